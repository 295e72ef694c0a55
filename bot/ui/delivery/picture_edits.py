"""A memory of whether Discord takes new pictures in edits of messages.

It has been seen to refuse them (discord-api-docs issue 7529). Then a message is sent anew with its pictures
and the old one taken away; that is remembered as long as the bot runs, so that no further edit is tried.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.logs import get_logger
from bot.metrics import REFUSED_PICTURES

log = get_logger("ui")

BAD_REQUEST = 400
INVALID = 50035
"""Discord's code for a request that names what does not exist, such as a picture it has not taken."""

ABOUT_PICTURES = "attachment"
"""In what Discord says of a picture that it has not taken."""


class PictureEdits:
    """A memory of refusals."""

    def __init__(self) -> None:
        self.are_refused = False

    async def write(
        self, edit: Callable[[], Awaitable[None]], send_anew: Callable[[], Awaitable[None]]
    ) -> None:
        """Put new pictures into a message by an edit, or by sending it anew. Raises what these raise."""
        if not self.are_refused:
            try:
                await edit()
                return
            except discord.HTTPException as error:
                if not self.note(error):
                    raise
        await send_anew()

    def note(self, error: discord.HTTPException) -> bool:
        """Check whether an edit with new pictures was refused for them; if so, remember it.

        What else may be wrong with an edit has the same code: the refusal names the picture's place.
        """
        if error.status != BAD_REQUEST or error.code != INVALID or ABOUT_PICTURES not in error.text.lower():
            return False
        if not self.are_refused:
            log.warning("pictures_refused_in_edits", why=error.text)
        self.are_refused = True
        REFUSED_PICTURES.inc()
        return True
