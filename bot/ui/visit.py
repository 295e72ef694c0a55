"""One interaction: who came, from where, in which language, and how to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
import structlog
from aiohttp import ClientError

from bot.match.table import UserId, View
from bot.text import Language, Speech
from bot.ui.house import House, Open, subject
from bot.ui.ids import Kind, Press
from bot.ui.page import NOBODY, Page, Painter, files, kept
from bot.ui.parts import QUIET, Part, frame, text

log = structlog.get_logger("ui")

TABLE_FIRST = 0.015
"""Seconds for which a panel's own pictures let those of the table go ahead: more people wait for them."""
NO_PRESS = Press(Kind.MORE)
"""What stands in a visit that is a command."""


@dataclass(slots=True)
class Visit:
    """An interaction with what belongs to it. press: `NO_PRESS` for a command; values: of a select menu."""

    house: House
    interaction: discord.Interaction[Any]
    language: Language
    press: Press = NO_PRESS
    values: Sequence[str] = ()

    @property
    def user(self) -> UserId:
        """Who came."""
        return self.interaction.user.id

    @property
    def token(self) -> str:
        """What makes a request count once."""
        return str(self.interaction.id)

    @property
    def speech(self) -> Speech:
        """The ui's strings in the visitor's language."""
        return self.house.speech(self.language)

    @property
    def in_private(self) -> bool:
        """Whether the message of the press is the presser's alone."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def answered(self) -> bool:
        """Whether an answer has been given."""
        return self.interaction.response.is_done()

    async def say(self, content: str, *, accent: int = QUIET, parts: Sequence[Part] = ()) -> None:
        """Tells the visitor something in a private message of its own."""
        view = frame([text(content), *parts], accent)
        if self.answered:
            await self.interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def show(self, page: Page, *, panel_of: View | None = None) -> None:
        """Answers with a private page: in place of the one pressed in, or as a new message.

        panel_of: the view whose panel this is, so that it can be kept up to date.
        """
        painter = Painter(self.house)
        if self.in_private:
            message, complete = await self._replace(page)
        else:
            message, complete = await self._send(page, painter)
        self.house.answers.given(self.interaction.id)
        if panel_of is not None:
            opened = Open(self.interaction.token, message, self.house.now(), subject(panel_of))
            self.house.open.put((panel_of.table.id, self.user), opened)
        if complete:
            return
        serial = self.house.turn_serial(message)
        await asyncio.sleep(TABLE_FIRST)
        pictures = await painter.drawn(page)
        if self.house.serials.get(message) == serial:
            layout, sent = files(page, pictures)
            await edit_answer(self.interaction, layout, sent)

    async def _replace(self, page: Page) -> tuple[int, bool]:
        message = self.interaction.message
        assert message is not None
        self.house.turn_serial(message.id)
        urls, complete = kept(page, message)
        await self.interaction.response.edit_message(view=page.build(urls), allowed_mentions=NOBODY)
        return message.id, complete

    async def _send(self, page: Page, painter: Painter) -> tuple[int, bool]:
        pictures = painter.cached(page)
        layout, sent = (page.build({}), []) if pictures is None else files(page, pictures)
        answer = await self.interaction.response.send_message(
            view=layout, files=sent, ephemeral=True, allowed_mentions=NOBODY
        )
        return answer.message_id or self.interaction.id, pictures is not None


async def edit_answer(
    interaction: discord.Interaction[Any], layout: discord.ui.LayoutView, sent: Sequence[discord.File]
) -> bool:
    """Edits what an interaction was answered with; False where that is no longer possible."""
    try:
        await interaction.edit_original_response(view=layout, attachments=sent, allowed_mentions=NOBODY)
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("answer_gone", code=getattr(error, "code", None))
        return False
    return True
