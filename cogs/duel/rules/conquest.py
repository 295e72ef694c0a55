"""11 The map: placing, moving and removing units, conflicts, fortresses."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.duel.components import REGIONS
from cogs.duel.events import (
    ConflictFought,
    FortressPlaced,
    FortressRemoved,
    UnitMoved,
    UnitRemoved,
    UnitsPlaced,
)
from cogs.duel.rules.ending import after_step
from cogs.duel.state import SEATS, State, with_side

Counts = tuple[int, ...]


def add_at(counts: Counts, region: int, by: int) -> Counts:
    """Numbers by region with one of them changed."""
    return (*counts[:region], counts[region] + by, *counts[region + 1 :])


def placeable(state: State, side: int, units: int) -> int:
    """11.2 How many of so many units can be placed: what is in supply, where that is limited (15.3)."""
    return min(units, state.sides[side].units_left) if state.options.limited_units else units


def place_units(state: State, side: int, region: int, units: int, source: str, tell: Tell) -> State:
    """11.2 Units come from supply to a region; a conflict follows."""
    count = placeable(state, side, units)
    own = state.sides[side]
    tell(UnitsPlaced(seat=SEATS[side], region=REGIONS[region], units=count, source=source))
    state = with_side(state, side, units=add_at(own.units, region, count), units_left=own.units_left - count)
    return after_step(resolve_conflict(state, region, tell), side, tell)


def resolve_conflict(state: State, region: int, tell: Tell) -> State:
    """11.3 One unit of each side is removed until at most one side has any."""
    fallen = min(state.sides[0].units[region], state.sides[1].units[region])
    if not fallen:
        return state
    for number, side in enumerate(state.sides):
        state = with_side(
            state,
            number,
            units=add_at(side.units, region, -fallen),
            units_left=side.units_left + fallen,
        )
    left = [side.units[region] for side in state.sides]
    tell(ConflictFought(region=REGIONS[region], fallen=fallen, fellowship=left[0], sauron=left[1]))
    return state


def move_unit(state: State, side: int, origin: int, region: int, tell: Tell) -> State:
    """11.4 One own unit goes to a connected region, and the conflict there is resolved."""
    tell(UnitMoved(seat=SEATS[side], origin=REGIONS[origin], region=REGIONS[region]))
    units = add_at(add_at(state.sides[side].units, origin, -1), region, 1)
    state = with_side(state, side, units=units)
    return after_step(resolve_conflict(state, region, tell), side, tell)


def remove_unit(state: State, side: int, region: int, source: str, tell: Tell) -> State:
    """6.6 One enemy unit goes back to its owner's supply. side: who removes."""
    other = 1 - side
    owner = state.sides[other]
    tell(UnitRemoved(seat=SEATS[other], region=REGIONS[region], source=source))
    units = add_at(owner.units, region, -1)
    return with_side(state, other, units=units, units_left=owner.units_left + 1)


def place_fortress(state: State, side: int, region: int, tell: Tell) -> State:
    """4.5 A fortress from supply goes to a tile's region; it fights nobody (11.5)."""
    own = state.sides[side]
    tell(FortressPlaced(seat=SEATS[side], region=REGIONS[region]))
    state = with_side(
        state,
        side,
        fortresses=add_at(own.fortresses, region, 1),
        fortresses_left=own.fortresses_left - 1,
    )
    return after_step(state, side, tell)


def raze(state: State, side: int, region: int, source: str, tell: Tell) -> State:
    """11.5 An enemy fortress goes back to supply; its tile stays (10.3). side: who removes."""
    other = 1 - side
    owner = state.sides[other]
    tell(FortressRemoved(seat=SEATS[other], region=REGIONS[region], source=source))
    fortresses = add_at(owner.fortresses, region, -1)
    return with_side(state, other, fortresses=fortresses, fortresses_left=owner.fortresses_left + 1)
