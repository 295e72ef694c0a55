"""What people are called now: pictures and files cannot hold a mention."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

import discord

from bot.match.computer import is_computer
from bot.match.table import UserId
from bot.text import Translator
from bot.ui.bounded import BoundedDict
from bot.ui.messages.layout import mention

MOST_KEPT: Final = 4096
"""Names kept in memory."""


class Names:
    """Names of users, asked for once each while the bot runs."""

    def __init__(self) -> None:
        self._kept: BoundedDict[UserId, str] = BoundedDict(MOST_KEPT)

    async def of(
        self, client: discord.Client, users: Iterable[UserId], translator: Translator
    ) -> Mapping[UserId, str]:
        """What each is called. Who was erased has no name, and whom Discord does not name is left out."""
        wanted = list(dict.fromkeys(users))
        found = await asyncio.gather(*(self._find(client, user, translator) for user in wanted))
        return {user: name for user, name in zip(wanted, found, strict=True) if name is not None}

    async def _find(self, client: discord.Client, user: UserId, translator: Translator) -> str | None:
        if user <= 0 or is_computer(user):
            return mention(translator, user)
        kept = self._kept.get(user)
        if kept is None:
            try:
                kept = (await client.fetch_user(user)).display_name
            except discord.HTTPException:
                return None
            self._kept.put(user, kept)
        return kept

    def forget(self, user: UserId) -> None:
        """After an erasure."""
        self._kept.drop(user)
