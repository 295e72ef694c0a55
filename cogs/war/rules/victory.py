"""Mordor (14) and victory (15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Outcome
from bot.engine.agenda import Tell
from cogs.war.model import actions
from cogs.war.model.bags import EMPTY, bag, minus, only, plus
from cogs.war.model.components import FREE, MORDOR_STEPS, MOST_CORRUPTION, NUMBER, SHADOW, TILES
from cogs.war.model.queries import NOWHERE, VENTURED, has, points
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import SEATS, Battle, Ids, State, evolve, with_side
from cogs.war.model.turn_events import CorruptionChanged, GameEnded, MordorAdvanced, MordorEntered, TileAdded
from cogs.war.rules.procedure import Automatic, FreeChooses, follow

# 14 Mordor: the track, its Hunt Pool, rest.

GATES: tuple[int, ...] = (NUMBER["morannon"], NUMBER["minas_morgul"])
"""14.1 Where Mordor is entered."""


def in_mordor(state: State) -> bool:
    """14.1 Check whether the Fellowship is on the Mordor Track."""
    return state.fellowship.mordor >= 0


def _is_eye(tile: str) -> bool:
    return TILES[tile].eye


@dataclass(frozen=True, slots=True)
class EnterMordor(FreeChooses):
    """14.1, 14.2 At Morannon or Minas Morgul the Fellowship may enter; the Hunt Pool is made anew."""

    rule: ClassVar[str] = "14.1"
    kind: ClassVar[str] = "enter_mordor"
    step: Literal["enter_mordor"] = "enter_mordor"

    def needed(self, state: State) -> bool:
        return not in_mordor(state) and state.fellowship.region in GATES

    def options(self, state: State) -> Sequence[Action]:
        return [actions.EnterMordor(), actions.Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, actions.Decline):
            return follow(state)
        tell(MordorEntered())
        eyes = only(state.hunt.drawn, _is_eye)
        pool = plus(plus(state.hunt.pool, eyes), state.hunt.waiting)
        hunt = replace(state.hunt, pool=pool, drawn=minus(state.hunt.drawn, eyes), waiting=EMPTY)
        fellowship = replace(state.fellowship, region=NOWHERE, progress=0, mordor=0)
        return follow(state, hunt=hunt, fellowship=fellowship)


def bring_tile(state: State, tile: str, tell: Tell) -> State:
    """13.9 Bring a special tile into play: it waits for Mordor, or joins the pool at once there."""
    hunt, one = state.hunt, bag(tile)
    tell(TileAdded(tile=tile, waiting=not in_mordor(state)))
    hunt = replace(hunt, aside=minus(hunt.aside, one))
    if in_mordor(state):
        return evolve(state, hunt=replace(hunt, pool=plus(hunt.pool, one)))
    return evolve(state, hunt=replace(hunt, waiting=plus(hunt.waiting, one)))


def advance_in_mordor(state: State, tell: Tell) -> State:
    """14.4 Take one step on the Mordor Track; the last is the Crack of Doom."""
    step = min(state.fellowship.mordor + 1, MORDOR_STEPS)
    tell(MordorAdvanced(step=step))
    return evolve(state, fellowship=replace(state.fellowship, mordor=step))


@dataclass(frozen=True, slots=True)
class IdleInMordor(Automatic):
    """14.6 Idling in Mordor: who tried neither to move nor to hide there in phase 5 is corrupted."""

    rule: ClassVar[str] = "14.6"
    step: Literal["idle_in_mordor"] = "idle_in_mordor"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not in_mordor(state) or has(state, VENTURED):
            return state
        return check_ring(corrupt(state, 1, "idle", tell), tell)


# 15 Victory: the Ring, which corruption decides, and the points at the end of a turn.


def corrupt(state: State, by: int, cause: str, tell: Tell) -> State:
    """Corruption rises by so many points, or falls by a negative number; it stays within 0 and 12.

    cause: hunt, rest, idle, or a card's id. Whoever calls it looks at `victory.check_ring` when the tile,
    card or healing is complete (15).
    """
    now = state.fellowship.corruption
    after = max(0, min(MOST_CORRUPTION, now + by))
    if after == now:
        return state
    tell(CorruptionChanged(by=after - now, corruption=after, cause=cause))
    return evolve(state, fellowship=replace(state.fellowship, corruption=after))


CORRUPTION = "outcome-corruption"
RING_DESTROYED = "outcome-ring-destroyed"
SHADOW_CONQUEST = "outcome-shadow-conquest"
FREE_CONQUEST = "outcome-free-peoples-conquest"
RESIGNED = "outcome-resigned"
TURN_LIMIT = "outcome-turn-limit"


def end(state: State, winner: int | None, reason: str, tell: Tell) -> State:
    """15 End the game; nothing is left to do. winner None: nobody. Scores are victory points."""
    scores = (points(state, FREE), points(state, SHADOW))
    name = "" if winner is None else SEATS[winner]
    tell(GameEnded(winner=name, reason=reason, free_peoples=scores[FREE], shadow=scores[SHADOW]))
    outcome = Outcome(() if winner is None else (name,), reason, tuple(zip(SEATS, scores, strict=True)))
    state = lay_aside(state)
    return evolve(state, agenda=(), battle=None, chase=None, outcome=outcome)


def lay_aside(state: State) -> State:
    """11.7 Combat cards of a round leave: those turned up are discarded, one face down goes back."""
    battle = state.battle
    if battle is None:
        return state
    for side in (FREE, SHADOW):
        fighter = battle.sides[side]
        if not fighter.card:
            continue
        if fighter.up:
            piles = with_side(state.discards, side, _in_order(state.discards[side], fighter.card))
            state = evolve(state, discards=piles)
        elif fighter.source == "hand":
            state = evolve(
                state, hands=with_side(state.hands, side, _in_order(state.hands[side], fighter.card))
            )
        else:
            state = evolve(
                state, table=with_side(state.table, side, _in_order(state.table[side], fighter.card))
            )
    return evolve(state, battle=_without_cards(battle))


def _without_cards(battle: Battle) -> Battle:
    """Return the battle without its cards."""
    return replace(
        battle, sides=(replace(battle.sides[FREE], card=""), replace(battle.sides[SHADOW], card=""))
    )


def _in_order(cards: Ids, card: str) -> Ids:
    return tuple(sorted((*cards, card)))


def check_ring(state: State, tell: Tell) -> State:
    """15.1, 15.2 After every complete tile, card or healing: corruption, then the Crack of Doom."""
    if state.outcome is not None:
        return state
    if state.fellowship.corruption >= MOST_CORRUPTION:
        return end(state, SHADOW, CORRUPTION, tell)
    if state.fellowship.mordor >= MORDOR_STEPS:
        return end(state, FREE, RING_DESTROYED, tell)
    return state


@dataclass(frozen=True, slots=True)
class CheckVictory(Automatic):
    """4.6, 15.3, 15.4 Phase 6: Settlements controlled; the Shadow wins where both have enough."""

    rule: ClassVar[str] = "15"
    step: Literal["check_victory"] = "check_victory"

    def run(self, state: State, tell: Tell) -> State:
        winner = ruleset(state).conqueror(points(state, FREE), points(state, SHADOW))
        if winner is None:
            return follow(state)
        return end(state, winner, SHADOW_CONQUEST if winner == SHADOW else FREE_CONQUEST, tell)
