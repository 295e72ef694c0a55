"""Playing on from a moment: the page's buttons, and the table they open."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.match.match import LEVELS
from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, guild_of, on
from bot.ui.interactions.lobby import start as open_lobby
from bot.ui.interactions.reading import check_shared
from bot.ui.interactions.solo import start_solo
from bot.ui.page import Kind
from bot.ui.services import LobbyRequest
from cogs.inn.onward.pages import CARDS, FRIEND, HOUSE, SEAT, WHOLE, onward_page
from cogs.inn.onward.service import LAST, Moment, Moments, Start, find, read_day

if TYPE_CHECKING:
    from bot.client import Pony

LESSON, DAY = "l", "d"
"""What the source of a moment begins with that is neither of a match nor of a record."""


@on(Kind.ONWARD)
async def press(context: InteractionContext) -> None:
    """Show how a moment may be played on, or open the table."""
    what, seat, cards, source = (*context.target.payload.split(".", 3), "", "", "", "")[:4]
    chosen = context.values[0] if context.values else ""
    async with context.services.long_work.begin(context.user):
        start = await find(await _find(context, source))
    seat, whole = chosen if what == SEAT else seat or start.moment.seat, cards == WHOLE
    if seat not in start.seats:
        raise RefusedError("refused-forged")
    if what == HOUSE:
        if chosen not in LEVELS:
            raise RefusedError("refused-forged")
        await start_solo(context, await _request(context, start, seat, chosen, whole=whole))
    elif what == FRIEND:
        await _check_shown(context, start.moment)
        await open_lobby(context, await _request(context, start, seat, None, whole=whole), ())
    elif what in ("", SEAT, CARDS):
        page = onward_page(
            context.presentation,
            start,
            context.target,
            source,
            seat,
            context.language,
            whole=whole,
            on_server=context.interaction.guild_id is not None,
        )
        await context.show(page)
    else:
        raise RefusedError("refused-forged")


async def _find(context: InteractionContext, source: str) -> Moment:
    """The moment a button is about, where its visitor may see it. Raises RefusedError."""
    moments = Moments(context.matches, context.presentation.games)
    if source.startswith(DAY):
        moment = await moments.of_day(guild_of(context), read_day(source.removeprefix(DAY)))
        table = await context.matches.table(moment.match)
        if not await context.services.sight.sees(context.viewer, table.place):
            raise RefusedError("refused-unknown-match")
        return moment
    if source.startswith(LESSON):
        key, _, name = source.removeprefix(LESSON).partition(":")
        return await moments.of_lesson(context.user, key, name)
    if context.target.match:
        return await moments.of_match(context.target.match, context.target.stamp, context.user)
    given = context.services.taken_in.get(int(source)) if source.isdecimal() else None
    if given is None or given.user != context.user:
        raise RefusedError("refused-onward-forgotten")
    seats = given.bundle.game.facts.seats
    return Moment(given.bundle, given.record, "record", 0, min(context.target.stamp, LAST), seats[0])


async def _check_shown(context: InteractionContext, moment: Moment) -> None:
    """Raise RefusedError for a game that may not be shown where the visitor is: its position would be."""
    if not moment.match:
        return
    table = await context.matches.table(moment.match)
    if table.people != (context.user,):
        context.match = moment.match
        await check_shared(context)


async def _request(
    context: InteractionContext, start: Start, seat: str, level: str | None, *, whole: bool
) -> LobbyRequest:
    async with context.services.long_work.begin(context.user):
        origin = await asyncio.to_thread(start.make_origin, seat, context.user, whole=whole)
    key, options = start.moment.bundle.key, start.moment.options
    return LobbyRequest(key, seat=seat, settled=options, level=level, origin=origin)


async def setup(_: Pony) -> None:
    """Add no command; what answers is registered above."""
