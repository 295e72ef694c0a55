"""Noting what one believes of others' hidden pieces, as the ui asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.persistence.guesses import note_guess
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.settings.settings import SettingsRepository
from bot.match.table.values import MatchId, UserId, View


class Guessing:
    """Notes of users on others' hidden pieces. What is turned down raises RefusedError and has no effect."""

    def __init__(self, repository: MatchRepository, settings: SettingsRepository) -> None:
        self._repository = repository
        self._settings = settings

    async def note(self, match: MatchId, user: UserId, place: str, beliefs: Sequence[str]) -> View:
        """Notes what a user believes of the hidden piece at a place; nothing: wipes it out.

        Nobody else's view changes, and nothing is told to anybody.
        """
        loaded = await self._repository.get(match)
        with refuse_on_storage_errors():
            await note_guess(self._repository.store, self._settings, loaded, user, place, beliefs)
        return await self._repository.view(loaded, user)
