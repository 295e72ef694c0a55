"""Swarm of Bats: the Free Peoples Combat card is cancelled; without one the Leader re-roll is stronger."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import cancel_card, own_dice

_strengthen = own_dice("swarm_of_bats", reroll=1)


def _act(state: State, side: int, tell: Tell) -> State:
    if fighter(state, 1 - side).laid == "card":
        return cancel_card(state, 1 - side, tell)
    return _strengthen(state, side, tell)


EFFECT = CombatEffect("swarm_of_bats", {0: _act})
