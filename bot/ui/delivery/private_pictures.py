"""Pictures of private messages: written by the token of the interaction that was answered in them."""

from __future__ import annotations

import discord

from bot.ui.delivery.message_slot import MessageSlot
from bot.ui.messages.layout import Layout
from bot.ui.messages.page import Page, sent
from bot.ui.services import Services


async def bring_private_pictures(
    services: Services, webhook: discord.Webhook, message: int, slot: MessageSlot, claim: object, page: Page
) -> None:
    """Brings a page's pictures into a private message, or sends it anew and has its panel stand there."""

    async def edit(layout: Layout, files: list[discord.File]) -> None:
        await webhook.edit_message(message, view=layout, attachments=files)
        services.attached.put(message, sent(files))

    async def send_anew(layout: Layout, files: list[discord.File]) -> None:
        anew = await webhook.send(view=layout, files=files, ephemeral=True, wait=True)
        services.attached.put(anew.id, sent(files))
        services.panels.move(message, anew.id)
        await webhook.delete_message(message)

    await services.late_pictures.try_to_bring(slot, claim, page, edit, send_anew)
