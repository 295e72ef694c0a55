"""The buttons and menus of a line that is being composed: in a panel or in a DM."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Final

from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.play import take_choice
from bot.ui.menus.level import THEN, Trail
from bot.ui.page import Kind
from cogs.inn.ahead.pages import ahead_page
from cogs.inn.lines.pages import BACK, KEEP, OVER_AGAIN, line_page
from cogs.inn.lines.service import Drafted, Lines

if TYPE_CHECKING:
    from bot.client import Pony


EARLIER: Final = ("line-moved-on", "line-earlier")
"""Why a button of a line does nothing any more."""


@on(Kind.LINE, outside=True)
async def press(context: InteractionContext) -> None:
    """Show the line that is being composed, shorten it, or keep it."""
    lines, target = Lines(context.matches), context.target
    if target.payload == KEEP:
        await _keep(context)
    elif target.payload == BACK:
        await _change(context, lines.step_back(target.match, context.user, target.stamp))
    elif target.payload == OVER_AGAIN:
        await _change(context, lines.start_over(target.match, context.user, target.stamp))
    else:
        await show_line(context)


@on(Kind.LINE_ACT, outside=True)
async def act(context: InteractionContext) -> None:
    """Take the action in the button's id, of whoever is to choose in the line."""
    await _act(context, [context.target.payload])


@on(Kind.LINE_PICK, outside=True)
async def pick(context: InteractionContext) -> None:
    """Take the chosen lines of a menu, as at the table."""
    await take_choice(context, _walk, _act)


@on(Kind.LINE_WALK, outside=True)
async def walk(context: InteractionContext) -> None:
    """Go to another level of the menu."""
    await _walk(context, Trail.parse(context.target.payload))


async def show_line(context: InteractionContext, note: str = "") -> None:
    """Show the line that is being composed at the table, as it is now."""
    drafted = await Lines(context.matches).open(context.match, context.user)
    moved_on = context.translator("line-moved-on") if drafted.is_afresh else note
    await _show(context, drafted, note=moved_on)


async def _keep(context: InteractionContext) -> None:
    """Keep the line, and show what stands."""
    match, user = context.target.match, context.user
    lines, stamp = Lines(context.matches), context.target.stamp
    try:
        line = await lines.finish(match, user, stamp)
    except RefusedError as error:
        await _show_instead(context, error)
        return
    answer = await context.matches.keep_answer(match, user, line, context.token)
    await lines.start_over(match, user, stamp)
    note = context.translator("line-kept")
    await context.show(ahead_page(context.presentation, answer.view, context.language, "", note))


async def _act(context: InteractionContext, chosen: Sequence[str]) -> None:
    target, texts = context.target, THEN.join(chosen).split(THEN)
    await _change(context, Lines(context.matches).choose(target.match, context.user, target.stamp, texts))


async def _change(context: InteractionContext, change: Awaitable[Drafted]) -> None:
    """Show a line once it is changed; a button of an earlier step is answered by it as it is."""
    try:
        drafted = await change
    except RefusedError as error:
        await _show_instead(context, error)
    else:
        await _show(context, drafted)


async def _show_instead(context: InteractionContext, error: RefusedError) -> None:
    """Show the line as it is, and why the button that was pressed does nothing. Raises other refusals."""
    if error.reason not in EARLIER:
        raise error
    await show_line(context, context.translator(error.reason))


async def _walk(context: InteractionContext, trail: Trail) -> None:
    drafted = await Lines(context.matches).open(context.match, context.user)
    if drafted.is_afresh or drafted.draft.stamp != context.target.stamp:
        note = "line-moved-on" if drafted.is_afresh else "line-earlier"
        await _show(context, drafted, note=context.translator(note))
    else:
        await _show(context, drafted, trail)


async def _show(
    context: InteractionContext, drafted: Drafted, trail: Trail = Trail(), note: str = ""
) -> None:
    await context.presentation.learn_names(drafted.view.table)
    page = line_page(context.presentation, drafted, context.language, trail, note)
    await context.show(page, trail=trail)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
