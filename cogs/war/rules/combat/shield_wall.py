"""Shield-wall: of two hits or more about to be taken for the Shadow's two rolls one is cancelled."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.rounds import hits_on
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import shield, tell_applied


def _act(state: State, side: int, tell: Tell) -> State:
    if hits_on(state, side) < 2:
        return state
    return tell_applied(shield(state, side, 1), side, "shield_wall", 1, tell)


EFFECT = CombatEffect("shield_wall", {6: _act})
