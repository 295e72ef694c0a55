"""We Come to Kill: an additional attack after casualties, with a die for each Elite that is left."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import elites
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.battle.rolls import ExtraAttack
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import elite_takes_part
from cogs.war.rules.procedure import first

HIT_ON = 5


def _act(state: State, side: int, tell: Tell) -> State:
    dice = elites(fighter(state, side).force)
    return first(state, ExtraAttack(side, dice, "we_come_to_kill", hit_on=HIT_ON, early=False))


EFFECT = CombatEffect("we_come_to_kill", {7: _act}, requires=elite_takes_part)
