"""Feats are remembered once, of games among people, and belong to whoever did them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.engine import Feat
from bot.match.settings import GuildSettings
from bot.match.values import Place
from cogs.inn.profiles.service import Profiles
from tests.match.house import ANN, BEN, HERE, House
from tests.match.tiny_game import tiny_bundle

WON = Feat("won", lambda game: game.outcome.winners)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    tiny_house = await House.open(tmp_path / "pony.db", replace(tiny_bundle(), feats=(WON,)))
    yield tiny_house
    await tiny_house.store.close()


async def test_what_was_done_is_remembered_once_with_its_day(house: House) -> None:
    match = await house.finished(ANN, BEN)
    table = await house.tables.table(match)
    assert table.outcome is not None
    (winner,) = [table.user_at(seat) for seat in table.outcome.winners]
    for _ in range(2):
        await house.tables.feats.note(match)
    deeds = [await house.tables.feats.of(HERE.guild, user) for user in (ANN, BEN)]
    assert sum(map(len, deeds)) == 1
    assert winner is not None
    (deed,) = await house.tables.feats.of(HERE.guild, winner)
    assert (deed.game, deed.feat, deed.times) == ("tiny", "won", 1)
    assert deed.first.date() == datetime(2026, 1, 1, tzinfo=UTC).date()
    assert (await Profiles(house.tables).of(HERE.guild, winner, winner)).deeds == (deed,)
    annals = await house.tables.archive.annals(match)
    assert annals is not None
    assert annals.feats == tuple((seat, "won") for seat in table.outcome.winners)


async def test_what_is_remembered_of_a_game_is_told_of_it_whatever_its_rules_would_find_now(
    house: House,
) -> None:
    match = await house.finished(ANN, BEN)
    table = await house.tables.table(match)
    assert table.outcome is not None
    (loser,) = [seat for seat, _ in table.seats if seat not in table.outcome.winners]
    assert loser is not None
    await house.store.write_feats(match, [(loser, "won")])
    annals = await house.tables.archive.annals(match)
    assert annals is not None
    assert annals.feats == ((loser, "won"),)


async def test_games_of_an_earlier_version_are_looked_through_once(house: House) -> None:
    for channel in (20, 21):
        await house.finished(ANN, BEN, place=Place(1, channel))
    await house.tables.feats.note_everything()
    feats = await house.store.feats(1, None)
    assert len(feats) == 2
    assert await house.store.value("looked-through-1") == "4"


async def test_a_server_may_do_without(house: House) -> None:
    match = await house.finished(ANN, BEN)
    await house.tables.feats.note(match)
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(feats=False))
    assert await house.tables.feats.of(1, ANN) + await house.tables.feats.of(1, BEN) == ()
    assert await house.tables.feats.since(1, datetime(2020, 1, 1, tzinfo=UTC)) == ()
    annals = await house.tables.archive.annals(match)
    assert annals is not None
    assert annals.feats == ()


async def test_a_feat_is_exported_and_goes_with_whoever_did_it(house: House) -> None:
    match = await house.finished(ANN, BEN)
    await house.tables.feats.note(match)
    (row,) = await house.store.feats(1, None)
    exported = json.loads(await house.tables.export(row.user))["feats"]
    assert [(feat["match"], feat["feat"]) for feat in exported] == [(match, "won")]
    await house.tables.erase(row.user)
    assert await house.store.feats(None, row.user) == ()
    await house.tables.feats.note(match)
    assert [feat.user < 0 for feat in await house.store.feats(1, None)] == [True]
    assert await house.tables.feats.since(1, datetime(2020, 1, 1, tzinfo=UTC)) == ()
