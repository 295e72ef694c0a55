"""4.5 The manoeuvre window: Gandalf (12.3), Tom Bombadil (12.7), and attacking or ending the turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Attack, EndTurn, Exchange, MoveTom
from cogs.battle.events import CompanionMoved, CompanionTaken, GiftGiven
from cogs.battle.rules.attack import ChooseEnemies, attackers, refuse_attack
from cogs.battle.rules.borrowing import (
    add_card,
    find_party,
    others,
    owner,
    party_of,
    remove_cards,
    table,
    with_power,
)
from cogs.battle.rules.refusals import refuse
from cogs.battle.state import SEATS, Assault, Ids, Player, State, evolve, evolve_player, with_player

MOST_MOVES = {"once": 1, "often": 6}
"""12.7, A6 Tom's moves in a turn."""

_END = EndTurn()
_WINDOW = {seat: Decisions((Decision(seat, "window", "4.5"),)) for seat in SEATS}


@dataclass(frozen=True, slots=True)
class ManoeuvreWindow(AgendaStep[State]):
    """4.5 Gandalf and Tom Bombadil may act; an attack or the end of the turn closes the window."""

    rule: ClassVar[str] = "4.5"
    step: Literal["manoeuvre_window"] = "manoeuvre_window"

    def asks(self, state: State) -> Decisions:
        return _WINDOW[state.active]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        attacks = [Attack(number) for number in attackers(state, seat)]
        return [*attacks, *exchanges(state, seat), *tom_moves(state, seat), _END]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Attack):
            return refuse_attack(state, seat, action)
        if isinstance(action, Exchange):
            return refuse_exchange(state, seat, action)
        if isinstance(action, MoveTom):
            return refuse_move(state, seat, action)
        return None if isinstance(action, EndTurn) else refuse("refusal-not-now", "4.5")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        if isinstance(action, Attack):
            return evolve(state, assault=Assault(action.party), agenda=(*state.agenda, ChooseEnemies()))
        if isinstance(action, Exchange):
            return exchange(state, seat, action, tell)
        if isinstance(action, MoveTom):
            return move_tom(state, seat, action, tell)
        return evolve(state, agenda=state.agenda[:-1])


def _exchangers(state: State, player: Player) -> Ids:
    """12.3, A5 Gandalf, if he lies in an own party (and was placed this turn, where that is agreed)."""
    found = with_power(state, table(player), "exchange")
    if state.options.gandalf == "any_turn":
        return found
    return tuple(card for card in found if card in state.placed)


def exchanges(state: State, seat: Seat) -> list[Exchange]:
    """12.3 Every companion Gandalf could win over, into every own party."""
    player = state.player(seat)
    if not _exchangers(state, player):
        return []
    cards = [card for card in others(state, seat) if state.cards.power[card] != "immune"]
    return [Exchange(card, party.number) for card in cards for party in player.parties]


def refuse_exchange(state: State, seat: Seat, action: Exchange) -> Refusal | None:
    """12.3 Why Gandalf cannot do this."""
    player = state.player(seat)
    gandalf = with_power(state, table(player), "exchange")
    if not gandalf:
        return refuse("refusal-no-gandalf", "12.3")
    if not _exchangers(state, player):
        return refuse("refusal-gandalf-not-placed", "12.3", card=gandalf[0])
    if action.card not in state.cards.kind:
        return refuse("refusal-unknown", "12.3", name=action.card)
    if action.card not in others(state, seat):
        return refuse("refusal-not-anothers", "12.3", card=action.card)
    if state.cards.power[action.card] == "immune":
        return refuse("refusal-immune", "12.5", card=action.card)
    if find_party(player, action.party) is None:
        return refuse("refusal-no-such-party", "12.3", party=str(action.party))
    return None


def exchange(state: State, seat: Seat, action: Exchange, tell: Tell) -> State:
    """12.3 The companion joins the party first, so that one Gandalf leaves alone lives on."""
    other = owner(state, action.card)
    assert other is not None
    player = state.player(seat)
    gandalf = _exchangers(state, player)[0]
    tell(CompanionTaken(seat=seat, other=other.seat, card=action.card, party=action.party, by=gandalf))
    tell(GiftGiven(seat=other.seat, card=gandalf, points=state.cards.help_points[gandalf]))
    state = with_player(state, remove_cards(add_card(player, action.card, action.party), (gandalf,)))
    other = remove_cards(other, (action.card,))
    return with_player(state, evolve_player(other, gifts=state.cards.in_order((*other.gifts, gandalf))))


def tom_moves(state: State, seat: Seat) -> list[MoveTom]:
    """12.7 Tom Bombadil to every other own party."""
    player = state.player(seat)
    if state.moves >= MOST_MOVES[state.options.tom]:
        return []
    return [
        MoveTom(card, party.number)
        for card in with_power(state, table(player), "move")
        for party in player.parties
        if card not in party.cards
    ]


def refuse_move(state: State, seat: Seat, action: MoveTom) -> Refusal | None:
    """12.7 Why a card cannot change parties like this."""
    player = state.player(seat)
    if action.card not in state.cards.kind:
        return refuse("refusal-unknown", "12.7", name=action.card)
    if action.card not in table(player):
        return refuse("refusal-not-in-your-parties", "12.7", card=action.card)
    if state.cards.power[action.card] != "move":
        return refuse("refusal-cannot-move", "4.2", card=action.card)
    if state.moves >= MOST_MOVES[state.options.tom]:
        return refuse("refusal-moved-already", "12.7", card=action.card)
    party = find_party(player, action.party)
    if party is None:
        return refuse("refusal-no-such-party", "12.7", party=str(action.party))
    if action.card in party.cards:
        return refuse("refusal-already-there", "12.7", card=action.card, party=str(action.party))
    return None


def move_tom(state: State, seat: Seat, action: MoveTom, tell: Tell) -> State:
    """12.7 He leaves one party, which may vanish, for another."""
    player = state.player(seat)
    origin = party_of(player, action.card)
    assert origin is not None
    tell(CompanionMoved(seat=seat, card=action.card, origin=origin.number, party=action.party))
    player = add_card(remove_cards(player, (action.card,)), action.card, action.party)
    return with_player(state, player, moves=state.moves + 1)
