"""The world: all users, guilds, channels and messages, in memory."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from bot.sandbox.errors import ApiError
from bot.sandbox.permissions import ALL, BOT, EVERYONE, Overwrite, Permission, parse_permissions
from bot.sandbox.settings import ChannelKind, ChannelPlan, GuildPlan, OverwritePlan, WorldPlan
from bot.sandbox.world.clock import DISCORD_EPOCH_MS, Clock, Snowflakes
from bot.sandbox.world.model import (
    APP_ID,
    DM,
    NEWS,
    PRIVATE_THREAD,
    TEXT,
    VOICE,
    Channel,
    Guild,
    Message,
    User,
)

FOUNDED_BEFORE_MS: Final = 86_400_000
ROLE_MENTION: Final = re.compile(r"<@&(\d+)>")
USER_MENTION: Final = re.compile(r"<@!?(\d+)>")
KINDS: Final[Mapping[ChannelKind, int]] = {"text": TEXT, "news": NEWS, "voice": VOICE}


class World:
    """All users, guilds and channels by id, with look-ups which raise Discord's own refusals."""

    def __init__(self, plan: WorldPlan, clock: Clock, ids: Snowflakes) -> None:
        self._clock = clock
        self._ids = ids
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._threads: dict[int, Channel] = {}
        self._dms: dict[int, Channel] = {}
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
        guild.mentionable = {self.roles_of(guild)[name] for name in plan.mentionable}
        for channel in plan.channels:
            self.found_channel(guild, channel)

    def found_channel(self, guild: Guild, plan: ChannelPlan) -> Channel:
        """Add a channel of this kind to a guild."""
        place = sum(not channel.is_thread for channel in guild.channels.values())
        added = Channel(self._ids.next(), KINDS[plan.kind], plan.name, guild.id)
        added.topic, added.position = plan.topic, place
        self.add_channel(added)
        self.overwrite(added, plan.overwrites)
        return added

    def roles_of(self, guild: Guild) -> dict[str, int]:
        """The ids of a guild's roles by the names plans call them."""
        return {"everyone": guild.id, "bot": guild.bot_role, "managers": guild.manager_role}

    def part_with(self, guild: Guild, user: User) -> None:
        """A member leaves a guild, and with it its threads. Roles are not kept."""
        guild.members.pop(user.id, None)
        for thread in self.threads(guild):
            thread.members.discard(user.id)

    def add_channel(self, channel: Channel) -> Channel:
        """Put a new channel or thread into the world."""
        channel.created = channel.active_at = self._clock.now()
        self.channels[channel.id] = channel
        if channel.is_thread:
            self._threads[channel.id] = channel
        if channel.type == DM and channel.recipient is not None:
            self._dms[channel.recipient] = channel
        if channel.guild_id is not None:
            self.guilds[channel.guild_id].channels[channel.id] = channel
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Take a channel and its threads out of the world."""
        for thread in [c for c in self._threads.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        self.channels.pop(channel.id, None)
        self._threads.pop(channel.id, None)
        self._dms.pop(channel.recipient or 0, None)
        if channel.guild_id is not None:
            self.guilds[channel.guild_id].channels.pop(channel.id, None)

    def dm_with(self, user: User) -> Channel:
        """The DM channel between the bot and this user, opened when there is none."""
        channel = self._dms.get(user.id)
        return channel or self.add_channel(Channel(self._ids.next(), DM, "", recipient=user.id))

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

    def all_threads(self) -> list[Channel]:
        """The threads of all guilds."""
        return list(self._threads.values())

    def threads(self, guild: Guild) -> Iterator[Channel]:
        """The guild's threads, archived ones too."""
        return (channel for channel in guild.channels.values() if channel.is_thread)

    def active_threads(self, guild: Guild) -> list[Channel]:
        """The guild's threads that are not archived and that the bot sees."""
        return [
            thread for thread in self.threads(guild) if not thread.archived and self.sees(self.bot, thread)
        ]

    def permissions(self, user: User, channel: Channel) -> Permission:
        """The permissions of a user in a channel."""
        guild = self.guild_of(channel)
        if guild is None:
            return EVERYONE
        if user.manager or guild.owner_id == user.id:
            return ALL
        # A thread has no overwrites of its own: those of its channel hold (topics/threads, permissions).
        here = self.channels.get(channel.parent_id or 0, channel)
        held = EVERYONE | BOT if user.bot else EVERYONE
        for target in (guild.id, *([guild.bot_role] if user.bot else []), user.id):
            overwrite = here.overwrites.get(target)
            if overwrite is not None:
                held = held & ~overwrite.deny | overwrite.allow
        return held

    def sees(self, user: User, channel: Channel) -> bool:
        """Check whether a user may look into a channel of a guild, or a DM.

        The chat of a voice channel takes CONNECT too (resources/message, get channel messages); a private
        thread is for its members and for who manages threads (topics/threads, private threads).
        """
        held, needed = self.permissions(user, channel), Permission.VIEW_CHANNEL
        if channel.type == VOICE:
            needed |= Permission.CONNECT
        is_let_in = user.id in channel.members or bool(held & Permission.MANAGE_THREADS)
        return held & needed == needed and (is_let_in or channel.type != PRIVATE_THREAD)

    def may_invite(self, user: User, thread: Channel) -> bool:
        """Check whether a user who sees a thread may let others into it."""
        manages = bool(self.permissions(user, thread) & Permission.MANAGE_THREADS)
        return thread.invitable or thread.owner_id == user.id or manages

    def called_roles(self, message: Message, allowed: Mapping[str, Any] | None) -> tuple[int, ...]:
        """The roles whose members a new message notifies: those it names and may call.

        allowed: its `allowed_mentions` (resources/message, allowed mentions object).
        """
        channel = self.channels[message.channel_id]
        guild = self.guild_of(channel)
        if guild is None or message.ephemeral:
            return ()
        named = {int(role) for text in message.texts() for role in ROLE_MENTION.findall(text)}
        if allowed is not None and "roles" not in (allowed.get("parse") or ()):
            named &= {int(role) for role in allowed.get("roles") or ()}
        may_all = self.permissions(self.users[message.author_id], channel) & Permission.MENTION_EVERYONE
        known = named & {guild.bot_role, guild.manager_role}
        return tuple(sorted(known if may_all else known & guild.mentionable))

    def called_users(self, message: Message, allowed: Mapping[str, Any] | None) -> tuple[int, ...]:
        """The users whom a new message notifies: those it names and may call. allowed: as for roles."""
        named = {int(user) for text in message.texts() for user in USER_MENTION.findall(text)}
        if allowed is not None and "users" not in (allowed.get("parse") or ()):
            named &= {int(user) for user in allowed.get("users") or ()}
        return tuple(sorted(named & self.users.keys()))

    def overwrite_of_bot(self, channel: Channel) -> Overwrite:
        """Return what a channel, or the channel of a thread, allows or denies the bot."""
        guild = self.guild_of(channel)
        here = self.channels.get(channel.parent_id or 0, channel)
        nothing = Overwrite(Permission(0), Permission(0))
        return nothing if guild is None else here.overwrites.get(guild.bot_role, nothing)

    def overwrite(self, channel: Channel, plans: Iterable[OverwritePlan]) -> None:
        """Replace the overwrites of a channel. Raises KeyError for somebody who is not there."""
        guild = self.guilds[channel.guild_id or 0]
        roles = self.roles_of(guild)
        members = {user.name: user.id for user in self.people}
        channel.overwrites = {
            roles.get(plan.of) or members[plan.of]: Overwrite(
                parse_permissions(plan.allow), parse_permissions(plan.deny), member=plan.of not in roles
            )
            for plan in plans
        }
