"""The language to speak to somebody."""

from __future__ import annotations

from typing import Final

from bot.match.matches import MatchService
from bot.match.values import UserId
from bot.text import Language, language_of
from bot.ui.bounded import BoundedDict

AUTOMATIC: Final = "-"
"""Stands for no language of one's own."""


class Languages:
    """The languages of people and servers: what they have chosen, otherwise what Discord says of them."""

    def __init__(self, matches: MatchService, default: Language = "en") -> None:
        self._matches = matches
        self._default = default
        self._locales: BoundedDict[UserId, str] = BoundedDict()

    async def of_user(self, user: UserId, locale: str | None = None) -> Language:
        """The language to speak to one person in. locale: what Discord says now; else what it said last."""
        if locale is not None:
            self._locales.put(user, locale)
        chosen = (await self._matches.user_settings(user)).language
        return chosen or language_of(locale or self._locales.get(user), self._default)

    async def of_guild(self, guild: int, locale: str | None) -> Language:
        """The language to speak to a whole server in."""
        chosen = (await self._matches.guild_settings(guild)).language
        return chosen or language_of(locale, self._default)

    def forget(self, user: UserId) -> None:
        """Forget what Discord said of somebody."""
        self._locales.drop(user)
