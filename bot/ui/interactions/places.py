"""Places where a table may stand: what the bot must be allowed there, and which threads there can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext

NEEDED: Final = ("view_channel", "embed_links", "attach_files", "read_message_history")
"""What the bot must be allowed wherever it keeps a table."""
FOR_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""What it must be allowed to open a thread for a table."""
ARCHIVE_AFTER: Final = 10_080
"""Minutes without a message after which Discord archives a thread of ours: seven days, the most there is."""
LONGEST_THREAD_NAME: Final = 100


def check_room(context: InteractionContext, room: Any, allowed: discord.Permissions, place: str) -> None:
    """Raise RefusedError where the bot could not keep a table: before anything is lost.

    room: the channel, as far as it is known. allowed: what the bot may do there. place: its mention.
    """
    if missing := list_missing(context, list_needed(room), allowed):
        raise RefusedError("refused-permissions", permissions=missing, place=place)
    if isinstance(room, discord.Thread) and room.locked and not allowed.manage_threads:
        raise RefusedError("refused-thread-locked", place=place)


def list_needed(room: Any) -> Sequence[str]:
    """List what the bot must be allowed in such a place to keep a table."""
    if isinstance(room, discord.Thread):
        return (*NEEDED, "send_messages_in_threads")
    if isinstance(room, discord.VoiceChannel | discord.StageChannel):
        # Whoever may not join does not see what is written either.
        return (*NEEDED, "connect", "send_messages")
    return (*NEEDED, "send_messages")


def list_missing(
    context: InteractionContext, needed: Sequence[str], allowed: discord.Permissions | None = None
) -> str:
    """List which of these permissions the bot lacks, in words; empty where none. allowed: None for here."""
    allowed = context.interaction.app_permissions if allowed is None else allowed
    missing = [context.translator(f"permission-{each}") for each in needed if not getattr(allowed, each)]
    return context.translator.join(missing) if missing else ""


async def create_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread for everybody. Among announcements there are only news threads. Raises HTTPException."""
    types = discord.ChannelType
    return await channel.create_thread(
        name=name[:LONGEST_THREAD_NAME],
        type=types.news_thread if channel.is_news() else types.public_thread,
        auto_archive_duration=ARCHIVE_AFTER,
    )
