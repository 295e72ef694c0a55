"""Horn of Gondor: given up in reply to a Hunt tile, it takes 1 off the damage (rules/hunt, 13.7a)."""

from __future__ import annotations

from cogs.war.model.queries import in_fellowship
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card

BEARER = "boromir"


def carried(state: State) -> bool:
    """7.2, 7.3 Boromir is in the Fellowship."""
    return in_fellowship(state, BEARER)


CARD = Card("fp_char_07", requires=carried, stays=carried)
