"""6, 8, 10, 15.4 Effects of cards, tiles, tokens and bonus spaces: what each lets one do, and their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.duel.actions import (
    Advance,
    Again,
    Ally,
    Drain,
    Move,
    Place,
    Raze,
    Remove,
    Search,
    Skip,
    Stack,
    Strip,
)
from cogs.duel.components import (
    ADJACENT,
    BONUSES,
    CARDS,
    GOAL,
    NUMBER,
    RACES,
    REGIONS,
    STACK,
    EffectType,
    Printed,
)
from cogs.duel.events import (
    BonusReached,
    CardStripped,
    EffectDeclined,
    EffectLost,
    ExtraTurnEarned,
    QuestAdvanced,
)
from cogs.duel.rules import refuse
from cogs.duel.rules.conquest import (
    available,
    lose_coins,
    move_unit,
    pile_size,
    place_units,
    placeable,
    raze,
    remove_unit,
    take_coins,
)
from cogs.duel.rules.ending import after_step
from cogs.duel.state import (
    EFFECT_KINDS,
    SEATS,
    SIDE,
    Effect,
    EffectKind,
    Ids,
    State,
    evolve,
    evolve_effect,
    with_side,
)

# 6, 8, 10 What an effect lets the active player do now, and why anything else is refused.

_RESOLVES: dict[type[Action], tuple[EffectKind, ...]] = {
    Place: ("place", "place_each"),
    Move: ("moves", "manoeuvres"),
    Remove: ("remove", "manoeuvres"),
    Drain: ("manoeuvres",),
    Raze: ("raze",),
    Advance: ("quest",),
    Ally: ("pair", "trio"),
    Stack: ("draft",),
    Strip: ("strip",),
    Search: ("pile",),
    Again: ("extra_turn",),
}
"""Which effects an action can resolve; no two effects of one card or tile share an action."""

_PLACE: dict[str, Action] = {region: Place(region) for region in REGIONS}
_REMOVE: dict[str, Action] = {region: Remove(region) for region in REGIONS}
_MOVES: tuple[tuple[Action, ...], ...] = tuple(
    tuple(Move(REGIONS[origin], REGIONS[region]) for region in there) for origin, there in enumerate(ADJACENT)
)
"""The moves from each region."""
_DRAIN = Drain()
_SINGLE: dict[EffectKind, Action] = {"quest": Advance(), "pile": Search(), "extra_turn": Again()}
_SKIP: dict[EffectKind, Action] = {kind: Skip(kind) for kind in EFFECT_KINDS}

TOKENS_OF_A_PAIR = 2
RACES_OF_A_TRIO = 3


def is_possible(state: State, effect: Effect) -> bool:
    """15.11 Whether the effect can do anything now."""
    side = SIDE[state.turn]
    kind = effect.kind
    if kind == "coins":
        return available(state, effect.amount) > 0
    if kind == "drain":
        return state.sides[1 - side].coins > 0
    if kind in ("place", "place_each"):
        return placeable(state, side, effect.amount) > 0
    if kind == "moves":
        return any(state.sides[side].units)
    if kind == "remove":
        return any(state.sides[1 - side].units)
    if kind == "manoeuvres":
        other = state.sides[1 - side]
        return other.coins > 0 or any(other.units) or any(state.sides[side].units)
    if kind == "raze":
        return any(state.sides[1 - side].fortresses)
    if kind == "extra_turn":
        return state.options.extra_turns == "all" or state.extra == 0
    return _is_possible_among_things(state, effect, side)


def _is_possible_among_things(state: State, effect: Effect, side: int) -> bool:
    if effect.kind in ("pair", "draft"):
        return bool(stacks_for(state, effect))
    if effect.kind == "trio":
        return len(stacks_for(state, effect)) >= (1 if state.options.reveal_short_stacks else RACES_OF_A_TRIO)
    if effect.kind == "strip":
        return bool(grey_cards(state, 1 - side))
    if effect.kind == "pile":
        return pile_size(state) > 0
    return True  # quest: a space is always left, or the game is over


def stacks_for(state: State, effect: Effect) -> Ids:
    """7, 15.8 The races whose stacks hold what the effect reveals: something, or where so agreed enough."""
    least = 1 if effect.kind == "trio" or state.options.reveal_short_stacks else TOKENS_OF_A_PAIR
    among = effect.among or RACES
    return tuple([race for race in among if state.stacks[RACES.index(race)] >= least])


def grey_cards(state: State, side: int) -> Ids:
    """10.1 A side's grey cards."""
    return tuple(card for card in state.sides[side].cards if CARDS[card].color == "grey")


def is_automatic(state: State, effect: Effect) -> bool:
    """6, 7 Whether the effect asks nothing: no drawback and no choice, so that it is simply applied."""
    if effect.kind == "trio":
        return not state.options.trio_postponable
    return effect.kind in ("coins", "drain", "quest", "pair")


def is_declinable(state: State, effect: Effect) -> bool:
    """15.5 Whether the effect may be declined; a postponed trio always (15.7)."""
    if effect.kind == "trio":
        return state.options.trio_postponable
    return state.options.optional_effects and not is_automatic(state, effect)


