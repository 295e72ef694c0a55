"""2, 3 Set-up, the turn, and giving up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Literal

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Deal, First, Place, Take
from cogs.battle.components import HAND_LIMIT, STARTING_HAND
from cogs.battle.events import CardDealt, DrawBegan, HandDealt, PlayBegins, SeatResigned, TurnBegan
from cogs.battle.rules import refuse
from cogs.battle.rules.attack import BorrowSymbols, ChooseEnemies, ConfirmAttack, ManoeuvreWindow
from cogs.battle.rules.combat import table
from cogs.battle.rules.ending import MOST_QUIET, end
from cogs.battle.rules.placing import (
    AngborDraws,
    DrawCard,
    ExtraCard,
    may_draw,
    place,
    placings,
    refuse_drawing,
    refuse_placing,
)
from cogs.battle.state import SEATS, Ids, State, evolve, evolve_player, with_player

# 2 Set-up.

_DEAL = Chance("deal", "2.2")
_FIRST = Chance("first", "2.4")


@dataclass(frozen=True, slots=True)
class DealHand(AgendaStep[State]):
    """2.2, 2.3 One player is dealt its companions; all others stay with the Mordor cards in the Ring deck."""

    rule: ClassVar[str] = "2.2"
    seat: Seat
    step: Literal["deal_hand"] = "deal_hand"

    def asks(self, state: State) -> Chance | None:
        player = state.player(self.seat)
        return _DEAL if len(player.hand) < STARTING_HAND and not player.gone else None

    def run(self, state: State, tell: Tell) -> State:
        if not state.player(self.seat).gone:
            tell(HandDealt(seat=self.seat, cards=STARTING_HAND))
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Deal(card) for card in _undealt(state)]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Deal) and action.card in state.cards.power and action.card in state.ring_deck:
            return None
        return refuse("refusal-bad-chance", "2.2")

    def take(self, state: State, seat: Seat, action: Deal, tell: Tell) -> State:
        player = state.player(self.seat)
        tell(CardDealt(seat=self.seat, card=action.card, audience=(self.seat,)))
        player = evolve_player(player, hand=state.cards.in_order((*player.hand, action.card)))
        return with_player(state, player, ring_deck=remove_one(state.ring_deck, action.card))

    def sample(self, state: State, rng: Random) -> Deal:
        return Deal(rng.choice(_undealt(state)))


def _undealt(state: State) -> Ids:
    return tuple(card for card in state.ring_deck if card in state.cards.power)


def remove_one(cards: Ids, card: str) -> Ids:
    """A set of cards without one of them, of which there may be several alike."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@dataclass(frozen=True, slots=True)
class ChooseFirst(AgendaStep[State]):
    """2.4 Who begins: at random, or as agreed."""

    rule: ClassVar[str] = "2.4"
    step: Literal["choose_first"] = "choose_first"

    def asks(self, state: State) -> Chance | None:
        return _FIRST if state.options.first == "random" and not state.start else None

    def run(self, state: State, tell: Tell) -> State:
        start = state.start or next_taken(state, state.options.first)
        tell(PlayBegins(seat=start))
        return evolve(state, start=start, agenda=(*state.agenda[:-1], BeginTurn(start)))

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [First(player.seat) for player in state.staying]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, First) and action in self.legal(state, seat):
            return None
        return refuse("refusal-bad-chance", "2.4")

    def take(self, state: State, seat: Seat, action: First, tell: Tell) -> State:
        return evolve(state, start=action.seat)

    def sample(self, state: State, rng: Random) -> First:
        return First(rng.choice(state.staying).seat)


def next_taken(state: State, seat: Seat) -> Seat:
    """The seat itself if somebody plays there, else the next clockwise."""
    at = SEATS.index(seat)
    staying = {player.seat for player in state.staying}
    return next(next_seat for next_seat in (*SEATS[at:], *SEATS[:at]) if next_seat in staying)


# 3 The turn.

_TURN = {seat: Decisions((Decision(seat, "turn", "3.1"),)) for seat in SEATS}
_TAKE = Take()
_WINDOW = ManoeuvreWindow()


