"""Wizard's Staff: given up before a Hunt tile is drawn, none is (rules/hunt, 13.7a)."""

from __future__ import annotations

from cogs.war.model.queries import in_fellowship
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card

BEARER = "gandalf_the_grey"


def carried(state: State) -> bool:
    """7.2, 7.3 Gandalf the Grey is in the Fellowship."""
    return in_fellowship(state, BEARER)


CARD = Card("fp_char_08", requires=carried, stays=carried)
