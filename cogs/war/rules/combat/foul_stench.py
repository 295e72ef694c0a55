"""Foul Stench: no Leader re-roll for the Free Peoples unless they lead better than the Nazgûl.

Both totals are those left after what has been given up before, without the limit of five re-rolled dice.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter_with, leadership, nazgul_leadership
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import nazgul_lead, tell_applied


def _act(state: State, side: int, tell: Tell) -> State:
    points = nazgul_leadership(state, side)
    if leadership(state, 1 - side) > points:
        return state
    return tell_applied(fighter_with(state, 1 - side, no_reroll=True), side, "foul_stench", points, tell)


def _nothing_to_cancel(state: State, side: int) -> bool:
    return not leadership(state, 1 - side)


EFFECT = CombatEffect("foul_stench", {3: _act}, requires=nazgul_lead(1), idle=_nothing_to_cancel)
