"""The presses by which somebody answers ahead of time, and takes that back."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from bot.match.bundle import Span
from bot.match.values import RefusedError
from bot.match.views import View
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.page import Kind
from cogs.inn.ahead.pages import DROP, KEEP, ahead_page

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.AHEAD, outside=True)
async def press(context: InteractionContext) -> None:
    """Show what may be kept and what stands; keep an answer, or take one back."""
    match, payload = context.target.match, context.target.payload
    view, note, chosen = await context.matches.view(match, context.user), "", next(iter(context.values), "")
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    if payload.startswith(KEEP):
        view, note = await _keep(context, payload), context.translator("ahead-kept")
    elif payload.startswith(DROP) and (number := payload[1:] or chosen).isdecimal():
        answer = await context.matches.drop_kept_answer(match, context.user, int(number), context.token)
        view, note = answer.view, context.translator("ahead-dropped")
    await context.presentation.learn_names(view.table)
    await context.show(ahead_page(context.presentation, view, context.language, chosen, note))


async def _keep(context: InteractionContext, payload: str) -> View:
    """Keep the answer a button says, for the span it says. Raises RefusedError."""
    rule, _, named = payload[1:].partition(".")
    span: Span | None = next((known_span for known_span in get_args(Span) if known_span == named), None)
    if span is None:
        raise RefusedError("refused-forged")
    answer = await context.matches.keep_answer(
        context.target.match, context.user, (rule, span), context.token
    )
    return answer.view


async def setup(_: Pony) -> None:
    """Add no command; what answers is registered above."""
