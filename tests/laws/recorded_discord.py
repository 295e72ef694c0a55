"""As much of Discord as the ui writes to: nothing is sent, everything is written down."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Hashable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import orjson

from bot.draw.encode import Encoded
from bot.ui.layout import Layout

CHANNEL = 0
"""Stands for everybody in the channel; otherwise an audience is a user id."""
MOST_MESSAGES = 1_000_000
"""For one audience: the numbers of its messages tell nothing of those of others."""
BEGINNING = datetime(2026, 11, 1, tzinfo=UTC)
NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Sent:
    """One request. to: whose message it is; message: its number, counted for each audience by itself."""

    to: int
    verb: str
    message: int
    body: bytes = b""
    files: tuple[tuple[str, bytes, str], ...] = ()
    called: tuple[int, ...] = ()


class Written(discord.InteractionMessage):
    """A message as Discord tells of it in the answer to a write."""

    writes = count(1)

    def __init__(self, number: int) -> None:
        self.id = number
        self._written = BEGINNING + timedelta(seconds=next(self.writes))

    @property
    def edited_at(self) -> datetime:
        """Each write is later than the one before."""
        return self._written


class RecordedDiscord:
    """A client for `OutboxDispatcher`."""

    allowed_mentions = NOBODY

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self._messages: defaultdict[int, count[int]] = defaultdict(lambda: count(1))

    def get_guild(self, _: int) -> None:
        """It knows no servers."""

    def get_partial_messageable(self, channel: int, guild_id: int | None = None) -> RecordedChannel:
        """The table's channel, or somebody's DM."""
        return RecordedChannel(self, channel if guild_id is None else CHANNEL)

    async def create_dm(self, user: Any) -> RecordedChannel:
        """Somebody's DM."""
        return RecordedChannel(self, user.id)

    def write(
        self, to: int, verb: str, message: int | None, view: Layout | None, files: Any, called: Any = NOBODY
    ) -> int:
        """Writes a request down; the number of its message, which is new where none is given."""
        number = to * MOST_MESSAGES + next(self._messages[to]) if message is None else message
        body = b"" if view is None else orjson.dumps(view.to_components())  # type: ignore[no-untyped-call]
        uploads = [] if files is discord.utils.MISSING or files is None else files
        parts = tuple((upload.filename, upload.fp.read(), upload.description or "") for upload in uploads)
        users = tuple(user.id for user in called.users) if isinstance(called.users, list) else ()
        self.sent.append(Sent(to, verb, number, body, parts, users))
        return number


@dataclass
class RecordedChannel:
    """A channel, or somebody's DM."""

    discord: RecordedDiscord
    to: int

    @property
    def id(self) -> int:
        """Whose it is does for its number."""
        return self.to

    async def send(
        self, view: Layout, files: Any = None, allowed_mentions: Any = NOBODY, nonce: str = ""
    ) -> RecordedMessage:
        """Posts."""
        number = self.discord.write(self.to, "post", None, view, files, allowed_mentions)
        return RecordedMessage(self, number)

    async def history(self, limit: int, before: RecordedMessage) -> AsyncIterator[RecordedMessage]:
        """Asks for older messages: there are none from before a restart."""
        self.discord.write(self.to, "history", 0, None, None)
        for message in ():
            yield message

    def get_partial_message(self, message: int) -> RecordedMessage:
        """A message by its number."""
        return RecordedMessage(self, message)


@dataclass
class RecordedMessage:
    """A message in a channel."""

    channel: RecordedChannel
    id: int
    author: str = "the bot"

    async def edit(self, view: Layout, attachments: Any = None, allowed_mentions: Any = None) -> Written:
        """Edits it."""
        return Written(self.channel.discord.write(self.channel.to, "edit", self.id, view, attachments))

    async def delete(self) -> None:
        """Deletes it."""
        self.channel.discord.write(self.channel.to, "delete", self.id, None, None)


class RecordedPress:
    """A press in a message: both the interaction and its answers. message: None for the public table."""

    type = discord.InteractionType.component
    guild_id, channel_id, guild_locale, channel, token = 1, 2, None, None, "token"
    command = None
    numbers = count(1)

    def __init__(self, recorder: RecordedDiscord, user: int, message: int | None) -> None:
        self.id = next(self.numbers)
        self._discord = recorder
        self._pressed = message
        self._is_done = False
        self.user = SimpleNamespace(id=user)
        self.locale = SimpleNamespace(value="en-US")
        flags = SimpleNamespace(ephemeral=message is not None)
        self.message = SimpleNamespace(
            id=message, flags=flags, components=[], created_at=BEGINNING, edited_at=None
        )
        self.response: Any = self
        self.followup: Any = SimpleNamespace(
            send=self._follow, edit_message=self._edit, delete_message=self._delete
        )

    def is_done(self) -> bool:
        """Whether it has been answered."""
        return self._is_done

    async def defer(self, **_: Any) -> None:
        """Discord waits."""
        self._is_done = True

    async def send_message(self, view: Layout, files: Any = None, **_: Any) -> Any:
        """Answers by a message."""
        self._is_done = True
        return self._answered(self._discord.write(self.user.id, "answer", None, view, files))

    async def edit_message(self, view: Layout) -> Any:
        """Answers in the message pressed in."""
        self._is_done = True
        return self._answered((await self.edit_original_response(view)).id)

    async def edit_original_response(self, view: Layout, attachments: Any = None) -> Written:
        """Edits the message pressed in."""
        return Written(self._discord.write(self.user.id, "change", self._pressed, view, attachments))

    def _answered(self, message: int) -> Any:
        return SimpleNamespace(message_id=message, resource=Written(message))

    async def _follow(self, view: Layout, files: Any = None, **_: Any) -> Written:
        return Written(self._discord.write(self.user.id, "follow", None, view, files))

    async def _edit(self, message: int, view: Layout, attachments: Any = None) -> Written:
        return Written(self._discord.write(self.user.id, "edit", message, view, attachments))

    async def _delete(self, message: int) -> None:
        self._discord.write(self.user.id, "delete", message, None, None)


class NamedPictures:
    """Pictures that are what they show in words: laws of their own compare painted ones."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Encoded] = {}

    def cached(self, key: str, scene: Hashable, theme: str, scale: float) -> Encoded | None:
        """What was asked for before."""
        return self._kept.get((key, scene, theme, scale))

    def begin(self, _: Any, key: str, scene: Hashable, theme: str, scale: float) -> None:
        """Paint a picture that will be asked for."""
        self._paint(key, scene, theme, scale)

    async def picture(
        self, _: Any, key: str, scene: Hashable, theme: str, scale: float, *, urgent: bool = False
    ) -> Encoded:
        """A picture of a scene, there at once, urgent or not."""
        return self._paint(key, scene, theme, scale)

    def _paint(self, key: str, scene: Hashable, theme: str, scale: float) -> Encoded:
        shown = repr((key, scene, theme, scale)).encode()
        return self._kept.setdefault((key, scene, theme, scale), Encoded(shown, "jpg"))


def to_whom(sent: Sequence[Sent], user: int) -> list[Sent]:
    """What one person can see of what was sent."""
    return [request for request in sent if request.to in (CHANNEL, user)]
