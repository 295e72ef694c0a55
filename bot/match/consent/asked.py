"""The rules of a kind of thing to ask of the others at a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from bot.engine import Seat
from bot.match.consent.means import Means
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch
from bot.match.persistence.stored_offers import Proposal, StoredOffer


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Proposal, ABC):
    """Who may ask for it, when its object is gone, and what is done when all have agreed."""

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Why a seat cannot ask for this now; None where it can."""
        return None

    def refuse_alone(self, by: Seat) -> str | None:
        """Why a seat cannot have it where nobody else plays who could agree; None: it is done at once."""
        return None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Whether there is nothing left to agree to, as everybody can see."""
        return False

    @abstractmethod
    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """What all have agreed to. Raises RefusedError."""


def asked_in(offer: StoredOffer) -> Asked:
    """What an offer asks for, with its rules. Raises TypeError where it has none."""
    if not isinstance(offer.what, Asked):
        raise TypeError(offer.kind)
    return offer.what
