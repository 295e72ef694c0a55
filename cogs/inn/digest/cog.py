"""Tells servers of their week: each once, whatever is restarted, and nothing where nothing was finished."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.match.match import Table
from bot.match.views import View
from bot.ui.delivery.server_posts import ServerPosts
from bot.ui.messages.table import SPECTATOR
from bot.ui.page import Page
from bot.ui.sight import EVERYBODY
from cogs.inn.digest.pages import MOST_TOLD, digest_page
from cogs.inn.digest.service import Digest, Digests, last_week

if TYPE_CHECKING:
    from bot.client import Pony


class WeeklyDigests(ServerPosts):
    """Weekly posts of digests. Which week has been told of is a value of the database."""

    name = "digest"
    between = 900.0

    async def _tell(self, guild: discord.Guild) -> None:
        week = last_week(self._services.now())
        settings = await self._services.matches.guild_settings(guild.id)
        if week is None or settings.digest is None:
            return
        start, end = week
        name, told = f"digest-{guild.id}", start.date().isoformat()
        if await self._store.value(name) == told:
            return
        sight = self._services.sight
        hidden = await sight.list_hidden(EVERYBODY, guild.id)
        shows = partial(sight.sees, EVERYBODY)
        digest = await Digests(self._services.matches).of(guild.id, start, end, hidden, shows)
        if digest is not None:
            page = await self._lay_out(guild, digest, open_to_all=settings.archive == "members")
            await self._send(guild, settings.digest, page, f"digest-{told}")
        await self._store.set_value(name, told)

    async def _lay_out(self, guild: discord.Guild, digest: Digest, *, open_to_all: bool) -> Page:
        matches = self._services.matches
        best: View | None = None
        tables: list[Table] = []
        if open_to_all:
            best = None if digest.best is None else await matches.view(digest.best, SPECTATOR)
            tables = [await matches.table(row.match) for row in digest.games[:MOST_TOLD]]
        language = await self._language(guild)
        return digest_page(self._services.presentation, digest, best, tables, language)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    pony.add_posts(WeeklyDigests(pony.services, pony, pony.store))
