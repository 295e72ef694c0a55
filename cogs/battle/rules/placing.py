"""4 Placing, and the powers that act on placement (12.10, 12.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import NEW, Decline, Place, Take
from cogs.battle.events import CompanionPlaced, DrawBegan
from cogs.battle.rules.drawing import DrawCard, may_draw, refuse_drawing
from cogs.battle.rules.parties import add_card, free_number
from cogs.battle.rules.refusals import refuse
from cogs.battle.state import SEATS, State, evolve, evolve_player, with_player

_EXTRA = {seat: Decisions((Decision(seat, "extra", "12.10"),)) for seat in SEATS}
_ANGBOR = {seat: Decisions((Decision(seat, "angbor", "12.11"),)) for seat in SEATS}


_placing = cache(Place)
"""Each placement there may be, made once."""


def placings(state: State, seat: Seat) -> list[Place]:
    """4.1 Every card of the hand into every own party, or a new one."""
    player = state.player(seat)
    parties = [*[str(party.number) for party in player.parties], NEW]
    return [_placing(card, party) for card in player.hand for party in parties]


def refuse_placing(state: State, seat: Seat, action: Place) -> Refusal | None:
    """4.1, 4.3 Only cards of the hand, only into own parties."""
    player = state.player(seat)
    if action.card not in state.cards.kind:
        return refuse("refusal-unknown", "4.1", name=action.card)
    if action.card not in player.hand:
        return refuse("refusal-not-in-hand", "4.1", card=action.card)
    if action.party != NEW and action.party not in {str(party.number) for party in player.parties}:
        return refuse("refusal-no-such-party", "4.1", party=action.party)
    return None


def place(state: State, seat: Seat, action: Place, by: str, tell: Tell) -> State:
    """4.1, 4.4 A checked placement; what acts on placement comes next on the agenda."""
    player = state.player(seat)
    number = free_number(player) if action.party == NEW else int(action.party)
    tell(CompanionPlaced(seat=seat, card=action.card, party=number, new=action.party == NEW, by=by))
    player = evolve_player(player, hand=tuple(card for card in player.hand if card != action.card))
    state = with_player(
        state, add_card(player, action.card, number), placed=(*state.placed, action.card), passes=0
    )
    if state.cards.power[action.card] == "extra_play":
        return evolve(state, agenda=(*state.agenda, ExtraCard(action.card)))
    if state.cards.power[action.card] == "draw" and state.options.angbor == "placed":
        return evolve(state, agenda=(*state.agenda, AngborDraws(action.card)))
    return state


@dataclass(frozen=True, slots=True)
class ExtraCard(AgendaStep[State]):
    """12.10 Aragorn was placed: one further companion may be. card: his."""

    rule: ClassVar[str] = "12.10"
    card: str
    step: Literal["extra_card"] = "extra_card"

    def asks(self, state: State) -> Decisions | None:
        return _EXTRA[state.active] if state.player(state.active).hand else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [*placings(state, seat), Decline()]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            return refuse_placing(state, seat, action)
        return None if isinstance(action, Decline) else refuse("refusal-not-now", "12.10")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        state = evolve(state, agenda=state.agenda[:-1])
        return place(state, seat, action, self.card, tell) if isinstance(action, Place) else state


@dataclass(frozen=True, slots=True)
class AngborDraws(AgendaStep[State]):
    """12.11 Angbor was placed (or has fought, A4): his player may draw with fewer than five cards in hand."""

    rule: ClassVar[str] = "12.11"
    card: str
    step: Literal["angbor_draws"] = "angbor_draws"

    def asks(self, state: State) -> Decisions | None:
        return _ANGBOR[state.active] if may_draw(state, state.active) else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [Take(), Decline()]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Take):
            return refuse_drawing(state, seat)
        return None if isinstance(action, Decline) else refuse("refusal-not-now", "12.11")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if not isinstance(action, Take):
            return evolve(state, agenda=agenda)
        tell(DrawBegan(seat=seat, by=self.card))
        return evolve(state, agenda=(*agenda, DrawCard(self.card)))
