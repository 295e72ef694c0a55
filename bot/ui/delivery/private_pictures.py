"""Pictures of private messages: written by the webhook of the interaction that was answered in them."""

from __future__ import annotations

import discord

from bot.match.values import UserId
from bot.ui.delivery.message_slot import MessageSlot
from bot.ui.messages.layout import Layout
from bot.ui.messages.page import Page, sent
from bot.ui.services import Services


async def bring_private_pictures(
    services: Services,
    webhook: discord.Webhook,
    message: int,
    slot: MessageSlot,
    claim: object,
    page: Page,
    *,
    is_panel: bool,
    in_dm_of: UserId | None = None,
) -> None:
    """Bring a page's pictures into a private message, or send it anew and have its panel stand there.

    is_panel: a panel stays as it is, in words, where a newer one stands in another message: nobody looks at
    its picture any more, and sent anew it would stand below that one. in_dm_of: None for an ephemeral one;
    a private message stays for good, and by an edit it gets the picture that its words have promised.
    """

    async def edit(layout: Layout, files: list[discord.File]) -> None:
        edited = await webhook.edit_message(message, view=layout, attachments=files)
        services.hanging.note(edited, sent(files))

    async def send_anew(layout: Layout, files: list[discord.File]) -> None:
        if is_panel and not services.panels.stands_in(message):
            return
        anew = await webhook.send(view=layout, files=files, ephemeral=in_dm_of is None, wait=True)
        if is_panel and not services.panels.stands_in(message):
            await anew.delete()
            return
        services.sent_anew.put(message, anew)
        services.hanging.note(anew, sent(files))
        services.panels.move(message, anew.id)
        if in_dm_of is not None:
            await services.matches.private_messages.move(in_dm_of, message, anew.id)
        await webhook.delete_message(message)

    def is_of_use() -> bool:
        return not is_panel or in_dm_of is not None or services.panels.stands_in(message)

    await services.late_pictures.try_to_bring(slot, claim, page, edit, send_anew, is_of_use)
