"""Reading the rules: chapter by chapter, by number, and by word."""

from __future__ import annotations

from contextlib import suppress

from bot.engine import Options
from bot.match.match import Table
from bot.match.values import MatchId, RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.find_match import find_match
from bot.ui.interactions.ids import Kind
from bot.ui.messages.rules import Rulebook, rule_page, rules_page, which_game_page


@on(Kind.RULES)
async def turn(context: InteractionContext) -> None:
    """A chapter of the rules. In its own private message the chapters are turned in place."""
    chapter = context.values[0] if context.values else ""
    await show_rules(context, context.target.payload, chapter, context.target.match)


@on(Kind.RULE)
async def look_up(context: InteractionContext) -> None:
    """A place in the rules, or those of the game chosen for it."""
    key, _, about = context.target.payload.partition(":")
    chosen = context.values[0] if context.values else ""
    if not key:
        key, chosen = chosen, ""
    table = await _table(context, context.target.match)
    await context.show(rule_page(await _rulebook(context, key, table), about, chosen))


async def show_rules(context: InteractionContext, key: str, chapter: str, match: MatchId = 0) -> None:
    """A chapter of a game's rules. match: at whose table it is read; 0 for none."""
    table = await _table(context, match)
    await context.show(rules_page(await _rulebook(context, key, table), chapter))


async def show_rules_here(context: InteractionContext, key: str, chapter: str) -> None:
    """A chapter of a game's rules, at the table that stands here if it plays this game."""
    book = await rulebook_here(context, key)
    assert book is not None, "a game is named"
    await context.show(rules_page(book, chapter))


async def show_rule(context: InteractionContext, about: str, key: str | None) -> None:
    """Show what the rules say about a number or a word: those of the table here, or of the game named."""
    book = await rulebook_here(context, key)
    if book is None:
        await context.show(which_game_page(context.presentation, about, context.language))
    else:
        await context.show(rule_page(book, about))


async def rulebook_here(context: InteractionContext, key: str | None) -> Rulebook | None:
    """The rules of the table that stands here, or of the game named; None where there is neither."""
    table: Table | None = None
    try:
        table = await context.matches.table(await find_match(context, finished=True))
    except RefusedError:
        context.match = 0
    if key is None:
        return None if table is None else await _rulebook(context, table.key, table)
    return await _rulebook(context, key, table if table is not None and table.key == key else None)


async def _table(context: InteractionContext, match: MatchId) -> Table | None:
    return await context.matches.table(match) if match else None


async def _rulebook(context: InteractionContext, key: str, table: Table | None) -> Rulebook:
    """Raise RefusedError for a game the house does not have."""
    presentation = context.presentation
    if key not in presentation.games or (table is not None and table.key != key):
        raise RefusedError("refused-forged")
    options = await _usual_options(context, key) if table is None else table.options
    bundle = presentation.games[key].of(options)
    return Rulebook(presentation, bundle, options, table.id if table else 0, context.language)


async def _usual_options(context: InteractionContext, key: str) -> Options:
    """Those of a table that were opened here now without a further word."""
    bundle, guild = context.presentation.games[key], context.interaction.guild_id
    if guild is not None and bundle.components is not None:
        # Rules can be read whatever has become of the file.
        with suppress(RefusedError):
            return (await context.matches.components.used(guild, key)).options
    return bundle.game.options()
