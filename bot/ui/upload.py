"""Files to be sent, which are forgotten once they have been."""

from __future__ import annotations

from io import BytesIO

import discord


class Upload(BytesIO):
    """Bytes for `discord.File`, let go of with the last that holds it.

    discord.py takes `close` away from a file, because it may have to be sent again, and gives it back as an
    attribute. So a file would hold itself, with the whole picture, until all garbage is collected.
    """

    def close(self) -> None:
        """Does nothing: there is nothing to put away."""

    def __setattr__(self, name: str, value: object) -> None:
        """Keeps `close` as it is."""
        if name != "close":
            super().__setattr__(name, value)


def upload(content: bytes, name: str, description: str | None = None) -> discord.File:
    """A file with this content. description: its alt text."""
    return discord.File(Upload(content), name, description=description)
