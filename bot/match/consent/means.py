"""What it takes to carry out what all have agreed to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from bot.match.clocks.house_clock import Moment
from bot.match.play.actions import Asking
from bot.store import EntryRow

Entries: TypeAlias = Callable[[], Awaitable[tuple[EntryRow, ...]]]
"""Reads the whole log of the match."""


@dataclass(frozen=True, slots=True)
class Means:
    """The time, chance, who wants to be asked even where they have one choice, and the log."""

    now: str
    moment: Moment
    rng: Random
    asking: Asking
    entries: Entries
