"""The Red Arrow: Rohan advances and recruits in Edoras, once Gondor is active."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.queries import is_active
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import either, leader
from cogs.war.rules.cards.vocabulary_free import muster
from cogs.war.rules.politics import advance
from cogs.war.rules.procedure import first

ID = "fp_str_09"


def gondor_calls(state: State) -> bool:
    """7.2 Gondor is active."""
    return is_active(state, "gondor")


def play(state: State, tell: Tell) -> State:
    """9.2 A passive Rohan does not come to war by it."""
    state = advance(state, "rohan", ID, tell)
    return first(state, muster(ID, "edoras", either("rohan"), leader("rohan")))


CARD = Card(ID, play, requires=gondor_calls)
