"""A Power too Great: three regions are closed to Armies of the Shadow (7.3)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import NUMBER
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import end_by_shadow
from cogs.war.rules.politics import advance

ID = "fp_str_02"
CLOSED = (NUMBER["lorien"], NUMBER["rivendell"], NUMBER["grey_havens"])


def play(state: State, tell: Tell) -> State:
    """9.1 The Nation advances when the card is played."""
    return advance(state, "elves", ID, tell)


CARD = Card(ID, play, uses=(end_by_shadow("end_a_power_too_great", ID),), closes=CLOSED)
