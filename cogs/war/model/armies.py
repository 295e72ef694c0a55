"""Stacks: pure questions about them, and changes that keep every figure somewhere.

A stack is a bag of figures; `state.stacks[side][region]` is all of one side in one region. These functions
only move figures; what follows from it (captures, sieges, politics, stacking) is in rules/movement.py.
"""

from __future__ import annotations

from functools import lru_cache

from cogs.war.model.bags import Bag, count, minus, only, plus
from cogs.war.model.components import (
    AT_WAR,
    FIGURES,
    FREE,
    LEADERS,
    MOST_UNITS,
    NATION_NUMBER,
    NATION_OF,
    NAZGUL,
    NEIGHBOURS,
    SHADOW,
    UNITS,
    WITCH_KING,
)
from cogs.war.model.queries import controller, side_besieged
from cogs.war.model.ruleset import ruleset
from cogs.war.model.state import Stacks, State, evolve, with_item, with_side

SARUMAN = "saruman"
ISENGARD_ELITE = "isengard_elite"
NO_LIMIT = 1000
CHARACTER_ROLES = ("companion", "minion")


@lru_cache(maxsize=1 << 14)
def units(held: Bag) -> int:
    """1.6 Army units in a stack."""
    return sum(number for name, number in held if name in UNITS)


@lru_cache(maxsize=1 << 12)
def leaders(held: Bag) -> int:
    """1.6 Free Peoples Leaders in a stack."""
    return sum(number for name, number in held if name in LEADERS)


@lru_cache(maxsize=1 << 12)
def army_units(held: Bag) -> Bag:
    """1.6 Return the Army units of a stack."""
    return only(held, UNITS.__contains__)


@lru_cache(maxsize=1 << 12)
def characters(held: Bag) -> tuple[str, ...]:
    """1.6 List Companions or Minions in a stack."""
    return tuple(name for name, _ in held if FIGURES[name].role in CHARACTER_ROLES)


@lru_cache(maxsize=1 << 12)
def companions(held: Bag) -> tuple[str, ...]:
    """1.6 List Companions in a stack."""
    return tuple(name for name, _ in held if FIGURES[name].role == "companion")


def nazgul(held: Bag, witch_king: bool = True) -> int:
    """1.6 Nazgûl in a stack; the Witch-king is one unless a text names him or says Minion."""
    return count(held, NAZGUL) + (count(held, WITCH_KING) if witch_king else 0)


@lru_cache(maxsize=1 << 12)
def nations_of(held: Bag) -> tuple[str, ...]:
    """9.3, 9.4 Return the Nations whose Army units are in a stack."""
    nations = {FIGURES[name].nation for name, _ in held if name in UNITS}
    return tuple(nation for nation in NATION_NUMBER if nation in nations)


@lru_cache(maxsize=1 << 12)
def elites(held: Bag) -> int:
    """Elites in a stack."""
    return sum(number for name, number in held if FIGURES[name].role == "elite")


def elites_lead(state: State) -> bool:
    """13 Servants of the White Hand: with Saruman in play every Isengard Elite is a Leader too."""
    return count(state.reinforcements[SHADOW], SARUMAN) == 0 and count(state.casualties[SHADOW], SARUMAN) == 0


@lru_cache(maxsize=1 << 12)
def _led(held: Bag) -> bool:
    return any(name not in UNITS for name, _ in held)


def led(state: State, held: Bag) -> bool:
    """5.2 Check whether there is a Leader, Nazgûl or character in a stack."""
    return _led(held) or (count(held, ISENGARD_ELITE) > 0 and elites_lead(state))


def leadership_of(state: State, figure: str) -> int:
    """11.5 Return what one figure adds to Leadership."""
    if figure == ISENGARD_ELITE and elites_lead(state):
        return 1
    return FIGURES[figure].leadership


def has_army(state: State, side: int, region: int) -> bool:
    """1.7 Check whether a side has an Army in a region."""
    held = state.stacks[side][region]
    return bool(held) and units(held) > 0


def free(state: State, side: int, region: int) -> bool:
    """1.8 A free region: no enemy Army and no enemy-controlled Settlement, or besieged by this side."""
    if region in state.sieges:
        return controller(state, region) != side
    return controller(state, region) != 1 - side and not has_army(state, 1 - side, region)


def open_to(state: State, side: int, region: int) -> bool:
    """1.9 Free for army movement: free, or an enemy-controlled Settlement without enemy units."""
    return free(state, side, region) or (region not in state.sieges and not has_army(state, 1 - side, region))


