"""Swords in Eriador: a unit in the Shire, one in Ered Luin (7.4); a card."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import either
from cogs.war.rules.cards.vocabulary_free import muster, strategy_cards
from cogs.war.rules.procedure import first

ID = "fp_str_20"


def play(state: State, tell: Tell) -> State:
    """The units first, then the card; either may be impossible."""
    north, dwarves = muster(ID, "the_shire", either("north")), muster(ID, "ered_luin", either("dwarves"))
    return first(state, north, dwarves, *strategy_cards())


CARD = Card(ID, play)
