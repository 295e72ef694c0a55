"""One interaction: who came, from where, in which language, and how to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord
from aiohttp import ClientError

from bot.draw.encode import Encoded
from bot.logs import get_logger
from bot.match.table import UserId, View
from bot.text import Language, Translator
from bot.ui.answering import Written
from bot.ui.arrival import Arrival, Origin
from bot.ui.editing import edit_private
from bot.ui.house import BEHIND, MOST_DRAWING, House, Open, subject
from bot.ui.ids import Kind, Press
from bot.ui.page import NOBODY, Hung, Page, Painter, by_stem, files, is_complete, sent_as, stand_ins
from bot.ui.parts import QUIET, Layout, Part, frame, text

log = get_logger("ui")

TABLE_FIRST = 0.015
"""Seconds for which a panel's own pictures let those of the table go ahead: more people wait for them."""
INVALID = 50035
"""Discord's code for a request that names what does not exist, like a picture replaced meanwhile."""
NO_PRESS = Press(Kind.MORE)
"""What stands in a visit that is a command."""


@dataclass(frozen=True, slots=True)
class Ready:
    """An answer prepared. have: the pictures in the message, by stem; hung: those of them that it keeps."""

    view: View
    page: Page
    have: Mapping[str, Hung]
    hung: Sequence[Hung]
    answer: Written


