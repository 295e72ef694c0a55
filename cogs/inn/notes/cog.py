"""The button of one's notes to a game, and their form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.page import Kind
from cogs.inn.notes.pages import FIELD, WRITE, notes_form, notes_page
from cogs.inn.notes.service import Notes

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.NOTES)
async def press(context: InteractionContext) -> None:
    """Show one's notes, or ask for them where there are none or others; keep what is written."""
    table, notes = await context.table(), Notes(context.matches)
    if table.phase not in ("playing", "over"):
        raise RefusedError("refused-not-begun")
    seated = table.seat_of(context.user) is not None
    if table.phase == "playing" and not seated:
        raise RefusedError("refused-not-seated")
    if context.filled is None:
        noted = await notes.read(table.id, context.user)
        if context.target.payload == WRITE or not noted:
            await context.open_form(notes_form(context.translator, table.id, noted))
            return
    else:
        noted = await notes.write(table.id, context.user, context.filled.text(FIELD))
    await context.show(notes_page(context.presentation, table, noted, seated, context.language))


async def setup(_: Pony) -> None:
    """Add no command; what answers is registered above."""
