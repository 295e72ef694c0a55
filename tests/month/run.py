"""A month, or a part of one, lived to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from tests.month.habits import PEOPLE, Habit, Sitting
from tests.month.laws import Chronicle
from tests.month.plans import PLAN, shorten_silence, take_answers
from tests.month.steps import Killing
from tests.month.story import Month, open_month

SILENT_DAYS = 14
"""After how many days without a move this server closes a table."""


async def live(
    place: Path,
    tables: Sequence[Sitting],
    days: float,
    *,
    seed: int = 1,
    kills: tuple[int, int] | None = None,
    locale: str | None = None,
    defaults: bool = False,
) -> tuple[Month, Chronicle]:
    """Has people play so many days at these tables. kills: in one of how many steps, and how many at most.

    locale: in whose language everything is said; None: in everybody's own. defaults: whether nobody sets
    anything but the manager, who takes the answers of *Set up* as they are.
    """
    seated = {name for table in tables for name in table.people}
    people = [_speaking(habit, locale) for habit in PEOPLE if habit.name in seated or not habit.hours]
    if defaults:
        people = [set_nothing(habit) for habit in people]
    async with open_month(place, seed, people, locale) as month:
        for sitting in tables:
            await month.sit_down(replace(sitting, pace=None) if defaults else sitting)
        await month.settle_in()
        await (take_answers if defaults else shorten_silence(SILENT_DAYS))(month)
        month.plan = {moment: list(events) for moment, events in PLAN.items()}
        if kills is not None:
            month.killing = Killing(Random(seed), *kills)
            month.inn.forgiven.add("ServerDisconnectedError")
        await month.live(days)
        return month, chronicle_of(month)


def set_nothing(habit: Habit) -> Habit:
    """Somebody of the same hours who leaves all settings as they are."""
    return replace(habit, quiet=None, reminders="few", ahead=False, notices=True)


def _speaking(habit: Habit, locale: str | None) -> Habit:
    return habit if locale is None else replace(habit, locale=locale)


def chronicle_of(month: Month) -> Chronicle:
    """What the laws are asked of."""
    names = {month.user(name): name for name in month.people}
    return Chronicle(month.people, names, month.steps, month.diary.entries, month.began, month.quiet_from)
