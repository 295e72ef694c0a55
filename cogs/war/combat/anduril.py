"""Andúril: Strider forgoes his Leadership and a missed die becomes a hit; for Aragorn it is two.

As many misses as possible are turned. With none to turn, or no Leadership left to give up, nothing happens.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.combat.effect import CombatEffect
from cogs.war.combat.vocabulary import anybody, forfeit_by, misses, turn_misses
from cogs.war.rules.battle.record import leads
from cogs.war.state import State

ID = "anduril"
TURNED = {"aragorn": 2, "strider": 1}
"""Missed dice each of them turns into hits."""


def _act(state: State, side: int, tell: Tell) -> State:
    bearer = next((each for each in TURNED if leads(state, side, each)), None)
    if bearer is None or not misses(state, side):
        return state
    state = forfeit_by(state, side, [bearer], ID, tell)
    return turn_misses(state, side, TURNED[bearer], ID, tell)


EFFECT = CombatEffect(ID, {4: _act}, requires=anybody(*TURNED))
