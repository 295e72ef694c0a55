"""Foul Stench (G51c): where the Nazgûl lead as well as the Free Peoples, commanders of the latter modify
nothing.

Everybody taking part is counted on both sides, picked or not (A28).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.record import ranks_with
from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.model.state import State
from cogs.war.rules.battle.record import leadership, nazgul_leadership
from cogs.war.rules.combat.vocabulary import tell_applied

ID = "foul_stench"


def _act(state: State, side: int, tell: Tell) -> State:
    points = nazgul_leadership(state, side)
    if points < leadership(state, 1 - side):
        return state
    return tell_applied(ranks_with(state, 1 - side, unled=True), side, ID, points, tell)


MELEE_CARD = MeleeCard(ID, {MODIFIERS: _act})
