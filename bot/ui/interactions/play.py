"""Handlers for a player: open the seat, walk through the menu, act, take back, resign."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import Final, NamedTuple, TypeAlias

from bot.logs import get_logger
from bot.match.match import is_crowd
from bot.match.values import MatchId, OfferKind, RefusedError
from bot.match.views import Answer, View, find_arrangement, keep_arrangement
from bot.ui.interactions.context import SHARED_SEATS, InteractionContext, on
from bot.ui.layout import ALARM
from bot.ui.menus.level import THEN, Trail, read_choice
from bot.ui.messages.panel import KEEP, LAY, compose_panel, is_asked
from bot.ui.messages.reading import resign_page
from bot.ui.page import Kind

log = get_logger("ui")

MISTYPED = frozenset({"refused-unreadable", "refused-illegal"})
"""Refusals of typed actions beside which legal ones help."""
MOVED_ON = frozenset({"refused-stale", "refused-not-your-turn", "refused-over"})
"""Refusals of a press that are best answered by how things stand now."""
Walk: TypeAlias = Callable[[InteractionContext, Trail], Awaitable[None]]
"""Shows another level of a menu."""
Act: TypeAlias = Callable[[InteractionContext, Sequence[str]], Awaitable[None]]
"""Does actions, one after another."""


@on(Kind.SEAT)
@on(Kind.REFRESH)
async def open_seat(context: InteractionContext) -> None:
    """Show the own panel."""
    await show_seat(context, context.match)


async def show_seat(context: InteractionContext, match: MatchId, note: str = "") -> None:
    """Show the visitor's panel of a match; who does not play is told so, a lobby is shown as it is.

    note: what is said above the question.
    """
    with context.services.panels.opening(match, context.user):
        view = await context.matches.view(match, context.user)
        if view.table.next is not None and view.seat is not None:
            view = await context.matches.view(view.table.next, context.user)
        await context.presentation.learn_names(view.table)
        await _show(context, view, note)


async def _show(context: InteractionContext, view: View, note: str = "", trail: Trail = Trail()) -> None:
    if view.seat is None and any(is_crowd(user) for _, user in view.table.seats):
        for answer in SHARED_SEATS.values():
            context.match = view.table.id
            await answer(context)
            return
    if view.seat is None and not view.invited:
        raise RefusedError("refused-not-yours-to-see")
    page = await compose_panel(
        context.services, view, context.language, context.user, trail, note, introduces=True
    )
    await context.show(page, panel_of=view, trail=trail)
    if not is_asked(view):
        # The next table is looked for once all presses have been answered.
        context.services.late_panels.add(view.table.id, context.user)


@on(Kind.WALK)
async def walk(context: InteractionContext) -> None:
    """Go to another level of the menu."""
    await _walk(context, Trail.parse(context.target.payload))


@on(Kind.PICK)
async def pick(context: InteractionContext) -> None:
    """Take the chosen lines of a menu: actions, one after the other, or a further level."""
    await take_choice(context, _walk, _act)


async def take_choice(context: InteractionContext, walk: Walk, act: Act) -> None:
    """Take the chosen lines of a menu. walk: shows the level they lead to; act: does the actions they are.

    Raises RefusedError where no menu of ours has such lines.
    """
    chosen = read_choice(context.target.payload, context.values)
    if isinstance(chosen, Trail):
        await walk(context, chosen)
    else:
        await act(context, chosen)


async def _walk(context: InteractionContext, trail: Trail) -> None:
    view = await context.view()
    if view.stamp != context.target.stamp:
        await _show(context, view, context.translator("panel-moved-on"))
    else:
        await _show(context, view, trail=trail)


@on(Kind.ACT)
async def act(context: InteractionContext) -> None:
    """Take the action in the button's id."""
    await _act(context, [context.target.payload])


@on(Kind.ARRANGE)
async def arrange(context: InteractionContext) -> None:
    """Keep the own set-up as it stands, or lay out the one kept."""
    view = await context.view()
    settings = await context.matches.user_settings(context.user)
    arrangement = find_arrangement(context.presentation.bundle(view.table), view, settings)
    if context.target.payload == LAY and arrangement.kept:
        await _act(context, arrangement.kept)
    elif context.target.payload == KEEP and arrangement.standing:
        standing = arrangement.standing
        await context.matches.change_user_settings(
            context.user, lambda settings: keep_arrangement(settings, view, standing)
        )
        await _show(context, view, context.translator("panel-arrangement-kept"))
    else:
        await _show(context, view, context.translator("panel-moved-on"))


