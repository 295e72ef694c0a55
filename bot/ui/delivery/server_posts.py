"""Regular posts to servers: one server after the other, each message once.

What has been told is kept after the message, which bears its week or day as its nonce; so Discord takes it
once even where the process died in between.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.values import RefusedError
from bot.store import Store, StoreError
from bot.text import Language
from bot.ui.delivery.refusals import note_refusal
from bot.ui.page import Page, close_after_sending
from bot.ui.services import Services
from bot.worker import WorkerError

log = get_logger("posts")


class ServerPosts(ABC):
    """Posts of one kind of message.

    name: of what is posted. between: seconds between two looks at what is due.
    """

    name: ClassVar[str]
    between: ClassVar[float]

    def __init__(self, services: Services, client: discord.Client, store: Store) -> None:
        self._services = services
        self._client = client
        self._store = store
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        """Go on until it is cancelled; begin when it is known which servers there are."""
        await self._client.wait_until_ready()
        while True:
            await self.tell_what_is_due()
            await asyncio.sleep(self.between)

    async def tell_what_is_due(self) -> None:
        """Look at every server; where several processes share them, at its own."""
        share = self._store.share
        async with self._turn:
            for guild in tuple(self._client.guilds):
                if share is not None and guild.shard_id not in share.held:
                    continue
                try:
                    await self._tell(guild)
                except (RefusedError, StoreError, discord.HTTPException, ClientError, OSError) as error:
                    if isinstance(error, discord.HTTPException):
                        note_refusal(error, self.name, private=False)
                    log.warning("not_posted", what=self.name, guild=guild.id, error=repr(error))
                except Exception as error:
                    # Whatever it is, other servers and later days are to be told of.
                    log.exception("post_failed", what=self.name, guild=guild.id, error=repr(error))

    @abstractmethod
    async def _tell(self, guild: discord.Guild) -> None:
        """Tell a server what is due there."""

    async def _language(self, guild: discord.Guild) -> Language:
        return await self._services.languages.of_guild(guild.id, guild.preferred_locale.value)

    async def _send(self, guild: discord.Guild, channel: int, page: Page, nonce: str) -> discord.Message:
        """Send a page with its pictures, or in words where they cannot be painted; it calls nobody."""
        try:
            await self._services.page_pictures.paint(page)
        except WorkerError as error:
            log.warning("posted_without_picture", what=self.name, guild=guild.id, error=str(error))
        layout, files = self._services.page_pictures.compose(page)
        place = self._client.get_partial_messageable(channel, guild_id=guild.id)
        with close_after_sending(files):
            return await place.send(
                view=layout, files=files, nonce=nonce, allowed_mentions=discord.AllowedMentions.none()
            )
