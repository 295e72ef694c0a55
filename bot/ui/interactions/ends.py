"""Ends by agreement and pauses: what players ask the others for."""

from __future__ import annotations

from bot.match.stored_offers import KINDS
from bot.match.values import MatchId, OfferKind, RefusedError
from bot.ui.interactions import play
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind
from bot.ui.messages.ends import END_NOW, end_page


@on(Kind.PROPOSE)
async def propose(context: InteractionContext) -> None:
    """Ask the others for what the button says; against the house alone, ask whether that is meant."""
    payload = context.target.payload
    asked = "end" if payload == END_NOW else payload
    if asked not in KINDS or not KINDS[asked].is_plain:
        raise RefusedError("refused-forged")
    await propose_in(context, context.target.match, asked, is_sure=payload == END_NOW)


async def propose_in(
    context: InteractionContext, match: MatchId, asked: OfferKind, *, is_sure: bool = False
) -> None:
    """Ask the others at a table to end the game without a result, as a draw, or to pause."""
    if asked == "end" and not is_sure:
        view = await context.matches.view(match, context.user)
        if view.alone and view.table.phase == "playing":
            await context.show(end_page(context.presentation, view, context.language))
            return
    answer = await context.matches.propose(match, context.user, asked, context.token)
    if any(each.kind == asked for each in answer.view.table.offers):
        await play.answer_asking(context, answer, asked)
    else:
        await play.answer_press(context, answer, context.translator(f"panel-{asked}-done"))


@on(Kind.RESUME)
async def go_on(context: InteractionContext) -> None:
    """End a pause."""
    await go_on_in(context, context.target.match)


async def go_on_in(context: InteractionContext, match: MatchId) -> None:
    """End the pause of a table."""
    answer = await context.matches.end_pause(match, context.user, context.token)
    await play.answer_press(context, answer, context.translator("panel-resumed"))


async def pause_in(context: InteractionContext, match: MatchId) -> None:
    """Ask the others to pause, or end the pause there is."""
    if (await context.matches.table(match)).paused:
        await go_on_in(context, match)
    else:
        await propose_in(context, match, "pause")
