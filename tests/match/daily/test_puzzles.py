"""Who may be asked what, when, and what becomes of the answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import cycle, repeat
from typing import Any

import pytest

from bot.agents import Budget, Candidate, Choice
from bot.match.settings import GuildSettings
from bot.match.thinking import Thinking, advise
from bot.match.values import Place
from bot.store import ArchiveQuery
from cogs.inn.daily.model import VERSION, Bar, Option, Puzzle
from cogs.inn.daily.service import Daily, PuzzleFinder, Puzzles, Solver, count_row, due_day
from tests.match.house import ANN, BEN, CAT, House, refused
from tests.match.test_computer import Recorder
from tests.match.test_review import reviewer
from tests.match.tiny_game import tiny_bundle

MORNING = datetime(2026, 3, 2, 8, tzinfo=UTC)
DAY = timedelta(days=1)
ANYTHING = Bar(ahead=-100, playouts=1, tried=1, share=0.0, least=0, most=100, seeds=1)


class Calendar:
    """A clock that stands where it was put."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> datetime:
        return self.now


async def asked(house: House, calendar: Calendar, match: int, days: int) -> tuple[Puzzles, list[Daily]]:
    """So many positions, one a day, all of the same game."""
    puzzles = Puzzles(house.tables, calendar)
    options = tuple(Option(action=action, chance=None) for action in ("put a", "put b", "put c"))
    dailies = []
    for number in range(days):
        start = MORNING + number * DAY
        puzzle = Puzzle(
            match=match, game="tiny", entry=3, seat="north", options=options, best="put a", played="put b"
        )
        daily = await puzzles.keep(1, start.date().isoformat(), start + DAY, 20, puzzle)
        await puzzles.note_posted(daily, 20, 100 + number)
        dailies.append(daily)
    return puzzles, dailies


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
    thinking = Thinking([runner], Budget(playouts=40))
    return PuzzleFinder(house.tables, {"tiny": tiny_bundle()}, thinking, reviewer(house, runner), ANYTHING)


async def test_a_position_is_found_in_a_finished_game_and_each_game_is_used_once(house: House) -> None:
    await house.settled(ANN, BEN)
    assert await finder(house).find(1, ()) is None, "it is still being played"
    match = await house.finished(ANN, CAT, place=Place(1, 12))
    puzzle = await finder(house).find(1, ())
    assert puzzle is not None
    assert puzzle.match == match
    assert {puzzle.best, puzzle.played} <= {option.action for option in puzzle.options}
    assert await finder(house).find(1, {match}) is None
    assert await finder(house).find(2, ()) is None


class Scripted(Recorder):
    """A house that says what it is told to of the positions of the day, a few play-outs at a time."""

    def __init__(self, bests: Iterator[int]) -> None:
        super().__init__()
        self.bests = bests
        self.asked = 0

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        if function is not advise:
            return super().run(function, *arguments)
        self.asked += 1
        legal, best = arguments[1].legal, next(self.bests)
        candidates = [
            Candidate(action, 0.8 if at == best else 0.3, 180 if at == best else 10)
            for at, action in enumerate(legal)
        ]
        candidates.sort(key=lambda candidate: -candidate.visits)
        return Choice(candidates[0].action, tuple(candidates), 170 + 10 * len(legal))


def scripted(house: House, runner: Scripted) -> PuzzleFinder:
    return PuzzleFinder(
        house.tables, {"tiny": tiny_bundle()}, Thinking([runner]), reviewer(house, Recorder()), Bar()
    )


async def test_the_house_thinks_on_until_there_were_enough_play_outs_for_each_seed(house: House) -> None:
    """Given a busy machine on which a thought has few play-outs, then it takes more of them, and twice."""
    await house.finished(ANN, BEN)
    runner = Scripted(repeat(0))
    puzzle = await scripted(house, runner).find(1, ())
    assert puzzle is not None
    assert puzzle.best == puzzle.options[0].action
    assert runner.asked >= 2 * Bar().playouts / 250


async def test_what_another_seed_answers_otherwise_is_not_asked(house: House) -> None:
    await house.finished(ANN, BEN)
    thoughts = 3
    runner = Scripted(cycle([*repeat(0, thoughts), *repeat(1, thoughts)]))
    assert await scripted(house, runner).find(1, ()) is None
    assert runner.asked


async def test_good_positions_are_kept_for_poor_days_and_games_without_one_come_last(house: House) -> None:
    for _ in range(4):
        await house.finished(ANN, BEN)
    puzzles = Puzzles(house.tables, Calendar())
    looked = await finder(house).look(1, (), wanted=2)
    assert len(looked.puzzles) == 2
    dry = {row.match for row in (await house.store.archive(ArchiveQuery(1)))} - {
        puzzle.match for puzzle in looked.puzzles
    }
    await puzzles.keep_ahead(1, looked.puzzles, dry)
    kept, known = await puzzles.ahead(1)
    assert {puzzle.match for puzzle in kept} == {puzzle.match for puzzle in looked.puzzles}
    assert known == dry
    used = {puzzle.match for puzzle in kept}
    assert not (await finder(house).look(1, used, dry, again=False)).puzzles
    assert (await finder(house).look(1, used, dry)).puzzles[0].match in dry
    await puzzles.drop_ahead(1, kept[0].match)
    assert (await puzzles.ahead(1))[0] == kept[1:]


