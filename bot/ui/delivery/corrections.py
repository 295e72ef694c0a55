"""Private messages that are no longer true: each is edited to what has become of it, which calls nobody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.logs import get_logger
from bot.match.settings import UNSENT, Letter
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import ASKED, CLAIM, NEXT, PLAYING, TO_ANSWER, View
from bot.match.workers import LaterError
from bot.ui.delivery.direct_messages import DirectMessages
from bot.ui.delivery.panel_delivery import PanelDelivery
from bot.ui.delivery.panels_elsewhere import SHORTLY
from bot.ui.messages.clocks import is_claimed
from bot.ui.messages.layout import Layout
from bot.ui.messages.page import Page, close_after_sending, sent
from bot.ui.messages.panel import panel_page
from bot.ui.messages.past import past_layout, tell_past
from bot.ui.services import Services

log = get_logger("outbox")


class Corrections:
    """The mending of what stands. relist: brings somebody's list of waiting tables up to date."""

    def __init__(
        self,
        services: Services,
        client: discord.Client,
        messages: DirectMessages,
        panels: PanelDelivery,
        relist: Callable[[UserId], Awaitable[None]],
    ) -> None:
        self._services = services
        self._client = client
        self._messages = messages
        self._panels = panels
        self._relist = relist

    async def mend(self, match: MatchId, user: UserId, *, at_once: bool = False) -> None:
        """Mend what stands with somebody about a match. Raises discord.HTTPException and LaterError.

        at_once: without waiting for an answer that another process may be writing.
        """
        private = self._services.matches.private_messages
        for letter in await private.of(match, user):
            holds = await private.list_holding(match, user)
            if letter.is_true(holds):
                if PLAYING not in holds:
                    # Nothing of it can end any more.
                    await private.drop(user, letter.message, match)
                continue
            if letter.kind == "list":
                await self._relist(user)
                continue
            try:
                if not at_once:
                    await self._wait_for_answer(letter, match, user)
                await self._mend_letter(letter, match, user, holds)
            except discord.NotFound:
                await private.drop(user, letter.message, match)

    async def _mend_letter(self, letter: Letter, match: MatchId, user: UserId, holds: frozenset[str]) -> None:
        private = self._services.matches.private_messages
        view = await self._find_view(match, user)
        if view is None:
            await private.drop(user, letter.message, match)
            return
        message = await self._messages.find(user, letter.message, match)
        if message is None:
            await private.drop(user, letter.message, match)
            return
        if letter.message == UNSENT:
            letter = letter.model_copy(update={"message": message.id})
            await private.note_sent(match, user, message.id, letter.says)
        if letter.kind == "panel" and await self._is_kept_open(view, user, message.id):
            # Somebody plays in it: it shows how things stand, and goes on doing so.
            await private.restate(match, user, letter, holds - {NEXT})
            return
        is_asked = await self._write(message, view, user, letter, holds)
        self._services.panels.drop(match, user, message.id)
        if PLAYING in holds:
            await private.restate(match, user, letter, (holds - {NEXT}) if is_asked else ())
        else:
            await private.drop(user, letter.message, match)

    async def _wait_for_answer(self, letter: Letter, match: MatchId, user: UserId) -> None:
        """Leave a panel for a moment to whoever may be answering a press in it. Raises LaterError."""
        if letter.kind != "panel":
            return
        view = await self._find_view(match, user)
        if view is None or not await self._services.matches.private_messages.has_moved(match, user):
            return
        if self._services.panels_elsewhere.may_be_answering(view, user):
            raise LaterError(SHORTLY)

    async def _find_view(self, match: MatchId, user: UserId) -> View | None:
        try:
            return await self._services.matches.view(match, user)
        except RefusedError:
            return None

    async def _is_kept_open(self, view: View, user: UserId, message: int) -> bool:
        """Check whether a message is somebody's open panel; if so, bring it up to date as such."""
        match = view.table.id
        panel = self._services.panels.find(match, user)
        if panel is None or panel.message != message:
            return False
        written, rest = await self._panels.refresh(view, user)
        if rest is not None:
            await rest.bring()
        return written

    async def _write(
        self,
        message: discord.PartialMessage,
        view: View,
        user: UserId,
        letter: Letter,
        holds: frozenset[str],
    ) -> bool:
        """Edit a message; return whether something is still asked in it."""
        presentation = self._services.presentation
        language = await self._services.languages.of_user(user)
        moved = await self._services.matches.private_messages.has_moved(view.table.id, user)
        gone = set(letter.says) - holds
        what = tell_past(presentation, view, language, gone, holds, moved=moved)
        is_asked = letter.kind == "panel" and asks_still(view, holds)
        if is_asked and self._services.panels.is_present(view.table.id, user):
            # Followed there step by step, it would be edited with every press.
            is_asked, what = False, presentation.translator(language)("past-elsewhere")
        slot = self._services.slots.of(message.id)
        async with slot.write():
            if is_asked:
                arrangement = await self._services.find_arrangement(view, user)
                await self._services.learn_names(view.table)
                page = panel_page(presentation, view, language, note=what, arrangement=arrangement)
                is_whole = await self._edit_panel(message, page)
            else:
                layout = past_layout(presentation, view, language, what)
                await self._edit(message, layout, [])
        if is_asked and not is_whole:
            await self._messages.bring_pictures(message, view, user, page)
        return is_asked

    async def _edit_panel(self, message: discord.PartialMessage, page: Page) -> bool:
        """Edit a message to a panel, with the pictures at hand; return whether these are all."""
        layout, files = self._services.page_pictures.compose(page)
        if self._services.picture_edits.are_refused:
            layout, attachments = page.build([]), []
        else:
            attachments = files
        with close_after_sending(files):
            await self._edit(message, layout, attachments)
        return page.is_complete(sent(attachments))

    async def _edit(self, message: discord.PartialMessage, layout: Layout, files: list[discord.File]) -> None:
        attachments: Any = files
        edited = await message.edit(
            view=layout, attachments=attachments, allowed_mentions=self._client.allowed_mentions
        )
        if edited is not None:
            self._services.hanging.note(edited, sent(files))


def asks_still(view: View, holds: frozenset[str]) -> bool:
    """Check whether something waits for the reader, whatever else is over."""
    answers = any(each.endswith(TO_ANSWER) for each in holds)
    claimed = is_claimed(view) and any(each.startswith(CLAIM) for each in holds)
    return ASKED in holds or answers or claimed
