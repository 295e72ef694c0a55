"""Threads, by the bot's own routes (topics/threads)."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError, refuse
from bot.sandbox.gateway.connection import GUILD_MEMBERS, GUILDS
from bot.sandbox.limits import check_thread
from bot.sandbox.permissions import Permission
from bot.sandbox.rest import messages
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.rest.channels import reach_channel
from bot.sandbox.rest.messages import MessageHeader
from bot.sandbox.world import (
    APP_ID,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
)

POSSIBLE: Final = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), NEWS: (NEWS_THREAD,)}
"""Which threads a channel may have (resources/channel, channel types)."""
FOR_A_PUBLIC_ONE: Final = Permission.CREATE_PUBLIC_THREADS
FOR_A_PRIVATE_ONE: Final = Permission.CREATE_PRIVATE_THREADS | Permission.SEND_MESSAGES_IN_THREADS
NOBODY: Final[Set[int]] = frozenset()
FROM_MESSAGE: Final = {TEXT: PUBLIC_THREAD, NEWS: NEWS_THREAD}


def start_thread(core: Core, call: Call, channel_id: str, message_id: str | None = None) -> Reply:
    """Start a thread, from a message or without one."""
    body = call.body()
    private = message_id is None and body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    channel = reach_channel(core, channel_id, FOR_A_PRIVATE_ONE if private else FOR_A_PUBLIC_ONE)
    kind = body.get("type", PRIVATE_THREAD) if message_id is None else FROM_MESSAGE.get(channel.type)
    if kind not in POSSIBLE.get(channel.type, ()):
        raise ApiError(50024)
    refuse(check_thread({"name": "", **body}))
    if core.threads == "full":
        raise ApiError(160006, ordered=True)
    parent = None if message_id is None else core.world.message(channel, int(message_id))
    if parent is not None and parent.thread_id is not None:
        raise ApiError(160004)
    number = core.ids.next() if parent is None else parent.id
    thread = Channel(number, int(kind), body["name"], channel.guild_id, channel.id, APP_ID)
    thread.archive_after = body.get("auto_archive_duration") or 1440
    thread.invitable = not private or body.get("invitable") is not False
    thread.members.add(APP_ID)
    core.world.add_channel(thread)
    data = core.payloads.channel(thread)
    core.gateway.dispatch("THREAD_CREATE", {**data, "newly_created": True}, channel.guild_id, GUILDS)
    core.feed.publish("channel", channel=str(thread.id))
    if parent is not None:
        parent.thread_id = thread.id
        parent.flags |= 1 << 5
        messages.announce(core, parent, "MESSAGE_UPDATE")
    elif not private:
        header = MessageHeader(type=18)
        messages.post(core, channel, {"content": thread.name}, [], header)
    return 201, data


def get_member(core: Core, call: Call, channel_id: str, user_id: str) -> Reply:
    """A member of a thread, or 10007."""
    thread = _reach_thread(core, channel_id)
    number = _number(user_id)
    if number not in thread.members:
        raise ApiError(10007)
    return 200, core.payloads.thread_member(thread, number)


def add_member(core: Core, call: Call, channel_id: str, user_id: str) -> Reply:
    """Add a user, or the bot itself, to a thread."""
    thread = _reach_open_thread(core, channel_id)
    guest = core.world.user(_number(user_id))
    if guest.id != APP_ID:
        reach_channel(core, channel_id, Permission.SEND_MESSAGES_IN_THREADS)
        if not core.world.may_invite(core.world.bot, thread):
            raise ApiError(50013)
    parent = core.world.channel(thread.parent_id or 0)
    guild = core.world.guild_of(thread)
    if guild is None or guest.id not in guild.members or not core.world.sees(guest, parent):
        raise ApiError(50001)
    change_members(core, thread, add={guest.id})
    return 204, None


def remove_member(core: Core, call: Call, channel_id: str, user_id: str) -> Reply:
    """Take a user out of a thread (whoever opened a private one may), or the bot itself."""
    thread = _reach_open_thread(core, channel_id)
    number = _number(user_id)
    opened_it = thread.type == PRIVATE_THREAD and thread.owner_id == APP_ID
    if number != APP_ID and not opened_it:
        reach_channel(core, channel_id, Permission.MANAGE_THREADS)
    change_members(core, thread, remove={number})
    return 204, None


def change_members(core: Core, thread: Channel, add: Set[int] = NOBODY, remove: Set[int] = NOBODY) -> None:
    """Let users into a thread and take others out; the bot hears of itself, of others with the intent."""
    added, removed = add - thread.members, remove & thread.members
    thread.members = (thread.members | add) - remove
    _tell_members(core, thread, added & {APP_ID}, removed & {APP_ID}, GUILDS)
    _tell_members(core, thread, added - {APP_ID}, removed - {APP_ID}, GUILD_MEMBERS)
    core.feed.publish("channel", channel=str(thread.id))


def _tell_members(core: Core, thread: Channel, added: Set[int], removed: Set[int], intent: int) -> None:
    if added or removed:
        data = core.payloads.thread_members_update(thread, added, removed)
        core.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, thread.guild_id, intent)


def _number(user_id: str) -> int:
    return APP_ID if user_id == "@me" else int(user_id)


def _reach_thread(core: Core, channel_id: str) -> Channel:
    thread = reach_channel(core, channel_id)
    if not thread.is_thread:
        raise ApiError(10003)
    return thread


def _reach_open_thread(core: Core, channel_id: str) -> Channel:
    thread = _reach_thread(core, channel_id)
    if thread.archived:
        raise ApiError(50083)
    return thread


def archive_idle_threads(core: Core) -> None:
    """Archive the threads in which nothing has happened for as long as they say."""
    now = core.clock.now()
    for channel in core.world.all_threads():
        if not channel.archived and now >= channel.active_at + channel.archive_after * 60:
            channel.archived, channel.archived_at = True, now
            messages.announce_channel(core, channel, "THREAD_UPDATE")
