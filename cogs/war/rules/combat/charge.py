"""Charge: an additional attack before the Combat roll, with a die for each Elite."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import elites
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.battle.rolls import ExtraAttack
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import elite_takes_part
from cogs.war.rules.procedure import first


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraAttack(side, elites(fighter(state, side).force), "charge"))


EFFECT = CombatEffect("charge", {2: _act}, requires=elite_takes_part)
