"""The Power of Tom Bombadil: three regions are closed to Armies of the Shadow (7.3)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import NUMBER
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import end_by_shadow
from cogs.war.rules.politics import advance

ID = "fp_str_03"
CLOSED = (NUMBER["old_forest"], NUMBER["the_shire"], NUMBER["buckland"])


def play(state: State, tell: Tell) -> State:
    """9.1 The Nation advances when the card is played."""
    return advance(state, "north", ID, tell)


CARD = Card(ID, play, uses=(end_by_shadow("end_tom_bombadil", ID),), closes=CLOSED)
