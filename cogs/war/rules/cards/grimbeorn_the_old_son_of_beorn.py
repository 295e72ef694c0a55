"""Grimbeorn the Old, Son of Beorn: the North recruits a unit and a Leader in Carrock (7.4)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import either, leader
from cogs.war.rules.cards.vocabulary_free import muster
from cogs.war.rules.procedure import first

ID = "fp_str_17"


def play(state: State, tell: Tell) -> State:
    """The unit first, so that there is somebody to lead."""
    return first(state, muster(ID, "carrock", either("north"), leader("north")))


CARD = Card(ID, play)
