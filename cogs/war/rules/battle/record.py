"""11.5, 11.6 The battle's record: reading it, changing it, and the values everything in a battle rests on.

Strength, Leadership, numbers to hit and dice are computed here and nowhere else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.war.model.armies import leadership_of, lose, reduce, units
from cogs.war.model.bags import Bag, bag, count, minus, plus
from cogs.war.model.components import (
    CHARACTERS,
    FORTIFICATION,
    MOST_DICE,
    NAZGUL,
    SETTLEMENT,
    TO_HIT,
    WITCH_KING,
)
from cogs.war.model.state import Battle, Fighter, State, evolve, with_side
from cogs.war.rules.procedure import Choice

GANDALF_THE_WHITE = "gandalf_the_white"
_KEPT = ("force", "nazgul_negated", "ridden")
"""What of a fighter outlasts a round."""


def battle_of(state: State) -> Battle:
    """Return the battle being fought."""
    assert state.battle is not None
    return state.battle


def fighter(state: State, side: int) -> Fighter:
    """Return one side in the battle."""
    return battle_of(state).sides[side]


def fighter_with(state: State, side: int, **changes: Any) -> State:
    """Return the state with one side's record changed; numbers are set, not added."""
    battle = battle_of(state)
    sides = with_side(battle.sides, side, replace(battle.sides[side], **changes))
    return evolve(state, battle=replace(battle, sides=sides))


def battle_with(state: State, **changes: Any) -> State:
    """Return the state with the battle's record changed."""
    return evolve(state, battle=replace(battle_of(state), **changes))


def defender(battle: Battle) -> int:
    """Return the side that is attacked."""
    return 1 - battle.attacker


class AttackerChooses(Choice):
    """A choice of the attacker."""

    def chooser(self, state: State) -> int:
        return battle_of(state).attacker


class DefenderChooses(Choice):
    """A choice of the defender."""

    def chooser(self, state: State) -> int:
        return defender(battle_of(state))


def stands_in(battle: Battle, side: int) -> int:
    """Return the region in which one side's figures stand during the battle."""
    return battle.origin if side == battle.attacker else battle.region


def fresh(one: Fighter) -> Fighter:
    """Return a fighter at the beginning of a round."""
    return Fighter(**{name: getattr(one, name) for name in _KEPT})


def fighting(state: State) -> bool:
    """Check whether both sides still have units and nothing has ended the battle."""
    battle = state.battle
    if battle is None or battle.over:
        return False
    return units(battle.sides[0].force) > 0 and units(battle.sides[1].force) > 0


# 11.5 Strength and Leadership


def captains(one: Fighter) -> int:
    """12 Captains of the West taking part: each adds a die to his Army's roll."""
    return sum(
        1
        for name, _ in one.force
        if name in CHARACTERS and CHARACTERS[name].captain and name not in one.silenced
    )


def strength(one: Fighter) -> int:
    """11.5 Combat Strength, before the limit of five dice."""
    return units(one.force) + captains(one)


def combat_dice(one: Fighter) -> int:
    """11.4.2 Count the dice of the Combat roll: a cap and a loss leave at least one."""
    most = min(strength(one), MOST_DICE, one.dice_cap)
    return max(1, most - one.dice_lost) if most else 0


def _points(state: State, one: Fighter, figure: str) -> int:
    """11.5 Leadership points of one kind of figure that still count."""
    if figure in one.silenced or (figure == GANDALF_THE_WHITE and one.ridden):
        return 0
    if one.nazgul_negated and figure in (NAZGUL, WITCH_KING):
        return 0
    return max(0, count(one.force, figure) * leadership_of(state, figure) - count(one.forfeited, figure))


def leadership(state: State, side: int) -> int:
    """11.5 Leadership of a side now, before the limit of five."""
    one = fighter(state, side)
    return sum(_points(state, one, name) for name, _ in one.force)


def nazgul_leadership(state: State, side: int) -> int:
    """11.5 Nazgûl Leadership: one for each Nazgûl, two for the Witch-king."""
    one = fighter(state, side)
    return _points(state, one, NAZGUL) + _points(state, one, WITCH_KING)


def leads(state: State, side: int, figure: str) -> int:
    """11.5 Return the Leadership one kind of figure still has to give up; cancelled Leadership is none."""
    return _points(state, fighter(state, side), figure)


def forfeit(state: State, side: int, figure: str, points: int) -> State:
    """11.5 Leadership of figures is given up for this round."""
    one = fighter(state, side)
    return fighter_with(state, side, forfeited=plus(one.forfeited, bag(**{figure: points})))


# 11.6 To hit


def target(state: State, side: int) -> int:
    """11.6 Return what a die needs: five, six for an attacker against walls."""
    battle = battle_of(state)
    if side != battle.attacker or battle.kind == "sortie":
        return TO_HIT
    if battle.kind == "siege":
        return TO_HIT + 1
    walls = SETTLEMENT[battle.region] == "city" or FORTIFICATION[battle.region]
    return TO_HIT + 1 if walls and battle.round <= 1 else TO_HIT


def scores(die: int, needed: int, bonus: int = 0) -> bool:
    """11.6 Check whether a die hits: a natural 6 always, a natural 1 never."""
    return die == 6 or (die > 1 and die + bonus >= needed)


# Figures


def fall(state: State, side: int, lost: Bag) -> State:
    """Eliminate figures taking part."""
    battle = battle_of(state)
    state = lose(state, side, lost, stands_in(battle, side))
    return fighter_with(state, side, force=minus(fighter(state, side).force, lost))


def weaken(state: State, side: int, elite: str) -> State:
    """11.8 Replace an Elite taking part by a Regular, or lose it where none is available."""
    region = stands_in(battle_of(state), side)
    before = state.stacks[side][region]
    state = reduce(state, side, elite, region)
    left = minus(fighter(state, side).force, ((elite, 1),))
    gained = units(state.stacks[side][region]) == units(before)
    regular = elite.removesuffix("_elite") + "_regular"
    force = plus(left, ((regular, 1),)) if gained else left
    return fighter_with(state, side, force=force)
