"""People somebody does not want to play with. Nobody else learns of it."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from bot.match.table.values import RefusedError, Table, UserId
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.blocking import blocked_page


async def open_blocked(context: InteractionContext) -> None:
    """Show whom the visitor has blocked; or replace the list, where people have been chosen."""
    if not context.target.payload:
        await context.show(blocked_page(context.translator, await _find(context)))
        return
    if not all(value.isdecimal() for value in context.values):
        raise RefusedError("refused-forged")
    await _block(context, [int(value) for value in context.values])


async def block_by_name(context: InteractionContext, blocked: UserId | None, lifted: UserId | None) -> None:
    """Block somebody, or lift that; without a name, show whom the visitor has blocked."""
    known = await _find(context)
    if blocked is None and lifted is None:
        await context.show(blocked_page(context.translator, known))
        return
    wanted = [*known, *([blocked] if blocked is not None else [])]
    await _block(context, [each for each in wanted if each != lifted])


async def _find(context: InteractionContext) -> tuple[UserId, ...]:
    return await context.matches.company.blocked_by(context.user)


async def _block(context: InteractionContext, others: Collection[UserId]) -> None:
    before = await _find(context)
    blocked = await context.matches.company.block(context.user, others)
    new = {*blocked} - {*before}
    for number, table in enumerate(await context.matches.tables_of(context.user) if new else ()):
        if table.phase == "lobby" and new & {*table.joined, *table.invited}:
            # What went on meanwhile comes first.
            with suppress(RefusedError):
                await _part(context, table, new, f"{context.token}-{number}")
    note = context.translator("settings-saved")
    await context.show(blocked_page(context.translator, blocked, note))


async def _part(context: InteractionContext, table: Table, new: Collection[UserId], token: str) -> None:
    """Before play has begun, a host expects them no longer, and a guest gets up."""
    if table.host == context.user:
        guests = [user for user in (*table.joined, *table.invited) if user not in (*new, context.user)]
        await context.matches.set_guests(table.id, context.user, guests, token)
    else:
        await context.matches.leave(table.id, context.user, token)
