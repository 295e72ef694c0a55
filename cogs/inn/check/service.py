"""A check of a channel: the steps one after another, each within its time, and what a server keeps of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Final, Protocol

from bot.logs import get_logger
from bot.match.matches import MatchService
from bot.match.settings import Checked, GuildSettings
from bot.match.values import RefusedError
from cogs.inn.check.model import AFTER, Outcome, Place, Report, Step

PATIENCE: Final = 8.0
"""Seconds a step may take."""
log = get_logger("check")


class StepRefusedError(Exception):
    """Raised by a step that does not work. why: the reason, where it has a name; code: Discord's for it."""

    def __init__(self, why: str = "", code: int = 0) -> None:
        super().__init__(why or str(code))
        self.why = why
        self.code = code


class Trials(Protocol):
    """Things that can be tried in a place. locale: as for a report."""

    @property
    def place(self) -> Place:
        """The place in which they are tried."""

    @property
    def steps(self) -> Sequence[Step]:
        """The steps that can be tried there."""

    @property
    def locale(self) -> str:
        """The server's own language, where the bot speaks another one there; else empty."""

    async def try_out(self, step: Step) -> None:
        """Try one thing. Raises StepRefusedError."""

    async def take_away(self) -> frozenset[str]:
        """Take away what was posted; return what had to stay."""


_UNDER_WAY: Final[set[int]] = set()
"""The servers on which something is being tried: once at a time."""


async def check(guild: int, trials: Trials, patience: float = PATIENCE) -> Report:
    """Try everything on a server. Raises RefusedError where that is being done there already.

    patience: seconds each step may take.
    """
    if guild in _UNDER_WAY:
        raise RefusedError("check-under-way")
    _UNDER_WAY.add(guild)
    try:
        return await try_everything(trials, patience)
    finally:
        _UNDER_WAY.discard(guild)


async def remember(matches: MatchService, guild: int, report: Report, at: datetime) -> None:
    """Keep what was found out for a server. Raises RefusedError."""

    def note(settings: GuildSettings) -> GuildSettings:
        before = settings.checked
        anew = report.anew if report.knows_of_edits or before is None else before.anew
        troubles = tuple(trouble.about for trouble in report.troubles if not trouble.harmless)
        checked = Checked(at=at, channel=report.place.channel, troubles=troubles, anew=anew)
        return settings.model_copy(update={"checked": checked})

    await matches.change_guild_settings(guild, note)


async def try_everything(trials: Trials, patience: float = PATIENCE) -> Report:
    """Try each thing in turn, and take away what was posted. patience: seconds each may take."""
    outcomes: dict[Step, Outcome] = {}
    try:
        for step in trials.steps:
            before = outcomes.get(AFTER.get(step, step))
            if before is not None and before.course != "works":
                outcomes[step] = Outcome(step, "untried")
            else:
                outcomes[step] = await _try_out(trials, step, patience)
    finally:
        left = await _take_away(trials, patience)
    return Report(trials.place, tuple(outcomes.values()), left, trials.locale)


async def _try_out(trials: Trials, step: Step, patience: float) -> Outcome:
    try:
        async with asyncio.timeout(patience):
            await trials.try_out(step)
        outcome = Outcome(step, "works")
    except TimeoutError:
        outcome = Outcome(step, "hangs")
    except StepRefusedError as error:
        outcome = Outcome(step, "fails", error.why, error.code)
    log.info("tried", step=step, course=outcome.course, why=outcome.why, code=outcome.code)
    return outcome


async def _take_away(trials: Trials, patience: float) -> frozenset[str]:
    try:
        async with asyncio.timeout(patience):
            return await trials.take_away()
    except TimeoutError:
        return frozenset({"messages"})
