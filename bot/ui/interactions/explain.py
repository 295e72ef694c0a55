"""Explanations: pictures and things of a game, and why a choice is not offered, with its rule."""

from __future__ import annotations

from random import Random

from bot.engine import NotationError
from bot.match.values import MatchId, RefusedError
from bot.match.views import View
from bot.text import GivenText
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind
from bot.ui.messages.explaining import entry_page, find_entries, kind_page, what_page
from bot.ui.messages.panel import is_asked
from bot.ui.messages.why_not import list_missing, reason_page, why_page


@on(Kind.WHAT)
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
    """Explain a thing, by its name or its key. Raises RefusedError where nothing is called so."""
    view = await context.matches.view(match, context.user)
    words = context.presentation.bundle(view.table).words
    found = find_entries(words, name, context.language)
    if not found or not name.strip():
        game = words.name(context.language)
        raise RefusedError("refused-thing-unknown", name=GivenText(name), game=game)
    await context.show(entry_page(context.presentation, view, found[0], context.language))


@on(Kind.WHY)
async def why(context: InteractionContext) -> None:
    """Explain why choices are not offered."""
    view = await _asked(context, context.target.match)
    head = context.values[0] if context.values else ""
    await context.show(why_page(context.presentation, view, head, context.language))


async def why_by_name(context: InteractionContext, match: MatchId, typed: str) -> None:
    """Explain why one choice is not offered, by its text; without one, why all of them are not."""
    view = await _asked(context, match)
    if not typed.strip():
        await context.show(why_page(context.presentation, view, "", context.language))
        return
    bundle, seen = context.presentation.bundle(view.table), view.observation
    named = {each.action: each.label for each in list_missing(bundle, view, context.language)}
    try:
        action = bundle.game.parse(typed)
    except NotationError:
        raise RefusedError("refused-unreadable") from None
    # Asked of a state imagined from what the viewer sees: no reason can tell more.
    imagined = bundle.game.determinise(seen, Random(0))  # noqa: S311 - any state that fits will do
    refusal = bundle.game.check(imagined, view.seat or "", action)
    label = named.get(str(action), GivenText(str(action)).code)
    await context.show(reason_page(context.presentation, view, label, refusal, context.language))


async def _asked(context: InteractionContext, match: MatchId) -> View:
    """Return the view of somebody who must choose. Raises RefusedError for whoever need not."""
    view = await context.matches.view(match, context.user)
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    if not is_asked(view):
        raise RefusedError("refused-not-your-turn")
    return view
