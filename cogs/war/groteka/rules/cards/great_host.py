"""Great Host (G52): after the first losses an Army at least twice as large breaks one enemy unit.

A Regular, or an Elite when none stands (G48).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import AFTERMATH, MeleeCard
from cogs.war.groteka.rules.extra import BreakUnits
from cogs.war.groteka.rules.losses import losses
from cogs.war.model.armies import units
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.vocabulary import tell_applied
from cogs.war.rules.procedure import first

ID = "great_host"


def _act(state: State, side: int, tell: Tell) -> State:
    if units(fighter(state, side).force) < 2 * units(fighter(state, 1 - side).force):
        return state
    state = tell_applied(state, side, ID, 1, tell)
    return first(state, BreakUnits(side, ID, 1), *losses(state))


MELEE_CARD = MeleeCard(ID, {AFTERMATH: _act})
