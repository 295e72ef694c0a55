"""Tells servers of their week: each once, whatever is restarted, and nothing where nothing was finished."""

from __future__ import annotations

import asyncio
from typing import Final

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.people.digest import Digest, last_week
from bot.match.table import RefusedError, Table, View
from bot.store import Store, StoreError
from bot.text import Language
from bot.ui.messages.digest import MOST_TOLD, digest_page
from bot.ui.messages.page import close_after_sending
from bot.ui.messages.table import SPECTATOR
from bot.ui.services import Services
from bot.worker import WorkerError

BETWEEN: Final = 900.0
"""Seconds between two looks at what is due."""
log = get_logger("digest")


class WeeklyDigests:
    """Posts digests. What has been told is a value of the database; the message bears the week as its nonce,
    so that Discord takes it once even where the process died between the two."""

    def __init__(self, services: Services, client: discord.Client, store: Store) -> None:
        self._services = services
        self._client = client
        self._store = store

    async def run(self) -> None:
        """Goes on until it is cancelled."""
        while True:
            await self.tell_what_is_due()
            await asyncio.sleep(BETWEEN)

    async def tell_what_is_due(self) -> None:
        """Looks at every server that this process works for."""
        share = self._store.share
        for guild in self._client.guilds:
            if share is not None and guild.shard_id not in share.held:
                continue
            try:
                await self._tell(guild)
            except (RefusedError, StoreError, discord.HTTPException, ClientError, OSError) as error:
                log.warning("digest_not_sent", guild=guild.id, error=repr(error))

    async def _tell(self, guild: discord.Guild) -> None:
        week = last_week(self._services.now())
        settings = await self._services.matches.guild_settings(guild.id)
        if week is None or settings.digest is None:
            return
        start, end = week
        name, told = f"digest-{guild.id}", start.date().isoformat()
        if await self._store.value(name) == told:
            return
        digest = await self._services.matches.digests.of(guild.id, start, end)
        if digest is not None:
            open_to_all = settings.archive == "members"
            await self._post(guild, settings.digest, digest, f"digest-{told}", open_to_all=open_to_all)
        await self._store.set_value(name, told)

    async def _post(
        self, guild: discord.Guild, channel: int, digest: Digest, nonce: str, *, open_to_all: bool
    ) -> None:
        matches = self._services.matches
        language: Language = await self._services.languages.of_guild(guild.id, guild.preferred_locale.value)
        best: View | None = None
        tables: list[Table] = []
        if open_to_all:
            best = await matches.view(digest.best, SPECTATOR)
            tables = [await matches.table(each.match) for each in digest.games[:MOST_TOLD]]
        page = digest_page(self._services.presentation, digest, best, tables, language)
        try:
            await self._services.page_pictures.paint(page)
        except WorkerError as error:
            log.warning("digest_without_picture", guild=guild.id, error=str(error))
        layout, files = self._services.page_pictures.compose(page)
        place = self._client.get_partial_messageable(channel, guild_id=guild.id)
        with close_after_sending(files):
            await place.send(
                view=layout, files=files, nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
            )
