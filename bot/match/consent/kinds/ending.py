"""To end the game without a result, or as a draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine import Seat
from bot.match.consent.asked import Asked, Means
from bot.match.play.conclusion import end
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch


@dataclass(frozen=True, slots=True, kw_only=True)
class EndWithoutResult(Asked):
    """Against the house alone it is done at once."""

    kind: ClassVar[str] = "end"
    is_plain: ClassVar[bool] = True
    lapses: ClassVar[bool] = True
    in_person: ClassVar[bool] = True

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Ends the game; it counts for nobody."""
        return end(loaded, "agreed", means.now, by=by)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Asked):
    """Only where a game knows one."""

    kind: ClassVar[str] = "draw"
    is_plain: ClassVar[bool] = True
    lapses: ClassVar[bool] = True
    in_person: ClassVar[bool] = True

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for it."""
        return None if loaded.bundle.draws else "refused-draw-unknown"

    def refuse_alone(self, by: Seat) -> str | None:
        """The house plays on."""
        return "refused-draw-house"

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """Ends the game; all who still play share a place."""
        return end(loaded, "draw", means.now, by=by)
