"""Application commands, global and of a guild."""

from __future__ import annotations

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError, refuse
from bot.sandbox.limits.commands import ENTRY_POINT, check_command, check_commands
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.world import APP_ID


def _scope(core: Core, application: str, guild: str | None) -> int | None:
    if int(application) != APP_ID:
        raise ApiError(10002)
    return None if guild is None else core.world.guild(int(guild)).id


def list_commands(core: Core, call: Call, application: str, guild: str | None = None) -> Reply:
    """All commands of a scope."""
    return 200, core.commands.in_scope(_scope(core, application, guild))


def overwrite_commands(core: Core, call: Call, application: str, guild: str | None = None) -> Reply:
    """Replace a scope."""
    scope = _scope(core, application, guild)
    entries = [command for command in core.commands.in_scope(scope) if command["type"] == ENTRY_POINT]
    given = [command for command in call.payload if command.get("type") == ENTRY_POINT]
    if entries and [command.get("id") for command in given] != [command["id"] for command in entries]:
        raise ApiError(50240)
    refuse(list(check_commands([command for command in call.payload if command not in given])))
    commands = core.commands.overwrite(scope, call.payload)
    core.feed.publish("commands")
    return 200, commands


def create_command(core: Core, call: Call, application: str, guild: str | None = None) -> Reply:
    """Create or replace one command."""
    scope = _scope(core, application, guild)
    body = call.body()
    others = [c for c in core.commands.in_scope(scope) if c["name"] != body.get("name")]
    refuse([*check_command(body), *(v for v in check_commands([*others, body]) if v.api_code == 30032)])
    command, new = core.commands.put(scope, body)
    core.feed.publish("commands")
    return (201 if new else 200), command


def get_command(core: Core, call: Call, application: str, command: str, guild: str | None = None) -> Reply:
    """One command."""
    return 200, core.commands.get(_scope(core, application, guild), int(command))


def change_command(core: Core, call: Call, application: str, command: str, guild: str | None = None) -> Reply:
    """Change a command."""
    scope = _scope(core, application, guild)
    refuse(list(check_command({**core.commands.get(scope, int(command)), **call.body()})))
    changed = core.commands.change(scope, int(command), call.body())
    core.feed.publish("commands")
    return 200, changed


def remove_command(core: Core, call: Call, application: str, command: str, guild: str | None = None) -> Reply:
    """Delete a command."""
    core.commands.remove(_scope(core, application, guild), int(command))
    core.feed.publish("commands")
    return 204, None


def list_guild_commands(core: Core, call: Call, application: str, guild: str) -> Reply:
    """All commands of a guild."""
    return list_commands(core, call, application, guild)


def overwrite_guild_commands(core: Core, call: Call, application: str, guild: str) -> Reply:
    """Replace a guild's commands."""
    return overwrite_commands(core, call, application, guild)


def create_guild_command(core: Core, call: Call, application: str, guild: str) -> Reply:
    """Create a guild command."""
    return create_command(core, call, application, guild)


def get_guild_command(core: Core, call: Call, application: str, guild: str, command: str) -> Reply:
    """One guild command."""
    return get_command(core, call, application, command, guild)


def change_guild_command(core: Core, call: Call, application: str, guild: str, command: str) -> Reply:
    """Change a guild command."""
    return change_command(core, call, application, command, guild)


def remove_guild_command(core: Core, call: Call, application: str, guild: str, command: str) -> Reply:
    """Delete a guild command."""
    return remove_command(core, call, application, command, guild)
