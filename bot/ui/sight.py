"""Sight of a server: its channels, as Discord has it. Who may look at a match asks here.

Every press, command, completion, list, notice and post asks `Sight.sees`; lists leave out what is hidden
before they count and page. What everybody reads comes from channels that everybody may see. A thread is as
open as its channel, a private one is for its members. Players keep their own games, also after they have
left. tests/simcord/test_ways.py tries every registered way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

import discord
from aiohttp import ClientError
from pydantic import BaseModel, ConfigDict

from bot.logs import get_logger
from bot.match.clocks import utcnow
from bot.match.values import Place, RefusedError, UserId
from bot.store import Store
from bot.ui.memory import BoundedDict

log = get_logger("ui")

KEPT: Final = timedelta(minutes=5)
"""How long it counts what Discord has answered about a member."""
MOST_ASKED: Final = 25
"""Threads Discord is asked about for one list; others it knows of are not shown before the next one."""
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

NO_ANSWER: Final = (discord.DiscordException, ClientError, OSError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person who wants to see, and where they are; with what an interaction tells of them.

    member: on the server they are on. allowed: in the channel they are in. None where nobody has said so.
    """

    user: UserId
    guild: int | None = None
    channel: int | None = None
    member: discord.Member | None = None
    allowed: discord.Permissions | None = None


EVERYBODY: Final = Viewer(0)
"""Whoever is on a server, with no role or permission of their own: who a public message is for."""


def viewer_of(interaction: discord.Interaction[Any]) -> Viewer:
    """Return whoever has pressed or typed something."""
    member = interaction.user if isinstance(interaction.user, discord.Member) else None
    allowed = None if member is None else interaction.permissions
    return Viewer(interaction.user.id, interaction.guild_id, interaction.channel_id, member, allowed)


class KnownThreads(BaseModel):
    """Threads of a server in which tables have stood: the channel each belongs to, 0 where it is gone.

    Discord tells by itself only of those that are not archived; what is told here never changes.
    """

    model_config = ConfigDict(frozen=True)

    parents: dict[int, int] = {}
    private: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class _Room:
    """A channel, or a thread of it; thread: a private one's id, which only those see who were added."""

    channel: discord.abc.GuildChannel
    thread: int | None = None


