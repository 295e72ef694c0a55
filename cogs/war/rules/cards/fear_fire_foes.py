"""Fear! Fire! Foes!: Companions move; a Companion in Bree or the Shire brings the North to war."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import march_and_rouse

ID = "fp_str_07"
PLACES = ("bree", "the_shire")


def play(state: State, tell: Tell) -> State:
    """13.2, then 9.5; either part may do nothing."""
    return march_and_rouse(state, ID, "north", PLACES)


CARD = Card(ID, play)
