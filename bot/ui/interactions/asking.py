"""Requests to the others at a table and their answers; the pace, and what is done when time is over."""

from __future__ import annotations

from bot.engine import Seat
from bot.match.clocks import PaceName, read_pace
from bot.match.stored_offers import KINDS
from bot.match.values import OfferKind, RefusedError, UserId
from bot.match.views import Answer
from bot.ui.interactions import house_rules, lobby
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.play import answer_press, own_offer
from bot.ui.layout import tell
from bot.ui.messages.clocks import GO_ON, clock_page
from bot.ui.messages.offers import END_NOW, end_page
from bot.ui.messages.people import USUAL_LEVEL
from bot.ui.page import Kind

ANSWERS = AGREE, DECLINE, WITHDRAW = "agree", "decline", "withdraw"
"""What can be answered by command."""


async def answer_asking(context: InteractionContext, answer: Answer, kind: OfferKind) -> None:
    """Answer who has asked the others for something; who asked for what another has asked for has agreed."""
    note = f"panel-{kind}-asked" if own_offer(answer, kind) else "panel-undo-agreed"
    await answer_press(context, answer, context.translator(note))


@on(Kind.AGREE)
async def agree(context: InteractionContext) -> None:
    """Agree to what somebody has asked for."""
    await _agree(context, context.target.stamp)


async def _agree(context: InteractionContext, number: int) -> None:
    answer = await context.matches.agree(context.match, context.user, context.token, number)
    await answer_press(context, answer, context.translator("panel-undo-agreed"))


@on(Kind.REFUSE)
async def refuse(context: InteractionContext) -> None:
    """Decline what somebody has asked for, or withdraw what one has asked for oneself."""
    await _refuse(context, context.target.stamp)


async def _refuse(context: InteractionContext, number: int) -> None:
    before = await context.view()
    own = before.table.offer_by(before.seat)
    answer = await context.matches.refuse(context.match, context.user, context.token, number)
    if answer.view.seat is None:
        await context.show(tell(context.translator("substitute-declined")))
        return
    withdrawn = own is not None and answer.view.table.offer_by(answer.view.seat) is None
    note = "panel-offer-withdrawn" if withdrawn else "panel-undo-refused"
    await answer_press(context, answer, context.translator(note))


async def answer_by_name(context: InteractionContext, word: str) -> None:
    """Answer the one thing the others have asked for, or withdraw what one has asked for: by command."""
    if word == WITHDRAW:
        answer = await context.matches.withdraw(context.match, context.user, context.token)
        await answer_press(context, answer, context.translator("panel-offer-withdrawn"))
        return
    asked = (await context.view()).asked
    if len(asked) > 1:
        raise RefusedError("refused-offer-which")
    if not asked:
        raise RefusedError("refused-no-offer")
    await (_agree if word == AGREE else _refuse)(context, asked[0])


async def remove(context: InteractionContext, other: UserId) -> None:
    """Ask the others whether somebody who has gone away is to be taken out of the game."""
    if (await context.table()).phase == "lobby":
        await house_rules.send_away(context, other)
        return
    answer = await context.matches.remove(context.match, context.user, other, context.token)
    await answer_asking(context, answer, "remove")


# Ends by agreement and pauses: what players ask the others for.


@on(Kind.PROPOSE)
async def propose(context: InteractionContext) -> None:
    """Ask the others for what the button says; against the house alone, ask whether that is meant."""
    payload = context.target.payload
    asked = "end" if payload == END_NOW else payload
    if asked not in KINDS or not KINDS[asked].is_plain:
        raise RefusedError("refused-forged")
    await propose_to_all(context, asked, is_sure=payload == END_NOW)


async def propose_to_all(context: InteractionContext, asked: OfferKind, *, is_sure: bool = False) -> None:
    """Ask the others at a table to end the game without a result, as a draw, or to pause."""
    if asked == "end" and not is_sure:
        view = await context.view()
        if view.alone and view.table.phase == "playing":
            await context.show(end_page(context.presentation, view, context.language))
            return
    answer = await context.matches.propose(context.match, context.user, asked, context.token)
    if any(offer.kind == asked for offer in answer.view.table.offers):
        await answer_asking(context, answer, asked)
    else:
        await answer_press(context, answer, context.translator(f"panel-{asked}-done"))