class Sight:
    """The judge of who may see what is in a channel.

    client: None where there is no Discord; then nothing is hidden from anybody. What Discord does not answer
    is nobody's to see: `RefusedError("refused-sight-unknown")`.
    """

    def __init__(
        self,
        client: discord.Client | None = None,
        store: Store | None = None,
        now: Callable[[], datetime] = utcnow,
    ) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._members: BoundedDict[tuple[int, UserId], tuple[datetime, discord.Member | None]] = BoundedDict()
        self._added: BoundedDict[tuple[int, UserId], tuple[datetime, bool]] = BoundedDict()
        self._closed: BoundedDict[int, datetime] = BoundedDict()
        self._threads: BoundedDict[int, KnownThreads] = BoundedDict()

    async def sees(self, viewer: Viewer, place: Place) -> bool:
        """Check whether somebody may see what is in a place. From another server nobody looks in.

        Into private messages nobody looks: whoever plays there sees it as a player.
        """
        if place.is_private:
            return False
        if self._client is None:
            return viewer.guild in (None, place.guild)
        if viewer.guild not in (None, place.guild):
            return False
        if viewer.allowed is not None and viewer.channel == place.channel:
            return viewer.allowed.view_channel
        guild = self._client.get_guild(place.guild)
        if guild is None and not self._client.is_ready():
            # Discord has not told of it yet.
            raise RefusedError("refused-sight-unknown")
        room = None if guild is None else await self._find_room(guild, place.channel)
        if guild is None or room is None:
            return False
        if viewer is EVERYBODY:
            return room.thread is None and _may_read(room.channel, guild.default_role)
        member = viewer.member or await self._ask_member(guild, viewer.user)
        if member is None or not _may_read(room.channel, member):
            return False
        if room.thread is None or room.channel.permissions_for(member).manage_threads:
            return True
        return await self._ask_added(guild, room.thread, viewer.user)

    async def is_on(self, viewer: Viewer, guild: int) -> bool:
        """Check whether somebody is on a server."""
        if self._client is None or viewer.guild is not None:
            return viewer.guild in (None, guild)
        server = self._client.get_guild(guild)
        return server is not None and await self._ask_member(server, viewer.user) is not None

    async def shows_as_openly(self, source: Place, target: Place) -> bool:
        """Check whether whoever sees one channel, the target, may see what is in another, the source."""
        if await self.sees(EVERYBODY, source):
            return True
        if self._client is None or source.guild != target.guild or source.channel == target.channel:
            return source == target
        guild = self._client.get_guild(source.guild)
        rooms = [guild and await self._find_room(guild, place.channel) for place in (source, target)]
        first, second = rooms
        return bool(first and second and first.thread is None and first.channel.id == second.channel.id)

    async def is_for_members(self, place: Place) -> bool:
        """Check whether a place is a private thread, or somebody's private messages."""
        return place.is_private or place.channel in (await self._recall(place.guild)).private

    async def is_added(self, thread: Place, user: UserId, *, anew: bool = False) -> bool:
        """Check whether somebody has been let into a private thread, as Discord says, or has said in the last
        minutes. anew: as it is this moment."""
        guild = None if self._client is None else self._client.get_guild(thread.guild)
        if guild is None:
            return False
        if anew:
            self._added.drop((thread.channel, user))
        return await self._ask_added(guild, thread.channel, user)

    async def list_hidden(self, viewer: Viewer, guild: int) -> frozenset[int]:
        """The channels in which games of a server were played and into which somebody may not look."""
        if self._client is None or self._store is None:
            return frozenset()
        played = await self._store.archive_channels(guild)
        asked, hidden = 0, set()
        for channel in played:
            asked += await self._is_unknown(guild, channel)
            if asked > MOST_ASKED or not await self.sees(viewer, Place(guild, channel)):
                hidden.add(channel)
        return frozenset(hidden)

    async def is_member(self, guild: int, user: UserId) -> bool:
        """Check whether somebody is on a server just now, by Discord: only a clear no counts as one."""
        server = None if self._client is None else self._client.get_guild(guild)
        if server is None:
            return True
        self._members.drop((guild, user))
        try:
            return await self._ask_member(server, user) is not None
        except RefusedError:
            return True

    async def note(self, room: object) -> None:
        """Remember which channel a thread belongs to, while Discord tells of it."""
        if isinstance(room, discord.Thread):
            known = await self._recall(room.guild.id)
            if room.id not in known.parents:
                await self._remember(room.guild.id, room.id, room.parent_id, private=room.is_private())

    async def note_gone(self, guild: int, thread: int) -> None:
        """Remember that a thread has been deleted, where a table stood in it."""
        if thread in (await self._recall(guild)).parents:
            await self._remember(guild, thread, 0)

    async def _find_room(self, guild: discord.Guild, channel: int) -> _Room | None:
        """Find where somebody would look in; None if that is gone, or the bot may not look in itself."""
        guild_channel = guild.get_channel(channel)
        if guild_channel is not None:
            return _Room(guild_channel)
        await self.note(guild.get_thread(channel))
        known = await self._recall(guild.id)
        if channel not in known.parents and not await self._ask_thread(guild, channel):
            return None
        known = await self._recall(guild.id)
        parent = guild.get_channel(known.parents[channel])
        return None if parent is None else _Room(parent, channel if channel in known.private else None)

    async def _is_unknown(self, guild: int, channel: int) -> bool:
        """Check whether Discord would have to be asked what a channel is."""
        assert self._client is not None
        server = self._client.get_guild(guild)
        is_told = server is None or server.get_channel_or_thread(channel) is not None
        return not is_told and channel not in (await self._recall(guild)).parents

    async def _ask_thread(self, guild: discord.Guild, channel: int) -> bool:
        """Ask Discord where a thread belongs; return whether that is known now."""
        assert self._client is not None
        asked = self._closed.get(channel)
        if asked is not None and self._now() - asked < KEPT:
            return False
        try:
            room = await self._client.fetch_channel(channel)
        except discord.NotFound:
            await self._remember(guild.id, channel, 0)
            return True
        except discord.Forbidden:
            self._closed.put(channel, self._now())
            return False
        except NO_ANSWER as error:
            raise _say_unknown(error) from error
        await self.note(room)
        return isinstance(room, discord.Thread) and room.guild.id == guild.id

    async def _ask_member(self, guild: discord.Guild, user: UserId) -> discord.Member | None:
        """The member somebody is of a server; None for who is none, or no longer."""

        async def ask() -> discord.Member | None:
            try:
                return await guild.fetch_member(user)
            except discord.NotFound:
                return None

        return await self._ask(self._members, (guild.id, user), ask)

    async def _ask_added(self, guild: discord.Guild, thread: int, user: UserId) -> bool:
        """Ask whether somebody has been added to a private thread."""

        async def ask() -> bool:
            assert self._client is not None
            try:
                private_thread: Any = guild.get_thread(thread) or await self._client.fetch_channel(thread)
                await private_thread.fetch_member(user)
            except (discord.NotFound, discord.Forbidden):
                return False
            return True

        return await self._ask(self._added, (thread, user), ask)

    async def _ask(
        self, kept: BoundedDict[K, tuple[datetime, T]], key: K, ask: Callable[[], Awaitable[T]]
    ) -> T:
        """Return what Discord says, or has said in the last minutes."""
        before = kept.get(key)
        if before is not None and self._now() - before[0] < KEPT:
            return before[1]
        try:
            answer = await ask()
        except NO_ANSWER as error:
            raise _say_unknown(error) from error
        kept.put(key, (self._now(), answer))
        return answer

    async def _recall(self, guild: int) -> KnownThreads:
        known = self._threads.get(guild)
        if known is None:
            written = None if self._store is None else await self._store.value(_name(guild))
            known = KnownThreads() if written is None else KnownThreads.model_validate_json(written)
            self._threads.put(guild, known)
        return known

    async def _remember(self, guild: int, thread: int, parent: int, *, private: bool = False) -> None:
        known = await self._recall(guild)
        added = frozenset((thread,)) if private else frozenset()
        after = KnownThreads(parents={**known.parents, thread: parent}, private=known.private | added)
        self._threads.put(guild, after)
        if self._store is not None:
            await self._store.set_value(_name(guild), after.model_dump_json())


def _name(guild: int) -> str:
    return f"threads-{guild}"


def _may_read(channel: discord.abc.GuildChannel, viewer: discord.Member | discord.Role) -> bool:
    """Check whether somebody may see a channel; a voice channel's text is for who may join it."""
    allowed = channel.permissions_for(viewer)
    is_spoken = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return allowed.view_channel and (allowed.connect or not is_spoken)


def _say_unknown(error: BaseException) -> RefusedError:
    log.info("sight_unknown", why=repr(error))
    return RefusedError("refused-sight-unknown")
