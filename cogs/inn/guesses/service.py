"""Noting what one believes of others' hidden pieces, as the ui asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.matches import MatchService
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId, UserId
from bot.match.views import View, note_guess


class Guessing:
    """Notes of users on others' hidden pieces. What is turned down raises RefusedError and has no effect."""

    def __init__(self, matches: MatchService) -> None:
        self._repository = matches.repository
        self._settings = matches.settings

    async def note(self, match: MatchId, user: UserId, place: str, beliefs: Sequence[str]) -> View:
        """Notes what a user believes of the hidden piece at a place; nothing: wipes it out.

        Nobody else's view changes, and nothing is told to anybody.
        """
        loaded = await self._repository.get(match)
        with refuse_on_storage_errors():
            await note_guess(self._repository.store, self._settings, loaded, user, place, beliefs)
        return await self._repository.view(loaded, user)
