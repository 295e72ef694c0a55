"""Pictures that follow the words of their message: at hand or drawn, brought by an edit or anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.draw.encode import Encoded
from bot.draw.picture_service import PictureService
from bot.logs import get_logger
from bot.match.matches import MatchService
from bot.match.values import RefusedError, UserId
from bot.metrics import REFUSED_PICTURES
from bot.ui.layout import OWN_EMOJIS, Layout
from bot.ui.memory import INVALID, Backpressure, BoundedDict, HangingPictures, MessageSlot
from bot.ui.open_panels import OpenPanels
from bot.ui.page import Page, PictureRequest, attach, close_after_sending, sent
from bot.ui.presentation import Presentation
from bot.worker import WorkerError

log = get_logger("ui")


class PagePictures:
    """The pictures of pages, by stem."""

    def __init__(
        self, presentation: Presentation, service: PictureService, backpressure: Backpressure
    ) -> None:
        self._presentation = presentation
        self._service = service
        self._backpressure = backpressure

    def cached(self, page: Page) -> dict[str, Encoded] | None:
        """All pictures of a page, if all are at hand."""
        pictures = {}
        for request in page.pictures:
            picture = self._service.cached(
                _key_of(page, request), request.scene, self._presentation.theme, request.scale
            )
            if picture is None:
                return None
            pictures[request.stem] = picture
        return pictures

    def compose(self, page: Page) -> tuple[Layout, list[discord.File]]:
        """Compose what a new message is sent with: all its pictures, or none until they are drawn."""
        pictures = self.cached(page)
        return (page.build([]), []) if pictures is None else attach(page, pictures)

    async def draw(self, page: Page) -> dict[str, Encoded]:
        """All pictures of a page, at a moment at which they may be sent. Raises WorkerError."""
        pictures = await self.paint(page)
        await self._backpressure.wait()
        return pictures

    async def paint(self, page: Page) -> dict[str, Encoded]:
        """All pictures of a page, for an answer that waits for them. Raises WorkerError."""
        pictures = {}
        for request in page.pictures:
            board = self._presentation.board(page.key)
            pictures[request.stem] = await self._service.picture(
                board, _key_of(page, request), request.scene, self._presentation.theme, request.scale
            )
        return pictures


def _key_of(page: Page, picture: PictureRequest) -> str:
    """Return what a picture is kept under, beside what it shows."""
    return f"{page.key} {picture.audience}"


# Whether Discord takes new pictures in edits: it has been seen to refuse them (discord-api-docs issue 7529).
# Then a message is sent anew with its pictures and the old one taken away; that is remembered as long as the
# bot runs, so that no further edit is tried. What `/server check` has found out is kept for its server.

BAD_REQUEST = 400
ABOUT_PICTURES = "attachment"
"""In what Discord says of a picture that it has not taken."""


class PictureEdits:
    """A memory of refusals. matches: knows what was found out on a server; None: nobody does."""

    def __init__(self, matches: MatchService | None = None) -> None:
        self._matches = matches
        self.are_refused = False

    async def are_refused_on(self, guild: int | None) -> bool:
        """Check whether edits with new pictures are refused, as far as is known. guild: None in a DM."""
        if self.are_refused or guild is None or self._matches is None:
            return self.are_refused
        try:
            checked = (await self._matches.guild_settings(guild)).checked
        except RefusedError:
            return False
        return checked is not None and checked.anew

    async def write(
        self,
        edit: Callable[[], Awaitable[None]],
        send_anew: Callable[[], Awaitable[None]],
        guild: int | None = None,
    ) -> None:
        """Put new pictures into a message by an edit, or by sending it anew. Raises what these raise.

        guild: where it stands; None for a DM.
        """
        if not await self.are_refused_on(guild):
            try:
                await edit()
                return
            except discord.HTTPException as error:
                if not self.note(error):
                    raise
        await send_anew()

    def note(self, error: discord.HTTPException) -> bool:
        """Check whether an edit with new pictures was refused for them; if so, remember it.

        What else may be wrong with an edit has the same code: the refusal names the picture's place.
        """
        if not is_about_pictures(error):
            return False
        if not self.are_refused:
            log.warning("pictures_refused_in_edits", why=error.text)
        self.are_refused = True
        REFUSED_PICTURES.inc()
        return True


def is_about_pictures(error: discord.HTTPException) -> bool:
    """Check whether an edit was refused for its new pictures."""
    named = ABOUT_PICTURES in error.text.lower()
    return error.status == BAD_REQUEST and error.code == INVALID and named


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
        guild: int | None = None,
    ) -> None:
        """Bring a page's pictures into its message, unless a newer page has come or the bot stops.

        send_anew: what does it where Discord takes no new pictures in edits. is_of_use: whether they are
        still worth drawing when it is their turn. guild: where the message stands. Raises what the two raise.
        """
        self._waiting += 1
        try:
            async with self._turns:
                pictures = await self._draw(slot, claim, page) if is_of_use() else None
                if pictures is not None and not self._stopped:
                    await self._finish(self._write(slot, claim, page, pictures, edit, send_anew, guild))
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
        guild: int | None,
    ) -> None:
        async def write_with_pictures(write: Write) -> None:
            layout, files = attach(page, pictures)
            with close_after_sending(files):
                await write(layout, files)

        async with slot.follow(claim) as is_wanted:
            if is_wanted:
                await self._edits.write(
                    partial(write_with_pictures, edit), partial(write_with_pictures, send_anew), guild
                )

    async def try_to_bring(
        self,
        slot: MessageSlot,
        claim: object,
        page: Page,
        edit: Write,
        send_anew: Write,
        is_of_use: Callable[[], bool] = lambda: True,
        guild: int | None = None,
    ) -> None:
        """Bring them where nobody would do it again: what cannot be written is given up."""
        try:
            await self.bring(slot, claim, page, edit, send_anew, is_of_use, guild)
        except (discord.HTTPException, ClientError, OSError) as error:
            if isinstance(error, discord.HTTPException):
                OWN_EMOJIS.is_refused(error)
            log.info("pictures_given_up", code=getattr(error, "code", None))


MOST_SENT_ANEW: Final = 256
"""Messages that took another's place: remembered for a press that was on its way meanwhile."""


