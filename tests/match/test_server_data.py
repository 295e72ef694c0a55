"""Everything of a server: as a file that tells nothing hidden, and erased beneath games that go on."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from bot.match.privacy import EXPORTED, KEPT_BACK
from bot.match.settings import GuildSettings
from bot.match.values import Place, RefusedError
from bot.store.queries.guilds import OF_GUILD
from bot.store.tables import TABLES
from tests.match.house import ANN, BEN, HERE, House
from tests.store.filled import fill

ELSEWHERE = Place(2, 12)


def test_of_every_table_of_a_server_it_is_known_what_its_file_holds() -> None:
    assert EXPORTED.keys() | KEPT_BACK.keys() == OF_GUILD.keys()
    assert EXPORTED.keys().isdisjoint(KEPT_BACK)
    for table, columns in EXPORTED.items():
        assert set(columns) <= set(TABLES[table]), table


async def export(house: House) -> dict[str, Any]:
    told: dict[str, Any] = orjson.loads(await house.tables.server_data.export(HERE.guild))
    return told


async def test_a_finished_game_is_in_the_file_with_its_record(house: House) -> None:
    match = await house.begun()
    await house.tables.resign(match, ANN, house.token())
    told = await export(house)
    assert [row["id"] for row in told["match"]] == [match]
    assert {row["user_id"] for row in told["result"]} == {str(ANN), str(BEN)}
    assert told["records"][str(match)] == await house.tables.archive.record(match, ANN)


async def test_of_a_game_that_goes_on_the_file_tells_no_move_and_no_position(house: House) -> None:
    """Given that who manages a server may well sit at its tables."""
    match = await house.begun()
    text = await house.tables.server_data.export(HERE.guild)
    for entry in await house.store.entries(match):
        assert f'"{entry.text}"' not in text
    stored = await house.store.match(match)
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot.state not in text
    assert orjson.loads(text)["records"] == {}


async def test_a_file_holds_nothing_of_another_server(house: House) -> None:
    await house.begun(place=ELSEWHERE)
    told = await export(house)
    assert not any(told[table] for table in EXPORTED)


async def test_every_kind_of_row_can_be_told(house: House) -> None:
    await fill(house.store)
    told = await export(house)
    assert all(told[table] for table in EXPORTED)
    assert told["guild_settings"] == [{"settings": {"a": 1, "b": 2}}]


async def test_after_an_erasure_a_running_game_is_unknown_and_others_go_on(house: House) -> None:
    here, there = await house.begun(), await house.begun(place=ELSEWHERE)
    await house.tables.change_guild_settings(HERE.guild, lambda _: GuildSettings(most_tables=3), ANN)
    view = await house.tables.view(here, ANN)
    await house.tables.server_data.erase(HERE.guild)
    for refused in (house.tables.table(here), house.tables.act(here, ANN, view.stamp, ("put a1",), "t")):
        with pytest.raises(RefusedError, match="refused-unknown-match"):
            await refused
    assert (await house.tables.guild_settings(HERE.guild)) == GuildSettings()
    assert [table.id for table in await house.tables.tables_of(ANN)] == [there]
    assert {row.match for row in await house.store.outbox(99)} == {there}
    await house.alarm.look()


async def test_after_an_erasure_a_table_can_be_opened_in_the_same_place(house: House) -> None:
    before = await house.begun()
    await house.tables.server_data.erase(HERE.guild)
    after = await house.begun()
    assert after > before


async def test_an_erasure_that_cannot_be_written_has_no_effect(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store import StoreError
    from bot.store.queries import guilds

    match = await house.begun()
    monkeypatch.setattr(guilds, "ERASURE", (*guilds.ERASURE[:9], "DELETE FROM nowhere"))
    with pytest.raises((RefusedError, StoreError)):
        await house.tables.server_data.erase(HERE.guild)
    assert (await house.tables.table(match)).phase == "playing"
    again = await house.reopened()
    assert (await again.tables.table(match)).phase == "playing"
    await again.store.close()
