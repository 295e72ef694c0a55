"""Great Host (G52): after the first losses an Army at least twice as large breaks one enemy unit.

A Regular, or an Elite when none stands (G48).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.armies import units
from cogs.war.combat.vocabulary import applied
from cogs.war.groteka.cards.card import AFTERMATH, MeleeCard
from cogs.war.groteka.extra import BreakUnits
from cogs.war.groteka.losses import losses
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.procedure import first
from cogs.war.state import State

ID = "great_host"


def _act(state: State, side: int, tell: Tell) -> State:
    if units(fighter(state, side).force) < 2 * units(fighter(state, 1 - side).force):
        return state
    state = applied(state, side, ID, 1, tell)
    return first(state, BreakUnits(side, ID, 1), *losses(state))


MELEE_CARD = MeleeCard(ID, {AFTERMATH: _act})
