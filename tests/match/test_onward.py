"""A game that begins with a position of another: its log, its record, and where it counts."""

from __future__ import annotations

import sqlite3
from random import Random

import pytest

from bot.engine import Record, RecordError, replay
from bot.engine.record import BEGIN
from bot.match.archive import take_in
from bot.match.match import LoadedMatch
from bot.match.moments import imagine
from bot.match.origin import Origin
from bot.match.play import end_match
from bot.match.results import results_of
from bot.match.values import Place
from tests.match.house import ANN, BEN, CAT, House, refused
from tests.match.test_loading import damage
from tests.match.tiny_game import tiny_bundle

THERE = Place(guild=1, channel=12)


async def origin_of(house: House, match: int, number: int = 3, seat: str = "north") -> Origin:
    record = await house.tables.archive.read_record(match)
    bundle, dump = tiny_bundle(), tiny_bundle().game.dump
    true = imagine(bundle, record, number, None, Random(0))
    return Origin(
        source="match",
        match=match,
        moment=number,
        seat=seat,
        seats=bundle.game.seats(true),
        knowing=(ANN,),
        drawn=dump(imagine(bundle, record, number, seat, Random(0))),
        true=dump(true),
    )


async def played_on(house: House, *, whole: bool = False, place: Place = THERE) -> int:
    """A table of Ann and Ben that goes on from the middle of a finished game."""
    match = await house.finished(ANN, BEN)
    origin = await origin_of(house, match)
    table = await house.tables.open_lobby(
        "tiny", place, ANN, (), {}, house.token(), seat="north", origin=origin
    )
    await house.tables.join(table.id, BEN, "east", house.token())
    if whole:
        for user in (ANN, BEN):
            await house.tables.wish_for_cards(table.id, user, house.token(), whole=True)
    await house.tables.begin(table.id, ANN, house.token())
    return table.id


async def test_the_log_begins_with_the_position_and_is_played_again_from_there(house: House) -> None:
    match = await played_on(house)
    before = (await house.tables.repository.get(match)).state
    await house.tables.archive.verify(match)

    again = await house.reopened()

    assert (await again.tables.repository.get(match)).state == before
    await again.tables.archive.verify(match)
    await again.store.close()


async def test_without_its_snapshot_the_position_is_read_from_the_log(house: House) -> None:
    match = await played_on(house)
    before = (await house.tables.repository.get(match)).state
    damage(house, "DELETE FROM snapshot")

    again = await house.reopened()

    assert (await again.tables.repository.get(match)).state == before
    await again.store.close()


async def test_all_lies_as_it_lay_where_everybody_at_the_table_agrees(house: House) -> None:
    ended = await house.finished(ANN, BEN)
    origin = await origin_of(house, ended)
    match = (await house.tables.open_lobby("tiny", THERE, ANN, (), {}, house.token(), origin=origin)).id
    await house.tables.join(match, BEN, None, house.token())
    await house.tables.wish_for_cards(match, ANN, house.token(), whole=True)
    await house.tables.begin(match, ANN, house.token())

    kept = (await house.tables.table(match)).origin
    assert kept is not None
    assert not kept.whole, "one of two wished for it"
    assert kept == kept.model_copy(update={"agreed": (), "knowing": (), "drawn": "", "true": ""})

    other = await played_on(house, whole=True, place=Place(1, 13))
    begun = (await house.tables.table(other)).origin
    assert begun is not None
    assert begun.whole


async def test_who_has_gone_is_not_asked_and_is_named_no_longer(house: House) -> None:
    ended = await house.finished(ANN, BEN)
    origin = await origin_of(house, ended)
    match = (await house.tables.open_lobby("tiny", THERE, ANN, (), {}, house.token(), origin=origin)).id
    await house.tables.join(match, BEN, None, house.token())
    await house.tables.wish_for_cards(match, ANN, house.token(), whole=True)

    await house.tables.leave(match, ANN, house.token())

    row = (await house.tables.repository.get(match)).row
    assert row.origin is not None
    assert str(ANN) not in row.origin


async def test_its_seats_and_what_was_agreed_stand(house: House) -> None:
    ended = await house.finished(ANN, BEN)
    origin = await origin_of(house, ended)
    lobby = await house.tables.open_lobby("tiny", THERE, ANN, (), {}, house.token(), origin=origin)

    assert [seat for seat, _ in lobby.seats] == ["north", "east"]
    error = await refused(house.tables.join(lobby.id, BEN, "west", house.token()))
    assert error.reason == "refused-seat-unknown"
    error = await refused(house.tables.set_option(lobby.id, ANN, "rounds", "3", house.token()))
    assert error.reason == "refused-onward-settled"
    await house.tables.join(lobby.id, BEN, None, house.token())
    error = await refused(house.tables.join(lobby.id, CAT, None, house.token()))
    assert error.reason == "refused-full"


