"""Edits of private messages, by the token of the interaction that was answered in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord
from aiohttp import ClientSession
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.ui.page import NOBODY
from bot.ui.parts import Layout


async def edit_private(
    session: ClientSession,
    application: int,
    token: str,
    message: int | None,
    layout: Layout,
    sent: Sequence[discord.File],
) -> None:
    """Replaces all that a message shows. message: None for the one the interaction was answered with.

    Unlike discord.py's own ways, whose errors it raises, it makes no message of what comes back.
    """
    adapter = async_context.get()
    edit = (
        partial(adapter.edit_webhook_message, message_id=message)
        if message
        else adapter.edit_original_interaction_response
    )
    with handle_message_parameters(view=layout, attachments=sent, allowed_mentions=NOBODY) as given:
        await edit(
            application,
            token,
            session=session,
            payload=given.payload,
            multipart=given.multipart,
            files=given.files,
        )
