"""To take somebody who has gone away out of a game of three or four.

What follows is what follows when a seat gives up. Whoever comes back and plays on first lets the offer lapse.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Seat
from bot.match.consent.asked import Asked, Means
from bot.match.play.actions import give_up
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch


@dataclass(frozen=True, slots=True, kw_only=True)
class Removal(Asked):
    """of: who is to go."""

    kind: ClassVar[str] = "remove"
    declined_reason: ClassVar[str] = "refused-remove-declined"

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        if not loaded.still_plays(self.of):
            return "refused-remove-not-playing"
        return "refused-remove-self" if self.of == by else None

    def refuse_alone(self, by: Seat) -> str | None:
        """Of two, none is taken out."""
        return "refused-remove-two"

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Takes the seat out."""
        assert self.of is not None
        return give_up(loaded, self.of, by, means.rng, means.now, means.asking)
