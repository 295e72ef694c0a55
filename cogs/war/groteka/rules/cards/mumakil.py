"""Mûmakil (G49k): all units strike harder, and a Shadow that has struck better than the enemy breaks another
unit after the first series.

Successful attacks made before the series by a card count, those of the Free Peoples too. Any enemy unit that
still stands may be chosen.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.record import ranks_of
from cogs.war.groteka.rules.cards.card import HITS, MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import own_units
from cogs.war.groteka.rules.extra import BreakUnits
from cogs.war.model.state import State
from cogs.war.rules.procedure import first

ID = "mumakil"


def _trample(state: State, side: int, tell: Tell) -> State:
    if ranks_of(state, side).successes <= ranks_of(state, 1 - side).successes:
        return state
    return first(state, BreakUnits(side, ID, 1, order="any"))


MELEE_CARD = MeleeCard(ID, {MODIFIERS: own_units(ID, 1), HITS: _trample})
