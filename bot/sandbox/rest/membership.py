"""People come, leave, are banned and pardoned: what happens above the bot's head."""

from __future__ import annotations

from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.gateway.connection import GUILD_MEMBERS, GUILD_MODERATION
from bot.sandbox.world import Guild, User


def leave(core: Core, guild: Guild, user: User) -> None:
    """A member is gone from a guild; the bot hears of it under the members intent alone."""
    if user.id not in guild.members:
        return
    core.world.part_with(guild, user)
    data = {"guild_id": str(guild.id), "user": core.payloads.user(user)}
    core.gateway.dispatch("GUILD_MEMBER_REMOVE", data, guild.id, GUILD_MEMBERS)
    core.feed.publish("channel", channel=None)


def join(core: Core, guild: Guild, user: User) -> None:
    """Somebody becomes a member of a guild, from which nobody has banned them."""
    if user.id in guild.members or user.id in guild.banned:
        return
    guild.members[user.id] = core.clock.now()
    data: Json = {"guild_id": str(guild.id), **core.payloads.member(guild, user)}
    core.gateway.dispatch("GUILD_MEMBER_ADD", data, guild.id, GUILD_MEMBERS)
    core.feed.publish("channel", channel=None)


def ban(core: Core, guild: Guild, user: User) -> None:
    """A guild bans somebody, who is gone from it (resources/guild, create guild ban)."""
    guild.banned.add(user.id)
    data = {"guild_id": str(guild.id), "user": core.payloads.user(user)}
    core.gateway.dispatch("GUILD_BAN_ADD", data, guild.id, GUILD_MODERATION)
    leave(core, guild, user)


def pardon(core: Core, guild: Guild, user: User) -> None:
    """A guild takes a ban back; whoever it was comes again by themselves."""
    guild.banned.discard(user.id)
    data = {"guild_id": str(guild.id), "user": core.payloads.user(user)}
    core.gateway.dispatch("GUILD_BAN_REMOVE", data, guild.id, GUILD_MODERATION)
