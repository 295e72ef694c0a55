"""6, 8, 10 What an effect lets the active player do now, and why anything else is refused."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Action, Refusal
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
from cogs.duel.components import ADJACENT, CARDS, NUMBER, RACES, REGIONS, STACK
from cogs.duel.rules.conquest import available, pile_size, placeable
from cogs.duel.rules.refusals import refuse
from cogs.duel.state import EFFECT_KINDS, SIDE, Effect, EffectKind, Ids, State

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
    found = [action for effect in opened for action in ways(state, effect)]
    return found + [_SKIP[effect.kind] for effect in opened if is_declinable(state, effect)]


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
