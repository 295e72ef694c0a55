"""Who may be asked what, when, and what becomes of the answers."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from bot.agents import Budget
from bot.match.computer.thinking import Thinking
from bot.match.daily.finding import PuzzleFinder
from bot.match.daily.puzzle import Bar, Option, Puzzle
from bot.match.daily.puzzles import Daily, Puzzles, Solver, count_row, due_day
from bot.match.people.settings import GuildSettings
from bot.match.table import Place
from tests.match.house import ANN, BEN, CAT, House, refused
from tests.match.test_computer import Recorder
from tests.match.test_review import reviewer
from tests.match.tiny_game import tiny_bundle

MORNING = datetime(2026, 3, 2, 8, tzinfo=UTC)
DAY = timedelta(days=1)
ANYTHING = Bar(ahead=-100, playouts=1, tried=1, share=0.0, least=0, most=100)


class Calendar:
    """A clock that stands where it was put."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> datetime:
        return self.now


async def asked(house: House, calendar: Calendar, match: int, days: int) -> tuple[Puzzles, list[Daily]]:
    """So many positions, one a day, all of the same game."""
    puzzles = Puzzles(house.store, house.tables.settings, calendar)
    options = tuple(Option(action=each, chance=None) for each in ("put a", "put b", "put c"))
    found = []
    for number in range(days):
        start = MORNING + number * DAY
        puzzle = Puzzle(
            match=match, game="tiny", entry=3, seat="north", options=options, best="put a", played="put b"
        )
        daily = await puzzles.keep(1, start.date().isoformat(), start + DAY, 20, puzzle)
        await puzzles.note_posted(daily, 20, 100 + number)
        found.append(daily)
    return puzzles, found


@pytest.mark.parametrize(
    ("now", "day", "until"),
    [
        (MORNING, "2026-03-02", MORNING + DAY),
        (MORNING - timedelta(seconds=1), "2026-03-01", MORNING),
        (MORNING + timedelta(hours=15), "2026-03-02", MORNING + DAY),
    ],
)
def test_a_day_begins_at_its_hour(now: datetime, day: str, until: datetime) -> None:
    assert due_day(now, 8) == (day, until)


def test_a_row_ends_before_the_first_that_was_not_solved() -> None:
    assert count_row(["d", "c", "b", "a"], {"d", "c", "a"}) == 2
    assert count_row(["d"], set()) == 0
    assert count_row(["b", "a"], {"a", "b"}) == 2


async def test_one_may_choose_anew_until_the_day_is_over(house: House) -> None:
    calendar = Calendar()
    puzzles, (daily,) = await asked(house, calendar, await house.finished(), 1)
    await puzzles.answer(daily, ANN, "put b")
    await puzzles.answer(daily, ANN, "put a")
    calendar.now = daily.until
    assert (await refused(puzzles.answer(daily, ANN, "put c"))).reason == "refused-daily-over"
    assert await puzzles.answer_of(daily, ANN) == "put a"
    assert (await puzzles.untold(1))[0].row.day == daily.row.day


async def test_the_result_tells_how_many_chose_what_and_names_whoever_may_be_named(house: House) -> None:
    calendar = Calendar()
    puzzles, days = await asked(house, calendar, await house.finished(), 3)
    for number, daily in enumerate(days):
        calendar.now = MORNING + number * DAY
        await puzzles.answer(daily, ANN, "put a" if number else "put b")
        await puzzles.answer(daily, BEN, "put a")
        await puzzles.answer(daily, CAT, "put c" if number == 1 else "put a")
    await house.tables.change_user_settings(BEN, lambda old: old.model_copy(update={"profile": False}))
    result = await puzzles.result(days[2])
    assert dict(result.chosen) == {"put a": 3}
    assert result.solvers == (Solver(ANN, 2), Solver(CAT, 1))


async def test_a_row_and_a_week_count_what_was_told_alone(house: House) -> None:
    calendar = Calendar()
    puzzles, days = await asked(house, calendar, await house.finished(), 3)
    for daily in days:
        calendar.now = daily.until - timedelta(hours=1)
        await puzzles.answer(daily, ANN, "put a")
    await puzzles.answer(days[2], BEN, "put a")
    for daily in days[:2]:
        await puzzles.note_told(await puzzles.find(1, daily.row.day))
    assert await puzzles.streak(1, ANN) == 2
    assert await puzzles.best_solvers(1, MORNING, MORNING + 9 * DAY) == (2, (Solver(ANN, 2),))
    assert await puzzles.best_solvers(1, MORNING + 9 * DAY, MORNING + 16 * DAY) == (0, ())


async def test_answers_are_exported_and_go_with_an_erasure(house: House) -> None:
    puzzles, (daily,) = await asked(house, Calendar(), await house.finished(), 1)
    await puzzles.answer(daily, ANN, "put a")
    (told,) = json.loads(await house.tables.export(ANN))["positions_of_the_day"]
    assert (told["choice"], told["solved"]) == ("put a", True)
    await house.tables.erase(ANN)
    assert await house.store.puzzles.answers(1, "") == ()


def finder(house: House) -> PuzzleFinder:
    runner = Recorder()
    thinking = Thinking(runner, Budget(playouts=40))
    return PuzzleFinder(house.tables, {"tiny": tiny_bundle()}, thinking, reviewer(house, runner), ANYTHING)


async def test_a_position_is_found_in_a_finished_game_and_each_game_is_used_once(house: House) -> None:
    await house.settled(ANN, BEN)
    assert await finder(house).find(1, ()) is None, "it is still being played"
    match = await house.finished(ANN, CAT, place=Place(1, 12))
    found = await finder(house).find(1, ())
    assert found is not None
    assert found.match == match
    assert {found.best, found.played} <= {each.action for each in found.options}
    assert await finder(house).find(1, {match}) is None
    assert await finder(house).find(2, ()) is None


async def test_nothing_is_asked_of_games_that_others_may_not_look_at(house: House) -> None:
    await house.finished(ANN, BEN)
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(archive="players"))
    assert await finder(house).find(1, ()) is None
    await house.tables.change_guild_settings(1, lambda _: GuildSettings())
    await house.tables.change_user_settings(BEN, lambda old: old.model_copy(update={"profile": False}))
    assert await finder(house).find(1, ()) is None
    await house.tables.change_user_settings(BEN, lambda old: old.model_copy(update={"profile": True}))
    assert await finder(house).find(1, ()) is not None
