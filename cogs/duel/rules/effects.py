"""6, 15.4 The effects of a card, tile, token or bonus space, and the order in which they are resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.duel.actions import Drain, Move, Place, Raze, Remove, Skip, Strip
from cogs.duel.components import BONUSES, GOAL, NUMBER, REGIONS, EffectType, Printed
from cogs.duel.events import (
    BonusReached,
    CardStripped,
    EffectDeclined,
    EffectLost,
    ExtraTurnEarned,
    QuestAdvanced,
)
from cogs.duel.rules.choices import choices, find_chosen, is_automatic, is_possible, refuse_choice
from cogs.duel.rules.conquest import lose_coins, move_unit, place_units, raze, remove_unit, take_coins
from cogs.duel.rules.ending import after_step
from cogs.duel.state import SEATS, SIDE, Effect, EffectKind, State, evolve, evolve_effect, with_side

_RULE: dict[EffectKind, str] = {
    "place": "6.5",
    "place_each": "8",
    "moves": "6.6",
    "remove": "6.6",
    "manoeuvres": "8",
    "raze": "11.5",
    "trio": "7.2",
    "draft": "10",
    "strip": "10.1",
    "pile": "10.2",
    "extra_turn": "12.2",
}


_KINDS: dict[EffectType, EffectKind] = {
    "coins": "coins",
    "quest": "quest",
    "place_units": "place",
    "place_units_separately": "place_each",
    "move_units": "moves",
    "opponent_loses_coins": "drain",
    "remove_enemy_units": "remove",
    "choose_each_time": "manoeuvres",
    "remove_enemy_fortress": "raze",
    "draft_alliance_token": "draft",
    "discard_opponent_card": "strip",
    "play_discarded_card": "pile",
    "extra_turn": "extra_turn",
}


_ORDER = {seat: Decisions((Decision(seat, "effects", "6.7"),)) for seat in SEATS}
_CHOICE = {
    (seat, kind): Decisions((Decision(seat, kind, rule),)) for seat in SEATS for kind, rule in _RULE.items()
}


Procedure: TypeAlias = Callable[[State, Effect, Action | None], State]
"""Begins an effect; the action says how, None where it asked nothing."""
PROCEDURES: dict[EffectKind, Procedure] = {}
"""Effects that are procedures of their own; whoever has one puts it here, for it needs this module."""


def effect_of(printed: Printed, source: str) -> Effect | None:
    """The effect of one icon; None where it only stays in force (skills, races, most tokens)."""
    kind = _KINDS.get(printed.type)
    if kind is None:
        return None
    amounts: dict[EffectKind, int] = {
        "quest": printed.steps,
        "manoeuvres": printed.times,
        "draft": 1,
        "extra_turn": 1,
    }
    regions = REGIONS if printed.regions == "any" else printed.regions
    return Effect(kind, amounts.get(kind, printed.amount), source, tuple(regions) if kind == "place" else ())


def effects_of(printed: Iterable[Printed], source: str) -> tuple[Effect, ...]:
    """The effects of several icons, in printed order."""
    return tuple([effect for each in printed if (effect := effect_of(each, source)) is not None])


@dataclass(frozen=True, slots=True)
class ResolveEffects(AgendaStep[State]):
    """6.7 Effects still to be resolved by the active player, in printed order, those of tokens last.

    The player chooses which comes next (15.4), where that can make a difference: coins come first, extra
    turns last, and what neither asks nor waits for anything is simply applied.
    """

    rule: ClassVar[str] = "6.7"
    pending: tuple[Effect, ...]
    step: Literal["resolve_effects"] = "resolve_effects"

    def _candidates(self, state: State) -> tuple[Effect, ...]:
        if state.options.effect_order == "printed":
            return self.pending[:1]
        for effect in self.pending:
            if effect.kind in ("coins", "drain"):
                return (effect,)
        return tuple([effect for effect in self.pending if effect.kind != "extra_turn"]) or self.pending[:1]

    def open_effects(self, state: State) -> tuple[Effect, ...]:
        """The effects the active player may choose from now; empty where the step acts by itself."""
        found = tuple([effect for effect in self._candidates(state) if is_possible(state, effect)])
        return () if len(found) == 1 and is_automatic(state, found[0]) else found

    def asks(self, state: State) -> Decisions | None:
        open_effects = self.open_effects(state)
        if not open_effects:
            return None
        if len(open_effects) > 1:
            return _ORDER[state.turn]
        return _CHOICE[state.turn, open_effects[0].kind]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return choices(state, self.open_effects(state))

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return refuse_choice(state, self.open_effects(state), action)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        effect = find_chosen(self.open_effects(state), action)
        assert effect is not None
        if isinstance(action, Skip):
            tell(EffectDeclined(seat=seat, effect=effect.kind, source=effect.source))
            return self._remove(state, effect)
        if (
            effect.kind in ("place_each", "moves", "remove", "manoeuvres", "raze", "strip")
            and effect.amount > 1
        ):
            return _carry_out(self._use_once(state, effect), effect, action, tell)
        return _carry_out(self._remove(state, effect), effect, action, tell)

    def run(self, state: State, tell: Tell) -> State:
        """Apply what asks nothing; drop what can do nothing (15.11)."""
        candidates = self._candidates(state)
        found = [effect for effect in candidates if is_possible(state, effect)]
        if found:
            return _carry_out(self._remove(state, found[0]), found[0], None, tell)
        for effect in candidates:
            tell(EffectLost(seat=state.turn, effect=effect.kind, source=effect.source))
        return self._remove(state, *candidates)

    def _remove(self, state: State, *effects: Effect) -> State:
        """The state with some effects done with, and this step gone with the last of them."""
        left = tuple([each for each in self.pending if each not in effects])
        agenda = state.agenda[:-1]
        return evolve(state, agenda=(*agenda, ResolveEffects(left)) if left else agenda)

    def _use_once(self, state: State, effect: Effect) -> State:
        """The state with an effect to be used once less."""
        fewer = evolve_effect(effect, amount=effect.amount - 1)
        left = tuple(fewer if each == effect else each for each in self.pending)
        return evolve(state, agenda=(*state.agenda[:-1], ResolveEffects(left)))


def push(state: State, *steps: Any) -> State:
    """The state with steps on top of the agenda."""
    return evolve(state, agenda=(*state.agenda, *steps))


def push_effects(state: State, effects: tuple[Effect, ...]) -> State:
    """The state with effects to be resolved next."""
    return push(state, ResolveEffects(effects)) if effects and state.outcome is None else state


def _carry_out(state: State, effect: Effect, action: Action | None, tell: Tell) -> State:
    """Resolve an effect, or one part of it. action: how, None where it asks nothing."""
    side = SIDE[state.turn]
    if isinstance(action, Place):
        units = effect.amount if effect.kind == "place" else 1
        return place_units(state, side, NUMBER[action.region], units, effect.source, tell)
    if isinstance(action, Move):
        return move_unit(state, side, NUMBER[action.origin], NUMBER[action.region], tell)
    if isinstance(action, Remove):
        return remove_unit(state, side, NUMBER[action.region], effect.source, tell)
    if isinstance(action, Raze):
        return raze(state, side, NUMBER[action.region], effect.source, tell)
    if isinstance(action, Strip):
        return _strip(state, 1 - side, action.card, tell)
    if effect.kind == "drain" or isinstance(action, Drain):
        return lose_coins(state, 1 - side, 1 if action else effect.amount, effect.source, tell)
    if effect.kind == "coins":
        return take_coins(state, side, effect.amount, effect.source, tell)
    if effect.kind == "quest":
        return advance(state, effect.amount, effect.source, tell)
    if effect.kind == "extra_turn":
        tell(ExtraTurnEarned(seat=state.turn, source=effect.source))
        return evolve(state, extra=state.extra + 1)
    return PROCEDURES[effect.kind](state, effect, action)


def advance(state: State, steps: int, source: str, tell: Tell) -> State:
    """9.3, 9.4 The own character goes ahead to the next bonus, which is resolved before it goes on.

    Surplus steps at the goal are ignored (9.5); being carried along (9.1) changes neither counter nor bonus.
    """
    side = SIDE[state.turn]
    begin = state.sides[side].quest
    goal = min(begin + steps, GOAL)
    space = next((each for each in range(begin + 1, goal + 1) if each in BONUSES), goal)
    tell(QuestAdvanced(seat=SEATS[side], steps=space - begin, space=space))
    state = after_step(with_side(state, side, quest=space), side, tell)
    if state.outcome is not None:
        return state
    if space < goal:
        state = push(state, ResolveEffects((Effect("quest", goal - space, source),)))
    if space not in BONUSES:
        return state
    tell(BonusReached(seat=SEATS[side], space=space))
    return push_effects(state, effects_of((BONUSES[space],), f"bonus_{space}"))


def _strip(state: State, owner: int, card: str, tell: Tell) -> State:
    """10.1 A grey card goes to the discard pile; its symbols are lost at once."""
    tell(CardStripped(seat=SEATS[owner], card=card))
    cards = tuple(each for each in state.sides[owner].cards if each != card)
    return evolve(with_side(state, owner, cards=cards), discards=(*state.discards, card))
