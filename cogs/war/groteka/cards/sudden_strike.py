"""Sudden Strike (G49d): before the fighting as many units as the Leadership, five at most, attack once more.

All Leadership taking part is counted, picked or not (G14).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.cards.card import ATTACKS, MeleeCard
from cogs.war.groteka.extra import ExtraStrikes
from cogs.war.rules.battle.record import leadership
from cogs.war.rules.procedure import first
from cogs.war.state import State

ID = "sudden_strike"


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraStrikes(side, ID, leadership(state, side)))


MELEE_CARD = MeleeCard(ID, {ATTACKS: _act})
