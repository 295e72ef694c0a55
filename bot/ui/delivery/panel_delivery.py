"""Brings private panels that people have open up to date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.values import RefusedError, UserId
from bot.match.views import Turn, View
from bot.match.workers import Rest
from bot.ui.delivery.open_panels import OpenPanel, subject
from bot.ui.delivery.private_pictures import bring_private_pictures
from bot.ui.messages.page import Attachment, Page, keep_attachments
from bot.ui.messages.panel import is_asked, panel_page
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
        await self._services.learn_names(view.table)
        presentation, introduced = (
            self._services.presentation,
            await self._services.find_introduced(view, user),
        )
        arrangement = await self._services.find_arrangement(view, user)
        page = panel_page(
            presentation, view, language, onward=onward, arrangement=arrangement, introduced=introduced
        )
        async with slot.hold():
            found = self._services.panels.find(match, user)
            if found is not panel:
                if found is not None and found == replace(panel, message=found.message):
                    # It was sent anew meanwhile.
                    return await self.refresh(view, user)
                # Somebody has pressed something in it meanwhile, or it has been written for another event.
                if found is not None and found.about != subject(view):
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
            bring_private_pictures,
            self._services,
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
        """Bring panels up to date that were left behind, one after another, as long as the bot runs."""
        while True:
            match, user = await self._services.late_panels.next()
            await self._services.backpressure.wait()
            try:
                view = await self._services.matches.view(match, user)
                onward, panel = await self._find_onward(view, user), self._services.panels.find(match, user)
                if panel is None or (onward is None and panel.about == subject(view)):
                    continue
                _, rest = await self._write(panel, view, user, onward)
                if rest is not None:
                    await rest.bring()
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
