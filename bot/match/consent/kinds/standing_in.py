"""That the house plays for oneself, or for somebody who has gone away, until they are back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bot.engine import Seat
from bot.match.computer.people import is_computer
from bot.match.computer.stand_ins import stand_in
from bot.match.consent.asked import Asked, Means
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.stored_offers import Proposal


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn(Asked):
    """of: whose seat. level: how strong the house plays it."""

    kind: ClassVar[str] = "stand-in"
    level: str

    def is_same(self, other: Proposal) -> bool:
        """Tell whether another asks for the same seat to be played as strongly."""
        return isinstance(other, StandIn) and (self.of, self.level) == (other.of, other.level)

    @property
    def facts(self) -> dict[str, Any]:
        """Return what everybody may know of it."""
        return {"of": self.of, "level": self.level}

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        if not loaded.still_plays(self.of):
            return "refused-remove-not-playing"
        return "refused-stand-in-already" if self.is_gone(loaded, by) else None

    def refuse_alone(self, by: Seat) -> str | None:
        """Nobody decides it alone."""
        return "refused-stand-in-alone" if self.of == by else "refused-stand-in-two"

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether the house plays that seat already."""
        return self.of is not None and is_computer(loaded.player_at(self.of))

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """The house plays."""
        assert self.of is not None
        return stand_in(loaded, self.of, self.level)
