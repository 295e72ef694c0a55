"""Shield-wall (G52): of two or more own units broken in the first series one stands up again."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.groteka.record import broken
from cogs.war.groteka.rules.cards.card import LOSSES, MeleeCard
from cogs.war.groteka.rules.extra import RaiseUnits
from cogs.war.model.state import State
from cogs.war.rules.procedure import first

ID = "shield_wall"
FROM = 2
"""Broken units that make the card act."""


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, RaiseUnits(side, ID, 1)) if len(broken(state, side)) >= FROM else state


MELEE_CARD = MeleeCard(ID, {LOSSES: _act})
