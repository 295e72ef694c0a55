"""One line in the place of a private message whose question, request or game is over."""

from __future__ import annotations

from collections.abc import Collection

from bot.match.views import CLAIM, FOLLOWS, LATE, OFFER, PLAYING, SEAT, STOOD_IN, TO_ANSWER, TURN, View
from bot.text import Language
from bot.ui.messages.layout import QUIET, Layout, frame, link, mention, text
from bot.ui.messages.news import ending
from bot.ui.messages.panel import stand_in_of
from bot.ui.messages.presentation import Presentation


def past_layout(presentation: Presentation, view: View, language: Language, what: str) -> Layout:
    """The line, with the game and its place."""
    translator = presentation.translator(language)
    game = presentation.name(view.table.key, language)
    return frame([text(translator("past", game=game, place=link(view.table), what=what))], QUIET)


def tell_past(
    presentation: Presentation,
    view: View,
    language: Language,
    gone: Collection[str],
    holds: Collection[str],
    *,
    moved: bool,
) -> str:
    """Tell what has become of what a message spoke of. gone: what is no longer so; holds: what is.

    moved: whether the reader has acted since.
    """
    translator, table = presentation.translator(language), view.table
    if PLAYING not in holds:
        over = table.phase == "over"
        bundle = presentation.bundle(table)
        return ending(translator, bundle, view, language) if over else translator(f"phase-{table.phase}")
    if any(each.startswith(SEAT) for each in gone):
        return translator("past-seat")
    if any(each.startswith(FOLLOWS) for each in gone):
        wish = next((each for each in holds if each.startswith(FOLLOWS)), None)
        return translator("past-follow" if wish is None else "past-follow-end")
    player = stand_in_of(view)
    if STOOD_IN in holds and player is not None:
        return translator("panel-stand-in", player=mention(translator, player))
    if any(each.startswith(TURN) for each in gone):
        return translator("past-moved" if moved else "past-turn")
    requests = [each.removesuffix(TO_ANSWER) for each in gone if each.startswith(OFFER)]
    if requests:
        return translator("past-answered" if set(requests) <= set(holds) else "past-request")
    if any(each.startswith((CLAIM, LATE)) for each in gone):
        return translator("past-claim")
    return translator("past-turn")
