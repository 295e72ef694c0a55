"""The rules of a kind of thing to ask of the others at a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.play.actions import Asking
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.stored_offers import Proposal, StoredOffer
from bot.store import EntryRow

# What it takes to carry out what all have agreed to.

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Proposal, ABC):
    """The rules of a kind of request: who may ask, when it is gone, what is done when all have agreed."""

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for this now; None where it can."""
        return None

    def refuse_alone(self, by: Seat) -> str | None:
        """Say why a seat cannot have it where nobody else plays who could agree; None: it is done at once."""
        return None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether there is nothing left to agree to, as everybody can see."""
        return False

    @abstractmethod
    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Carry out what all have agreed to. Raises RefusedError."""


def asked_in(offer: StoredOffer) -> Asked:
    """Return what an offer asks for, with its rules. Raises TypeError where it has none."""
    if not isinstance(offer.what, Asked):
        raise TypeError(offer.kind)
    return offer.what
