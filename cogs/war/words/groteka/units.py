"""A battle of the GroTeka mod in words: units by their handles, values, modifiers one by one, clashes.

Questions, menus and the description of the position say the same by it. Looked at is what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.war.groteka.record import melee_in, unit_in
from cogs.war.groteka.rules.extra import ExtraStrikes
from cogs.war.groteka.rules.values import (
    Planned,
    attack_of,
    base_attack,
    base_defence,
    defence_of,
    modifiers,
    needed,
    order,
    plan_clashes,
    total,
)
from cogs.war.model.bags import bag
from cogs.war.model.components import COMBAT_EFFECTS, FIGURES
from cogs.war.model.melee import Bonus, Strike, Unit
from cogs.war.model.state import Battle, WarOptions
from cogs.war.words.names import Phrasebook, effect_label, figure_label, figures

ATTACKER, DEFENDER = "a", "d"
NATURAL_SIX = 6
TOGETHER = "+"
REGULAR, ELITE = "sauron_regular", "sauron_elite"
"""Values do not depend on the Nation (G3)."""


def is_handle(known: str) -> bool:
    """Check whether this is the handle of a unit: `a3`, `d10`."""
    return known[:1] in (ATTACKER, DEFENDER) and known[1:].isdecimal()


def handle_label(say: Phrasebook, handle: str) -> str:
    """Return the mark of a unit: `A3`, `D1`; a commander has a name instead."""
    if not is_handle(handle):
        return figure_label(say, handle)
    return say("melee-handle", side=handle[0], number=handle[1:])


def handles_label(say: Phrasebook, handles: Iterable[str]) -> str:
    """Return the marks of units that strike together: `A1+A2`."""
    return TOGETHER.join(handle_label(say, each) for each in handles)


def unit_label(say: Phrasebook, battle: Battle, handle: str) -> str:
    """Return a unit with its mark: `A3 · regular of Sauron`; a commander by name."""
    unit = unit_in(battle, handle) if is_handle(handle) else None
    if unit is None:
        return handle_label(say, handle)
    figure = FIGURES[unit.figure]
    nation = say.nation(figure.nation or "")
    return say("melee-unit", mark=handle_label(say, handle), role=figure.role, nation=nation)


def copies(battle: Battle, unit: Unit) -> int:
    """Count the units that differ from this one in nothing but their marks, itself counted."""
    return sum(
        _likeness(battle, each) == _likeness(battle, unit)
        for ranks in melee_in(battle).ranks
        for each in ranks.units
        if each.handle[0] == unit.handle[0]
    )


def _likeness(battle: Battle, unit: Unit) -> tuple[object, ...]:
    bonds = tuple(
        each.handle for ranks in melee_in(battle).ranks for each in ranks.units if each.target == unit.handle
    )
    return (unit.figure, unit.flank, unit.broken, unit.struck, unit.target, bonds)


# Values and modifiers


def with_sign(number: int) -> str:
    """Return a modifier: `+1`, `−1`, `0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def bonus_label(say: Phrasebook, bonus: Bonus) -> str:
    """Return one modifier with what it comes from: `Town 0/+1`."""
    known = bonus.cause in COMBAT_EFFECTS
    cause = effect_label(say, bonus.cause) if known else say(f"melee-cause-{bonus.cause.replace('_', '-')}")
    return f"{cause} {with_sign(bonus.attack)}/{with_sign(bonus.defence)}"


def values_label(say: Phrasebook, battle: Battle, options: WarOptions, side: int) -> str:
    """Return a side's values as they stand, with every modifier: `regulars 3/4, elites 6/8
    (flanking +1/0)`.
    """
    found = modifiers(battle, options, side)
    attack, defence = total(found)
    values = say(
        "melee-values",
        regular=f"{base_attack(REGULAR) + attack}/{base_defence(options, REGULAR) + defence}",
        elite=f"{base_attack(ELITE) + attack}/{base_defence(options, ELITE) + defence}",
    )
    if not found:
        return values
    return f"{values} ({', '.join(bonus_label(say, each) for each in found)})"


def odds_label(say: Phrasebook, battle: Battle, options: WarOptions) -> str:
    """Return both sides' values, the attacker's first, as a sentence."""
    attacker, defender = battle.attacker, 1 - battle.attacker
    return say(
        "prompt-melee-odds",
        attacker=values_label(say, battle, options, attacker),
        defender=values_label(say, battle, options, defender),
    )


def led_label(say: Phrasebook, battle: Battle, side: int) -> str:
    """Return the commanders whose Leadership counts, those lent by a card among them; "" without any."""
    ranks = melee_in(battle).ranks[side]
    return figures(say, bag(*ranks.commanders, *ranks.lent))


# Clashes


def die_needed(least: int) -> str:
    """Return the die that succeeds: `4+`, `6`."""
    return str(least) if least == NATURAL_SIX else f"{least}+"


def clash_label(say: Phrasebook, clash: Planned) -> str:
    """Return an attack that is to be rolled: `A1+A2 → D1 (3+)`."""
    return say(
        "melee-clash",
        units=handles_label(say, clash.units),
        target=handle_label(say, clash.target),
        needed=die_needed(clash.needed),
    )


def clash_sum(say: Phrasebook, attack: int, defence: int) -> str:
    """Say what an attack has to beat: `5 + die against 8: 4+`."""
    return say("melee-sum", attack=attack, defence=defence, needed=die_needed(needed(attack, defence)))


def clashes_label(say: Phrasebook, battle: Battle, options: WarOptions, most: int) -> str:
    """Return the attacks to be rolled, in their order, in at most so many characters; "" without any."""
    return shorten(say, [clash_label(say, each) for each in plan_clashes(battle, options)], most)


def extra_clashes(battle: Battle, options: WarOptions, step: ExtraStrikes) -> list[Planned]:
    """G46 Return the additional attacks set so far, in the order of their rolls."""
    found: list[Planned] = []
    for target in sorted({target for _, target in step.bound}, key=order):
        striking = tuple(unit for unit, on in step.bound if on == target)
        attack, defence = attack_of(battle, options, striking), defence_of(battle, options, target)
        found.append(Planned(step.side, striking, target, attack, defence, needed(attack, defence)))
    return found


def strike_label(say: Phrasebook, made: Strike) -> str:
    """Return an attack that has been rolled: `A1 → D1: 2 + 3 against 4, success`."""
    return say("melee-strike", success="yes" if made.success else "no", **_sum(say, made))


def label_of_failure(say: Phrasebook, made: Strike) -> str:
    """Return an attack that has failed, where that need not be said: `A1 → D1: 2 + 2 against 4`."""
    return say("melee-failed", **_sum(say, made))


def _sum(say: Phrasebook, made: Strike) -> dict[str, str | int]:
    return {
        "units": handles_label(say, made.units),
        "target": handle_label(say, made.target),
        "attack": made.attack,
        "die": made.die,
        "defence": made.defence,
    }


def shorten(say: Phrasebook, parts: Sequence[str], most: int) -> str:
    """As many parts as fit, and how many more there are."""
    text = ", ".join(parts)
    if len(text) <= most:
        return text
    for kept in range(len(parts) - 1, 0, -1):
        text = say("melee-more", list=", ".join(parts[:kept]), count=len(parts) - kept)
        if len(text) <= most:
            return text
    return say("melee-clashes", count=len(parts))
