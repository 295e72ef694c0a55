"""Durin's Bane: near Moria, an additional attack with three dice before the Combat roll.

The distance is counted over adjacent regions, black borders never crossed.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.rolls import ExtraAttack
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import no_further_from
from cogs.war.rules.procedure import first

DICE = 3
HIT_ON = 4


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraAttack(side, DICE, "durins_bane", hit_on=HIT_ON))


EFFECT = CombatEffect("durins_bane", {2: _act}, requires=no_further_from("moria", 2))
