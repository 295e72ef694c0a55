"""Celeborn's Galadhrim: the Elves recruit a unit in Lórien (7.4); a card."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import either
from cogs.war.rules.cards.vocabulary_free import muster, strategy_cards
from cogs.war.rules.procedure import first

ID = "fp_str_15"


def play(state: State, tell: Tell) -> State:
    """The unit first, then the card."""
    return first(state, muster(ID, "lorien", either("elves")), *strategy_cards())


CARD = Card(ID, play)
