"""Users, the application, guilds and members."""

from __future__ import annotations

from bot.sandbox.core import Core
from bot.sandbox.errors import FORM, ApiError, Violation
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.world import APP_ID


def get_me(core: Core, call: Call) -> Reply:
    """The bot's own user; by a person's token, the person with their language."""
    if call.bearer is None:
        return 200, core.payloads.me()
    person = core.activities.find_user(call.bearer)
    if person is None:
        raise ApiError(0, status=401, message="401: Unauthorized")
    return 200, {**core.payloads.me(), **core.payloads.user(person), "locale": person.locale}


def get_application(core: Core, call: Call) -> Reply:
    """The bot's application."""
    return 200, core.payloads.application()


def get_gateway(core: Core, call: Call) -> Reply:
    """Return the address of the gateway."""
    return 200, {"url": core.gateway.url}


def get_gateway_bot(core: Core, call: Call) -> Reply:
    """Return the address of the gateway, with shards and the session start limit."""
    total = core.settings.identify_limit
    remaining = max(0, total - core.gateway.identifies)
    limit = {
        "total": total,
        "remaining": remaining,
        "reset_after": 86_400_000,
        "max_concurrency": core.settings.max_concurrency,
    }
    shards = max(1, -(-len(core.world.guilds) // core.settings.recommended_guilds))
    return 200, {"url": core.gateway.url, "shards": shards, "session_start_limit": limit}


def get_user(core: Core, call: Call, user_id: str) -> Reply:
    """A user by id."""
    return 200, core.payloads.user(core.world.user(int(user_id)))


def open_dm(core: Core, call: Call) -> Reply:
    """Open the DM channel with a user; a closed DM shows only when a message is sent."""
    recipient = call.body().get("recipient_id")
    if recipient is None or int(recipient) == APP_ID:
        violation = Violation(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required")
        raise ApiError(FORM, violations=[violation])
    channel = core.world.dm_with(core.world.user(int(recipient)))
    return 200, core.payloads.channel(channel)


def get_guild(core: Core, call: Call, guild_id: str) -> Reply:
    """A guild, with counts when asked."""
    guild = core.world.guild(int(guild_id))
    data = core.payloads.guild(guild)
    if call.flag("with_counts"):
        data |= {"approximate_member_count": len(guild.members), "approximate_presence_count": 1}
    return 200, data


def list_channels(core: Core, call: Call, guild_id: str) -> Reply:
    """A guild's channels, without threads."""
    guild = core.world.guild(int(guild_id))
    return 200, [core.payloads.channel(c) for c in guild.channels.values() if not c.is_thread]


def list_roles(core: Core, call: Call, guild_id: str) -> Reply:
    """A guild's roles."""
    return 200, core.payloads.roles(core.world.guild(int(guild_id)))


def list_active_threads(core: Core, call: Call, guild_id: str) -> Reply:
    """A guild's active threads."""
    guild = core.world.guild(int(guild_id))
    threads = [core.payloads.channel(c) for c in core.world.active_threads(guild)]
    return 200, {"threads": threads, "members": [t["member"] for t in threads if "member" in t]}


def get_member(core: Core, call: Call, guild_id: str, user_id: str) -> Reply:
    """A member of a guild, or 10007."""
    guild = core.world.guild(int(guild_id))
    person = core.world.user(int(user_id))
    if person.id not in guild.members:
        raise ApiError(10007)
    return 200, core.payloads.member(guild, person)


def list_members(core: Core, call: Call, guild_id: str) -> Reply:
    """All members; needs the members intent in the developer portal."""
    guild = core.world.guild(int(guild_id))
    if not core.settings.privileged_intents & (1 << 1):
        raise ApiError(50001)
    limit = int(call.query.get("limit", 1))
    after = int(call.query.get("after", 0))
    ids = [i for i in sorted(guild.members) if i > after][:limit]
    return 200, [core.payloads.member(guild, core.world.users[i]) for i in ids]


def leave_guild(core: Core, call: Call, guild_id: str) -> Reply:
    """The bot leaves a guild."""
    guild = core.world.guild(int(guild_id))
    for channel in list(guild.channels.values()):
        core.world.remove_channel(channel)
    del core.world.guilds[guild.id]
    core.gateway.dispatch("GUILD_DELETE", {"id": guild_id}, guild.id, 1)
    core.feed.publish("channel", channel=None)
    return 204, None
