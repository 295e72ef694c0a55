"""Standings, settings and what is kept about people."""

from __future__ import annotations

import asyncio
import json
import sqlite3

import pytest

from bot.engine import RecordError
from bot.match.archive import read_record
from bot.match.rating import Ladder, Standing
from bot.match.settings import GuildSettings, UserSettings
from bot.match.values import Place
from tests.match.house import ANN, BEN, CAT, EVE, HERE, House, refused
from tests.match.tiny_game import tiny_bundle


async def standings(house: House, game: str | None = None) -> dict[int, Standing]:
    """The leaderboard of guild 1, by user."""
    return {
        standing.user: standing for standing in (await house.tables.leaderboards.of(1, Ladder(game))).lines
    }


async def test_each_game_of_a_series_counts(house: House) -> None:
    match = await house.begun(series=2)
    ended = (await house.tables.resign(match, ANN, "a")).view.table
    assert ended.next is not None
    await house.tables.resign(ended.next, ANN, "b")
    lines = await standings(house)
    assert (lines[ANN].played, lines[ANN].won) == (2, 0)
    assert (lines[BEN].played, lines[BEN].won) == (2, 2)


async def test_a_game_agreed_not_to_count_is_on_no_leaderboard(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, [], {}, "a", settled={"friendly": True})
    await house.tables.join(table.id, BEN, None, "b")
    await house.tables.begin(table.id, ANN, "c")
    await house.tables.resign(table.id, ANN, "d")
    assert (await house.tables.table(table.id)).phase == "over"
    assert await standings(house) == {}


async def test_the_leaderboard_belongs_to_a_guild_and_a_game(house: House) -> None:
    await house.finished()
    await house.finished(BEN, CAT, place=Place(2, 20))
    assert set(await standings(house, "tiny")) == {ANN, BEN}
    assert await standings(house, "war") == {}
    await house.finished(ANN, CAT, place=Place(1, 21))
    assert set(await standings(house)) == {ANN, BEN, CAT}


async def test_settings_are_kept(house: House) -> None:
    assert await house.tables.user_settings(ANN) == UserSettings()
    await house.tables.change_user_settings(
        ANN, lambda _: UserSettings(language="pl", notices=False, dm_closed=True)
    )
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(language="en", channels=(5, 6)))
    later = await house.reopened()
    assert (await later.tables.user_settings(ANN)).language == "pl"
    assert (await later.tables.guild_settings(1)).channels == (5, 6)
    await later.store.close()


async def test_export_shows_what_is_kept_and_nothing_of_others(house: House) -> None:
    done = await house.finished()
    running = await house.begun(place=Place(1, 20))
    await house.play(running, ANN, "put c")
    await house.play(running, BEN, "put b")
    lobby = await house.tables.open_lobby("tiny", Place(1, 21), BEN, [ANN], {}, "l")
    exported = json.loads(await house.tables.export(ANN))
    assert [match["match"] for match in exported["matches"]] == [done, running, lobby.id]
    assert exported["matches"][1]["actions"] == ["put c"]
    assert exported["matches"][2]["invited"]
    assert [result["match"] for result in exported["results"]] == [done]
    assert str(BEN) not in await house.tables.export(ANN)


async def test_erasing_leaves_no_trace_and_keeps_the_games_of_others(house: House) -> None:
    for channel in range(20, 30):
        await house.finished(place=Place(1, channel))
    running = [await house.settled(place=Place(1, channel)) for channel in range(30, 33)]
    three = await house.settled(ANN, BEN, CAT, place=Place(1, 33))
    series = await house.begun(series=2, place=Place(1, 34))
    lobby = await house.tables.open_lobby("tiny", HERE, ANN, [], {}, "l")
    await house.tables.join(lobby.id, BEN, None, "m")
    guest = await house.tables.open_lobby("tiny", Place(1, 35), BEN, [ANN], {}, "n")
    await house.tables.change_user_settings(ANN, lambda _: UserSettings(language="pl"))
    before = (await standings(house))[BEN]

    await house.tables.erase(ANN)

    for match in running:
        table = await house.tables.table(match)
        assert (table.phase, table.outcome and table.outcome.winners) == ("over", ("east",))
        assert table.seat_of(ANN) is None
    assert (await house.tables.table(three)).phase == "playing"
    await house.play(three, BEN, "end")
    ended = await house.tables.table(series)
    assert ended.next is not None
    assert (await house.tables.table(ended.next)).phase == "over"
    assert (await house.tables.table(lobby.id)).joined == (BEN,)
    assert (await house.tables.table(guest.id)).invited == ()
    assert await house.tables.tables_of(ANN) == []
    lines = await standings(house)
    assert set(lines) == {BEN}
    assert lines[BEN].played == before.played + 5
    assert json.loads(await house.tables.export(ANN))["matches"] == []
    assert (await house.tables.user_settings(ANN)).language is None
    for match in (*running, three, series):
        await house.tables.archive.verify(match)
    with sqlite3.connect(house.path) as connection:
        everything = "\n".join(connection.iterdump())
    connection.close()
    assert str(ANN) not in everything


