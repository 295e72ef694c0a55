"""What might have been: the buttons by which other moves are tried out in a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from bot.engine import Chance, Event
from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.play import take_choice
from bot.ui.interactions.reading import check_shared
from bot.ui.menus.level import THEN, Trail
from bot.ui.page import Kind
from cogs.inn.what_if.model import Branch, list_results, read_stamp
from cogs.inn.what_if.pages import (
    OPEN,
    Shown,
    branch_page,
    dropping_page,
    find_eyes,
    line_page,
    start_page,
)
from cogs.inn.what_if.service import Branches

if TYPE_CHECKING:
    from bot.client import Pony

MOVED_ON = "refused-stale"


def _branches(context: InteractionContext) -> Branches:
    return Branches(context.matches, context.presentation.games, context.services.reviewer)


@on(Kind.WHAT_IF)
async def what_if(context: InteractionContext) -> None:
    """Do what the payload says with a branch, or show the ways into one."""
    what, *more = context.target.payload.split(".")
    way = WAYS.get(what)
    if way is None:
        raise RefusedError("refused-forged")
    try:
        await way(context, more)
    except RefusedError as error:
        if error.reason != MOVED_ON:
            raise
        await _show_as_it_is(context)


async def _begin(context: InteractionContext, more: Sequence[str]) -> None:
    """The ways into a branch, from nowhere in particular."""
    await _show_start(context, None)


async def _begin_there(context: InteractionContext, more: Sequence[str]) -> None:
    """The ways into a branch from the moment that the stamp says."""
    await _show_start(context, context.target.stamp)


async def _show_start(context: InteractionContext, moment: int | None, note: str = "") -> None:
    branches = _branches(context)
    await branches.bundle(context.match)
    kept = await branches.list_own(context.match, context.user)
    table = await context.table()
    await context.show(start_page(context.presentation, table, moment, kept, context.language, note))


async def _open_new(context: InteractionContext, more: Sequence[str]) -> None:
    (eyes,) = more[:1] or [OPEN]
    seat = None if eyes == OPEN else eyes
    branch = await _branches(context).open(context.match, context.user, context.target.stamp, seat)
    await _show(context, branch)


async def _open_kept(context: InteractionContext, more: Sequence[str]) -> None:
    chosen = context.values[0] if context.values else ""
    if not chosen.isdecimal():
        raise RefusedError("refused-forged")
    await _show(context, await _branches(context).find(context.match, int(chosen)))


async def _see(context: InteractionContext, more: Sequence[str]) -> None:
    at, eyes = (*more, OPEN, OPEN)[:2]
    branch = await _find_as_pressed(context)
    await _show(context, branch, eyes="" if eyes == OPEN else eyes, at=_number(at))


async def _see_through(context: InteractionContext, more: Sequence[str]) -> None:
    branch = await _find_as_pressed(context)
    eyes = context.values[0] if context.values else ""
    await _show(context, branch, eyes=eyes, at=_number((*more, OPEN)[0]))


async def _draw(context: InteractionContext, more: Sequence[str]) -> None:
    text = context.values[0] if context.values else None
    branch = await _branches(context).settle(context.match, context.user, context.target.stamp, text)
    await _show(context, branch)


async def _choose_result(context: InteractionContext, more: Sequence[str]) -> None:
    if not context.values:
        raise RefusedError("refused-forged")
    await _draw(context, more)


async def _show_others(context: InteractionContext, more: Sequence[str]) -> None:
    await _show(context, await _find(context), draws_anew=True)


async def _take_back(context: InteractionContext, more: Sequence[str]) -> None:
    await _show(
        context, await _branches(context).take_back(context.match, context.user, context.target.stamp)
    )


async def _think(context: InteractionContext, more: Sequence[str]) -> None:
    """The best line of the house; where there is none yet, it is asked for it."""
    branches, branch = _branches(context), await _find_as_pressed(context)
    thought = branch.thought
    if thought is None or thought.line is None:
        branches.think(branch, context.user)
        await _show(context, branch, note=context.translator("what-if-line-thinking"))
        return
    bundle = await branches.bundle(context.match)
    table = await context.table()
    shown = Shown(
        table,
        branch,
        find_eyes(bundle, branch),
        thought.chances,
        branch.row.user == context.user,
        len(branch.deeds),
    )
    await context.presentation.learn_names(table)
    line = await asyncio.to_thread(branches.line, bundle, branch)
    page = line_page(
        context.presentation, shown, line, _number((*more, "0")[0]) or 0, thought.ends, context.language
    )
    await context.show(page)


async def _adopt(context: InteractionContext, more: Sequence[str]) -> None:
    steps = _number((*more, OPEN)[0]) or 0
    await _show(
        context, await _branches(context).adopt(context.match, context.user, context.target.stamp, steps)
    )


async def _copy(context: InteractionContext, more: Sequence[str]) -> None:
    branch = await _branches(context).copy(await _find(context), context.user)
    await _show(context, branch, note=context.translator("what-if-copied"))


async def _ask_to_drop(context: InteractionContext, more: Sequence[str]) -> None:
    branch = await _find(context)
    if branch.row.user != context.user:
        raise RefusedError("refused-what-if-others")
    shown = Shown(await context.table(), branch, "", None, is_own=True, whole=len(branch.deeds))
    await context.show(dropping_page(context.presentation, shown, context.language))


async def _drop(context: InteractionContext, more: Sequence[str]) -> None:
    branch = await _find(context)
    await _branches(context).drop(context.match, context.user, context.target.stamp)
    await _show_start(context, branch.row.moment, context.translator("what-if-dropped"))


async def _post(context: InteractionContext, more: Sequence[str]) -> None:
    """Show a branch to everybody where the visitor is, who may see the game there."""
    await check_shared(context)
    branches, branch = _branches(context), await _find(context)
    if branch.row.user != context.user:
        raise RefusedError("refused-what-if-others")
    table = await context.table()
    language = await context.services.languages.of_guild(table.place.guild, context.guild_locale)
    bundle = await branches.bundle(context.match)
    branch, chances = await branches.judge(branch, context.user)
    await context.presentation.learn_names(table)
    shown = Shown(table, branch, find_eyes(bundle, branch), chances, is_own=True, whole=len(branch.deeds))
    page = branch_page(context.presentation, shown, language, is_public=True)
    await context.acknowledge()
    await context.services.page_pictures.paint(page)
    await context.show_publicly(page)


WAYS = {
    "": _begin,
    "from": _begin_there,
    "new": _open_new,
    "open": _open_kept,
    "see": _see,
    "eyes": _see_through,
    "draw": _draw,
    "result": _choose_result,
    "others": _show_others,
    "back": _take_back,
    "line": _think,
    "adopt": _adopt,
    "copy": _copy,
    "drop": _ask_to_drop,
    "drop-now": _drop,
    "post": _post,
}


@on(Kind.BRANCH_ACT)
async def act(context: InteractionContext) -> None:
    """Take the action in the button's id."""
    await _act(context, [context.target.payload])


