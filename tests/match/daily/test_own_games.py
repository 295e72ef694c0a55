"""Games of the house against itself: finished and kept with a position, or as if they had never been."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import repeat
from typing import Any

import pytest

from bot.match.match import is_computer
from bot.match.operations import inspect_match
from bot.match.thinking import Thinking
from bot.match.values import Place
from bot.store import ArchiveQuery
from cogs.inn.daily.model import Bar, Puzzle
from cogs.inn.daily.service import PuzzleFinder, Puzzles, is_own_game
from tests.match.daily.test_puzzles import ANYTHING, Scripted
from tests.match.house import ANN, BEN, EVE, HERE, House
from tests.match.test_computer import Recorder
from tests.match.test_review import reviewer
from tests.match.tiny_game import tiny_bundle

THERE = Place(HERE.guild, 77)


def finder(house: House, runner: Recorder | None = None, bar: Bar = ANYTHING) -> PuzzleFinder:
    """A house that is always sure of the first choice there is."""
    thinking = Thinking([runner or Scripted(repeat(0))])
    return PuzzleFinder(house.tables, {"tiny": tiny_bundle()}, thinking, reviewer(house, Recorder()), bar)


async def played(house: House) -> Puzzle:
    puzzle = await finder(house).play(THERE, "tiny")
    assert puzzle is not None
    return puzzle


async def test_the_house_plays_a_whole_game_and_keeps_a_position_of_it(house: House) -> None:
    puzzle = await played(house)

    table = await house.tables.table(puzzle.match)
    kept, dry = await Puzzles(house.tables).ahead(HERE.guild)
    assert (kept, dry) == ((puzzle,), frozenset())
    assert (table.phase, table.place) == ("over", THERE)
    assert table.outcome is not None
    assert all(user is not None and is_computer(user) for _, user in table.seats)
    assert is_own_game(table)
    record = await house.tables.archive.read_record(puzzle.match)
    assert record.log[puzzle.entry] == (puzzle.seat, puzzle.played)


async def test_it_is_the_same_after_a_restart(house: House) -> None:
    puzzle = await played(house)
    again = await house.reopened()
    table = await again.tables.table(puzzle.match)
    assert is_own_game(table)
    assert (await Puzzles(again.tables).ahead(HERE.guild))[0] == (puzzle,)
    await again.tables.archive.verify(puzzle.match)
    assert (await finder(again).check(puzzle)) is not None


async def test_it_counts_nowhere_and_is_in_no_list(house: House) -> None:
    puzzle = await played(house)
    assert await house.store.results(HERE.guild, None) == ()
    assert await house.store.results(HERE.guild, None, of_house=True) == ()
    assert await house.store.archive(ArchiveQuery(HERE.guild)) == ()
    assert await house.tables.last_at(THERE) is None
    assert await house.tables.tables_at(THERE) is None
    assert await house.store.deadlines(9) == ()
    assert await house.outbox() == []
    assert await house.tables.history_of(ANN, 9) == []
    assert await house.store.matches(("over",)) == (puzzle.match,)


async def test_the_inspection_of_a_database_has_nothing_to_say_of_it(house: House) -> None:
    puzzle = await played(house)
    assert await inspect_match(house.store, {"tiny": tiny_bundle()}, puzzle.match, ()) == ()


async def test_a_table_in_the_same_channel_is_not_disturbed(house: House) -> None:
    match = await house.settled(ANN, BEN, place=THERE)
    await played(house)
    table = await house.tables.tables_at(THERE)
    assert table is not None
    assert table.id == match


async def test_a_game_in_which_nothing_is_clear_is_not_kept(house: House) -> None:
    assert await finder(house, bar=Bar(ahead=101)).play(THERE, "tiny") is None
    assert await house.store.matches(("over", "playing", "lobby")) == ()
    assert await Puzzles(house.tables).ahead(HERE.guild) == ((), frozenset())


class Stopped(Scripted):
    """A house whose process is stopped in the middle of a game."""

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        if self.asked == 5:
            raise asyncio.CancelledError
        return super().run(function, *arguments)


async def test_a_house_that_is_stopped_in_the_middle_leaves_nothing(house: House) -> None:
    with pytest.raises(asyncio.CancelledError):
        await finder(house, Stopped(repeat(0))).play(THERE, "tiny")
    assert await house.store.matches(("over", "playing", "lobby")) == ()


async def test_a_disk_that_fails_keeps_neither_the_game_nor_its_position(house: House) -> None:
    house.faulty.fail = "before"
    with pytest.raises(RuntimeError):
        await finder(house).play(THERE, "tiny")
    house.faulty.fail = None
    assert await house.store.matches(("over", "playing", "lobby")) == ()
    assert await Puzzles(house.tables).ahead(HERE.guild) == ((), frozenset())


async def test_looking_back_at_it_looks_at_every_seat(house: House) -> None:
    puzzle = await played(house)
    looking = reviewer(house, Recorder())
    review = await looking.complete(puzzle.match)
    assert review is not None
    assert {planned.seat for planned in review.plan} == {"north", "east"}


async def test_a_game_of_people_is_none_of_its_own(house: House) -> None:
    table = await house.tables.table(await house.finished(ANN, EVE))
    assert not is_own_game(table)


async def test_it_goes_with_its_server(house: House) -> None:
    puzzle = await played(house)
    await house.tables.server_data.erase(HERE.guild)
    assert await house.store.match(puzzle.match) is None
    assert await Puzzles(house.tables).ahead(HERE.guild) == ((), frozenset())


async def test_it_is_a_game_that_people_play_there_each_day_another(house: House) -> None:
    looking = finder(house)
    assert await looking.choose_game(HERE.guild, 3) == "tiny"
    await house.finished(ANN, BEN)
    assert await looking.choose_game(HERE.guild, 4) == "tiny"
