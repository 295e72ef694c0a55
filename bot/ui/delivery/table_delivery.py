"""Keeps the table (or lobby) message of each match up to date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.logs import get_logger
from bot.match.match import Table
from bot.match.repository import ask_once
from bot.match.values import UserId
from bot.match.workers import LaterError, Rest
from bot.ui.layout import Layout
from bot.ui.memory import ARCHIVED, OLD_MESSAGE, UNKNOWN_MESSAGE, MessageSlot, ShownTable
from bot.ui.messages.table import PLAYED, compose_table
from bot.ui.page import Attachment, Page, close_after_sending, keep_attachments, sent
from bot.ui.services import Services

log = get_logger("outbox")

OLD: Final = timedelta(minutes=50)
"""Messages older than this are posted anew: Discord makes edits of old ones scarce."""
SCROLLED: Final = timedelta(minutes=3)
"""A message this old that is no longer the newest is posted anew at the next turn."""
OPENING: Final = 1.0
"""Seconds to wait for a command that is about to show a lobby itself."""


@dataclass(frozen=True, slots=True)
class _Draft:
    """A table message to be shown: its page, who must choose, and who is called where it is posted."""

    page: Page
    waiting: tuple[UserId, ...]
    called: Sequence[UserId]


class TableDelivery:
    """The delivery of table messages: the words at once, the pictures when they are drawn."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client

    async def write(self, table: Table, ping: Sequence[UserId] = ()) -> Rest | None:
        """Bring the words of a table message up to date; return what brings its pictures.

        ping: whom to call by posting it anew. Raises LaterError and discord.HTTPException.
        """
        if table.place.is_private:
            # Who plays there alone has the panel before them, and nobody else is to see a table.
            return None
        if table.message is None:
            if table.phase == "cancelled":
                return None
            if self._services.tables.is_opening(table.place.channel):
                raise LaterError(OPENING)
            return await self._post(table, await self._draft(table, ping))
        message = table.message
        slot = self._services.slots.of(message)
        async with slot.write() as claim:
            with ask_once():
                table = await self._services.matches.table(table.id)
                draft = await self._draft(table, ping) if table.message == message else None
            if draft is None:
                # It was sent anew meanwhile.
                return await self.write(table, ping)
            shown = self._services.tables.shown(table.id)
            if not ping and shown is not None and self._is_shown(table, draft.page, shown):
                return None if shown.complete else self._rest(slot, claim, table, draft)
            turned = shown is not None and shown.waiting != draft.waiting
            if not ping and not self._is_stale(table, turned=turned):
                complete = await self._edit(table, draft, shown)
                if complete is not None:
                    return None if complete else self._rest(slot, claim, table, draft)
        return await self._post(table, draft)

    async def _draft(self, table: Table, ping: Sequence[UserId]) -> _Draft:
        guild = self._client.get_guild(table.place.guild)
        locale = guild.preferred_locale.value if guild is not None else None
        language = await self._services.language_of(table, locale)
        page, waiting = await compose_table(self._services, table, language)
        called = ping if table.phase in PLAYED else table.invited if table.phase == "lobby" else ()
        return _Draft(page, waiting, called)

    def _is_shown(self, table: Table, page: Page, shown: ShownTable) -> bool:
        return (shown.message, shown.digest) == (table.message, page.digest)

    def _is_stale(self, table: Table, *, turned: bool) -> bool:
        if table.message is None or table.message_posted is None:
            return True
        age = self._services.now() - table.message_posted
        newest = self._services.tables.newest(table.place.channel)
        return age > OLD or (turned and age > SCROLLED and newest > table.message)

    async def _edit(self, table: Table, draft: _Draft, shown: ShownTable | None) -> bool | None:
        """Edit the words, with the pictures at hand; return whether these are all. None: post it anew."""
        assert table.message is not None
        known = shown.attached if shown else ()
        layout, attachments, attached = await self._compose(table, draft.page, known)
        try:
            await self._edit_message(table, table.message, layout, attachments)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, OLD_MESSAGE):
                return None
            if error.code == ARCHIVED:
                await self._wake_thread(table)
                return None
            if attachments and self._services.picture_edits.note(error):
                return None
            raise
        return self._note(table, table.message, draft, attached)

    async def _compose(
        self, table: Table, page: Page, attached: Sequence[Attachment]
    ) -> tuple[Layout, Any, list[Attachment]]:
        """The layout for an edit, what to send of pictures, and those that hang there then."""
        if not await self._services.picture_edits.are_refused_on(table.place.guild):
            layout, files = self._services.page_pictures.compose(page)
            if page.is_complete(sent(files)):
                return layout, files, sent(files)
        kept = keep_attachments(page, attached)
        return page.build(kept), discord.utils.MISSING if kept else [], kept

    def _note(self, table: Table, message: int, draft: _Draft, attached: Sequence[Attachment]) -> bool:
        complete = draft.page.is_complete(attached)
        shown = ShownTable(message, draft.page.digest, attached, draft.waiting, complete=complete)
        self._services.tables.note(table.id, shown)
        return complete

    async def _post(self, table: Table, draft: _Draft) -> Rest | None:
        """Post the message anew and take the old one away."""
        try:
            posted, attached = await self._send(table, draft)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._wake_thread(table)
            posted, attached = await self._send(table, draft)
        if await self._take_place(table, posted, draft, attached):
            return None
        slot = self._services.slots.of(posted)
        async with slot.answer() as claim:
            table = await self._services.matches.table(table.id)
        return self._rest(slot, claim, table, draft)

    async def _take_place(
        self, table: Table, posted: int, draft: _Draft, attached: Sequence[Attachment]
    ) -> bool:
        """Make a new message the table's, and take the old one away; return whether its pictures are all."""
        await self._services.matches.set_message(table.id, posted, self._services.now())
        complete = self._note(table, posted, draft, attached)
        if table.message is not None:
            await self._delete(table, table.message)
        return complete

    async def _send(self, table: Table, draft: _Draft) -> tuple[int, list[Attachment]]:
        layout, files = self._services.page_pictures.compose(draft.page)
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in draft.called])
        with close_after_sending(files):
            posted = await self._channel(table).send(view=layout, files=files, allowed_mentions=mentions)
        return posted.id, sent(files)

    def _rest(self, slot: MessageSlot, claim: object, table: Table, draft: _Draft) -> Rest:
        return Rest(partial(self._bring_pictures, slot, claim, table, draft))

    async def _bring_pictures(self, slot: MessageSlot, claim: object, table: Table, draft: _Draft) -> None:
        assert table.message is not None
        message = table.message

        async def edit(layout: Layout, files: list[discord.File]) -> None:
            await self._edit_message(table, message, layout, files)
            self._note(table, message, draft, sent(files))

        async def send_anew(layout: Layout, files: list[discord.File]) -> None:
            # Who is called was called by the message with the words.
            posted = await self._channel(table).send(view=layout, files=files)
            await self._take_place(table, posted.id, draft, sent(files))

        bring = self._services.late_pictures.bring
        await bring(slot, claim, draft.page, edit, send_anew, guild=table.place.guild)

    async def _edit_message(self, table: Table, message: int, layout: Layout, attachments: Any) -> None:
        # discord.py does not put in by itself, in an edit, that nobody is called. Who was invited stays so:
        # an edit calls nobody again.
        called = table.invited if table.phase == "lobby" else ()
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in called]
        )
        await self._message(table, message).edit(
            view=layout, attachments=attachments, allowed_mentions=mentions
        )

    async def _delete(self, table: Table, message: int) -> None:
        try:
            await self._message(table, message).delete()
        except discord.HTTPException as error:
            log.info("old_message_stays", match=table.id, code=error.code)

    async def _wake_thread(self, table: Table) -> None:
        thread = await self._client.fetch_channel(table.place.channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    def _message(self, table: Table, message: int) -> discord.PartialMessage:
        return self._channel(table).get_partial_message(message)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
