"""Pictures that follow the words of their message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.draw.encode import Encoded
from bot.logs import get_logger
from bot.ui.delivery.message_slot import MessageSlot
from bot.ui.delivery.page_pictures import PagePictures
from bot.ui.delivery.picture_edits import PictureEdits
from bot.ui.messages.layout import Layout
from bot.ui.messages.page import Page, attach, close_after_sending
from bot.worker import WorkerError

log = get_logger("ui")

Write = Callable[[Layout, list[discord.File]], Awaitable[None]]
"""Puts a layout and its pictures into a message, or into a new one in its place."""
MOST_AT_ONCE: Final = 4
"""Pages whose pictures are drawn and sent at the same time: each needs a megabyte meanwhile."""
CROWD: Final = 24
"""Pages that wait for pictures at the same time; the panels of others are brought up to date later."""


def _note_failure(writing: asyncio.Future[None]) -> None:
    error = None if writing.cancelled() else writing.exception()
    if error is not None:
        log.info("pictures_given_up", code=getattr(error, "code", None))


class LatePictures:
    """Pictures that are drawn and brought into messages whose words have been written."""

    def __init__(self, pictures: PagePictures, edits: PictureEdits) -> None:
        self._pictures = pictures
        self._edits = edits
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)
        self._waiting = 0
        self._under_way: set[asyncio.Future[None]] = set()
        self._stopped = False

    @property
    def is_crowded(self) -> bool:
        """Check whether so many wait for pictures that others had better come back later."""
        return self._waiting >= CROWD

    async def stop(self, patience: float = 5.0) -> None:
        """Begin nothing new and wait for what is under way. patience: seconds that may take."""
        self._stopped = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=patience)

    async def bring(
        self,
        slot: MessageSlot,
        claim: object,
        page: Page,
        edit: Write,
        send_anew: Write,
        is_of_use: Callable[[], bool] = lambda: True,
    ) -> None:
        """Bring a page's pictures into its message, unless a newer page has come or the bot stops.

        send_anew: what does it where Discord takes no new pictures in edits. is_of_use: whether they are
        still worth drawing when it is their turn. Raises what the two raise.
        """
        self._waiting += 1
        try:
            async with self._turns:
                pictures = await self._draw(slot, claim, page) if is_of_use() else None
                if pictures is not None and not self._stopped:
                    await self._finish(self._write(slot, claim, page, pictures, edit, send_anew))
        finally:
            self._waiting -= 1

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do a piece of work to its end, also where nobody waits for it any more.

        Given up half-way, a message sent anew would stand there beside the old one. What it raises then is
        written down.
        """
        writing = asyncio.ensure_future(work)
        self._under_way.add(writing)
        writing.add_done_callback(self._under_way.discard)
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(_note_failure)
            raise

    async def _draw(self, slot: MessageSlot, claim: object, page: Page) -> Mapping[str, Encoded] | None:
        """A page's pictures; None where there are none, a newer page has come or the bot stops."""
        if self._stopped:
            return None
        try:
            return await slot.wait_for(claim, self._pictures.draw(page))
        except WorkerError as error:
            if not self._stopped:
                log.error("picture_failed", game=page.key, error=str(error))
            return None

    async def _write(
        self,
        slot: MessageSlot,
        claim: object,
        page: Page,
        pictures: Mapping[str, Encoded],
        edit: Write,
        send_anew: Write,
    ) -> None:
        async def write_with_pictures(write: Write) -> None:
            layout, files = attach(page, pictures)
            with close_after_sending(files):
                await write(layout, files)

        async with slot.follow(claim) as is_wanted:
            if is_wanted:
                await self._edits.write(
                    partial(write_with_pictures, edit), partial(write_with_pictures, send_anew)
                )

    async def try_to_bring(
        self,
        slot: MessageSlot,
        claim: object,
        page: Page,
        edit: Write,
        send_anew: Write,
        is_of_use: Callable[[], bool] = lambda: True,
    ) -> None:
        """Bring them where nobody would do it again: what cannot be written is given up."""
        try:
            await self.bring(slot, claim, page, edit, send_anew, is_of_use)
        except (discord.HTTPException, ClientError, OSError) as error:
            log.info("pictures_given_up", code=getattr(error, "code", None))
