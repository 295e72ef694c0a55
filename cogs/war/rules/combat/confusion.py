"""Confusion: natural 1s of the Shadow's Combat roll hit the Shadow itself and are not re-rolled."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter, fighter_with
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import score_more, tell_applied


def _act(state: State, side: int, tell: Tell) -> State:
    enemy = fighter(state, 1 - side)
    ones = enemy.rolled.count(1)
    state = fighter_with(state, 1 - side, spent_misses=enemy.spent_misses + ones)
    return tell_applied(score_more(state, side, ones), side, "confusion", ones, tell)


EFFECT = CombatEffect("confusion", {4: _act})
