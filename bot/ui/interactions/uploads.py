"""Texts somebody gives as a file."""

from __future__ import annotations

import discord

from bot.match.values import RefusedError


async def read_upload(file: discord.Attachment, most: int) -> str:
    """The text of a file of at most so many bytes. Raises RefusedError."""
    if file.size > most:
        raise RefusedError("upload-too-large", size=str(-(-file.size // 1024)), most=str(most // 1024))
    try:
        # Some editors begin a text with a mark.
        return (await file.read()).decode("utf-8-sig")
    except discord.HTTPException as error:
        raise RefusedError("upload-unreadable") from error
    except UnicodeDecodeError as error:
        raise RefusedError("upload-no-text") from error
