"""Threads, by the bot's own routes (topics/threads)."""

from __future__ import annotations

from typing import Final

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError, refuse
from bot.sandbox.gateway.connection import GUILDS
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
FROM_MESSAGE: Final = {TEXT: PUBLIC_THREAD, NEWS: NEWS_THREAD}


def start_thread(core: Core, call: Call, channel_id: str, message_id: str | None = None) -> Reply:
    """Start a thread, from a message or without one."""
    body = call.body()
    private = message_id is None and body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    channel = reach_channel(
        core, channel_id, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    )
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


def add_member(core: Core, call: Call, channel_id: str, user_id: str) -> Reply:
    """Add a user, or the bot itself, to a thread."""
    thread = reach_channel(core, channel_id)
    if not thread.is_thread:
        raise ApiError(10003)
    if thread.archived:
        raise ApiError(50083)
    thread.members.add(APP_ID if user_id == "@me" else core.world.user(int(user_id)).id)
    core.feed.publish("channel", channel=channel_id)
    return 204, None


def remove_member(core: Core, call: Call, channel_id: str, user_id: str) -> Reply:
    """Take a user, or the bot itself, out of a thread."""
    thread = reach_channel(core, channel_id)
    thread.members.discard(APP_ID if user_id == "@me" else int(user_id))
    core.feed.publish("channel", channel=channel_id)
    return 204, None


def archive_idle_threads(core: Core) -> None:
    """Archive the threads in which nothing has happened for as long as they say."""
    now = core.clock.now()
    for channel in core.world.all_threads():
        if not channel.archived and now >= channel.active_at + channel.archive_after * 60:
            channel.archived, channel.archived_at = True, now
            messages.announce_channel(core, channel, "THREAD_UPDATE")