async def act_by_name(context: InteractionContext, texts: tuple[str, ...]) -> None:
    """Take typed actions, one after another: all of them or none."""
    try:
        answer = await context.matches.act(context.match, context.user, None, texts, context.token)
    except RefusedError as error:
        if error.reason not in MISTYPED or not await _suggest(context, error):
            raise
    else:
        await answer_press(context, answer)


async def _suggest(context: InteractionContext, error: RefusedError) -> bool:
    """Say why a typed action is refused, and which legal ones are like it; return False if none is legal."""
    view = await context.view()
    named = suggest_legal(error.typed, error.legal)
    if not named.actions:
        return False
    why = context.presentation.explain(error, view.table, context.language)
    listed = context.translator.join([f"`{action}`" for action in named.actions])
    message = "refused-nearest" if named.near else "refused-for-instance"
    await context.say(context.translator(message, why=why, actions=listed), accent=ALARM)
    return True


async def _act(context: InteractionContext, chosen: Sequence[str]) -> None:
    """chosen: what each line does, which may be a chain of actions."""
    target, texts = context.target, THEN.join(chosen).split(THEN)
    answer = await context.matches.act(context.match, context.user, target.stamp, texts, context.token)
    await answer_press(context, answer)


async def answer_press(context: InteractionContext, answer: Answer, note: str = "") -> None:
    """Answer a press by the panel as it is after it."""
    if answer.repeated:
        note = context.translator("panel-already")
    await _show(context, answer.view, note)


@on(Kind.UNDO)
async def undo(context: InteractionContext) -> None:
    """Take back, or ask the others for it."""
    answer = await context.matches.undo(context.match, context.user, context.token)
    asked = own_offer(answer, "undo")
    await answer_press(context, answer, context.translator("panel-undo-asked" if asked else "panel-undone"))


def own_offer(answer: Answer, kind: OfferKind) -> bool:
    """Check whether what somebody has asked for waits for the others; else it was done, or agreed to."""
    offer = answer.view.table.offer_by(answer.view.seat)
    return offer is not None and offer.kind == kind


@on(Kind.RESIGN)
async def ask_resign(context: InteractionContext) -> None:
    """Ask whether to resign."""
    view = await context.view()
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    if view.table.phase != "playing":
        raise RefusedError("refused-over", next="0")
    await context.show(resign_page(context.presentation, view, context.language))


@on(Kind.RESIGN_NOW)
async def resign(context: InteractionContext) -> None:
    """Resigns, after having been asked."""
    answer = await context.matches.resign(context.match, context.user, context.token)
    await answer_press(context, answer, context.translator("resigned"))


async def explain_refusal(context: InteractionContext, error: RefusedError) -> None:
    """Say why not. A press in one's own panel is answered by the panel as it is now, the reason on top."""
    if context.is_answered:
        log.info("refused_late", reason=error.reason)
        return
    view = await _find_view(context)
    table = None if view is None else view.table
    reason = context.presentation.explain(error, table, context.language)
    if view is not None and view.seat is not None and context.in_private:
        moved_on = error.reason in MOVED_ON and error.refusal is None
        if moved_on and view.table.next is not None:
            view = await context.matches.view(view.table.next, context.user)
        await _show(context, view, context.translator("panel-moved-on") if moved_on else reason)
    else:
        await context.say(reason, accent=ALARM)


async def _find_view(context: InteractionContext) -> View | None:
    """The visitor's view of the match, if there is one."""
    with suppress(RefusedError):
        return await context.view() if context.match else None
    return None


MOST_SUGGESTED: Final = 3
ALIKE: Final = 0.6
"""How alike an action must be to be suggested, from 0 to 1."""


class Suggestion(NamedTuple):
    """Actions to be named. near: they have something of what was typed."""

    actions: tuple[str, ...]
    near: bool


def suggest_legal(typed: str, legal: Sequence[str]) -> Suggestion:
    """The legal actions most like what was typed; else those with its words in them; else the first ones."""
    written = " ".join(typed.casefold().split())
    alike = get_close_matches(written, legal, MOST_SUGGESTED, ALIKE)
    words = written.split()
    shared = sorted(legal, key=lambda action: -sum(word in action.split() for word in words))
    shared = [action for action in shared if any(word in action.split() for word in words)]
    near = tuple(dict.fromkeys((*alike, *shared)))[:MOST_SUGGESTED]
    return Suggestion(near or tuple(legal[:MOST_SUGGESTED]), bool(near))
