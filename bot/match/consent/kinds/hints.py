"""That everybody at the table may ask the house for hints."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.engine import Seat
from bot.match.consent.asked import Asked, Means
from bot.match.table.draft import Draft
from bot.match.table.loaded_match import LoadedMatch


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints(Asked):
    """Until the end of the game."""

    kind: ClassVar[str] = "hints"
    is_plain: ClassVar[bool] = True

    def check(self, loaded: LoadedMatch, by: Seat) -> str | None:
        """Say why a seat cannot ask for them."""
        return "refused-hint-already" if loaded.row.hints else None

    def is_gone(self, loaded: LoadedMatch, by: Seat) -> bool:
        """Tell whether there are hints already."""
        return loaded.row.hints

    async def carry_out(self, loaded: LoadedMatch, by: Seat, means: Means) -> Draft:
        """From now on there are hints."""
        row = replace(loaded.row, hints=True, public_seq=loaded.row.public_seq + 1)
        return Draft(replace(loaded, row=row), channel=("table",))
