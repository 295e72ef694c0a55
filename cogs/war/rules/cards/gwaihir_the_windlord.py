"""Gwaihir the Windlord: Companions travel as if of Level 4, into a besieged Stronghold too (13.1, 13.2)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import SeparateOrMove
from cogs.war.rules.procedure import first

ID = "fp_char_15"
LEVEL = 4


def play(state: State, tell: Tell) -> State:
    """One group leaves the Fellowship, or moves on the map."""
    return first(state, SeparateOrMove(ID, level=LEVEL))


CARD = Card(ID, play)
