"""Black Breath (G51d): in the first series the Shadow may strike at a Leader or at a Companion.

Whoever is struck at does not strike back; an Elven Ring saves him (G39).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import EARLY, MeleeCard
from cogs.war.groteka.rules.extra import ChooseQuarry
from cogs.war.model.armies import companions
from cogs.war.model.state import Ids, State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.vocabulary import leaders_of
from cogs.war.rules.procedure import first

ID = "black_breath"


def quarries(state: State, side: int) -> Ids:
    """G51d Leaders and Companions of the enemy who take part."""
    force = fighter(state, 1 - side).force
    return (*leaders_of(force), *companions(force))


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ChooseQuarry(side, ID, quarries(state, side)))


MELEE_CARD = MeleeCard(ID, {EARLY: _act})
