"""A step of the month: how the tables stood before and after it, and whether the bot was killed in it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.month.story import Month

HALF_AN_HOUR: Final = 1800.0
LATEST_KILL: Final = 0.08
"""Real seconds into a step after which the bot is killed at the latest."""


@dataclass(frozen=True, slots=True)
class TableNow:
    """How a table stands: what everybody can see of it. shown: what a spectator observes."""

    match: int
    key: str
    shown: str
    channel: int
    phase: str
    seq: int
    pace: str | None
    seats: tuple[tuple[str, int], ...]
    waiting: tuple[int, ...]
    late: tuple[tuple[str, int], ...]
    told: tuple[tuple[int, int], ...]
    claim: tuple[str, int, int] | None
    offers: tuple[str, ...]
    paused: bool
    clocks: str
    silence: str

    def seat_of(self, user: int) -> str | None:
        """Where somebody sits."""
        return next((seat for seat, player in self.seats if player == user), None)


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened, and how the tables stood before and after it.

    actor, match: whose act it was and where; None for time that passed. killed: whether the bot died in it.
    """

    number: int
    began: datetime
    ended: datetime
    actor: str | None
    match: int | None
    before: dict[int, TableNow]
    after: dict[int, TableNow]
    killed: bool = False


class BotKilledError(Exception):
    """Raised where the bot died while something was asked of it."""


@dataclass
class Killing:
    """Kill -9 at random moments: of so many steps one, and so many times at most."""

    rng: Random
    one_in: int
    most: int

    def strike(self, month: Month) -> asyncio.Task[None] | None:
        """Kills the bot some time into a step; None where it is spared."""
        if month.kills >= self.most or self.rng.randrange(self.one_in):
            return None
        return asyncio.create_task(self._kill(month, self.rng.uniform(0.0, LATEST_KILL)))

    def downtime(self) -> float:
        """Seconds until it is started again: mostly at once, now and then hours."""
        return self.rng.choice((1.0, 1.0, 1.0, 1.0, 1.0, 2.5 * HALF_AN_HOUR, 12 * HALF_AN_HOUR))

    async def _kill(self, month: Month, after: float) -> None:
        await asyncio.sleep(after)
        await month.inn.bot.kill()


def read_table(table: dict[str, Any]) -> TableNow:
    """A table as the bot's process describes it."""
    pairs = {name: tuple(tuple(pair) for pair in table[name]) for name in ("seats", "late", "told")}
    lists = {name: tuple(table[name]) for name in ("waiting", "offers")}
    claim = None if table["claim"] is None else tuple(table["claim"])
    return TableNow(**{**table, **pairs, **lists, "claim": claim})