@dataclass(slots=True)
class Visit:
    """An interaction with what belongs to it. press: `NO_PRESS` for a command; values: of a select menu.

    ready: a panel of a view that is on its way to the disk, laid out for the message pressed in.
    """

    house: House
    interaction: discord.Interaction[Any]
    language: Language
    press: Press = NO_PRESS
    values: Sequence[str] = ()
    ready: Ready | None = None

    @property
    def user(self) -> UserId:
        """Who came."""
        return who(self.interaction)

    @property
    def token(self) -> str:
        """What makes a request count once."""
        return str(self.interaction.id)

    @property
    def translator(self) -> Translator:
        """The ui's strings in the visitor's language."""
        return self.house.translator(self.language)

    @property
    def origin(self) -> Origin | None:
        """The message that was pressed in; None for a command."""
        return self.interaction.origin if isinstance(self.interaction, Arrival) else None

    @property
    def in_private(self) -> bool:
        """Whether the message of the press is the presser's alone."""
        return self.origin is not None and self.origin.private

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

    def prepare(self, page: Page, panel_of: View) -> None:
        """Lays a panel out, in place of the one pressed in, for an answer that may still come to nothing."""
        press = self.interaction
        if isinstance(press, Arrival) and press.origin.private and not self.answered:
            have = self._hanging(press.origin)
            hung = stand_ins(page, have)
            self.ready = Ready(panel_of, page, have, hung, press.written(page.build(hung)))

    def prepared(self, view: View) -> Page | None:
        """The panel that was prepared of this very view."""
        return self.ready.page if self.ready is not None and self.ready.view is view else None

    async def show(self, page: Page, *, panel_of: View | None = None, acted: bool = False) -> None:
        """Answers with a private page: in place of the one pressed in, or as a new message.

        panel_of: the view whose panel this is, so that it can be kept up to date. acted: whether the visitor
        has just done something in it, so that it stands at the top of its menu.
        """
        about = None if panel_of is None else subject(panel_of)
        press = self.interaction
        if isinstance(press, Arrival) and press.origin.private:
            message = press.origin.id
            with self.house.ways.to(message, page, about) as turn:
                async with turn.keep():
                    hanging = await self._replace(page, press)
                self._given(message, panel_of)
                crowded = self.house.drawing >= MOST_DRAWING
                # Brought up to date later, a panel is shown without the menu's level somebody has walked to.
                # After an action there is no such level, and pictures are mostly missing: nobody looks.
                complete = not (crowded and acted) and is_complete(page, hanging)
                if complete or panel_of is None or not crowded:
                    await turn.finish(complete, self._drawn, partial(self._edit, message))
                else:
                    self._fall_behind(panel_of)
            return
        sent, complete = await self._send(page, Painter(self.house))
        self._given(sent, panel_of)
        if not complete and self.house.ways.busy(sent) is None:
            with self.house.ways.to(sent, page, about) as turn:
                await turn.finish(complete, self._drawn, partial(self._edit, sent))

    async def update(self, layout: Layout) -> None:
        """Answers a press in a message that is everybody's: by what it shows now."""
        assert isinstance(self.interaction, Arrival)
        await self.interaction.update(self.interaction.written(layout))

    def _given(self, message: int, panel_of: View | None) -> None:
        """Notes that the answer stands in a message."""
        self.house.answers.given(self.interaction.id)
        if panel_of is not None:
            before = self.house.panel_of(panel_of.table.id, self.user)
            if before is not None and before.message != message:
                self.house.ways.give_up(before.message)
            opened = Open(self.interaction.token, message, self.house.now(), subject(panel_of))
            self.house.open.put((panel_of.table.id, self.user), opened)

    def _fall_behind(self, view: View) -> None:
        """Leaves the pictures of a panel for later: this visit would be in the way of others until then."""
        found = self.house.panel_of(view.table.id, self.user)
        if found is not None:
            self.house.open.put((view.table.id, self.user), replace(found, about=BEHIND))
            self.house.behind.add(view.table.id, self.user)

    async def _drawn(self, page: Page) -> Mapping[str, Encoded]:
        self.house.drawing += 1
        try:
            await asyncio.sleep(TABLE_FIRST)
            return await Painter(self.house).drawn(page)
        finally:
            self.house.drawing -= 1

    async def _edit(self, message: int, page: Page, pictures: Mapping[str, Encoded]) -> bool:
        layout, sent = files(page, pictures)
        if not await edit_answer(self.interaction, layout, sent):
            return False
        self.house.hanging.put(message, sent_as(sent))
        return True

    def _hanging(self, origin: Origin) -> Mapping[str, Hung]:
        """The pictures in the message pressed in; an edit of ours may have come since the press."""
        put = self.house.hanging.get(origin.id)
        return origin.pictures if put is None else put

    async def _replace(self, page: Page, press: Arrival) -> Mapping[str, Hung]:
        """Answers in the message pressed in; the pictures that hang in it now, by stem."""
        origin = press.origin
        have, ready = self._hanging(origin), self.ready
        if ready is not None and ready.page is page and ready.have is have:
            hung, answer = ready.hung, ready.answer
        else:
            hung = stand_ins(page, have)
            answer = press.written(page.build(hung))
        try:
            await press.update(answer)
        except discord.HTTPException as error:
            # What another process put there, before it was ended, is not known here.
            if not hung or error.code != INVALID:
                raise
            log.info("pictures_gone", message=origin.id)
            hung = []
            await press.update(press.written(page.build(hung)))
        hanging = by_stem(hung)
        self.house.hanging.put(origin.id, hanging)
        return hanging

    async def _send(self, page: Page, painter: Painter) -> tuple[int, bool]:
        pictures = painter.cached(page)
        layout, sent = (page.build([]), []) if pictures is None else files(page, pictures)
        answer = await self.interaction.response.send_message(
            view=layout, files=sent, ephemeral=True, allowed_mentions=NOBODY
        )
        message = answer.message_id or self.interaction.id
        self.house.hanging.put(message, sent_as(sent))
        return message, pictures is not None


def who(interaction: discord.Interaction[Any]) -> UserId:
    """Who an interaction comes from."""
    return interaction.by if isinstance(interaction, Arrival) else interaction.user.id


async def edit_answer(
    interaction: discord.Interaction[Any], layout: Layout, sent: Sequence[discord.File]
) -> bool:
    """Edits what an interaction was answered with; False where that is no longer possible."""
    application, session = interaction.application_id, interaction._session
    try:
        await edit_private(session, application, interaction.token, None, layout, sent)
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("answer_gone", code=getattr(error, "code", None))
        return False
    return True
