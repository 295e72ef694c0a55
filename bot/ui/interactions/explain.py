"""What is this? Pictures and things of a game explained."""

from __future__ import annotations

from bot.match.table import MatchId, RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.explaining import entry_page, find_entries, kind_page, what_page


async def what(context: InteractionContext) -> None:
    """The key to the pictures; of a kind of things, all of them; of one of them, what it is."""
    asked = context.values[0] if context.values else context.target.payload
    view = await context.matches.view(context.target.match, context.user)
    words = context.presentation.bundle(view.table).words
    if not asked:
        await context.show(what_page(context.presentation, view, context.language))
    elif any(entry.kind == asked for entry in words.glossary(context.language)):
        await context.show(kind_page(context.presentation, view, asked, context.language))
    else:
        await show_thing(context, context.target.match, asked)


async def show_thing(context: InteractionContext, match: MatchId, name: str) -> None:
    """What a thing is, by its name or its key. Raises RefusedError where nothing is called so."""
    view = await context.matches.view(match, context.user)
    words = context.presentation.bundle(view.table).words
    found = find_entries(words, name, context.language)
    if not found or not name.strip():
        game = words.name(context.language)
        raise RefusedError("refused-thing-unknown", name=name, game=game)
    await context.show(entry_page(context.presentation, view, found[0], context.language))
