"""Sudden Strike: an additional attack before the Combat roll, with a die for each point of Leadership."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.record import leadership
from cogs.war.rules.battle.rolls import ExtraAttack
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import free_led
from cogs.war.rules.procedure import first


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraAttack(side, leadership(state, side), "sudden_strike"))


EFFECT = CombatEffect("sudden_strike", {2: _act}, requires=free_led)
