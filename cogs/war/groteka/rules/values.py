"""G3, G9, G19, G32, G33 Attack and defence: what a unit has, what is added to it, and the die that is needed.

Everything here is worked out from the battle's record and the options, so that a picture can do it too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cogs.war.groteka.components import PRINTED, PlaceName
from cogs.war.groteka.record import melee_in, side_of, unit_in
from cogs.war.model.components import FIGURES, FORTIFICATION, SETTLEMENT, WITCH_KING
from cogs.war.model.melee import Bonus
from cogs.war.model.state import Battle, WarOptions

STURDY = 1
"""A2 What the optional rule adds to a Regular's defence."""


# Modifiers, one by one


def place_of(battle: Battle) -> PlaceName | None:
    """G9 Return what the place of the battle is for its defenders: in the field at a Stronghold nothing, nor
    for a besieger who is attacked (A49). A captured City serves whoever defends it (A54).
    """
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
    cause: a place, `flanking`, `commanders`, or the id of a Combat effect.
    """
    ranks = melee_in(battle).ranks[side]
    attacking = side == battle.attacker
    printed = flank_bonus(battle) if attacking else place_bonus(battle, options)
    led = Bonus("commanders", ranks.attack, ranks.defence)
    found = (printed, led, *ranks.bonuses)
    return tuple(each for each in found if each is not None and (each.attack or each.defence))


def total(changes: Iterable[Bonus]) -> tuple[int, int]:
    """Return the sum of modifiers as (attack, defence)."""
    attack = defence = 0
    for each in changes:
        attack, defence = attack + each.attack, defence + each.defence
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
    """G50c, G51d, A23-A25 Return the defence of a commander whom a card lets units strike at, never
    modified.
    """
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
    rolls. With cards face down they may still change (A7).
    """
    found: list[Planned] = []
    for side in (battle.attacker, 1 - battle.attacker):
        ready = [unit for unit in melee_in(battle).ranks[side].units if unit.target and not unit.struck]
        for target in sorted({unit.target for unit in ready}, key=order):
            units = tuple(unit.handle for unit in ready if unit.target == target)
            attack, defence = attack_of(battle, options, units), defence_of(battle, options, target)
            found.append(Planned(side, units, target, attack, defence, needed(attack, defence)))
    return tuple(found)


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
