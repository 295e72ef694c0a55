"""Sudden Strike (G49d): before the fighting as many units as the Leadership, five at most, attack once more.

All Leadership taking part is counted, picked or not (G14).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import ATTACKS, MeleeCard
from cogs.war.groteka.rules.extra import ExtraStrikes
from cogs.war.model.state import State
from cogs.war.rules.battle.record import leadership
from cogs.war.rules.procedure import first

ID = "sudden_strike"


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraStrikes(side, ID, leadership(state, side)))


MELEE_CARD = MeleeCard(ID, {ATTACKS: _act})
