"""The game object: what the engine, the table and the laws ask of The Battle for Middle-earth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, ClassVar

from bot.engine import (
    Action,
    AgendaGame,
    Decision,
    Decisions,
    Facts,
    Game,
    IllegalActionError,
    Options,
    Refusal,
    Seat,
)
from bot.engine.agenda import Tell
from cogs.battle import actions
from cogs.battle.actions import NOTATION, Discard, Keep
from cogs.battle.components import ENEMIES, MORDOR, MORDOR_TRIGGER, STARTING_HAND, CardSet
from cogs.battle.observation import AssaultSeen, BattleObservation, PlayerSeen, Stage
from cogs.battle.rules import refuse
from cogs.battle.rules.attack import (
    MOST_MOVES,
    BorrowSymbols,
    ChooseEnemies,
    ConfirmAttack,
    ManoeuvreWindow,
    lender,
    plan_of,
)
from cogs.battle.rules.combat import table
from cogs.battle.rules.ending import MOST_QUIET, RefillRow, points
from cogs.battle.rules.placing import AngborDraws, DrawCard, ExtraCard, ObeyOrder, candidates, must_choose
from cogs.battle.rules.turn import ChooseFirst, DealHand, resign
from cogs.battle.state import SEATS, Assault, BattleOptions, Ids, Player, State

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
        minutes=30,
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
            player = next(
                (seated_player for seated_player in state.players if seated_player.seat == seat), None
            )
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
        held = [card for holder in state.players for card in (*holder.hand, *table(holder), *holder.gifts)]
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


# State to observation: what a viewer may know is written down field by field.

_STAGES: dict[type[Any], Stage] = {
    DealHand: "setup",
    ChooseFirst: "setup",
    ExtraCard: "extra",
    AngborDraws: "angbor",
    ManoeuvreWindow: "window",
    ChooseEnemies: "attack",
    BorrowSymbols: "attack",
    ConfirmAttack: "attack",
    DrawCard: "drawing",
    ObeyOrder: "counterattack",
}


def observe(
    game: Game[State, Any, BattleObservation], state: State, viewer: Seat | None
) -> BattleObservation:
    """Everything a seat, or a spectator, may know (docs/rules/battle.md, 9)."""
    pending = game.pending(state)
    own = next((player for player in state.players if player.seat == viewer), None)
    top = state.agenda[-1] if state.agenda else None
    return BattleObservation(
        viewer=viewer,
        waiting=pending.open if isinstance(pending, Decisions) else (),
        legal=() if viewer is None else tuple(game.legal(state, viewer)),
        outcome=state.outcome,
        options=state.options,
        stage=_stage(state, top),
        active=state.active,
        start=state.start,
        turn=state.turn,
        players=tuple(_player(state, player, viewer) for player in state.players),
        row=state.row,
        track=state.track,
        ring_deck=len(state.ring_deck),
        enemy_deck=len(state.enemy_deck),
        ring_discard=state.ring_discard,
        enemy_discard=state.enemy_discard,
        removed=state.removed,
        order=top.order if isinstance(top, ObeyOrder) else None,
        own_choice=None if own is None else own.choice,
        assault=_assault_observe(state),
        placed=state.placed,
        moves=state.moves,
        quiet=state.quiet,
        passes=state.passes,
        procedure=state.agenda,
    )


def _stage(state: State, top: Any) -> Stage:
    if state.outcome is not None:
        return "over"
    if isinstance(top, RefillRow):
        if not state.active:
            return "setup"
        return "drawing" if any(isinstance(step, DrawCard) for step in state.agenda) else "attack"
    return _STAGES.get(type(top), "turn")


def _player(state: State, player: Player, viewer: Seat | None) -> PlayerSeen:
    """9.1, 9.2 Hands are secret; won piles and gifts lie face down, unless it was agreed to show them."""
    over = state.outcome is not None
    own = over or player.seat == viewer
    pile = own or state.options.show_won
    return PlayerSeen(
        seat=player.seat,
        parties=player.parties,
        hand_size=len(player.hand),
        hand=player.hand if own else None,
        won_size=len(player.won),
        won=player.won if pile else None,
        gifts_size=len(player.gifts),
        gifts=player.gifts if pile else None,
        points=points(player, state.cards) if pile else None,
        gone=player.gone,
    )


def _assault_observe(state: State) -> AssaultSeen | None:
    """5.9.1 Everything an attack is made of lies open."""
    assault = state.assault
    if assault is None:
        return None
    plan = plan_of(state)
    return AssaultSeen(
        party=assault.party,
        enemies=assault.enemies,
        borrowed=tuple((hobbit, card, lender(state, card).seat) for hobbit, card in assault.borrowed),
        pool=plan.pool,
        demand=plan.demand,
        missing=plan.missing,
        doubled=plan.doubled,
    )


# Observation to a state the observer cannot tell from the truth: unseen cards are dealt at random.


def determinise(seen: BattleObservation, rng: Random) -> State:
    """9.2 Other hands and the Ring deck are one pool; so are other won piles and the enemy deck."""
    cards = seen.options.card_set
    companions = _Pool(_unseen(cards.companions, seen), cards, rng)
    enemies = _Pool(_unseen(cards.enemies, seen), cards, rng)
    gifts = {player.seat: _gifts(player, companions) for player in seen.players}
    players = [
        Player(
            seat=player.seat,
            hand=companions.take(player.hand_size) if player.hand is None else player.hand,
            parties=player.parties,
            won=enemies.take(player.won_size) if player.won is None else player.won,
            gifts=gifts[player.seat],
            gone=player.gone,
        )
        for player in seen.players
    ]
    mordor = Counter(cards.mordor) - Counter((*seen.track, *seen.ring_discard, *seen.removed))
    return State(
        options=seen.options,
        players=tuple(_choose_discard(seen, player, rng) for player in players),
        enemy_deck=enemies.rest(),
        row=seen.row,
        enemy_discard=seen.enemy_discard,
        ring_deck=cards.in_order((*companions.rest(), *mordor.elements())),
        ring_discard=seen.ring_discard,
        track=seen.track,
        removed=seen.removed,
        active=seen.active,
        start=seen.start,
        turn=seen.turn,
        placed=seen.placed,
        moves=seen.moves,
        quiet=seen.quiet,
        passes=seen.passes,
        assault=_imagine_assault(seen),
        agenda=seen.procedure,
        outcome=seen.outcome,
    )


class _Pool:
    """Cards the observer has not located, in random order."""

    def __init__(self, cards: Sequence[str], card_set: CardSet, rng: Random) -> None:
        self._set = card_set
        self._cards = rng.sample(list(cards), len(cards))

    def take(self, number: int) -> Ids:
        taken, self._cards = self._cards[:number], self._cards[number:]
        return self._set.in_order(tuple(taken))

    def take_helpers(self, number: int) -> Ids:
        """12.2, 12.3 Only hobbits and Gandalf are ever given away."""
        taken = [card for card in self._cards if self._set.help_points[card]][:number]
        self._cards = [card for card in self._cards if card not in taken]
        return self._set.in_order(tuple(taken))

    def rest(self) -> Ids:
        return self._set.in_order(tuple(self._cards))


def _unseen(cards: Ids, seen: BattleObservation) -> list[str]:
    located = {*seen.row, *seen.enemy_discard, *seen.ring_discard}
    for player in seen.players:
        located.update(*(party.cards for party in player.parties))
        located.update(player.hand or (), player.won or (), player.gifts or ())
    return [card for card in cards if card not in located]


def _gifts(player: PlayerSeen, companions: _Pool) -> Ids:
    return companions.take_helpers(player.gifts_size) if player.gifts is None else player.gifts


def _choose_discard(seen: BattleObservation, player: Player, rng: Random) -> Player:
    """8.5 What a seat that is no longer waited for has chosen to give up."""
    top = seen.procedure[-1] if seen.procedure else None
    waiting: set[Seat] = {decision.seat for decision in seen.waiting}
    if not isinstance(top, ObeyOrder) or player.seat in waiting:
        return player
    if not must_choose(player, top.order, seen.options):
        return player
    if player.seat == seen.viewer:
        return _with_choice(player, seen.own_choice)
    able = candidates(player, top.order, seen.options)
    return _with_choice(player, rng.choice(able) if able else "")


def _with_choice(player: Player, choice: str | None) -> Player:
    return Player(
        player.seat, player.hand, player.parties, player.won, player.gifts, choice=choice, gone=player.gone
    )


def _imagine_assault(seen: BattleObservation) -> Assault | None:
    if seen.assault is None:
        return None
    loans = tuple((hobbit, card) for hobbit, card, _ in seen.assault.borrowed)
    return Assault(seen.assault.party, seen.assault.enemies, loans)
