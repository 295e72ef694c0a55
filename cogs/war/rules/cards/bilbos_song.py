"""Bilbo's Song: corruption heals, twice as much with Gollum as Guide."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import GOLLUM, guided_by, heal

ID = "fp_char_12"


def play(state: State, tell: Tell) -> State:
    """One point, or two with Gollum as Guide."""
    return heal(state, 2 if guided_by(state, GOLLUM) else 1, ID, tell)


CARD = Card(ID, play)
