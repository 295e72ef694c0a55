"""What is kept by one key: settings of guilds and users, values of the house, reviews."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.store.people_rows import SettingRow
from bot.store.postgres import settings
from bot.store.postgres.reader import Reader
from bot.store.postgres.writer import PostgresWriter


class KeptByKey:
    """The part of the store that reads and replaces it."""

    def __init__(self, writer: PostgresWriter, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def review(self, match: int) -> str | None:
        """What is kept of a match's review, as JSON."""
        return await self._read("review", match)

    async def set_review(self, match: int, review: str) -> None:
        """Replaces it."""
        await self._write("review", match, review)

    async def guild_settings(self, guild: int) -> str | None:
        """A guild's settings as JSON."""
        return await self._read("guild", guild)

    async def set_guild_settings(self, guild: int, text: str, changes: Sequence[SettingRow] = ()) -> None:
        """Replaces them, and notes who has changed what."""
        await self._writer.write(partial(settings.write_guild, guild=guild, text=text, changes=changes))

    async def setting_changes(self, guild: int | None, user: int | None, most: int) -> tuple[SettingRow, ...]:
        """What was changed on a guild, or by a user, the latest first."""
        return await self._reader.read(partial(settings.changes, guild=guild, user=user, most=most))

    async def user_settings(self, user: int) -> str | None:
        """A user's settings as JSON."""
        return await self._read("user", user)

    async def set_user_settings(self, user: int, settings: str) -> None:
        """Replaces them."""
        await self._write("user", user, settings)

    async def value(self, name: str) -> str | None:
        """A value the house keeps, e.g. the hash of the commands Discord has."""
        return await self._read("house", name)

    async def set_value(self, name: str, value: str) -> None:
        """Replaces it."""
        await self._write("house", name, value)

    async def _read(self, scope: settings.Scope, key: int | str) -> str | None:
        return await self._reader.ask(partial(settings.read, scope=scope, key=key))

    async def _write(self, scope: settings.Scope, key: int | str, value: str) -> None:
        await self._writer.write(partial(settings.write, scope=scope, key=key, value=value))
