"""Charge (G49e): before the fighting every Elite of the Free Peoples, five at most, attacks once more."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import ATTACKS, MeleeCard
from cogs.war.groteka.rules.extra import ExtraStrikes
from cogs.war.model.armies import elites
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.procedure import first

ID = "charge"


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, ExtraStrikes(side, ID, elites(fighter(state, side).force), "elite"))


MELEE_CARD = MeleeCard(ID, {ATTACKS: _act})
