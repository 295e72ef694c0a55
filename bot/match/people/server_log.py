"""Changes of a server's settings, for those who manage it."""

from __future__ import annotations

from bot.match.persistence.repository import refuse_on_storage_errors
from bot.store import SettingRow, Store


class ServerLog:
    """Reads what was noted with each change. Raises RefusedError where the database cannot be read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int, most: int) -> tuple[SettingRow, ...]:
        """The latest changes, the last one first."""
        with refuse_on_storage_errors():
            return await self._store.setting_changes(guild, None, most)
