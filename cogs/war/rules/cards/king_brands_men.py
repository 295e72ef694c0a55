"""King Brand's Men: the North recruits two Regulars in Dale (7.4); a card."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import regular
from cogs.war.rules.cards.vocabulary_free import muster, strategy_cards
from cogs.war.rules.procedure import first

ID = "fp_str_19"


def play(state: State, tell: Tell) -> State:
    """The units first, then the card."""
    return first(state, muster(ID, "dale", regular("north"), regular("north")), *strategy_cards())


CARD = Card(ID, play)
