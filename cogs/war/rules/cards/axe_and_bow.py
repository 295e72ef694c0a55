"""Axe and Bow: given up in reply to a Hunt tile, it takes 1 off the damage (rules/hunt, 13.7a)."""

from __future__ import annotations

from cogs.war.model.queries import in_fellowship
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card

BEARERS = ("gimli", "legolas")


def carried(state: State) -> bool:
    """7.2, 7.3 Gimli or Legolas is in the Fellowship."""
    return any(in_fellowship(state, each) for each in BEARERS)


CARD = Card("fp_char_06", requires=carried, stays=carried)