def crosses(nations: tuple[int, ...], figure: str, owner: str | None) -> bool:
    """9.6 Check whether a figure may enter a region of a Nation (None: of none) as the counters are."""
    own = FIGURES[figure].nation
    if owner is None or owner == own or own is None or figure == NAZGUL:
        return True
    return nations[NATION_NUMBER[own]] == AT_WAR


def may_cross(state: State, figure: str, region: int) -> bool:
    """9.6 Check whether a figure's Nation lets it enter a region: not At War it enters no other Nation."""
    return crosses(state.nations, figure, NATION_OF[region])


def room(state: State, side: int, region: int) -> int:
    """10.1 Count how many more units may stand in a region (or inside its besieged Stronghold)."""
    most = ruleset(state).most_besieged if side_besieged(state, region) == side else MOST_UNITS
    return most - units(state.stacks[side][region])


def space(state: State, side: int, region: int) -> int:
    """10.1 Count the further units a side may bring to a region of its own will (docs/rules/war.md, W10)."""
    if state.options.trim_excess and side_besieged(state, region) != side:
        return NO_LIMIT
    return room(state, side, region)


def retreats(state: State, side: int, region: int) -> tuple[int, ...]:
    """11.11 Return the adjacent free regions an Army may retreat to."""
    return tuple(beside for beside in NEIGHBOURS[region] if free(state, side, beside))


# Changes


def with_stack(state: State, side: int, region: int, held: Bag) -> State:
    """Return the state with one stack replaced; whoever calls it answers for where the difference goes."""
    stacks: Stacks = with_item(state.stacks[side], region, held)
    return evolve(state, stacks=with_side(state.stacks, side, stacks))


def shift(state: State, side: int, moving: Bag, origin: int, region: int) -> State:
    """Move figures from a region to another. Raises ValueError where they are not there."""
    state = with_stack(state, side, origin, minus(state.stacks[side][origin], moving))
    return with_stack(state, side, region, plus(state.stacks[side][region], moving))


def enter(state: State, side: int, entering: Bag, region: int) -> State:
    """Bring figures from the reinforcements. Raises ValueError where they are not available."""
    pool = minus(state.reinforcements[side], entering)
    state = evolve(state, reinforcements=with_side(state.reinforcements, side, pool))
    return with_stack(state, side, region, plus(state.stacks[side][region], entering))


def lose(state: State, side: int, leaving: Bag, region: int) -> State:
    """8.5 Eliminate figures: Shadow units and Nazgûl can come again, everybody else is out for good."""
    state = with_stack(state, side, region, minus(state.stacks[side][region], leaving))
    return eliminate(state, side, leaving)


def eliminate(state: State, side: int, leaving: Bag) -> State:
    """8.5 Put figures that have left their place where the eliminated go."""
    back = only(leaving, lambda name: side == SHADOW and FIGURES[name].role not in CHARACTER_ROLES)
    gone = minus(leaving, back)
    return evolve(
        state,
        reinforcements=with_side(state.reinforcements, side, plus(state.reinforcements[side], back)),
        casualties=with_side(state.casualties, side, plus(state.casualties[side], gone)),
    )


def send_back(state: State, side: int, leaving: Bag, region: int) -> State:
    """10.1 Send figures to the reinforcements, not to the casualties (stacking)."""
    state = with_stack(state, side, region, minus(state.stacks[side][region], leaving))
    pool = plus(state.reinforcements[side], leaving)
    return evolve(state, reinforcements=with_side(state.reinforcements, side, pool))


def replacement(state: State, side: int, elite: str) -> str | None:
    """11.8 Return the Regular that may replace an Elite, if one is available: casualties first, then
    reinforcements."""
    regular = f"{FIGURES[elite].nation}_regular"
    available = count(state.casualties[side], regular) + count(state.reinforcements[side], regular)
    return regular if available else None


def reduce(state: State, side: int, elite: str, region: int) -> State:
    """11.8 Replace an Elite by a Regular of its Nation; without one it is simply lost."""
    regular = replacement(state, side, elite)
    state = lose(state, side, ((elite, 1),), region)
    if regular is None:
        return state
    one: Bag = ((regular, 1),)
    if count(state.casualties[side], regular):
        dead = minus(state.casualties[side], one)
        state = evolve(state, casualties=with_side(state.casualties, side, dead))
        return with_stack(state, side, region, plus(state.stacks[side][region], one))
    return enter(state, side, one, region)


def shadow_nazgul_regions(state: State) -> tuple[int, ...]:
    """List regions with Nazgûl, the Witch-king among them."""
    return tuple(region for region, held in enumerate(state.stacks[SHADOW]) if held and nazgul(held))


def free_companion_regions(state: State) -> tuple[int, ...]:
    """List regions with Companions on the map."""
    return tuple(region for region, held in enumerate(state.stacks[FREE]) if held and companions(held))
