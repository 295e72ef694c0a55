"""I Will Go Alone: Companions leave a region further than usual, then corruption heals (13.1)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import Heal
from cogs.war.rules.companions import Separate
from cogs.war.rules.procedure import first

ID = "fp_char_11"


def accompanied(state: State) -> bool:
    """7.2 Somebody is still with the Ring-bearers."""
    return bool(state.fellowship.companions)


def play(state: State, tell: Tell) -> State:
    """14.5 On the Mordor Track who leaves is eliminated; the healing happens all the same."""
    return first(state, Separate(extra=1, cause=ID), Heal(ID, 1))


CARD = Card(ID, play, requires=accompanied)
