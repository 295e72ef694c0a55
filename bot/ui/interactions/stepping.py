"""Stepping through a game, at the table it was played at."""

from __future__ import annotations

from typing import Final

from bot.engine import Seat
from bot.match.table import MatchId, RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.stepping import LAST, NOBODY, Source, step_page

TURN: Final = "t"
EYES: Final = "e"
"""The menus of turns and of eyes, as their ids call them."""


async def step(context: InteractionContext) -> None:
    """A moment of a game; opened without saying which, the beginning of one that is over."""
    eyes, _, rest = context.target.payload.partition(".")
    what, chosen = rest.partition(".")[0], context.values[0] if context.values else ""
    number = context.target.stamp
    if what == TURN:
        number = int(chosen) if chosen.isdecimal() else 0
    elif what == EYES:
        eyes = chosen
    if not eyes:
        await open_story(context, context.target.match)
    else:
        await _show(context, context.target.match, None if eyes == NOBODY else eyes, number)


async def open_story(context: InteractionContext, match: MatchId) -> None:
    """A game from its beginning, or as far as it has gone, through the visitor's own eyes."""
    table = await context.matches.table(match)
    if table.phase not in ("playing", "over"):
        raise RefusedError("refused-not-begun")
    await _show(context, match, table.seat_of(context.user), 0 if table.phase == "over" else LAST)


async def _show(context: InteractionContext, match: MatchId, eyes: Seat | None, number: int) -> None:
    table = await context.matches.table(match)
    moment = await context.matches.archive.moment(match, context.user, eyes, number)
    over = table.phase == "over"
    seats = tuple(seat for seat, _ in table.seats) if over else ()
    source = Source(context.presentation.bundle(table), match, seats)
    await context.show(step_page(context.presentation, source, moment, eyes, context.language))
