"""They are Terrible (G51b): a picked Nazgûl gives up his Leadership, and two others lead instead.

The Witch-king pays, both his points, only where no other Nazgûl is picked. With none picked nothing happens.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import other_nazgul
from cogs.war.groteka.rules.commanders import give_up, lend, points_of
from cogs.war.model.components import FIGURES, NAZGUL, WITCH_KING
from cogs.war.model.state import State
from cogs.war.rules.combat.vocabulary import tell_applied

ID = "they_are_terrible"
MOST_LENT = 2


def _act(state: State, side: int, tell: Tell) -> State:
    payer = next((name for name in (NAZGUL, WITCH_KING) if points_of(state, side, name)), None)
    if payer is None:
        return state
    lending = other_nazgul(state, side, MOST_LENT)
    state = give_up(state, side, payer, FIGURES[payer].leadership, ID, tell)
    return tell_applied(lend(state, side, lending), side, ID, len(lending), tell)


MELEE_CARD = MeleeCard(ID, {MODIFIERS: _act})