@on(Kind.RESUME)
async def go_on(context: InteractionContext) -> None:
    """End a pause."""
    answer = await context.matches.end_pause(context.match, context.user, context.token)
    await answer_press(context, answer, context.translator("panel-resumed"))


# The house plays for somebody, or gives hints to everybody, where the others at the table agree.


@on(Kind.STAND_IN)
async def ask_for_me(context: InteractionContext) -> None:
    """Ask the others whether the house may play for the presser."""
    await ask_for(context, context.user)


async def ask_for(context: InteractionContext, player: UserId, level: str = USUAL_LEVEL) -> None:
    """Ask the others whether the house is to play for somebody, who may have gone away."""
    answer = await context.matches.ask_stand_in(context.match, context.user, player, level, context.token)
    await answer_asking(context, answer, "stand-in")


@on(Kind.COME_BACK)
async def come_back(context: InteractionContext) -> None:
    """Play again, instead of the house."""
    answer = await context.matches.come_back(context.match, context.user, context.token)
    await answer_press(context, answer, context.translator("panel-come-back"))


@on(Kind.ASK_HINTS)
async def ask_hints(context: InteractionContext) -> None:
    """Ask the others whether everybody may ask the house for hints."""
    answer = await context.matches.ask_hints(context.match, context.user, context.token)
    await answer_asking(context, answer, "hints")


async def hand_on(context: InteractionContext, newcomer: UserId, seat: Seat) -> None:
    """Ask the others, and the newcomer, to agree to a substitute. seat: empty for the visitor's own."""
    gone = (await context.table()).user_at(seat) if seat else None
    whose = context.user if gone is None else gone
    answer = await context.matches.substitute(context.match, context.user, newcomer, whose, context.token)
    await answer_asking(context, answer, "substitute")


# The pace of a table, and what is done when somebody's time is over.


@on(Kind.PACE)
async def choose_pace(context: InteractionContext) -> None:
    """Agree on the pace of a table."""
    chosen = chosen_pace(context)
    change = context.matches.clocks.choose_pace(context.match, context.user, chosen, context.token)
    await lobby.change(context, change)


@on(Kind.CLOCKS)
async def show_clocks(context: InteractionContext) -> None:
    """The pace of a match and what everybody has left; what can be done about it."""
    await _show_clocks(context)


async def _show_clocks(context: InteractionContext, note: str = "") -> None:
    view = await context.view()
    await context.show(clock_page(context.presentation, view, context.language, note))


@on(Kind.OVERDUE)
async def decide_overdue(context: InteractionContext) -> None:
    """Do what somebody wants done about a time, their own or another's."""
    clocks, user, token = context.matches.clocks, context.user, context.token
    table = context.match
    what, _, seat = context.target.payload.partition(".")
    known = {known_seat for known_seat, _ in (await context.table()).seats}
    if what != GO_ON and seat not in known:
        raise RefusedError("refused-forged")
    match what:
        case "go":
            answer = await clocks.answer(table, user, token)
            await answer_press(context, answer, context.translator("claim-answered"))
        case "wait":
            answer = await clocks.wait(table, user, seat, token)
            await answer_press(context, answer, context.translator("overdue-waiting"))
        case "nudge":
            await clocks.nudge(table, user, seat, token)
            await _show_clocks(context, context.translator("nudged"))
        case "house" | "win" | "out":
            answer = await clocks.claim(table, user, seat, what, token)
            await answer_press(context, answer, context.translator("overdue-claimed"))
        case _:
            raise RefusedError("refused-forged")


def chosen_pace(context: InteractionContext) -> PaceName | None:
    """Read what has been chosen in a menu of paces. Raises RefusedError."""
    try:
        return read_pace(context.values[0] if context.values else context.target.payload)
    except (IndexError, ValueError):
        raise RefusedError("refused-forged") from None
