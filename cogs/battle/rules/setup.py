"""2 Set-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Deal, First
from cogs.battle.components import STARTING_HAND
from cogs.battle.events import CardDealt, HandDealt, PlayBegins
from cogs.battle.rules.refusals import refuse
from cogs.battle.rules.turn import BeginTurn
from cogs.battle.state import SEATS, Ids, State, evolve, evolve_player, with_player

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
    return next(each for each in (*SEATS[at:], *SEATS[:at]) if each in staying)
