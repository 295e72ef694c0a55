"""Fateful Strike (G50c): in the first series the Free Peoples may strike at a Nazgûl or at a Minion.

Whoever is struck at does not strike back; an Elven Ring saves him (G39). The Witch-king is reached once, as
what is agreed (A24).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import EARLY, MeleeCard
from cogs.war.groteka.rules.extra import ChooseQuarry
from cogs.war.model.bags import count
from cogs.war.model.components import NAZGUL
from cogs.war.model.state import Ids, State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.vocabulary import minions_of
from cogs.war.rules.procedure import first

ID = "fateful_strike"


def quarries(state: State, side: int) -> Ids:
    """G50c Nazgûl and Minions of the enemy who take part."""
    force = fighter(state, 1 - side).force
    return ((NAZGUL,) if count(force, NAZGUL) else ()) + minions_of(force)


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ChooseQuarry(side, ID, quarries(state, side)))


MELEE_CARD = MeleeCard(ID, {EARLY: _act})
