"""Channels that not everybody may look into, people who have left or were banned, and another server."""

from __future__ import annotations

import discord
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from tests.simcord.driver import Inn, Person

VIEW = discord.Permissions(view_channel=True).value


def close(inn: Inn, channel: str, *insiders: str) -> None:
    """Lets only some look into a channel; the bot may do as before."""
    backend, guild = inn.env.backend, inn.env.guild
    where = inn.channel_id(channel, "")
    everyone = Overwrite(guild.id, OverwriteType.ROLE, deny=VIEW)
    invited = [backend.bot_user.id, *(inn.user_id(insider) for insider in insiders)]
    for overwrite in (everyone, *(Overwrite(user, OverwriteType.MEMBER, allow=VIEW) for user in invited)):
        backend.set_overwrite(where, overwrite)


def shut_out(inn: Inn, channel: str, name: str) -> None:
    """Lets somebody no longer look into a channel that others may look into."""
    where = inn.channel_id(channel, "")
    inn.env.backend.set_overwrite(where, Overwrite(inn.user_id(name), OverwriteType.MEMBER, deny=VIEW))


def shut_out_bot(inn: Inn, channel: str) -> None:
    """Takes from the bot the permission to look into a channel, as a server's manager does."""
    where, bot = inn.channel_id(channel, ""), inn.env.backend.bot_user.id
    inn.env.backend.set_overwrite(where, Overwrite(bot, OverwriteType.MEMBER, deny=VIEW))


def open_up(inn: Inn, channel: str) -> None:
    """Lets everybody look into a channel again."""
    where = inn.channel_id(channel, "")
    for overwrite in list(inn.env.backend.get_channel(where).overwrites):
        inn.env.backend.delete_overwrite(where, overwrite.target_id)


def add_room(inn: Inn, channel: str, *insiders: str) -> None:
    """One more channel, into which only some may look."""
    inn.env.guild.create_text_channel(channel)
    close(inn, channel, *insiders)


def add_thread(inn: Inn, channel: str, *insiders: str, private: bool = False) -> str:
    """A thread of a channel, with the bot and some people in it; what it is called here."""
    backend = inn.env.backend
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    thread = backend.create_thread(inn.channel_id(channel, ""), "aside", backend.bot_user.id, type=kind)
    for insider in insiders:
        backend.add_thread_member(thread.id, inn.user_id(insider))
    return str(thread.id)


def archive(inn: Inn, thread: str) -> None:
    """A thread goes to sleep: Discord tells of it no more, unless it is asked."""
    inn.env.backend.edit_channel(int(thread), {}, thread_metadata={"archived": True})


def leave(inn: Inn, name: str) -> None:
    """Somebody leaves the server."""
    inn.env.backend.remove_member(inn.env.guild.id, inn.user_id(name))


def ban(inn: Inn, name: str) -> None:
    """Somebody is banned from the server."""
    inn.env.backend.apply_ban(inn.env.guild.id, inn.user_id(name), None)


def newcomer(inn: Inn, name: str, *, member: bool = True, bot: bool = False) -> None:
    """One more person, or another bot, on the server or nowhere yet."""
    inn.users[name] = inn.env.create_user(name, global_name=name.title(), bot=bot)
    inn.set_locale(name, "en-US")
    if member:
        inn.members[name] = inn.env.guild.add_member(inn.users[name])


def elsewhere(inn: Inn, name: str) -> Person:
    """Somebody on another server where the bot is, and there alone."""
    newcomer(inn, name, member=False)
    other = inn.env.create_guild("Bree")
    channel = other.create_text_channel("gate")
    inn.members[name] = other.add_member(inn.users[name])
    return inn.person(name, str(channel.id))
