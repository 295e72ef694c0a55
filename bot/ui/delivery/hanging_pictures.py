"""The pictures that hang in private messages, as this process has put them there.

Discord takes the pictures of a message by name, and refuses an edit that names one that is gone. Two tell
what hangs in a message: who wrote it last here, and the message as a press shows it. Either may be the older
one: a press is on its way while a picture comes, and another process may write to the same people. The time
of the last edit, which Discord tells of both, decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import discord

from bot.ui.bounded import BoundedDict
from bot.ui.messages.page import Attachment, attachments_of

MOST_MESSAGES: Final = 256
"""Messages of which it is remembered, with their long alt texts: for a press that was on its way while they
changed. Later ones tell of them themselves."""


@dataclass(frozen=True, slots=True)
class _Hanging:
    attached: Sequence[Attachment]
    at: datetime


class HangingPictures:
    """The attachments last put into private messages, and when."""

    def __init__(self) -> None:
        self._by_message: BoundedDict[int, _Hanging] = BoundedDict(MOST_MESSAGES)

    def note(self, message: discord.Message, attached: Sequence[Attachment]) -> None:
        """Remember what a message has, by what Discord has answered to the write."""
        self._by_message.put(message.id, _Hanging(attached, _written_at(message)))

    def in_pressed(self, message: discord.Message) -> Sequence[Attachment]:
        """List the pictures of a message that was pressed in, by whichever knows it newer."""
        noted = self._by_message.get(message.id)
        if noted is not None and noted.at >= _written_at(message):
            return noted.attached
        return list(attachments_of(message.components))

    def in_message(self, message: int) -> Sequence[Attachment]:
        """List the pictures of a message by its id; none where nothing was put there from here."""
        noted = self._by_message.get(message)
        return noted.attached if noted is not None else ()


def _written_at(message: discord.Message) -> datetime:
    return message.edited_at or message.created_at
