"""Brave Stand: every Companion taking part costs the Shadow a die of its Combat roll."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import companions
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import (
    companion_takes_part,
    enemy_rolls_no_more_than,
    lose_enemy_dice,
    tell_applied,
)


def _act(state: State, side: int, tell: Tell) -> State:
    dice = len(companions(fighter(state, side).force))
    return tell_applied(lose_enemy_dice(state, side, dice), side, "brave_stand", dice, tell)


EFFECT = CombatEffect(
    "brave_stand", {3: _act}, requires=companion_takes_part, idle=enemy_rolls_no_more_than(1)
)
