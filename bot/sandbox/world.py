"""The people, guilds, channels and messages of the sandbox, all in memory."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.clock import DISCORD_EPOCH_MS, Clock, Snowflakes
from bot.sandbox.errors import ApiError, Json
from bot.sandbox.limits import EPHEMERAL, V2, Shape
from bot.sandbox.settings import GuildPlan, WorldPlan

APP_ID: Final = 900_000_000_000_000_001
FOUNDED_BEFORE_MS: Final = 86_400_000
TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12

VIEW = 1 << 10
SEND = 1 << 11
MANAGE_MESSAGES = 1 << 13
ATTACH = 1 << 15
HISTORY = 1 << 16
MANAGE_THREADS = 1 << 34
PUBLIC_THREADS = 1 << 35
PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
MANAGE_GUILD = 1 << 5
USE_COMMANDS = 1 << 31
EVERYONE = (
    VIEW | SEND | ATTACH | HISTORY | USE_COMMANDS | PUBLIC_THREADS | SEND_IN_THREADS | (1 << 14) | (1 << 6)
)
BOT_DEFAULT = EVERYONE | MANAGE_MESSAGES | MANAGE_THREADS | PRIVATE_THREADS
ALL = (1 << 51) - 1


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
    """One message. `audience` is the only person who sees an ephemeral one."""

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
    thread_id: int | None = None
    webhook: bool = False
    revision: int = 0
    dismissed: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether only `audience` sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def v2(self) -> bool:
        """Whether it is a Components V2 message."""
        return bool(self.flags & V2)

    def shape(self) -> Shape:
        """What the limits need to know of it."""
        names = {str(a.id): a.filename for a in self.attachments}
        return Shape(self.flags, self.content, self.embeds, self.components, names)


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a DM. `denied` are the permissions taken from the bot here."""

    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    topic: str | None = None
    position: int = 0
    recipient: int | None = None
    denied: int = 0
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    created: float = 0.0
    archived_at: float = 0.0
    members: set[int] = field(default_factory=set)
    messages: dict[int, Message] = field(default_factory=dict)
    last_message_id: int | None = None
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread of another channel."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass(slots=True)
class Guild:
    """A guild and its channels and active or archived threads."""

    id: int
    name: str
    locale: str
    owner_id: int
    bot_role: int
    manager_role: int
    joined: float
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)


class World:
    """All users, guilds and channels by id, with look-ups which raise Discord's own refusals."""

    def __init__(self, plan: WorldPlan, clock: Clock, ids: Snowflakes) -> None:
        self._clock = clock
        self._ids = ids
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.bot = User(APP_ID, plan.bot_name.replace(" ", ""), plan.bot_name, bot=True)
        self.users[APP_ID] = self.bot
        for person in plan.people:
            user = User(ids.next(), person.name, person.display, person.locale)
            user.dms_open, user.manager = person.dms_open, person.manager
            self.users[user.id] = user
        for guild in plan.guilds:
            self._add_guild(guild)
        for number in range(plan.extra_guilds):
            self._add_guild(GuildPlan(name=f"Guild {number + 1}"))

    @property
    def people(self) -> list[User]:
        """Every human user."""
        return [user for user in self.users.values() if not user.bot]

    def _add_guild(self, plan: GuildPlan) -> None:
        now = self._clock.now()
        people = self.people
        owner = next((p for p in people if p.manager), people[0])
        ids = self._ids
        # Guilds founded a millisecond apart fall on different shards, as they do in the world outside
        number = int(now * 1000) - DISCORD_EPOCH_MS - FOUNDED_BEFORE_MS + len(self.guilds)
        guild = Guild(number << 22, plan.name, plan.locale, owner.id, ids.next(), ids.next(), now)
        guild.members = {user.id: now for user in (*people, self.bot)}
        self.guilds[guild.id] = guild
        for position, channel in enumerate(plan.channels):
            self.add_channel(
                Channel(ids.next(), TEXT, channel.name, guild.id, topic=channel.topic, position=position)
            )

    def add_channel(self, channel: Channel) -> Channel:
        """Put a new channel or thread into the world."""
        channel.created = self._clock.now()
        self.channels[channel.id] = channel
        if channel.guild_id is not None:
            self.guilds[channel.guild_id].channels[channel.id] = channel
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Take a channel and its threads out of the world."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        self.channels.pop(channel.id, None)
        if channel.guild_id is not None:
            self.guilds[channel.guild_id].channels.pop(channel.id, None)

    def dm_with(self, user: User) -> Channel:
        """The DM channel between the bot and this user, opened when there is none."""
        for channel in self.channels.values():
            if channel.type == DM and channel.recipient == user.id:
                return channel
        return self.add_channel(Channel(self._ids.next(), DM, "", recipient=user.id))

    def user(self, user_id: int) -> User:
        """A user by id, or 10013."""
        try:
            return self.users[user_id]
        except KeyError:
            raise ApiError(10013) from None

    def guild(self, guild_id: int) -> Guild:
        """A guild by id, or 10004."""
        try:
            return self.guilds[guild_id]
        except KeyError:
            raise ApiError(10004) from None

    def channel(self, channel_id: int) -> Channel:
        """A channel by id, or 10003."""
        try:
            return self.channels[channel_id]
        except KeyError:
            raise ApiError(10003) from None

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message that the channel routes reach, or 10008; ephemeral ones they do not."""
        message = channel.messages.get(message_id)
        if message is None or message.ephemeral:
            raise ApiError(10008)
        return message

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild a channel belongs to; None for a DM."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def threads(self, guild: Guild) -> Iterator[Channel]:
        """The guild's threads, archived ones too."""
        return (channel for channel in guild.channels.values() if channel.is_thread)

    def permissions(self, user: User, channel: Channel) -> int:
        """The permission bits of a user in a channel."""
        guild = self.guild_of(channel)
        if guild is None:
            return EVERYONE
        if user.bot:
            parent = self.channels.get(channel.parent_id or 0)
            return BOT_DEFAULT & ~channel.denied & ~(parent.denied if parent else 0)
        return ALL if user.manager or guild.owner_id == user.id else EVERYONE
