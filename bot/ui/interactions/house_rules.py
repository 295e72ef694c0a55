"""Options agreed on in a lobby: one, several, or all at once."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.match.lobby import option_text
from bot.match.match import Table
from bot.match.matches import PRESET_NAMES, find_presets, keep_preset
from bot.match.values import RefusedError
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext, managed_guild, on
from bot.ui.interactions.ids import Kind
from bot.ui.messages.house_rules import KEEP, house_rules_page
from bot.ui.messages.option_fields import option_fields


@on(Kind.HOUSE_RULES)
async def show_house_rules(context: InteractionContext) -> None:
    """Show what is agreed before play; the host may change it there."""
    await _show(context, await context.matches.table(context.target.match))


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
    match = context.target.match
    if context.target.payload == KEEP:
        managed_guild(context)
        table = await keep_preset(context.matches, match, context.user)
        await _show(context, table, context.translator("house-rules-kept"))
        return
    presets = await find_presets(context.matches, await context.matches.table(match), context.user)
    name = next((each for each in PRESET_NAMES if each in context.values), None)
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
        context.matches.set_option(context.target.match, context.user, name, value, context.token),
    )


@on(Kind.RULINGS)
async def set_rulings(context: InteractionContext) -> None:
    """Switch on exactly the chosen yes-or-no options."""
    match = context.target.match
    table = await context.matches.table(match)
    # Only those the menu has: others keep what they are, for nobody was asked about them.
    asked = option_fields(context.presentation.games[table.key].game.options, dict(table.options))
    wanted = {each.name: option_text(each.name in context.values) for each in asked if each.is_switch}
    await _change(context, context.matches.set_options(match, context.user, wanted, context.token))


async def _change(context: InteractionContext, change: Awaitable[Table]) -> None:
    """Carry out a change of what is agreed: where it was made is answered, the lobby follows by itself."""
    if context.in_private:
        await _show(context, await change)
    else:
        await lobby.change(context, change)