class PrivatePictures:
    """The pictures of private messages. sent_anew: what stands in place of a message that was sent anew."""

    def __init__(
        self, matches: MatchService, late: LatePictures, panels: OpenPanels, hanging: HangingPictures
    ) -> None:
        self._matches = matches
        self._late = late
        self._panels = panels
        self._hanging = hanging
        self.sent_anew: BoundedDict[int, discord.WebhookMessage] = BoundedDict(MOST_SENT_ANEW)

    async def bring(
        self,
        webhook: discord.Webhook,
        message: int,
        slot: MessageSlot,
        claim: object,
        page: Page,
        *,
        is_panel: bool,
        in_dm_of: UserId | None = None,
        guild: int | None = None,
    ) -> None:
        """Bring a page's pictures into a private message, or send it anew and have its panel stand there.

        is_panel: a panel stays as it is, in words, where a newer one stands in another message: nobody looks
        at its picture any more, and sent anew it would stand below that one. in_dm_of: None for an ephemeral
        one; a private message stays for good, and an edit brings it the picture that its words have promised.
        guild: where an ephemeral one stands.
        """

        async def edit(layout: Layout, files: list[discord.File]) -> None:
            edited = await webhook.edit_message(message, view=layout, attachments=files)
            self._hanging.note(edited, sent(files))

        async def send_anew(layout: Layout, files: list[discord.File]) -> None:
            if is_panel and not self._panels.stands_in(message):
                return
            anew = await webhook.send(view=layout, files=files, ephemeral=in_dm_of is None, wait=True)
            if is_panel and not self._panels.stands_in(message):
                await anew.delete()
                return
            self.sent_anew.put(message, anew)
            self._hanging.note(anew, sent(files))
            self._panels.move(message, anew.id)
            if in_dm_of is not None:
                await self._matches.private_messages.move(in_dm_of, message, anew.id)
            await webhook.delete_message(message)

        def is_of_use() -> bool:
            return not is_panel or in_dm_of is not None or self._panels.stands_in(message)

        await self._late.try_to_bring(slot, claim, page, edit, send_anew, is_of_use, guild)
