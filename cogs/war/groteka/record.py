"""The mod's record of a battle, and what a unit's attack and defence come to by it.

The base's record is in rules/battle/fighting.py."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.agenda import Tell
from cogs.war.groteka.actions import UnitBroken, UnitRaised
from cogs.war.groteka.components import PRINTED, PlaceName
from cogs.war.model.bags import Bag, bag
from cogs.war.model.components import FIGURES, FORTIFICATION, SETTLEMENT, WITCH_KING
from cogs.war.model.state import (
    SEATS,
    Battle,
    Bonus,
    Limit,
    Melee,
    Ranks,
    State,
    Strike,
    Unit,
    WarOptions,
    with_side,
)
from cogs.war.rules.battle.fighting import battle_of, battle_with


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


# G3, G9, G19, G32, G33 Attack and defence: what a unit has, what is added to it, and the die that is needed.
#
# Everything here is worked out from the battle's record and the options, so that a picture can do it too.

STURDY = 1
"""A2 What the optional rule adds to a Regular's defence."""


# Modifiers, one by one


def place_of(battle: Battle) -> PlaceName | None:
    """G9 Return what the place of the battle is for its defenders: in the field at a Stronghold nothing, nor
    for a besieger who is attacked (A49). A captured City serves whoever defends it (A54)."""
    if battle.kind == "siege":
        return "besieged_stronghold"
    if battle.kind == "sortie":
        return None
    if FORTIFICATION[battle.region]:
        return "fortification"
    settlement = SETTLEMENT[battle.region]
    return settlement if settlement in ("town", "city") else None


def place_bonus(battle: Battle, options: WarOptions) -> Bonus | None:
    """G9 Return what the place adds to the defenders."""
    place = place_of(battle)
    if place is None:
        return None
    walls = place in ("city", "fortification")
    if walls and options.mod_walls == "first_round" and battle.round > 1:
        return None
    return Bonus(place, PRINTED.places[place].attack, PRINTED.places[place].defence)


def flank_bonus(battle: Battle) -> Bonus | None:
    """G19, G21 Return what flanking adds to the attackers: nothing against a City or Fortification (A16)."""
    if melee_in(battle).flank < 0 or place_of(battle) in ("city", "fortification"):
        return None
    return Bonus("flanking", PRINTED.flanking.attack)


def modifiers(battle: Battle, options: WarOptions, side: int) -> tuple[Bonus, ...]:
    """G9, G16, G19, G45 Return everything that changes the values of all units of a side, each with its
    cause: a place, `flanking`, `commanders`, or the id of a Combat effect."""
    ranks = melee_in(battle).ranks[side]
    attacking = side == battle.attacker
    printed = flank_bonus(battle) if attacking else place_bonus(battle, options)
    led = Bonus("commanders", ranks.attack, ranks.defence)
    bonuses = (printed, led, *ranks.bonuses)
    return tuple(bonus for bonus in bonuses if bonus is not None and (bonus.attack or bonus.defence))


def total(changes: Iterable[Bonus]) -> tuple[int, int]:
    """Return the sum of modifiers as (attack, defence)."""
    attack = defence = 0
    for change in changes:
        attack, defence = attack + change.attack, defence + change.defence
    return (attack, defence)


# Values


def base_attack(figure: str) -> int:
    """G3 Return the attack of a unit before modifiers."""
    return PRINTED.units["elite" if FIGURES[figure].role == "elite" else "regular"].attack


def base_defence(options: WarOptions, figure: str) -> int:
    """G3 Return the defence of a unit before modifiers."""
    if FIGURES[figure].role == "elite":
        return PRINTED.units["elite"].defence
    return PRINTED.units["regular"].defence + (STURDY if options.mod_sturdy_regulars else 0)


def commander_defence(options: WarOptions, figure: str) -> int:
    """G50c, G51d, A23-A25 Return the defence, never modified, of a commander whom a card exposes."""
    printed, kind = PRINTED.commanders.defence, FIGURES[figure]
    if kind.role == "leader":
        return printed.leader
    if kind.role == "nazgul" or (figure == WITCH_KING and options.mod_witch_king == "nazgul"):
        return printed.nazgul
    if kind.role == "minion":
        return printed.minion
    return printed.companion[max(1, kind.level or 0)]


def attack_of(battle: Battle, options: WarOptions, handles: Iterable[str]) -> int:
    """G32, A6 Return the sum of attack of units that strike together; each has its side's modifiers."""
    attack = 0
    for handle in handles:
        unit = unit_in(battle, handle)
        if unit is not None:
            more, _ = total(modifiers(battle, options, side_of(battle, handle)))
            attack += base_attack(unit.figure) + more
    return attack


def defence_of(battle: Battle, options: WarOptions, target: str) -> int:
    """G32 Return the defence of a target: a unit with its side's modifiers, or a commander."""
    if target in FIGURES:
        return commander_defence(options, target)
    unit = unit_in(battle, target)
    assert unit is not None
    _, more = total(modifiers(battle, options, side_of(battle, target)))
    return base_defence(options, unit.figure) + more


# Dice


@dataclass(frozen=True, slots=True)
class Planned:
    """G31 An attack that is still to be rolled."""

    side: int  # whose it is
    units: tuple[str, ...]  # who takes part
    target: str
    attack: int
    defence: int
    needed: int  # the least die that succeeds


def plan_clashes(battle: Battle, options: WarOptions) -> tuple[Planned, ...]:
    """G31-G35 Return the attacks that the targets set so far lead to, the attacker's first, in the order of
    rolls. With cards face down they may still change (A7)."""
    clashes: list[Planned] = []
    for side in (battle.attacker, 1 - battle.attacker):
        ready = [unit for unit in melee_in(battle).ranks[side].units if unit.target and not unit.struck]
        for target in sorted({unit.target for unit in ready}, key=order):
            units = tuple(unit.handle for unit in ready if unit.target == target)
            attack, defence = attack_of(battle, options, units), defence_of(battle, options, target)
            clashes.append(Planned(side, units, target, attack, defence, needed(attack, defence)))
    return tuple(clashes)


def order(handle: str) -> tuple[int, str]:
    """Clashes are fought in the order of their targets, commanders last."""
    number = handle[1:]
    return (int(number) if number.isdigit() else 1000, handle)


def succeeds(die: int, attack: int, defence: int) -> bool:
    """G32, G33 Check whether an attack succeeds: strictly more than the defence; 1 never, 6 always."""
    return die == 6 or (die > 1 and attack + die > defence)


def needed(attack: int, defence: int) -> int:
    """G32, G33 Return the least die with which an attack succeeds."""
    return max(2, min(6, defence - attack + 1))
