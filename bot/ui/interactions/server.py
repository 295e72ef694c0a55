"""The settings of a server: all of them on one page, each by a menu, and who has changed what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.match.settings.settings import GuildSettings
from bot.match.table.values import RefusedError
from bot.ui.interactions import server_data
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.keeping import require_keeper
from bot.ui.interactions.open_seats import check_role
from bot.ui.interactions.settings import managed_guild
from bot.ui.messages.server import (
    MOST_LOGGED,
    ServerSetting,
    find_setting,
    server_log_page,
    server_page,
    setting_page,
)
from bot.ui.messages.server_data import ERASE


async def show_server(context: InteractionContext, given: Mapping[str, str] = MappingProxyType({})) -> None:
    """All settings, after changing some. Only for those who manage the server. given: choices by setting."""
    guild = managed_guild(context)
    changes = {name: _read_choice(_find(name), (chosen,)) for name, chosen in given.items()}
    settings = await context.matches.guild_settings(guild)
    if changes:
        settings = await _set(context, guild, changes)
    note = _note(context, changes) if changes else ""
    await context.show(server_page(context.presentation, settings, context.language, note))


async def show_log(context: InteractionContext) -> None:
    """Show what managers have changed and done lately; the settings are for who manages the server."""
    guild = await require_keeper(context)
    changes = await context.matches.server_log.of(guild, MOST_LOGGED)
    acts = await context.matches.keepers.list_acts(guild)
    back = context.interaction.permissions.manage_guild
    await context.show(server_log_page(context.presentation, changes, acts, context.language, back=back))


async def press(context: InteractionContext) -> None:
    """The page, its log, one setting, or a choice in its menu."""
    what, _, name = context.target.payload.partition(".")
    if what == "":
        await show_server(context)
    elif what == "log":
        await show_log(context)
    elif what == "open":
        setting = _find(next(iter(context.values), ""))
        settings = await context.matches.guild_settings(managed_guild(context))
        await context.show(setting_page(context.presentation, setting, settings, context.language))
    elif what == ERASE:
        await server_data.press(context, name)
    elif what == "set":
        await _change(context, _find(name))
    else:
        raise RefusedError("refused-forged")


async def _change(context: InteractionContext, setting: ServerSetting) -> None:
    guild, value = managed_guild(context), _read_choice(setting, context.values)
    settings = await _set(context, guild, {setting.name: value})
    note = _note(context, {setting.name: value})
    await context.show(setting_page(context.presentation, setting, settings, context.language, note))


def _note(context: InteractionContext, changes: Mapping[str, object]) -> str:
    """That it is saved, and what is still to be changed at Discord for it to work."""
    saved, role = context.translator("settings-saved"), changes.get("called")
    if not isinstance(role, int):
        return saved
    try:
        check_role(context, role)
    except RefusedError as error:
        return f"{saved}\n{context.translator(error.reason, **error.facts)}"
    return saved


async def _set(context: InteractionContext, guild: int, changes: Mapping[str, object]) -> GuildSettings:
    return await context.matches.change_guild_settings(
        guild,
        lambda before: GuildSettings.model_validate(before.model_dump() | dict(changes)),
        context.user,
    )


def _read_choice(setting: ServerSetting, values: Sequence[str]) -> object:
    """Read what has been chosen for a setting. Raises RefusedError."""
    if setting.shape == "channels":
        if not all(value.isdecimal() for value in values):
            raise RefusedError("refused-forged")
        return tuple(map(int, values))
    if setting.shape in ("channel", "role"):
        if not all(value.isdecimal() for value in values[:1]):
            raise RefusedError("refused-forged")
        return next(map(int, values), None)
    if len(values) != 1 or values[0] not in setting.values:
        raise RefusedError("refused-forged")
    return setting.read(values[0])


def _find(name: str) -> ServerSetting:
    setting = find_setting(name)
    if setting is None:
        raise RefusedError("refused-forged")
    return setting