async def test_nothing_is_asked_of_games_that_others_may_not_look_at(house: House) -> None:
    await house.finished(ANN, BEN)
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(archive="players"))
    assert await finder(house).find(1, ()) is None
    await house.tables.change_guild_settings(1, lambda _: GuildSettings())
    await house.tables.change_user_settings(BEN, lambda old: old.model_copy(update={"profile": False}))
    assert await finder(house).find(1, ()) is None
    await house.tables.change_user_settings(BEN, lambda old: old.model_copy(update={"profile": True}))
    assert await finder(house).find(1, ()) is not None


def of_earlier_bar(puzzle: Puzzle) -> Puzzle:
    return puzzle.model_copy(update={"bar": 0})


async def test_a_stored_position_without_a_bar_is_of_an_earlier_one(house: House) -> None:
    puzzles, (daily,) = await asked(house, Calendar(), await house.finished(), 1)
    content = json.loads(daily.row.content)
    del content["bar"], content["void"]
    await house.store.puzzles.judge(1, daily.row.day, json.dumps(content))
    (unchecked,) = await puzzles.find_unchecked(1)
    assert (unchecked.puzzle.bar, unchecked.puzzle.void) == (0, False)


async def test_todays_bar_is_asked_again_about_what_an_earlier_one_found(house: House) -> None:
    await house.finished(ANN, BEN)
    first, second = scripted(house, Scripted(repeat(0))), scripted(house, Scripted(repeat(1)))
    puzzle = await first.find(1, ())
    assert puzzle is not None
    assert puzzle.bar == VERSION
    assert await first.check(of_earlier_bar(puzzle)) == puzzle
    assert await second.check(puzzle) is None, "it would choose otherwise today"
    reordered = puzzle.model_copy(update={"options": puzzle.options[::-1]})
    assert await first.check(reordered) is None, "its buttons would mean something else"
    gone = puzzle.model_copy(update={"match": 99})
    assert (await refused(first.check(gone))).reason == "refused-unknown-match"


async def test_what_does_not_stand_counts_in_nobodys_score(house: House) -> None:
    """Given three days all solved, when the second does not stand, then a row goes over it and is of two."""
    calendar = Calendar()
    puzzles, days = await asked(house, calendar, await house.finished(), 3)
    for number, daily in enumerate(days):
        calendar.now = MORNING + number * DAY
        await puzzles.answer(daily, ANN, "put a")
        await puzzles.answer(daily, BEN, "put b" if number == 1 else "put a")
        await puzzles.note_told(daily)
    assert await puzzles.streak(1, BEN) == 1

    await puzzles.note_checked(await puzzles.find(1, days[1].row.day), None)

    assert await puzzles.streak(1, ANN) == 2
    assert await puzzles.streak(1, BEN) == 2
    assert (await puzzles.result(days[2])).solvers == (Solver(ANN, 2), Solver(BEN, 2))
    week = await puzzles.best_solvers(1, MORNING, MORNING + 9 * DAY)
    assert week == (2, (Solver(ANN, 2), Solver(BEN, 2)))
    assert len(await house.store.puzzles.answers(1, "")) == 6, "what was answered stays"


async def test_a_question_that_does_not_stand_takes_no_answer(house: House) -> None:
    puzzles, (daily,) = await asked(house, Calendar(), await house.finished(), 1)
    await puzzles.note_checked(daily, None)
    void = await puzzles.find(1, daily.row.day)
    assert (await refused(puzzles.answer(void, ANN, "put a"))).reason == "refused-daily-void"


async def test_of_what_is_stored_the_latest_thirty_are_looked_at_again_each_once(house: House) -> None:
    puzzles, days = await asked(house, Calendar(), await house.finished(), 32)
    first = await puzzles.find_unchecked(1)
    assert [stored_daily.row.day for stored_daily in first] == [
        stored_daily.row.day for stored_daily in reversed(days[2:])
    ]
    for number, daily in enumerate(first):
        stands = daily.puzzle.model_copy(update={"bar": VERSION}) if number % 2 else None
        await puzzles.note_checked(daily, stands)
    assert await puzzles.find_unchecked(1) == ()
    void = [stored_daily.row.day for stored_daily in first[::2]]
    assert [
        stored_daily.row.day for stored_daily in await puzzles.latest_of(1, 30) if stored_daily.puzzle.void
    ] == void


async def test_what_was_told_stays_as_it_was_told(house: House) -> None:
    puzzles, (daily,) = await asked(house, Calendar(), await house.finished(), 1)
    await puzzles.note_told(daily)
    told = await puzzles.find(1, daily.row.day)
    other = told.puzzle.model_copy(update={"bar": VERSION, "reason": "something else"})
    await puzzles.note_checked(told, other)
    after = await puzzles.find(1, daily.row.day)
    assert after.puzzle == told.puzzle.model_copy(update={"bar": VERSION})


async def test_kept_positions_of_an_earlier_bar_are_known(house: House) -> None:
    for _ in range(2):
        await house.finished(ANN, BEN)
    puzzles = Puzzles(house.tables, Calendar())
    new, old = (await finder(house).look(1, (), wanted=2)).puzzles
    await puzzles.keep_ahead(1, (new, of_earlier_bar(old)), ())
    assert set((await puzzles.ahead(1))[0]) == {new, of_earlier_bar(old)}
    assert await puzzles.find_kept_unchecked(1) == (of_earlier_bar(old),)
