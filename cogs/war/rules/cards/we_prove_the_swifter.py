"""We Prove the Swifter: Companions travel two regions further, into a besieged Stronghold too (13.2)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import SeparateOrMove
from cogs.war.rules.procedure import first

ID = "fp_char_16"
FURTHER = 2


def play(state: State, tell: Tell) -> State:
    """One group leaves the Fellowship, or moves on the map."""
    return first(state, SeparateOrMove(ID, extra=FURTHER))


CARD = Card(ID, play)
