"""What may be answered ahead of time in War of the Ring: the questions that come again and again."""

from __future__ import annotations

from typing import Any

from bot.engine import Action
from bot.match.bundle import Span, StandingAnswer, first_of
from cogs.war.model.actions import Allocate, TakeHit
from cogs.war.model.components import FIGURES
from cogs.war.model.observation import WarObservation


def count_span(seen: WarObservation, span: Span) -> str:
    """Name the turn, or the battle being fought; empty before the first turn, and between battles."""
    if span == "fight":
        return "" if seen.battle is None else f"{seen.turn} {seen.battle.origin} {seen.battle.region}"
    return str(seen.turn or "")


def regulars_first(seen: WarObservation) -> Action:
    """11.8 Take a hit by a Regular; without one an Elite is reduced."""
    hits = [action for action in seen.legal if isinstance(action, TakeHit)]
    return min(hits, key=lambda hit: (FIGURES[hit.figure].role != "regular", hit.how == "remove"))


def elites_first(seen: WarObservation) -> Action:
    """11.8 Take a hit by reducing an Elite; without one a Regular goes."""
    hits = [action for action in seen.legal if isinstance(action, TakeHit)]
    return min(hits, key=lambda hit: (FIGURES[hit.figure].role != "elite", hit.how == "remove"))


def most_dice(seen: WarObservation) -> Action:
    """4.3 Allocate as many dice to the Hunt as allowed."""
    return max(
        (action for action in seen.legal if isinstance(action, Allocate)),
        key=lambda allocation: allocation.dice,
    )


def one_die(seen: WarObservation) -> Action:
    """4.3 Allocate one die to the Hunt, or the fewest allowed."""
    allocations = [action for action in seen.legal if isinstance(action, Allocate)]
    return next((allocation for allocation in allocations if allocation.dice == 1), allocations[0])


def may_pass(seen: WarObservation) -> bool:
    """4.5 Check whether who must act has fewer dice left than the other side."""
    own = seen.sides[[side.seat for side in seen.sides].index(seen.waiting[0].seat)]
    return all(len(own.dice) < len(side.dice) for side in seen.sides if side is not own)


def _answer(key: str, kinds: str, choose: Any, *spans: Span, **more: Any) -> StandingAnswer:
    return StandingAnswer(
        key, frozenset(kinds.split(", ")), choose, spans or ("fight", "turn", "game"), **more
    )


STANDING: tuple[StandingAnswer, ...] = (
    _answer("no-card", "combat_card", first_of("lay_none")),
    _answer("regulars", "hits 11.8", regulars_first),
    _answer("elites", "hits 11.8", elites_first),
    _answer("stand", "retreat 11.11, withdraw 11.10", first_of("stand")),
    _answer("withdraw", "withdraw 11.10", first_of("withdraw"), "turn", "game"),
    _answer("press-on", "cease 11.4.5", first_of("press_on")),
    _answer("cease", "cease 11.4.5, prolong 11.12", first_of("cease")),
    _answer("no-prolong", "prolong 11.12", first_of("cease")),
    _answer("advance", "follow_up 11.14, advancing 11.14", first_of("advance", "confirm", "leave")),
    _answer("stay", "follow_up 11.14", first_of("decline")),
    _answer("pass", "act 4.5", first_of("pass"), "turn", suits=may_pass),
    _answer("no-declaring", "declare 12.3", first_of("decline"), "game"),
    _answer("enter-mordor", "enter_mordor 14.1", first_of("enter_mordor"), "game"),
    _answer("most-dice", "allocate 4.3", most_dice, "game"),
    _answer("one-die", "allocate 4.3", one_die, "game"),
    _answer("no-casualty", "casualty 13.7", first_of("decline"), "turn", "game"),
    _answer("guide-falls", "casualty 13.7", first_of("casualty"), "turn", "game"),
    _answer("no-guide", "guide_ability 13.7", first_of("decline"), "turn", "game"),
    _answer("no-hunt-card", "hunt_card 13.5, hunt_card 13.7", first_of("decline"), "turn", "game"),
)
