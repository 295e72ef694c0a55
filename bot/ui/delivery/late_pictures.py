"""Pictures that follow the words of their message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import discord
from aiohttp import ClientError

from bot.draw.encode import Encoded
from bot.draw.painting_process import PaintingError
from bot.logs import get_logger
from bot.ui.delivery.message_slot import MessageSlot
from bot.ui.delivery.page_pictures import PagePictures
from bot.ui.delivery.picture_edits import PictureEdits
from bot.ui.messages.layout import Layout
from bot.ui.messages.page import Page, attach

log = get_logger("ui")

Write = Callable[[Layout, list[discord.File]], Awaitable[None]]
"""Puts a layout and its pictures into a message, or into a new one in its place."""


class LatePictures:
    """Has pictures drawn, and brings them into messages whose words have been written."""

    def __init__(self, pictures: PagePictures, edits: PictureEdits) -> None:
        self._pictures = pictures
        self._edits = edits

    async def bring(
        self, slot: MessageSlot, claim: object, page: Page, edit: Write, send_anew: Write
    ) -> None:
        """Brings a page's pictures into its message, unless a newer page has come.

        send_anew: what does it where Discord takes no new pictures in edits. Raises what these two raise.
        """
        try:
            pictures = await slot.wait_for(claim, self._pictures.draw(page))
        except PaintingError as error:
            log.error("picture_failed", game=page.key, error=str(error))
            return
        if pictures is None:
            return
        # Given up half-way, a message sent anew would stand there beside the old one.
        await asyncio.shield(self._write(slot, claim, page, pictures, edit, send_anew))

    async def _write(
        self,
        slot: MessageSlot,
        claim: object,
        page: Page,
        pictures: Mapping[str, Encoded],
        edit: Write,
        send_anew: Write,
    ) -> None:
        async with slot.follow(claim) as is_wanted:
            if is_wanted:
                await self._edits.write(
                    lambda: edit(*attach(page, pictures)), lambda: send_anew(*attach(page, pictures))
                )

    async def try_to_bring(
        self, slot: MessageSlot, claim: object, page: Page, edit: Write, send_anew: Write
    ) -> None:
        """Does so where nobody would do it again: what cannot be written is given up."""
        try:
            await self.bring(slot, claim, page, edit, send_anew)
        except (discord.HTTPException, ClientError, OSError) as error:
            log.info("pictures_given_up", code=getattr(error, "code", None))
