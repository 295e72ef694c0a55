"""Book of Mazarbul: Companions move; a Companion in Erebor or Ered Luin brings the Dwarves to war."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import march_and_rouse

ID = "fp_str_04"
PLACES = ("erebor", "ered_luin")


def play(state: State, tell: Tell) -> State:
    """13.2, then 9.5; either part may do nothing."""
    return march_and_rouse(state, ID, "dwarves", PLACES)


CARD = Card(ID, play)
