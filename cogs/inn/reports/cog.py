"""The button by which somebody says that something is wrong, and the private message that brings the answer.

An answer is an item of the outbox. It is brought once: whoever was cut off between sending it and noting so
finds it by its button among the latest messages.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final

import discord

from bot.match.match import Table
from bot.match.reports import Reports
from bot.match.values import RefusedError, UserId
from bot.store import ReportRow
from bot.ui.delivery.direct_messages import DirectMessages, find_ids
from bot.ui.delivery.refusals import note_given_up
from bot.ui.interactions.context import InteractionContext, check_access, on
from bot.ui.page import Kind
from bot.ui.services import Services
from bot.ui.sight import Viewer
from cogs.inn.reports.pages import (
    FIELD,
    RECORD,
    WRITE,
    answer_page,
    report_form,
    report_page,
    sent_page,
    way_back,
)

if TYPE_CHECKING:
    from bot.client import Pony

RECENT: Final = 30
"""Messages looked through for an answer that was brought before."""


@on(Kind.REPORT)
async def press(context: InteractionContext) -> None:
    """Ask what is wrong, keep what is written, or show what somebody may read of that."""
    reports, payload = Reports(context.matches), context.target.payload
    if context.match == 0:
        await _write_again(context, reports, payload)
        return
    table = await context.table()
    if table.phase not in ("playing", "over"):
        raise RefusedError("refused-not-begun")
    if context.filled is not None:
        sent = await reports.add(table.id, context.user, context.filled.text(FIELD), context.language)
        await context.show_below(sent_page(context.presentation, sent, table, context.language))
        return
    if payload.startswith(RECORD):
        await _send_record(context, reports, table, _read_number(payload.removeprefix(RECORD)))
        return
    standing = () if payload == WRITE else await reports.list_for(table, context.user)
    if not standing:
        await context.open_form(report_form(context.translator, table.id))
        return
    number = _read_number(payload) if payload else 0
    page = report_page(context.presentation, standing, number, table, context.user, context.language)
    await context.show(page)


async def _write_again(context: InteractionContext, reports: Reports, payload: str) -> None:
    """Ask once more what is wrong, from below an answer."""
    match = await reports.find_match(_read_number(payload.removesuffix(WRITE)), context.user)
    await check_access(context, match)
    await context.open_form(report_form(context.translator, match))


async def _send_record(context: InteractionContext, reports: Reports, table: Table, number: int) -> None:
    row = await reports.read(number, table, context.user)
    if not row.record:
        raise RefusedError("refused-record-while-playing")
    file = discord.File(BytesIO(row.record.encode()), f"{row.game}-{row.number}.txt")
    await context.send_file(context.translator("report-record-here"), file)


def _read_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 18):
        raise RefusedError("refused-forged")
    return int(text)


class Answers:
    """The private messages that bring answers."""

    def __init__(self, services: Services, client: discord.Client, messages: DirectMessages) -> None:
        self._services = services
        self._client = client
        self._messages = messages
        self._reports = Reports(services.matches)

    async def tell(self, table: Table, user: UserId) -> None:
        """Bring what somebody was answered about a table.

        Where their DMs are closed they hear of it with their next press at the table, and read it there.
        Raises LaterError, UndeliverableError and discord.HTTPException.
        """
        for row in await self._reports.list_untold(table.id, user):
            if table.seat_of(user) is None and not await self._services.sight.sees(Viewer(user), table.place):
                note_given_up("answer", "unseen")
                continue
            if await self._bring(row, table, user):
                await self._reports.note_told(row)

    async def _bring(self, row: ReportRow, table: Table, user: UserId) -> bool:
        """Bring an answer that was not brought before; return whether it is there."""
        language = await self._services.languages.of_user(user, then=row.language)
        presentation = self._services.presentation
        if not (await self._services.matches.user_settings(user)).dm_closed:
            page = answer_page(presentation, row, table, language)
            if await self._is_there(row, user):
                return True
            if await self._messages.send(user, page.build([]), kind="answer") is not None:
                return True
        translator, game = presentation.translator(language), presentation.name(row.game, language)
        said = translator("report-answer-here", game=game)
        self._services.tables.note_untold(table.id, user, said)
        return False

    async def _is_there(self, row: ReportRow, user: UserId) -> bool:
        """Check whether an answer was brought, and the process ended before that was noted."""
        channel = await self._client.create_dm(discord.Object(user))
        async for message in channel.history(limit=RECENT):
            if way_back(row) in find_ids(message.components):
                return True
        return False


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    answers = Answers(pony.services, pony, pony.dispatcher.messages)
    pony.dispatcher.carriers["answer"] = answers.tell
