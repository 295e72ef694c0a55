"""Handlers for a player: open the seat, walk through the menu, act, take back, resign."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.logs import get_logger
from bot.match.values import MatchId, OfferKind, RefusedError
from bot.match.views import Answer, View, keep_arrangement
from bot.ui.interactions import guests
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind
from bot.ui.menus.components import read_choice
from bot.ui.menus.level import Trail
from bot.ui.menus.tree import THEN
from bot.ui.messages.layout import ALARM, QUIET, frame, text
from bot.ui.messages.more import resign_page
from bot.ui.messages.page import plain
from bot.ui.messages.panel import KEEP, LAY, is_asked, panel_page
from bot.ui.messages.suggestions import suggest_legal

log = get_logger("ui")

ANSWERS = AGREE, DECLINE, WITHDRAW = "agree", "decline", "withdraw"
"""What can be answered by command."""
MISTYPED = frozenset({"refused-unreadable", "refused-illegal"})
"""Refusals of typed actions beside which legal ones help."""
MOVED_ON = frozenset({"refused-stale", "refused-not-your-turn", "refused-over"})
"""Refusals of a press that are best answered by how things stand now."""


@on(Kind.SEAT)
@on(Kind.REFRESH)
async def open_seat(context: InteractionContext) -> None:
    """Show the own panel."""
    await show_seat(context, context.target.match)


async def show_seat(context: InteractionContext, match: MatchId) -> None:
    """Show the visitor's panel of a match; who does not play is told so, a lobby is shown as it is."""
    with context.services.panels.opening(match, context.user):
        view = await context.matches.view(match, context.user)
        if view.table.next is not None and view.seat is not None:
            view = await context.matches.view(view.table.next, context.user)
        await context.services.learn_names(view.table)
        await _show(context, view)


async def _show(context: InteractionContext, view: View, note: str = "", trail: Trail = Trail()) -> None:
    if view.seat is None and not view.invited:
        raise RefusedError("refused-not-yours-to-see")
    arrangement = await context.services.find_arrangement(view, context.user)
    introduced = await context.services.find_introduced(view, context.user)
    page = panel_page(
        *(context.presentation, view, context.language, trail, note),
        arrangement=arrangement,
        introduced=introduced,
    )
    await context.show(page, panel_of=view, at_top=not trail.steps and not trail.page)
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
    chosen = read_choice(context.target.payload, context.values)
    if isinstance(chosen, Trail):
        await _walk(context, chosen)
    else:
        await _act(context, chosen)


async def _walk(context: InteractionContext, trail: Trail) -> None:
    view = await context.matches.view(context.target.match, context.user)
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
    view = await context.matches.view(context.target.match, context.user)
    arrangement = await context.services.find_arrangement(view, context.user)
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


async def act_by_name(context: InteractionContext, match: MatchId, texts: tuple[str, ...]) -> None:
    """Take typed actions, one after another: all of them or none."""
    try:
        answer = await context.matches.act(match, context.user, None, texts, context.token)
    except RefusedError as error:
        if error.reason not in MISTYPED or not await _suggest(context, match, error):
            raise
    else:
        await answer_press(context, answer)


async def _suggest(context: InteractionContext, match: MatchId, error: RefusedError) -> bool:
    """Say why a typed action is refused, and which legal ones are like it; return False if none is legal."""
    view = await context.matches.view(match, context.user)
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
    answer = await context.matches.act(target.match, context.user, target.stamp, texts, context.token)
    await answer_press(context, answer)


async def answer_press(context: InteractionContext, answer: Answer, note: str = "") -> None:
    """Answer a press by the panel as it is after it."""
    if answer.repeated:
        note = context.translator("panel-already")
    await _show(context, answer.view, note)


@on(Kind.UNDO)
async def undo(context: InteractionContext) -> None:
    """Take back, or ask for it."""
    await undo_in(context, context.target.match)


async def undo_in(context: InteractionContext, match: MatchId) -> None:
    """Take back in a match, or ask the others for it."""
    answer = await context.matches.undo(match, context.user, context.token)
    asked = own_offer(answer, "undo")
    await answer_press(context, answer, context.translator("panel-undo-asked" if asked else "panel-undone"))


def own_offer(answer: Answer, kind: OfferKind) -> bool:
    """Check whether what somebody has asked for waits for the others; else it was done, or agreed to."""
    offer = answer.view.table.offer_by(answer.view.seat)
    return offer is not None and offer.kind == kind


