"""Reading and changing the mod's record of a battle; the base's record is in rules/battle/record.py."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.engine.agenda import Tell
from cogs.war.groteka.events import UnitBroken, UnitRaised
from cogs.war.model.bags import Bag, bag
from cogs.war.model.components import FIGURES
from cogs.war.model.melee import Bonus, Limit, Melee, Ranks, Strike, Unit
from cogs.war.model.state import SEATS, Battle, State, with_side
from cogs.war.rules.battle.record import battle_of, battle_with


def melee_of(state: State) -> Melee:
    """Return the mod's record of the battle being fought."""
    return melee_in(battle_of(state))


def melee_in(battle: Battle) -> Melee:
    """Return the mod's record of a battle."""
    assert battle.melee is not None
    return battle.melee


def melee_with(state: State, **changes: Any) -> State:
    """Return the state with the mod's record changed."""
    return battle_with(state, melee=replace(melee_of(state), **changes))


def ranks_of(state: State, side: int) -> Ranks:
    """Return one side's record."""
    return melee_of(state).ranks[side]


def ranks_with(state: State, side: int, **changes: Any) -> State:
    """Return the state with one side's record changed; numbers are set, not added."""
    melee = melee_of(state)
    return melee_with(state, ranks=with_side(melee.ranks, side, replace(melee.ranks[side], **changes)))


# Units


def side_of(battle: Battle, handle: str) -> int:
    """Return whose unit a handle names."""
    return battle.attacker if handle.startswith("a") else 1 - battle.attacker


def unit_of(state: State, handle: str) -> Unit | None:
    """Return the unit with this handle, while it is there."""
    return unit_in(battle_of(state), handle)


def unit_in(battle: Battle, handle: str) -> Unit | None:
    """Return the unit of a battle with this handle, while it is there."""
    units = melee_in(battle).ranks[side_of(battle, handle)].units
    return next((unit for unit in units if unit.handle == handle), None)


def figure_of(state: State, target: str) -> str:
    """Return the figure of a unit by its handle; a commander is its own. "" once it has been removed."""
    if target in FIGURES:
        return target
    unit = unit_of(state, target)
    return "" if unit is None else unit.figure


def change_units(state: State, side: int, handles: Iterable[str], **changes: Any) -> State:
    """Return the state with these units of a side changed."""
    wanted = frozenset(handles)
    units = ranks_of(state, side).units
    return ranks_with(
        state,
        side,
        units=tuple(replace(unit, **changes) if unit.handle in wanted else unit for unit in units),
    )


def standing(state: State, side: int, role: str = "") -> tuple[Unit, ...]:
    """List units of a side that are not broken; role: `regular` or `elite`, "" both."""
    return tuple(
        unit
        for unit in ranks_of(state, side).units
        if not unit.broken and role in ("", FIGURES[unit.figure].role)
    )


def broken(state: State, side: int) -> tuple[Unit, ...]:
    """Broken units of a side that have not been removed."""
    return tuple(unit for unit in ranks_of(state, side).units if unit.broken)


def figures_of(units: Iterable[Unit]) -> Bag:
    """Return units as a bag of figures."""
    return bag(*(unit.figure for unit in units))


def break_unit(state: State, side: int, handle: str, cause: str, tell: Tell) -> State:
    """G32 Knock over a unit of a side; one that is already stays so. cause: `clash` or an id."""
    unit = unit_of(state, handle)
    if unit is None or unit.broken:
        return state
    tell(UnitBroken(side=SEATS[side], unit=handle, figure=unit.figure, cause=cause))
    return change_units(state, side, (handle,), broken=True)


def stand_up(state: State, side: int, handle: str, cause: str, tell: Tell) -> State:
    """G39 Let a broken unit of a side stand again. cause: `ring` or an id."""
    unit = unit_of(state, handle)
    if unit is None or not unit.broken:
        return state
    tell(UnitRaised(side=SEATS[side], unit=handle, figure=unit.figure, cause=cause))
    return change_units(state, side, (handle,), broken=False)


# Cards


def strengthen(state: State, side: int, cause: str, attack: int = 0, defence: int = 0) -> State:
    """G45 Give all units of a side more (or less) attack or defence until the battle is over."""
    return ranks_with(state, side, bonuses=(*ranks_of(state, side).bonuses, Bonus(cause, attack, defence)))


def limit(state: State, side: int, cause: str, most: int = 0, fewer: int = 0) -> State:
    """G8, A9 Let a side attack with at most so many units, or so many fewer, until the battle is over."""
    return ranks_with(state, side, limits=(*ranks_of(state, side).limits, Limit(cause, most, fewer)))


def strikes_of(state: State, side: int, success: bool) -> tuple[Strike, ...]:
    """Return the attacks in clashes of this series that a side has made, successful or failed."""
    return tuple(
        strike
        for strike in melee_of(state).strikes
        if strike.side == side and strike.success == success and strike.cause == "clash"
    )
