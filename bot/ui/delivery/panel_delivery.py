"""Brings private panels that people have open up to date."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.outbox import Rest
from bot.match.table import RefusedError, UserId, View
from bot.ui.delivery.open_panels import OpenPanel, subject
from bot.ui.delivery.private_pictures import bring_private_pictures
from bot.ui.messages.page import Page, keep_attachments
from bot.ui.messages.panel import panel_page
from bot.ui.services import Services

log = get_logger("outbox")


class PanelDelivery:
    """Edits panels by the token of the interaction that was answered in them."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client

    async def refresh(self, view: View, user: UserId) -> tuple[bool, Rest | None]:
        """Writes the words of a panel anew; whether there is one, and what brings its pictures."""
        match = view.table.id
        panel = self._services.panels.find(match, user)
        if panel is None:
            return False, None
        if panel.about == subject(view):
            return True, None
        slot = self._services.slots.of(panel.message)
        page = panel_page(self._services.presentation, view, await self._services.languages.of_user(user))
        async with slot.answer() as claim:
            if self._services.panels.find(match, user) is not panel:
                # Somebody has pressed something in it meanwhile, and has seen how things stand.
                return True, None
            if not await self._write_words(panel, page):
                self._services.panels.drop(match, user)
                return False, None
            self._services.panels.update(match, user, replace(panel, about=subject(view)))
        if page.is_complete(self._services.attached.get(panel.message) or ()):
            return True, None
        webhook = self._webhook(panel)
        return True, partial(
            bring_private_pictures, self._services, webhook, panel.message, slot, claim, page
        )

    async def catch_up(self) -> None:
        """Brings panels up to date that were left behind, one after another, as long as the bot runs."""
        while True:
            match, user = await self._services.late_panels.next()
            await self._services.backpressure.wait()
            try:
                _, bring = await self.refresh(await self._services.matches.view(match, user), user)
                if bring is not None:
                    await bring()
            except (RefusedError, discord.DiscordException, ClientError, OSError) as error:
                log.info("panel_left_behind", match=match, error=type(error).__name__)

    async def _write_words(self, panel: OpenPanel, page: Page) -> bool:
        """Edits a panel with the pictures that hang in it; False where it is gone."""
        kept = keep_attachments(page, self._services.attached.get(panel.message) or ())
        attachments: Any = discord.utils.MISSING if kept else []
        try:
            await self._webhook(panel).edit_message(
                panel.message, view=page.build(kept), attachments=attachments
            )
        except discord.HTTPException as error:
            log.info("panel_gone", code=error.code)
            return False
        self._services.attached.put(panel.message, kept)
        return True

    def _webhook(self, panel: OpenPanel) -> discord.Webhook:
        assert self._client.application_id is not None
        return discord.Webhook.partial(self._client.application_id, panel.token, client=self._client)