async def test_erasing_twice_gives_different_pseudonyms(house: House) -> None:
    await house.finished()
    await house.tables.erase(ANN)
    await house.tables.erase(BEN)
    assert {row.user for row in await house.store.results(1, None)} == {-1, -2}


async def test_the_record_is_secret_until_the_game_is_over(house: House) -> None:
    match = await house.settled()
    for user in (ANN, EVE):
        error = await refused(house.tables.archive.record(match, user))
        assert error.reason == "refused-record-while-playing"
    await house.tables.resign(match, ANN, "r")
    text = await house.tables.archive.record(match, EVE)
    _, record, played = read_record({"tiny": tiny_bundle()}, text)
    assert record.log[-1] == ("north", "resign")
    assert [f"{action.seat} {action.text}" for action in played[1:]] == await house.log(match)


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("Game: tiny", "Game: chess", "record-game-unknown", 1),
        ("Ruleset: 1", "Ruleset: 9", "record-foreign", 1),
        ("Ruleset: 1", "Ruleset: new", "record-line-unreadable", 2),
        ("Options: {", "Options: {{", "record-options-unreadable", 3),
        ("Game: tiny\n", "", "record-header-missing", 1),
        ("north put a", "north jump", "record-line-unreadable", 11),
        ("north put a", "middle put a", "record-line-unreadable", 11),
        ("north put a", "north roll", "record-line-illegal", 11),
        ("north put a", "??", "record-line-unreadable", 11),
        ("chance deal", "chance resign # chance deal", "record-line-unreadable", 9),
    ],
)
async def test_a_damaged_record_says_where(house: House, old: str, new: str, reason: str, line: int) -> None:
    text = await house.tables.archive.record(await house.finished(), ANN)
    assert old in text
    with pytest.raises(RecordError) as caught:
        read_record({"tiny": tiny_bundle()}, text.replace(old, new, 1))
    assert (caught.value.reason, caught.value.line) == (reason, line)


async def test_the_log_is_paged_by_what_the_viewer_knows(house: House) -> None:
    match = await house.settled(rounds=30)
    for turn in range(30):
        await house.play(match, (ANN, BEN)[turn % 2], "end")
    rows, page, pages = await house.tables.log(match, EVE)
    assert (page, pages) == (3, 3)
    first, page, _ = await house.tables.log(match, EVE, 1)
    assert page == 1
    assert [number for number, _ in first] == list(range(1, 16))
    assert first[0][1].kind() == "seat-ready"
    assert rows[-1][0] == 33
    own, *_ = await house.tables.log(match, ANN, 1)
    assert [event.kind() for _, event in own][:2] == ["card-dealt", "counter-put"]


async def test_a_game_that_left_the_house_hinders_nobody(house: House) -> None:
    match = await house.begun()
    await house.store.close()
    later = await House.open(house.path)
    later.tables._bundles.clear()  # type: ignore[attr-defined]
    assert await later.tables.tables_of(ANN) == []
    await later.tables.erase(ANN)
    assert (await later.store.person(ANN))[0] == ()
    assert (await refused(later.tables.table(match))).reason == "refused-unknown-game"
    await later.store.close()


async def test_changes_of_settings_at_the_same_moment_both_count(house: House) -> None:
    tables = house.tables
    await asyncio.gather(
        tables.change_user_settings(ANN, lambda old: old.model_copy(update={"dm_closed": True})),
        tables.change_user_settings(ANN, lambda old: old.model_copy(update={"language": "pl"})),
        tables.change_guild_settings(1, lambda old: old.model_copy(update={"channels": (5,)})),
        tables.change_guild_settings(1, lambda old: old.model_copy(update={"language": "pl"})),
    )

    assert await tables.user_settings(ANN) == UserSettings(language="pl", dm_closed=True)
    assert await tables.guild_settings(1) == GuildSettings(language="pl", channels=(5,))
