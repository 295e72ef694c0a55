"""Vote games: the work by the clock that closes votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.values import MatchId
from cogs.inn.votes.service import Closing, Votes

if TYPE_CHECKING:
    from bot.client import Pony


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    matches = pony.services.matches

    def told(match: MatchId) -> None:
        """The outbox tells of what was done."""

    pony.works["votes"] = Closing(Votes(matches), matches, told)
