"""The pace of a table, and what is done when somebody's time is over."""

from __future__ import annotations

from bot.match.clocks import PaceName, read_pace
from bot.match.values import MatchId, RefusedError
from bot.ui.interactions import lobby, play
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind
from bot.ui.messages.clocks import GO_ON, clock_page


@on(Kind.PACE)
async def choose_pace(context: InteractionContext) -> None:
    """Agree on the pace of a table."""
    chosen = chosen_pace(context)
    change = context.matches.clocks.choose_pace(context.target.match, context.user, chosen, context.token)
    await lobby.change(context, change)


@on(Kind.CLOCKS)
async def show(context: InteractionContext) -> None:
    """Show the pace of a table and what everybody has left."""
    await show_clocks(context, context.target.match)


async def show_clocks(context: InteractionContext, match: MatchId, note: str = "") -> None:
    """The pace of a match and what everybody has left; what can be done about it."""
    view = await context.matches.view(match, context.user)
    await context.show(clock_page(context.presentation, view, context.language, note))


@on(Kind.OVERDUE)
async def decide(context: InteractionContext) -> None:
    """Do what somebody wants done about a time, their own or another's."""
    clocks, user, token = context.matches.clocks, context.user, context.token
    table = context.target.match
    what, _, seat = context.target.payload.partition(".")
    known = {each for each, _ in (await context.matches.table(table)).seats}
    if what != GO_ON and seat not in known:
        raise RefusedError("refused-forged")
    match what:
        case "go":
            answer = await clocks.answer(table, user, token)
            await play.answer_press(context, answer, context.translator("claim-answered"))
        case "wait":
            answer = await clocks.wait(table, user, seat, token)
            await play.answer_press(context, answer, context.translator("overdue-waiting"))
        case "nudge":
            await clocks.nudge(table, user, seat, token)
            await show_clocks(context, table, context.translator("nudged"))
        case "house" | "win" | "out":
            answer = await clocks.claim(table, user, seat, what, token)
            await play.answer_press(context, answer, context.translator("overdue-claimed"))
        case _:
            raise RefusedError("refused-forged")


def chosen_pace(context: InteractionContext) -> PaceName | None:
    """Read what has been chosen in a menu of paces. Raises RefusedError."""
    try:
        return read_pace(context.values[0] if context.values else context.target.payload)
    except (IndexError, ValueError):
        raise RefusedError("refused-forged") from None
