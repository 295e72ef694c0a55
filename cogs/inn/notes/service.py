"""Notes of one's own to a game: kept by game and person, shown to nobody else."""

from __future__ import annotations

from typing import Final

from bot.match.matches import MatchService
from bot.match.settings import UserSettings, refuse_on_storage_errors
from bot.match.values import MatchId, UserId
from bot.store import NoteRow

LONGEST: Final = 2_000
"""Characters of the notes to one game."""


class Notes:
    """Reads and writes them. Raises RefusedError where the database cannot be read."""

    def __init__(self, matches: MatchService) -> None:
        self._store = matches.repository.store
        self._matches = matches

    async def read(self, match: MatchId, user: UserId) -> str:
        """What somebody has written about a game; empty where that is nothing."""
        with refuse_on_storage_errors():
            notes = await self._store.notes(user, match)
        return next((note.text for note in notes), "")

    async def write(self, match: MatchId, user: UserId, text: str) -> str:
        """Keep what somebody writes about a game in place of what was there; return what is kept."""
        kept = text[:LONGEST].strip()
        with refuse_on_storage_errors():
            await self._store.write_note(NoteRow(match, user, kept, self._matches.clock().isoformat()))

        def change(settings: UserSettings) -> UserSettings:
            others = tuple(noted_match for noted_match in settings.noted if noted_match != match)
            return settings.model_copy(update={"noted": (*others, match) if kept else others})

        # By this the panel knows that there are any; where it is lost, they are found under *More* still.
        await self._matches.change_user_settings(user, change)
        return kept
