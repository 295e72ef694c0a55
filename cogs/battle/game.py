"""The game object: what the engine, the table and the laws ask of The Battle for Middle-earth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import ClassVar

from bot.engine import (
    Action,
    AgendaGame,
    Decision,
    Facts,
    IllegalActionError,
    Options,
    Refusal,
    Seat,
)
from bot.engine.agenda import Tell
from cogs.battle import actions
from cogs.battle.actions import NOTATION, Discard, Keep
from cogs.battle.card_file import ENEMIES, MORDOR
from cogs.battle.components import MORDOR_TRIGGER, STARTING_HAND
from cogs.battle.determinise import determinise
from cogs.battle.observation import BattleObservation
from cogs.battle.observe import observe
from cogs.battle.rules.borrowing import table
from cogs.battle.rules.counterattack import ObeyOrder
from cogs.battle.rules.ending import MOST_QUIET
from cogs.battle.rules.manoeuvres import MOST_MOVES
from cogs.battle.rules.refusals import refuse
from cogs.battle.rules.resigning import resign
from cogs.battle.rules.row import RefillRow
from cogs.battle.rules.setup import ChooseFirst, DealHand
from cogs.battle.state import SEATS, BattleOptions, Player, State

# What a player might think of doing, legal or not: asked why it is not offered.


def conceive(seen: BattleObservation) -> Iterator[Action]:
    """3.1 Drawing; 5.1, 5.2 every party, and all enemies that lie open; 8.6 every own card."""
    assert seen.viewer is not None
    own = seen.player(seen.viewer)
    lying = [card for party in own.parties for card in party.cards]
    kinds = {decision.kind for decision in seen.waiting if decision.seat == seen.viewer}
    if kinds & {"turn", "angbor"}:
        yield actions.Take()
    if "window" in kinds:
        yield from (actions.Attack(party.number) for party in own.parties)
    if "enemies" in kinds:
        numbers = range(1, len(seen.row) + 1)
        yield from (actions.Beat(chosen) for number in numbers for chosen in combinations(seen.row, number))
    if "counterattack" in kinds:
        yield from map(actions.Discard, [*(own.hand or ()), *lying, *(own.won or ())])


# The Battle for Middle-earth as a game of the house.

RULESET = 1

_SETTING_UP = STARTING_HAND * len(SEATS) + 1
_REMOVALS = ENEMIES
_STRETCHES = _REMOVALS + 1 + len(SEATS) - 2
"""Times without an enemy leaving or a player resigning."""
_TURNS = _STRETCHES * (MOST_QUIET + 1) * len(SEATS)
"""11.5 Turns with a placement or a draw, and passes between them (7.5)."""
_ONE_TURN = 3 + 1 + MOST_MOVES["often"] + 3 + 4 + 1 + 2
"""Card, second card, Angbor; Gandalf; Tom; party, enemies, confirmation; loans; Angbor; companions drawn."""
_LAST_ROUND = 2 * len(SEATS) * 2 * MORDOR
"""A9 Mordor cards in the last round: two draws a turn, each through deck and discard at most."""
_MORDOR = MORDOR_TRIGGER * (_REMOVALS + 1) + _LAST_ROUND
"""8.3 Every third Mordor card takes an enemy away, or would."""


class Battle(AgendaGame[State, Action, BattleObservation]):
    """The Lord of the Rings: The Battle for Middle-earth, for two to four (docs/rules/battle.md)."""

    facts: ClassVar[Facts] = Facts(
        key="battle",
        command="battle",
        ruleset=RULESET,
        seats=SEATS,
        players=(2, 3, 4),
        longest=_SETTING_UP + _TURNS * _ONE_TURN + _MORDOR * (1 + len(SEATS)) + _REMOVALS,
    )
    options: ClassVar[type[Options]] = BattleOptions
    open_kinds: ClassVar[frozenset[str]] = frozenset({"borrow", "confirm", "enemies", "window"})

    state = State
    notation = NOTATION

    def new(self, options: Options) -> State:
        assert isinstance(options, BattleOptions)
        cards = options.card_set
        deals = tuple(DealHand(seat) for seat in reversed(options.seats))
        return State(
            options=options,
            players=tuple(Player(seat) for seat in options.seats),
            enemy_deck=cards.enemies,
            row=(),
            enemy_discard=(),
            ring_deck=cards.in_order((*cards.companions, *cards.mordor)),
            ring_discard=(),
            track=(),
            removed=(),
            active="",
            start="",
            turn=0,
            placed=(),
            moves=0,
            quiet=0,
            passes=0,
            assault=None,
            agenda=(ChooseFirst(), *deals, RefillRow()),
        )

    def seats(self, state: State) -> tuple[Seat, ...]:
        return state.options.seats

    def refuse_out_of_turn(self, state: State, seat: Seat, action: Action) -> Refusal:
        top = state.agenda[-1]
        if isinstance(top, ObeyOrder) and isinstance(action, Discard | Keep):
            player = next((each for each in state.players if each.seat == seat), None)
            if player is not None and player.choice is not None:
                return refuse("refusal-already-chosen", "8.5")
        return super().refuse_out_of_turn(state, seat, action)

    def give_up(self, state: State, seat: Seat, tell: Tell) -> State:
        """Rulings B1 and B2 of docs/rules/battle.md."""
        if seat not in {player.seat for player in state.staying}:
            raise IllegalActionError(refuse("refusal-not-your-decision", "-"))
        return resign(state, seat, tell)

    def shows_choices(self, seen: BattleObservation, decision: Decision) -> bool:
        """3.2 With an empty hand there is only drawing; how many cards somebody holds is open."""
        if decision.kind == "turn":
            return not seen.player(decision.seat).hand_size
        if decision.kind == "confirm" and seen.assault is not None and seen.assault.borrowed:
            return False  # 12.2 What is given away is looked at once more.
        return super().shows_choices(seen, decision)

    def conceive(self, seen: BattleObservation) -> Sequence[Action]:
        return tuple(conceive(seen))

    def turn_order(self, state: State) -> Sequence[Seat]:
        """2.4 Those who have not resigned, clockwise from the one whose turn it is."""
        order = [player.seat for player in state.staying]
        if state.active not in order:
            return ()
        at = order.index(state.active)
        return (*order[at:], *order[:at])

    def observe(self, state: State, viewer: Seat | None) -> BattleObservation:
        return observe(self, state, viewer)

    def determinise(self, observation: BattleObservation, rng: Random) -> State:
        return determinise(observation, rng)

    def conserved(self, state: State) -> Mapping[str, int]:
        """1.1 All 64 cards are somewhere, and no card is in two places."""
        held = [card for each in state.players for card in (*each.hand, *table(each), *each.gifts)]
        ring = [*held, *state.ring_deck, *state.ring_discard, *state.track, *state.removed]
        companions = [card for card in ring if card in state.cards.power]
        won = [card for player in state.players for card in player.won]
        enemies = [*state.enemy_deck, *state.row, *state.enemy_discard, *won]
        return {
            "companions": len(companions),
            "distinct-companions": len(set(companions)),
            "enemies": len(enemies),
            "distinct-enemies": len(set(enemies)),
            **{card: ring.count(card) for card in state.cards.mordor_kinds},
        }


BATTLE = Battle()