async def answer_asking(context: InteractionContext, answer: Answer, kind: OfferKind) -> None:
    """Answer who has asked the others for something; who asked for what another has asked for has agreed."""
    note = f"panel-{kind}-asked" if own_offer(answer, kind) else "panel-undo-agreed"
    await answer_press(context, answer, context.translator(note))


@on(Kind.AGREE)
async def agree(context: InteractionContext) -> None:
    """Agree to what somebody has asked for."""
    await agree_in(context, context.target.match, context.target.stamp)


async def agree_in(context: InteractionContext, match: MatchId, number: int) -> None:
    """Agree to an offer by its number."""
    answer = await context.matches.agree(match, context.user, context.token, number)
    await answer_press(context, answer, context.translator("panel-undo-agreed"))


@on(Kind.REFUSE)
async def refuse(context: InteractionContext) -> None:
    """Decline what somebody has asked for, or withdraw what one has asked for oneself."""
    await refuse_in(context, context.target.match, context.target.stamp)


async def refuse_in(context: InteractionContext, match: MatchId, number: int | None) -> None:
    """Decline an offer, or withdraw one's own."""
    before = await context.matches.view(match, context.user)
    own = before.table.offer_by(before.seat)
    answer = await context.matches.refuse(match, context.user, context.token, number)
    if answer.view.seat is None:
        await context.show(plain(lambda: frame([text(context.translator("substitute-declined"))], QUIET)))
        return
    withdrawn = own is not None and answer.view.table.offer_by(answer.view.seat) is None
    note = "panel-offer-withdrawn" if withdrawn else "panel-undo-refused"
    await answer_press(context, answer, context.translator(note))


async def answer_by_name(context: InteractionContext, match: MatchId, word: str) -> None:
    """Answer the one thing the others have asked for, or withdraw what one has asked for: by command."""
    if word == WITHDRAW:
        answer = await context.matches.withdraw(match, context.user, context.token)
        await answer_press(context, answer, context.translator("panel-offer-withdrawn"))
        return
    asked = (await context.matches.view(match, context.user)).asked
    if len(asked) > 1:
        raise RefusedError("refused-offer-which")
    if not asked:
        raise RefusedError("refused-no-offer")
    await (agree_in if word == AGREE else refuse_in)(context, match, asked[0])


async def remove_in(context: InteractionContext, match: MatchId, other: discord.abc.User) -> None:
    """Ask the others whether somebody who has gone away is to be taken out of the game."""
    if (await context.matches.table(match)).phase == "lobby":
        await guests.send_away(context, match, other.id)
        return
    answer = await context.matches.remove(match, context.user, other.id, context.token)
    await answer_asking(context, answer, "remove")


@on(Kind.RESIGN)
async def ask_resign(context: InteractionContext) -> None:
    """Ask whether to resign."""
    await ask_resign_in(context, context.target.match)


async def ask_resign_in(context: InteractionContext, match: MatchId) -> None:
    """Ask whether to resign a match."""
    view = await context.matches.view(match, context.user)
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    if view.table.phase != "playing":
        raise RefusedError("refused-over", next="0")
    await context.show(resign_page(context.presentation, view, context.language))


@on(Kind.RESIGN_NOW)
async def resign(context: InteractionContext) -> None:
    """Resigns, after having been asked."""
    answer = await context.matches.resign(context.target.match, context.user, context.token)
    await answer_press(context, answer, context.translator("resigned"))


async def explain_refusal(context: InteractionContext, error: RefusedError) -> None:
    """Say why not. A press in one's own panel is answered by the panel as it is now, the reason on top."""
    if context.is_answered:
        log.info("refused_late", reason=error.reason)
        return
    view = await _view(context, context.match)
    table = None if view is None else view.table
    reason = context.presentation.explain(error, table, context.language)
    if view is not None and view.seat is not None and context.in_private:
        moved_on = error.reason in MOVED_ON and error.refusal is None
        if moved_on and view.table.next is not None:
            view = await context.matches.view(view.table.next, context.user)
        await _show(context, view, context.translator("panel-moved-on") if moved_on else reason)
    else:
        await context.say(reason, accent=ALARM)


async def _view(context: InteractionContext, match: MatchId) -> View | None:
    """The visitor's view of a match, if there is one."""
    if not match:
        return None
    try:
        return await context.matches.view(match, context.user)
    except RefusedError:
        return None
