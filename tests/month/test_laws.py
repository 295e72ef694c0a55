"""Each law of the diary fails when it is broken: a small month that is right, and with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.month import laws
from tests.month.diary import Entry
from tests.month.habits import Habit
from tests.month.laws import Chronicle, broken_laws
from tests.month.steps import Step, TableNow

NOON = datetime(2027, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
ANN, BEN, CAT = (
    Habit("ann", "en-GB", "Europe/London", (12,), quiet=(22, 7), reminders="all", away=(5, 4)),
    Habit("ben", "pl", "Europe/Warsaw", (12,)),
    Habit("cat", "pl", "Europe/Warsaw", (), gone=2),
)
NAMES = {1: "ann", 2: "ben", 3: "cat"}
SEATS = (("a", 1), ("b", 2))
TABLE = TableNow(7, "duel", "", 9, "playing", 1, "day", SEATS, (2,), (), ((2, 0),), None, None, False, "", "")


def step(number: int, hours: float, before: TableNow, after: TableNow, actor: str | None = None) -> Step:
    """One step at a moment after noon; an actor's is at the table."""
    at = NOON + hours * HOUR
    match = None if actor is None else 7
    return Step(number, at, at, actor, match, {7: before}, {7: after})


def call(number: int, hours: float, name: str, text: str = "Your turn") -> Entry:
    """A private message."""
    return Entry(NOON + hours * HOUR, number, "sent", number, name, True, (name,), (7,), text)


def a_good_month(*more: Entry, without: tuple[int, ...] = ()) -> Chronicle:
    """Ben plays and Ann must choose; half a day later she is reminded, and when she is late Ben is told."""
    hers = replace(TABLE, seq=2, waiting=(1,), told=((1, 0),))
    half, late = replace(hers, told=((1, 1),)), replace(hers, told=((1, 4),), late=(("a", 1),))
    steps = [
        step(0, 0, TABLE, TABLE, "ben"),
        step(1, 1, TABLE, hers, "ben"),
        step(2, 21, hers, half),
        step(3, 97, half, late),
        step(4, 240, late, late),
    ]
    entries = [
        call(1, 1, "ann"),
        call(2, 21, "ann", "## ⏳ A table waits"),
        call(3, 97, "ben", "⌛ time is over"),
        call(1, 1, "cat", "👀 a turn"),
    ]
    kept = [entry for number, entry in enumerate(entries) if number not in without]
    people = {habit.name: habit for habit in (ANN, BEN, CAT)}
    return Chronicle(people, NAMES, steps, sorted([*kept, *more], key=lambda entry: entry.at), NOON, NOON)


def a_month_with_an_end(told: tuple[str, ...]) -> Chronicle:
    """At the end of a good month a claim is carried out."""
    month = a_good_month(*(call(5, 242, name, "🏁 over") for name in told))
    late = month.steps[-1].after[7]
    over = replace(late, phase="over", waiting=())
    return replace(month, steps=[*month.steps, step(5, 242, late, over), step(6, 250, over, over)])


def a_month_of_silence() -> Chronicle:
    """Ben is to choose within a day, and nobody says anything for five."""
    month = a_good_month()
    return replace(month, steps=[*month.steps, step(5, 250, TABLE, TABLE), step(6, 370, TABLE, TABLE)])


def test_a_good_month_breaks_no_law() -> None:
    assert broken_laws(a_good_month()) == []
    assert broken_laws(a_month_with_an_end(("ann", "ben"))) == []


@pytest.mark.parametrize(
    ("law", "month"),
    [
        (laws.disturbed, lambda: a_good_month(call(3, 34.9, "ann", "at 22.54"))),
        (laws.forgotten, lambda: a_good_month(without=(0,))),
        (laws.forgotten, lambda: a_good_month(call(1, 2, "ann"), without=(0,))),
        (laws.unreminded, lambda: a_good_month(without=(1,))),
        (laws.untold_of_lateness, lambda: a_good_month(without=(2,))),
        (laws.untold_of_the_end, lambda: a_month_with_an_end(told=("ann",))),
        (laws.told_twice, lambda: a_good_month(call(1, 1.5, "ann"))),
        (laws.told_twice, lambda: a_good_month(call(1, 1, "ann", "in other words"))),
        (
            laws.reminded_too_often,
            lambda: a_good_month(*(call(2, 45 + hours, "ann", f"⏳ {hours}") for hours in (0, 2, 4, 6))),
        ),
        (laws.reminded_while_away, lambda: a_good_month(call(4, 150, "ann", "⏳ come"))),
        (
            laws.nagged,
            lambda: a_good_month(*(call(4, 240 - hours, "ben", f"{hours}") for hours in range(11))),
        ),
        (laws.neglected, lambda: a_month_of_silence()),
        (laws.followed_after_leaving, lambda: a_good_month(call(4, 60, "cat", "👀 another turn"))),
        (laws.betrayed, lambda: a_good_month(call(0, 0, "ann", "Ben has chosen"))),
    ],
)
def test_a_law_names_what_breaks_it(law: Callable[[Chronicle], Any], month: Callable[[], Chronicle]) -> None:
    assert {breach.partition(":")[0] for breach in broken_laws(month())} == {law.__name__}


def test_a_secret_step_moves_no_clock() -> None:
    month = a_good_month()
    moved = replace(month.steps[0], after={7: replace(TABLE, clocks="later")})
    assert broken_laws(replace(month, steps=[moved, *month.steps[1:]])) == [
        "betrayed: a secret step of ben at 7 has moved a clock"
    ]
