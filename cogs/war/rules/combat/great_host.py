"""Great Host: a hit after casualties for an Army at least twice as large as the enemy's."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import units
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import take_hits, tell_applied
from cogs.war.rules.procedure import first


def _act(state: State, side: int, tell: Tell) -> State:
    if units(fighter(state, side).force) < 2 * units(fighter(state, 1 - side).force):
        return state
    state = tell_applied(state, side, "great_host", 1, tell)
    return first(state, take_hits(state, 1 - side, 1, "great_host"))


EFFECT = CombatEffect("great_host", {7: _act})
