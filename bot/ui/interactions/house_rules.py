"""The decisions of a lobby's host: who is expected, and the options agreed on."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

from bot.match.lobby import option_text
from bot.match.match import Table
from bot.match.matches import PRESET_NAMES, find_presets, keep_preset
from bot.match.values import RefusedError, UserId
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext, managed_guild, on
from bot.ui.messages.lobby import (
    KEEP_RULES,
    called_page,
    guests_of,
    guests_page,
    house_rules_page,
    option_fields,
)
from bot.ui.page import Kind


@on(Kind.GUESTS)
async def set_guests(context: InteractionContext) -> None:
    """Show who is expected; or replace them, where users have been chosen."""
    table = await context.table()
    if table.host != context.user:
        raise RefusedError("refused-not-host")
    if not context.target.payload:
        await context.show(guests_page(context.presentation, table, context.language))
        return
    data: Any = context.interaction.data or {}
    resolved = data.get("resolved", {})
    if any(user.get("bot") for user in resolved.get("users", {}).values()):
        raise RefusedError("refused-bot")
    if not all(value.isdecimal() for value in context.values):
        raise RefusedError("refused-forged")
    await _call(context, table, await _set(context, table, [int(value) for value in context.values]))


async def invite(context: InteractionContext, guest: UserId) -> None:
    """Invite one more guest."""
    if guest == context.user:
        raise RefusedError("refused-self")
    table = await context.table()
    await _call(context, table, await _set(context, table, [*guests_of(table), guest]))


async def send_away(context: InteractionContext, guest: UserId) -> None:
    """Send somebody away, or no longer expect them: the seat is anybody's."""
    table = await context.table()
    if guest not in guests_of(table):
        raise RefusedError("refused-not-joined")
    await _set(context, table, [other_guest for other_guest in guests_of(table) if other_guest != guest])


async def _set(context: InteractionContext, table: Table, guests: Sequence[UserId]) -> Table:
    """Agree on the guests, and show who is expected now; return the table as it is then."""
    after = await context.matches.set_guests(table.id, context.user, guests, context.token)
    await context.show(guests_page(context.presentation, after, context.language))
    return after


async def _call(context: InteractionContext, before: Table, after: Table) -> None:
    """Call those who have been invited just now."""
    called = [user for user in after.invited if user not in before.invited]
    if called:
        language = await context.services.languages.of_guild(after.place.guild, context.guild_locale)
        await context.show_publicly(called_page(context.presentation, after, called, language), called)


# Options: one, several, or all at once.


@on(Kind.HOUSE_RULES)
async def show_house_rules(context: InteractionContext) -> None:
    """Show what is agreed before play; the host may change it there."""
    await _show(context, await context.table())


async def _show(context: InteractionContext, table: Table, note: str = "") -> None:
    is_host, manages = table.host == context.user, context.interaction.permissions.manage_guild
    presets = await find_presets(context.matches, table, context.user) if is_host else {}
    page = house_rules_page(
        context.presentation, table, context.language, presets, is_host=is_host, manages=manages, note=note
    )
    await context.show(page)


@on(Kind.PRESET)
async def preset(context: InteractionContext) -> None:
    """Take over house rules that belong together; or keep those agreed on, for who manages the server."""
    match = context.match
    if context.target.payload == KEEP_RULES:
        managed_guild(context)
        table = await keep_preset(context.matches, match, context.user)
        await _show(context, table, context.translator("house-rules-kept"))
        return
    presets = await find_presets(context.matches, await context.matches.table(match), context.user)
    name = next((preset_name for preset_name in PRESET_NAMES if preset_name in context.values), None)
    if name is None or name not in presets:
        raise RefusedError("refused-forged")
    await _change(context, context.matches.set_options(match, context.user, presets[name], context.token))


@on(Kind.OPTION)
async def set_option(context: InteractionContext) -> None:
    """Set one option."""
    if not context.values:
        raise RefusedError("refused-forged")
    name, value = context.target.payload, context.values[0]
    await _change(
        context,
        context.matches.set_option(context.match, context.user, name, value, context.token),
    )


@on(Kind.RULINGS)
async def set_rulings(context: InteractionContext) -> None:
    """Switch on exactly the chosen yes-or-no options."""
    match = context.match
    table = await context.matches.table(match)
    # Only those the menu has: others keep what they are, for nobody was asked about them.
    asked = option_fields(context.presentation.games[table.key].game.options, dict(table.options))
    wanted = {field.name: option_text(field.name in context.values) for field in asked if field.is_switch}
    await _change(context, context.matches.set_options(match, context.user, wanted, context.token))


async def _change(context: InteractionContext, change: Awaitable[Table]) -> None:
    """Carry out a change of what is agreed: where it was made is answered, the lobby follows by itself."""
    if context.in_private:
        await _show(context, await change)
    else:
        await lobby.change(context, change)
