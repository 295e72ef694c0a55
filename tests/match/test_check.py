"""A check of a channel: its steps, each within its time, and what a server keeps of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest

from bot.match.values import RefusedError
from cogs.inn.check.model import IN_A_CHANNEL, IN_A_THREAD, WISHED, Outcome, Place, Report, Step
from cogs.inn.check.service import StepRefusedError, check, remember, try_everything
from tests.match.house import House

HERE = Place(5, 5, IN_A_CHANNEL, frozenset((*IN_A_CHANNEL, *WISHED)))
NOW = datetime(2026, 11, 27, 15, tzinfo=UTC)
AT_ONCE = 0.01
"""Seconds a step has here."""


@dataclass
class Pretended:
    """Steps of which some do not work."""

    fails: dict[Step, StepRefusedError] = field(default_factory=dict)
    hangs: frozenset[Step] = frozenset()
    steps: Sequence[Step] = ("words", "picture", "edit", "private")
    place: Place = HERE
    locale: str = ""
    done: list[str] = field(default_factory=list)

    async def try_out(self, step: Step) -> None:
        self.done.append(step)
        if step in self.fails:
            raise self.fails[step]
        if step in self.hangs:
            await asyncio.Event().wait()

    async def take_away(self) -> frozenset[str]:
        self.done.append("taken away")
        return frozenset()


def courses(report: Report) -> dict[Step, str]:
    return {outcome.step: outcome.course for outcome in report.outcomes}


async def test_a_step_that_hangs_says_so_and_the_others_go_on() -> None:
    trials = Pretended(hangs=frozenset({"picture"}))

    report = await try_everything(trials, AT_ONCE)

    assert courses(report) == {"words": "works", "picture": "hangs", "edit": "untried", "private": "works"}
    assert [(trouble.about, trouble.step) for trouble in report.troubles] == [("hangs", "picture")]
    assert trials.done[-1] == "taken away"


async def test_what_is_taken_away_may_hang_too() -> None:
    class Sticky(Pretended):
        async def take_away(self) -> frozenset[str]:
            await asyncio.Event().wait()
            return frozenset()

    assert (await try_everything(Sticky(), AT_ONCE)).left == {"messages"}


async def test_on_a_server_one_check_is_under_way_at_a_time() -> None:
    """Given it was pressed twice at once, the second hears so and the first is not disturbed."""
    first = asyncio.create_task(check(1, Pretended(hangs=frozenset({"words"})), 0.1))
    await asyncio.sleep(0)

    with pytest.raises(RefusedError, match="check-under-way"):
        await check(1, Pretended())
    await check(2, Pretended())

    assert courses(await first)["private"] == "works"
    assert courses(await check(1, Pretended()))["words"] == "works"


@pytest.mark.parametrize(
    ("step", "why", "code", "about"),
    [
        ("private", "", 50007, "private-closed"),
        ("thread", "", 160006, "threads-full"),
        ("picture", "painter", 0, "painter"),
        ("picture", "", 40005, "refused"),
        ("edit", "pictures", 50035, "pictures"),
    ],
)
def test_what_failed_is_explained(step: Step, why: str, code: int, about: str) -> None:
    report = Report(HERE, (Outcome(step, "fails", why, code),))

    assert [trouble.about for trouble in report.troubles] == [about]
    assert report.is_well is (about == "pictures")


def test_what_fails_for_want_of_a_permission_is_told_once() -> None:
    held = frozenset(IN_A_THREAD) - {"send_messages_in_threads"}
    thread = Place(6, 5, IN_A_THREAD, held, wished=())
    failed = [Outcome(step, "fails", code=50013) for step in ("words", "mention", "picture")]

    report = Report(thread, (*failed, Outcome("private", "fails", code=50007)))

    assert [trouble.about for trouble in report.troubles] == [
        "lacks-send_messages_in_threads",
        "private-closed",
    ]


async def test_a_server_keeps_what_was_found_out_and_loses_it_with_everything_else(house: House) -> None:
    """Given a later check that could not tell, the way of edits stays as it was."""
    refused = Report(HERE, (Outcome("edit", "fails", "pictures", 50035),))
    unknown = Report(HERE, (Outcome("picture", "fails", code=40005), Outcome("edit", "untried")))

    await remember(house.tables, 1, refused, NOW)
    await remember(house.tables, 1, unknown, NOW)

    checked = (await house.tables.guild_settings(1)).checked
    assert checked is not None
    assert (checked.at, checked.channel, checked.troubles, checked.anew) == (NOW, 5, ("refused",), True)
    assert '"troubles": [' in await house.tables.server_data.export(1)
    await house.tables.server_data.erase(1)
    assert (await house.tables.guild_settings(1)).checked is None
