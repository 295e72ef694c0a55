"""Cruel as Death (G51a): picked Nazgûl give up two points of Leadership, and up to four others lead instead.

The Witch-king's own two pay where he is picked (A27). With less than two points nothing happens.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import other_nazgul
from cogs.war.groteka.rules.commanders import give_up, lend, points_of
from cogs.war.model.components import NAZGUL, WITCH_KING
from cogs.war.model.state import State
from cogs.war.rules.combat.vocabulary import tell_applied

ID = "cruel_as_death"
COST = 2
MOST_LENT = 4


def _act(state: State, side: int, tell: Tell) -> State:
    payer = next((name for name in (WITCH_KING, NAZGUL) if points_of(state, side, name) >= COST), None)
    if payer is None:
        return state
    lending = other_nazgul(state, side, MOST_LENT)
    state = lend(give_up(state, side, payer, COST, ID, tell), side, lending)
    return tell_applied(state, side, ID, len(lending), tell)


MELEE_CARD = MeleeCard(ID, {MODIFIERS: _act})
