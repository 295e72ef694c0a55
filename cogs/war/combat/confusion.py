"""Confusion: natural 1s of the Shadow's Combat roll hit the Shadow itself and are not re-rolled."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.combat.effect import CombatEffect
from cogs.war.combat.vocabulary import applied, score_more
from cogs.war.rules.battle.record import fighter, fighter_with
from cogs.war.state import State


def _act(state: State, side: int, tell: Tell) -> State:
    enemy = fighter(state, 1 - side)
    ones = enemy.rolled.count(1)
    state = fighter_with(state, 1 - side, spent_misses=enemy.spent_misses + ones)
    return applied(score_more(state, side, ones), side, "confusion", ones, tell)


EFFECT = CombatEffect("confusion", {4: _act})
