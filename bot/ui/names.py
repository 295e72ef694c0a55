"""Names people have now: pictures and files cannot hold a mention."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Final

import discord
from aiohttp import ClientError

from bot.engine import clean_text
from bot.match.match import is_computer
from bot.match.values import UserId
from bot.text import Translator
from bot.ui.bounded import BoundedDict
from bot.ui.messages.layout import mention

MOST_KEPT: Final = 4096
"""Names kept in memory."""
PATIENCE: Final = 2.0
"""Seconds after which a picture goes without a name that has not come."""


class Names:
    """Names of users, asked for once each while the bot runs: so pictures stay as they are.

    fetch: asks Discord for a user; None: nobody is asked.
    """

    def __init__(self, fetch: Callable[[UserId], Awaitable[discord.User]] | None = None) -> None:
        self._fetch = fetch
        self._kept: BoundedDict[UserId, str] = BoundedDict(MOST_KEPT)

    async def of(self, users: Iterable[UserId], translator: Translator) -> Mapping[UserId, str]:
        """Find what each is called. An erased person has no name; whom Discord does not name is left out."""
        wanted = list(dict.fromkeys(users))
        found = await asyncio.gather(*(self._find(user, translator) for user in wanted))
        return {user: name for user, name in zip(wanted, found, strict=True) if name}

    async def learn(self, users: Iterable[UserId]) -> None:
        """Ask for the names that are not known yet; what does not come soon is done without."""
        unknown = [user for user in users if _has_account(user) and self._kept.get(user) is None]
        if unknown:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(self._ask(user) for user in unknown))

    def are_known(self, users: Iterable[UserId]) -> bool:
        """Check whether there is nobody to ask for."""
        return self._fetch is None or all(
            not _has_account(user) or self._kept.get(user) is not None for user in users
        )

    def recall(self, user: UserId, translator: Translator) -> str:
        """A name, short and as far as it is known; somebody of the house by the first."""
        if is_computer(user):
            return translator(f"computer-{user}.short")
        return self._kept.get(user) or ""

    async def _find(self, user: UserId, translator: Translator) -> str:
        if not _has_account(user):
            return mention(translator, user)
        return self._kept.get(user) or await self._ask(user)

    async def _ask(self, user: UserId) -> str:
        """A name from Discord; empty where there is none."""
        if self._fetch is None:
            return ""
        try:
            name = clean_text((await self._fetch(user)).display_name)
        except discord.NotFound:
            name = ""
        except (discord.DiscordException, ClientError, OSError):
            return ""
        self._kept.put(user, name)
        return name

    def forget(self, user: UserId) -> None:
        """After an erasure."""
        self._kept.drop(user)


def _has_account(user: UserId) -> bool:
    return user > 0 and not is_computer(user)