def ways(state: State, effect: Effect) -> list[Action]:
    """Every action that resolves the effect, or a part of it."""
    side = SIDE[state.turn]
    kind = effect.kind
    if kind == "place":
        return [_PLACE[region] for region in effect.among]
    if kind == "place_each":
        return [_PLACE[region] for region in REGIONS]
    if kind == "moves":
        return moves(state, side)
    if kind == "remove":
        return removals(state, 1 - side)
    if kind == "manoeuvres":
        drain: list[Action] = [_DRAIN] if state.sides[1 - side].coins else []
        return [*removals(state, 1 - side), *drain, *moves(state, side)]
    if kind == "raze":
        forts = state.sides[1 - side].fortresses
        return [Raze(region) for region, count in zip(REGIONS, forts, strict=True) if count]
    if kind == "draft":
        return [Stack(race) for race in stacks_for(state, effect)]
    if kind == "strip":
        return [Strip(card) for card in grey_cards(state, 1 - side)]
    if kind in ("pair", "trio"):
        return [Ally(kind)]
    return [_SINGLE[kind]]


def moves(state: State, side: int) -> list[Action]:
    """11.4 One own unit to a connected region."""
    units = state.sides[side].units
    return [move for count, there in zip(units, _MOVES, strict=True) if count for move in there]


def removals(state: State, owner: int) -> list[Action]:
    """6.6 One unit of the owner, from any region."""
    return [_REMOVE[region] for region, count in zip(REGIONS, state.sides[owner].units, strict=True) if count]


def choices(state: State, opened: Sequence[Effect]) -> list[Action]:
    """6.7 Every way to go on with the effects that may be resolved now, then what may be declined."""
    actions = [action for effect in opened for action in ways(state, effect)]
    return actions + [_SKIP[effect.kind] for effect in opened if is_declinable(state, effect)]


def find_chosen(opened: Sequence[Effect], action: Action) -> Effect | None:
    """The effect that an action resolves or declines."""
    kinds: Sequence[str] = _RESOLVES.get(type(action), ())
    if isinstance(action, Skip):
        kinds = (action.effect,)
    elif isinstance(action, Ally):
        kinds = tuple(kind for kind in kinds if kind == action.alliance)
    for effect in opened:
        if effect.kind in kinds:
            return effect
    return None


def refuse_choice(state: State, opened: Sequence[Effect], action: Action) -> Refusal | None:
    """Return why an action resolves none of the effects that may be resolved now, or None."""
    effect = find_chosen(opened, action)
    if isinstance(action, Skip):
        if action.effect not in EFFECT_KINDS:
            return refuse("refusal-unknown", "15.5", name=action.effect)
        if effect is None:
            return refuse("refusal-effect-not-open", "15.5", effect=action.effect)
        if not is_declinable(state, effect):
            return refuse("refusal-effect-compulsory", "15.5", effect=action.effect)
        return None
    if effect is None:
        return refuse("refusal-not-now", "6.7")
    if action in ways(state, effect):
        return None
    return _refuse_way(state, action)


def _refuse_way(state: State, action: Action) -> Refusal:
    """Return why this is no way to resolve an effect of the right kind."""
    if isinstance(action, Stack):
        return _unknown(action.race, STACK) or refuse("refusal-stack-not-allowed", "10", race=action.race)
    if isinstance(action, Strip):
        return _unknown(action.card, CARDS) or refuse("refusal-no-such-grey-card", "10.1", card=action.card)
    if isinstance(action, Move):
        return (
            _unknown(action.origin, NUMBER) or _unknown(action.region, NUMBER) or _refuse_move(state, action)
        )
    if isinstance(action, Place | Remove | Raze):
        return _unknown(action.region, NUMBER) or _refuse_region(action)
    assert isinstance(action, Drain)
    return refuse("refusal-no-enemy-coins", "8")


def _refuse_move(state: State, action: Move) -> Refusal:
    if not state.sides[SIDE[state.turn]].units[NUMBER[action.origin]]:
        return refuse("refusal-no-own-unit", "11.4", region=action.origin)
    return refuse("refusal-not-connected", "11.4", origin=action.origin, region=action.region)


def _refuse_region(action: Place | Remove | Raze) -> Refusal:
    if isinstance(action, Place):
        return refuse("refusal-region-not-allowed", "6.5", region=action.region)
    if isinstance(action, Remove):
        return refuse("refusal-no-enemy-unit", "6.6", region=action.region)
    return refuse("refusal-no-enemy-fortress", "11.5", region=action.region)


def _unknown(name: str, known: object) -> Refusal | None:
    return None if name in known else refuse("refusal-unknown", "-", name=name)  # type: ignore[operator]


# 6, 15.4 The effects of a card, tile, token or bonus space, and the order in which they are resolved.

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
    return tuple([effect for icon in printed if (effect := effect_of(icon, source)) is not None])


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
        possible = tuple([effect for effect in self._candidates(state) if is_possible(state, effect)])
        return () if len(possible) == 1 and is_automatic(state, possible[0]) else possible

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
        possible = [effect for effect in candidates if is_possible(state, effect)]
        if possible:
            return _carry_out(self._remove(state, possible[0]), possible[0], None, tell)
        for effect in candidates:
            tell(EffectLost(seat=state.turn, effect=effect.kind, source=effect.source))
        return self._remove(state, *candidates)

    def _remove(self, state: State, *effects: Effect) -> State:
        """The state with some effects done with, and this step gone with the last of them."""
        left = tuple([effect for effect in self.pending if effect not in effects])
        agenda = state.agenda[:-1]
        return evolve(state, agenda=(*agenda, ResolveEffects(left)) if left else agenda)

    def _use_once(self, state: State, effect: Effect) -> State:
        """The state with an effect to be used once less."""
        fewer = evolve_effect(effect, amount=effect.amount - 1)
        left = tuple(fewer if pending_effect == effect else pending_effect for pending_effect in self.pending)
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
    space = next((next_space for next_space in range(begin + 1, goal + 1) if next_space in BONUSES), goal)
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
    cards = tuple(other_card for other_card in state.sides[owner].cards if other_card != card)
    return evolve(with_side(state, owner, cards=cards), discards=(*state.discards, card))
