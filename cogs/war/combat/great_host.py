"""Great Host: a hit after casualties for an Army at least twice as large as the enemy's."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.armies import units
from cogs.war.combat.effect import CombatEffect
from cogs.war.combat.vocabulary import applied, take_hits
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.procedure import first
from cogs.war.state import State


def _act(state: State, side: int, tell: Tell) -> State:
    if units(fighter(state, side).force) < 2 * units(fighter(state, 1 - side).force):
        return state
    state = applied(state, side, "great_host", 1, tell)
    return first(state, take_hits(state, 1 - side, 1, "great_host"))


EFFECT = CombatEffect("great_host", {7: _act})
