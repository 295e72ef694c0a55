"""Looking back at a finished game with the house."""

from __future__ import annotations

from bot.match.log.review import Scenes
from bot.match.table.values import MatchId, Table
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.review import beginning_page, decisions_at, differences_of, judge_step, review_page


async def review(context: InteractionContext) -> None:
    """A review, as far as it has come."""
    await open_review(context, context.target.match)


async def open_review(context: InteractionContext, match: MatchId) -> None:
    """A match's review; where there is none yet, the house is asked for it."""
    reviewer = context.services.reviewer
    table = await context.matches.table(match)
    found = await reviewer.ask_for(match, context.user)
    if found is None:
        await context.show(beginning_page(context.presentation, table, context.language))
        return
    seat = table.seat_of(context.user)
    entries = frozenset(planned.entry for planned, _ in differences_of(found, seat))
    async with context.services.long_work.begin(context.user):
        scenes = await reviewer.scenes(match, entries, frozenset(found.key_moments))
    page = review_page(context.presentation, table, found, scenes, seat, context.language)
    await context.show(page)


async def judge_moment(context: InteractionContext, table: Table, number: int) -> str:
    """Tell what a review says of a moment, in the reader's words; nothing where there is no review."""
    found = await context.services.reviewer.find(table.id)
    if found is None or number >= len(found.chances):
        return ""
    seat, bundle = table.seat_of(context.user), context.presentation.bundle(table)
    entries = frozenset(planned.entry for planned, _ in decisions_at(found, number, seat))
    scenes = Scenes({}, {})
    if entries:
        scenes = await context.services.reviewer.scenes(table.id, entries, frozenset())
    return judge_step(context.translator, bundle, found, scenes, number, seat, context.language)
