"""Durin's Bane (G49l): near Moria three dice before the fighting, each 4 or better breaking an enemy unit.

Regulars first, Elites when none stands (G48).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import ATTACKS, MeleeCard
from cogs.war.groteka.rules.extra import BreakByDice
from cogs.war.model.state import State
from cogs.war.rules.procedure import first

ID = "durins_bane"
DICE = 3
HIT_ON = 4


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, BreakByDice(side, ID, DICE, HIT_ON))


MELEE_CARD = MeleeCard(ID, {ATTACKS: _act})