async def test_no_position_of_a_lobby_is_told_to_anybody(house: House) -> None:
    ended = await house.finished(ANN, BEN)
    origin = await origin_of(house, ended)

    table = await house.tables.open_lobby("tiny", THERE, ANN, (), {}, house.token(), origin=origin)

    assert table.origin is not None
    assert (table.origin.drawn, table.origin.true) == ("", "")


async def test_nothing_before_the_position_is_taken_back(house: House) -> None:
    match = await played_on(house)
    error = await refused(house.tables.undo(match, ANN, house.token()))
    assert error.reason in ("refused-undo-nothing", "refused-undo-wall")
    state = (await house.tables.repository.get(match)).state
    user, text = await any_choice(house, match)
    await house.tables.act(match, user, None, [text], house.token())

    await house.tables.undo(match, user, house.token())

    assert (await house.tables.repository.get(match)).state == state
    await house.tables.archive.verify(match)


async def any_choice(house: House, match: int) -> tuple[int, str]:
    """Somebody who must choose, and a choice that shows nothing."""
    loaded: LoadedMatch = await house.tables.repository.get(match)
    seat = loaded.decisions().open[0].seat
    legal = [str(action) for action in loaded.game.legal(loaded.state, seat)]
    return dict(loaded.seating())[seat], next((text for text in legal if text.startswith("put")), legal[0])


async def test_its_record_is_read_again_and_says_where_it_comes_from(house: House) -> None:
    match = await played_on(house)
    await house.tables.resign(match, ANN, house.token())

    text = await house.tables.archive.record(match, ANN, {})
    bundle, record = take_in({"tiny": tiny_bundle()}, text)

    tags = dict(record.tags)
    assert tags["From"].startswith("match ")
    assert tags["Cards"] == "drawn anew for north"
    assert record.log[0][1].startswith(BEGIN)
    assert Record.parse(str(record)) == record
    *_, last = replay(bundle.game, record)
    assert last.state == (await house.tables.repository.get(match)).state


@pytest.mark.parametrize("bad", ["{}", '{"game":"other","ruleset":1,"state":{}}', "nonsense"])
async def test_a_record_with_no_position_of_its_game_is_refused(house: House, bad: str) -> None:
    match = await played_on(house)
    await house.tables.resign(match, ANN, house.token())
    lines = (await house.tables.archive.record(match, ANN, {})).splitlines()
    changed = [f"chance {BEGIN}{bad}" if line.startswith("chance begin") else line for line in lines]
    with pytest.raises(RecordError):
        take_in({"tiny": tiny_bundle()}, "\n".join(changed))


async def test_a_position_stands_in_the_first_line_alone(house: House) -> None:
    match = await played_on(house)
    await house.tables.resign(match, ANN, house.token())
    text = await house.tables.archive.record(match, ANN, {})
    begun = next(line for line in text.splitlines() if line.startswith("chance begin"))
    with pytest.raises(RecordError):
        take_in({"tiny": tiny_bundle()}, text.replace(begun, f"{begun}\n{begun}"))


async def test_it_has_no_result_no_feat_and_no_next_game(house: House) -> None:
    match = await played_on(house)
    await house.tables.resign(match, ANN, house.token())
    table = await house.tables.table(match)
    assert table.phase == "over"

    loaded = await house.tables.repository.get(match)
    assert table.outcome is not None
    assert results_of(loaded, table.outcome, "2026-01-01") == ()
    assert match not in {row.match for row in await house.store.results_after(1, 0, 1000)}
    await house.tables.feats.note(match)
    assert await house.store.feats(None, None, match=match) == ()
    assert table.next is None


COUNTED = ("result", "rating", "rating_history", "feat", "opening", "tournament_pairing")
"""Tables from which leaderboards, seasons, profiles, feats, the archive and the weekly news are made."""


def count_rows(house: House) -> dict[str, int]:
    with sqlite3.connect(house.path) as connection:
        counts = {table: len(connection.execute(f"SELECT 1 FROM {table}").fetchall()) for table in COUNTED}
    connection.close()
    return counts


@pytest.mark.parametrize("whole", [False, True])
async def test_it_leaves_no_row_where_anything_is_counted(house: House, whole: bool) -> None:
    """Given a game like any other beside it, then that one does leave some."""
    match = await played_on(house, whole=whole)
    await house.tables.leaderboards.rate_new(1)
    before = count_rows(house)
    await house.tables.resign(match, ANN, house.token())
    await house.tables.feats.note(match)
    await house.tables.leaderboards.rate_new(1)
    assert count_rows(house) == before

    await house.finished(ANN, BEN, place=Place(1, 14))
    await house.tables.leaderboards.rate_new(1)
    after = count_rows(house)
    assert all(after[table] > before[table] for table in ("result", "rating_history"))


async def test_a_draw_agreed_on_counts_nowhere_either(house: House) -> None:
    match = await played_on(house)
    before = count_rows(house)
    loaded = await house.tables.repository.get(match)
    assert end_match(loaded, "draw", "2026-01-01").results == ()
    assert count_rows(house) == before