@dataclass(frozen=True, slots=True)
class BeginTurn(AgendaStep[State]):
    """2.4, 3.1 A player's turn begins."""

    rule: ClassVar[str] = "3.1"
    seat: Seat
    step: Literal["begin_turn"] = "begin_turn"

    def run(self, state: State, tell: Tell) -> State:
        if state.quiet > MOST_QUIET:
            return end(state, "outcome-standstill", tell)
        tell(TurnBegan(seat=self.seat, turn=state.turn + 1))
        return evolve(
            state,
            active=self.seat,
            turn=state.turn + 1,
            placed=(),
            moves=0,
            agenda=(*state.agenda[:-1], *_STEPS),
        )


@dataclass(frozen=True, slots=True)
class ChooseOption(AgendaStep[State]):
    """3.1-3.3 Exactly one of the two: place a companion, or draw a card."""

    rule: ClassVar[str] = "3.1"
    step: Literal["choose_option"] = "choose_option"

    def asks(self, state: State) -> Decisions:
        return _TURN[state.active]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        placements = placings(state, seat)
        return placements if self._refuse_drawing(state, seat) else [*placements, _TAKE]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            return refuse_placing(state, seat, action)
        if isinstance(action, Take):
            return self._refuse_drawing(state, seat)
        return refuse("refusal-not-now", "3.1")

    def _refuse_drawing(self, state: State, seat: Seat) -> Refusal | None:
        """7.5 With an empty hand drawing is chosen even where there is nothing to draw: that is a pass."""
        hand = state.player(seat).hand
        if not hand:
            return None
        if len(hand) >= HAND_LIMIT:
            return refuse("refusal-hand-full", "3.2")
        return refuse_drawing(state, seat)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if isinstance(action, Place):
            state = evolve(state, quiet=state.quiet + 1, agenda=(*agenda, _WINDOW))
            return place(state, seat, action, "", tell)
        tell(DrawBegan(seat=seat))
        quiet = state.quiet + 1 if may_draw(state, seat) else state.quiet
        return evolve(state, quiet=quiet, agenda=(*agenda, DrawCard()))


@dataclass(frozen=True, slots=True)
class PassTurn(AgendaStep[State]):
    """2.4 The turn passes clockwise, unless all have passed (7.5) or the last round is over (A9)."""

    rule: ClassVar[str] = "3"
    step: Literal["pass_turn"] = "pass_turn"

    def run(self, state: State, tell: Tell) -> State:
        if state.passes >= len(state.staying):
            return end(state, "outcome-nothing-to-draw", tell)
        seats = [player.seat for player in state.players]
        at = seats.index(state.active)
        following = (*state.players[at + 1 :], *state.players[: at + 1])
        steps, heir = next((n, player) for n, player in enumerate(following, 1) if not player.gone)
        if not state.row and (at - seats.index(state.start)) % len(seats) + steps >= len(seats):
            return end(state, "outcome-round-finished", tell)
        return evolve(state, agenda=(*state.agenda[:-1], _BEGIN[heir.seat]))


_BEGIN = {seat: BeginTurn(seat) for seat in SEATS}
_STEPS = (PassTurn(), ChooseOption())
"""The steps of every turn, the last of them first."""


# Giving up (docs/rules/battle.md, rulings B1 and B2): the print does not foresee it.

_ATTACK = (ChooseEnemies, BorrowSymbols, ConfirmAttack)
_OWN = (ChooseOption, ExtraCard, AngborDraws, ManoeuvreWindow, DrawCard, *_ATTACK)
"""What only the active player does; it falls away when that player goes."""


def resign(state: State, seat: Seat, tell: Tell) -> State:
    """B1 Hand and parties go to the Ring discard, won pile and gifts count no more; the others play on.

    B2 Its turn is over; a counterattack going on is finished by the others, an attack being put together is
    put together anew.
    """
    player = state.player(seat)
    cards = state.cards.in_order((*player.hand, *table(player)))
    tell(SeatResigned(seat=seat, cards=cards))
    player = evolve_player(player, hand=(), parties=(), choice=None, gone=True)
    discard = state.cards.in_order((*state.ring_discard, *cards))
    state = with_player(state, player, ring_discard=discard, quiet=0, passes=0, assault=None)
    if len(state.staying) == 1:
        return end(state, "outcome-resigned", tell)
    dropped: tuple[type[Any], ...] = _OWN if seat == state.active else _ATTACK
    agenda = tuple(step for step in state.agenda if not isinstance(step, dropped))
    return evolve(state, agenda=agenda)
