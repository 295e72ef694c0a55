"""The next steps after a first game and a first win: a line and two buttons, each told once."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.match.results import is_without_result
from bot.match.values import UserId
from bot.match.views import View, note_advised
from bot.text import Translator
from bot.ui.layout import Part, rows, text
from bot.ui.messages.ways import NEXT_STEPS
from bot.ui.services import Services

First: TypeAlias = Literal["game", "win"]
MOST_PLAYED: Final = 6
"""Finished games after which nobody needs advice, nor are so many to be read for it."""


async def find_next_step(services: Services, view: View, user: UserId) -> First | None:
    """Find of which first thing the end of a game is to somebody; it stays so for as long as it is shown."""
    table, outcome = view.table, view.table.outcome
    if view.seat is None or outcome is None or is_without_result(outcome):
        return None
    if table.origin is not None:
        return None
    advised = (await services.matches.user_settings(user)).schooling.advised
    before = next((occasion for occasion in ("win", "game") if advised.get(occasion) == table.id), None)
    if before is not None or {"win", "game"} <= advised.keys():
        return "win" if before == "win" else "game" if before == "game" else None
    first = await _find_first(services, view, user)
    if first is None or first in advised:
        return None
    await note_advised(services.matches.settings, user, first, table.id)
    return first


async def _find_first(services: Services, view: View, user: UserId) -> First | None:
    history = await services.matches.history_of(user, MOST_PLAYED)
    if len(history) == MOST_PLAYED:
        return None
    earlier = [await services.matches.table(row.match) for row in history if row.match != view.table.id]
    outcome = view.table.outcome
    won = outcome is not None and view.seat in outcome.winners
    earlier = [table for table in earlier if table.origin is None]
    has_won = any(table.outcome and table.seat_of(user) in table.outcome.winners for table in earlier)
    if won and not has_won:
        return "win"
    return None if earlier else "game"


def next_step_parts(translator: Translator, first: First | None) -> list[Part]:
    """Lay out what may come next."""
    if first is None:
        return []
    return [text(translator(f"next-step-{first}")), *rows(NEXT_STEPS.list_ways(translator))]