@on(Kind.BRANCH_PICK)
async def pick(context: InteractionContext) -> None:
    """Take the chosen lines of a menu, as at a table."""
    await take_choice(context, _walk, _act)


@on(Kind.BRANCH_WALK)
async def walk(context: InteractionContext) -> None:
    """Go to another level of the menu."""
    await _walk(context, Trail.parse(context.target.payload))


async def _act(context: InteractionContext, chosen: Sequence[str]) -> None:
    branches, texts = _branches(context), THEN.join(chosen).split(THEN)
    try:
        branch = await branches.act(context.match, context.user, context.target.stamp, texts)
    except RefusedError as error:
        if error.reason != MOVED_ON:
            raise
        await _show_as_it_is(context)
    else:
        await _show(context, branch)


async def _walk(context: InteractionContext, trail: Trail) -> None:
    branch = await _find(context)
    _, place, _ = read_stamp(context.target.stamp)
    if branch.stamp(place) != context.target.stamp:
        await _show_as_it_is(context)
        return
    seats = context.presentation.bundle(await context.table()).game.seats(branch.start)
    await _show(context, branch, eyes=seats[place] if place < len(seats) else "", trail=trail)


async def _show_as_it_is(context: InteractionContext) -> None:
    """A branch as it stands, to who pressed something of an earlier position."""
    await _show(context, await _find(context), note=context.translator("what-if-moved-on"))


async def _find(context: InteractionContext) -> Branch:
    return await _branches(context).find(context.match, read_stamp(context.target.stamp)[0])


async def _find_as_pressed(context: InteractionContext) -> Branch:
    """The branch a button is about. Raises RefusedError where something else has been done in it since."""
    branch = await _find(context)
    if branch.stamp() != context.target.stamp:
        raise RefusedError(MOVED_ON)
    return branch


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 6 else None


async def _show(
    context: InteractionContext,
    branch: Branch,
    *,
    eyes: str = "",
    at: int | None = None,
    trail: Trail = Trail(),
    note: str = "",
    draws_anew: bool = False,
) -> None:
    """A branch after so many deeds, or as it stands, through the eyes of a seat."""
    branches, whole = _branches(context), len(branch.deeds)
    bundle, table = await branches.bundle(context.match), await context.table()
    branch = branch if at is None else branch.until(min(at, whole))
    branch, chances = await branches.judge(branch, context.user)
    seen = eyes if eyes in bundle.game.seats(branch.start) else find_eyes(bundle, branch)
    shown = Shown(table, branch, seen, chances, branch.row.user == context.user, whole, note)
    pending, results = bundle.game.pending(branch.state), list[tuple[str, tuple[Event, ...]]]()
    if isinstance(pending, Chance) and shown.is_own and shown.is_latest:
        rng = Random() if draws_anew else Random(branch.stamp())  # noqa: S311 - shown, not drawn
        results = await asyncio.to_thread(list_results, bundle.game, branch.state, rng)
    await context.presentation.learn_names(table)
    page = branch_page(
        context.presentation,
        shown,
        context.language,
        trail,
        results,
    )
    await context.show(page, trail=trail)


async def setup(_: Pony) -> None:
    """Add no command; what answers is registered above."""
