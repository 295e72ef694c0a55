"""Private messages kept true: an open panel follows, what is over is edited to what has become of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.settings import UNSENT, Letter
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import ASKED, CLAIM, NEXT, PLAYING, TO_ANSWER, Turn, View
from bot.match.workers import LaterError, Rest
from bot.ui.delivery.direct_messages import DirectMessages
from bot.ui.layout import Layout
from bot.ui.messages.panel import compose_panel, is_asked, is_claimed, past_layout, tell_past
from bot.ui.open_panels import SHORTLY, OpenPanel, subject
from bot.ui.page import Attachment, Page, close_after_sending, keep_attachments, sent
from bot.ui.services import Services

log = get_logger("outbox")


class PanelDelivery:
    """The delivery of panels, by the webhook of the interaction that was answered in them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def refresh(self, view: View, user: UserId) -> tuple[bool, Rest | None]:
        """Write the words of a panel anew; return whether there is one, and what brings its pictures."""
        match = view.table.id
        panel = self._services.panels.find(match, user)
        if panel is None:
            return False, None
        if panel.about == subject(view):
            return True, None
        return await self._write(panel, view, user, await self._find_onward(view, user))

    async def _find_onward(self, view: View, user: UserId) -> Turn | None:
        """The table that waits for somebody, where this one does not."""
        return None if is_asked(view) else await self._services.matches.next_for(user, view.table.id)

    async def _write(
        self, panel: OpenPanel, view: View, user: UserId, onward: Turn | None
    ) -> tuple[bool, Rest | None]:
        match = view.table.id
        slot = self._services.slots.of(panel.message)
        language = await self._services.languages.of_user(user)
        await self._services.presentation.learn_names(view.table)
        page = await compose_panel(self._services, view, language, user, onward=onward, introduces=True)
        async with slot.hold():
            open_panel = self._services.panels.find(match, user)
            if open_panel is not panel:
                if open_panel is not None and open_panel == replace(panel, message=open_panel.message):
                    # It was sent anew meanwhile.
                    return await self.refresh(view, user)
                # Somebody has pressed something in it meanwhile, or it has been written for another event.
                if open_panel is not None and open_panel.about != subject(view):
                    self._services.late_panels.add(match, user)
                return True, None
            claim = slot.claim()
            if not await self._write_words(panel, page):
                self._services.panels.drop(match, user, panel.message)
                return False, None
            self._services.panels.update(view, user, panel)
        if not panel.ephemeral:
            # It stands for longer than it can be kept up to date as a panel.
            await self._services.matches.private_messages.note_shown(match, user, panel.message)
        if page.is_complete(self._services.hanging.in_message(panel.message)):
            return True, None

        bring = partial(
            self._services.private_pictures.bring,
            panel.webhook,
            panel.message,
            slot,
            claim,
            page,
            is_panel=True,
            in_dm_of=None if panel.ephemeral else user,
        )
        return True, Rest(bring, partial(self._services.panels.outdate, match, user))

    async def catch_up(self) -> None:
        """Bring panels up to date that were left behind, one after another, as long as the bot runs.

        The words of the next one do not wait for pictures, unless many do.
        """
        async with asyncio.TaskGroup() as bringing:
            while True:
                match, user = await self._services.late_panels.next()
                await self._services.backpressure.wait()
                with self._leaving_behind(match):
                    rest = await self._catch_up_with(match, user)
                    if rest is None:
                        continue
                    if self._services.late_pictures.is_crowded:
                        await rest.bring()
                    else:
                        bringing.create_task(self._bring(match, rest))

    async def _catch_up_with(self, match: MatchId, user: UserId) -> Rest | None:
        """Write the words of a panel anew if they have been left behind; return what brings its pictures."""
        view = await self._services.matches.view(match, user)
        onward, panel = await self._find_onward(view, user), self._services.panels.find(match, user)
        if panel is None or (onward is None and panel.about == subject(view)):
            return None
        return (await self._write(panel, view, user, onward))[1]

    async def _bring(self, match: MatchId, rest: Rest) -> None:
        with self._leaving_behind(match):
            await rest.bring()

    @contextmanager
    def _leaving_behind(self, match: MatchId) -> Iterator[None]:
        """The time in which what keeps one panel behind keeps back no other."""
        try:
            yield
        except (RefusedError, discord.DiscordException, ClientError, OSError) as error:
            log.info("panel_left_behind", match=match, error=type(error).__name__)

    async def _write_words(self, panel: OpenPanel, page: Page) -> bool:
        """Edit a panel with the pictures that hang in it; return False where it is gone."""
        kept = keep_attachments(page, self._services.hanging.in_message(panel.message))
        try:
            written = await self._edit(panel, page, kept)
        except discord.HTTPException as error:
            log.info("panel_gone", code=error.code)
            return False
        self._services.hanging.note(written, kept)
        return True

    async def _edit(self, panel: OpenPanel, page: Page, kept: Sequence[Attachment]) -> discord.Message:
        attachments: Any = discord.utils.MISSING if kept else []
        return await panel.webhook.edit_message(panel.message, view=page.build(kept), attachments=attachments)


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
                await presentation.learn_names(view.table)
                page = await compose_panel(self._services, view, language, user, note=what)
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
    answers = any(fact.endswith(TO_ANSWER) for fact in holds)
    claimed = is_claimed(view) and any(fact.startswith(CLAIM) for fact in holds)
    return ASKED in holds or answers or claimed
