"""Users, guilds, channels and messages: what the world of the sandbox is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.errors import Json
from bot.sandbox.limits.components import TEXT as TEXT_DISPLAY
from bot.sandbox.limits.components import walk
from bot.sandbox.limits.messages import EPHEMERAL, V2, MessageShape
from bot.sandbox.permissions import Overwrite

APP_ID: Final = 900_000_000_000_000_001
TEXT, DM, VOICE, NEWS, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 5, 10, 11, 12


@dataclass(slots=True)
class User:
    """A user; the bot is one too."""

    id: int
    name: str
    display: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    manager: bool = False
    app_installed: bool = False


@dataclass(slots=True)
class Attachment:
    """One uploaded file of a message; the bytes are kept in `files.FileStore`."""

    id: int
    filename: str
    size: int
    content_type: str | None
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


@dataclass(slots=True)
class Message:
    """One message. `audience` is the only person who sees an ephemeral one; `called` users and `called_roles`
    were notified."""

    id: int
    channel_id: int
    author_id: int
    timestamp: float
    type: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    nonce: str | int | None = None
    reference: int | None = None
    metadata: Json | None = None
    command_name: str | None = None
    audience: int | None = None
    called_roles: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    thread_id: int | None = None
    webhook: bool = False
    revision: int = 0
    dismissed: bool = False

    @property
    def ephemeral(self) -> bool:
        """Check whether only `audience` sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def v2(self) -> bool:
        """Check whether it is a Components V2 message."""
        return bool(self.flags & V2)

    def texts(self) -> Iterator[str]:
        """Its content and its text displays, from top to bottom."""
        yield self.content
        for _, part in walk(self.components):
            if part.get("type") == TEXT_DISPLAY:
                yield part["content"]

    def shape(self) -> MessageShape:
        """Return what the limits need to know of it."""
        names = {str(a.id): a.filename for a in self.attachments}
        return MessageShape(self.flags, self.content, self.embeds, self.components, names)


@dataclass(slots=True)
class Channel:
    """A channel in which one writes, a thread or a DM. `overwrites` are by role or user id.

    invitable: whether anybody in a private thread may let others in.
    """

    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    invitable: bool = True
    topic: str | None = None
    position: int = 0
    recipient: int | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    created: float = 0.0
    archived_at: float = 0.0
    active_at: float = 0.0
    members: set[int] = field(default_factory=set)
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Check whether it is a thread of another channel."""
        return self.type in (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(slots=True)
class Guild:
    """A guild and its channels and active or archived threads. mentionable: roles that anybody may call."""

    id: int
    name: str
    locale: str
    owner_id: int
    bot_role: int
    manager_role: int
    joined: float
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)
    mentionable: set[int] = field(default_factory=set)
    banned: set[int] = field(default_factory=set)
