"""Advantageous Position: within a Free Peoples Nation the Shadow's Combat roll is weaker.

A natural 6 hits all the same, as in every roll (11.6). The Free Peoples may be attackers or defenders.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import free_nation_there, raise_dice, tell_applied


def _act(state: State, side: int, tell: Tell) -> State:
    return tell_applied(raise_dice(state, 1 - side, roll=-1), side, "advantageous_position", 1, tell)


EFFECT = CombatEffect("advantageous_position", {3: _act}, requires=free_nation_there)
