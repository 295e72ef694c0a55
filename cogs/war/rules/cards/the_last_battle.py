"""The Last Battle: while it lies there, dice that move the Fellowship stay out of the Hunt Box (12.2)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, NATION_OF, NATIONS_OF
from cogs.war.model.queries import where
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import ARAGORN, with_army
from cogs.war.rules.event_cards import leave_table

ID = "fp_str_01"


def afield(state: State) -> bool:
    """7.2, 7.3 Aragorn is with an Army outside the Nations of the Free Peoples, and the Fellowship hidden.

    A revealed Fellowship would end the card at once, so that it is not played then.
    """
    region = where(state, ARAGORN)
    if not with_army(state, region) or not state.fellowship.hidden:
        return False
    return NATION_OF[region] not in NATIONS_OF[FREE]


def reacts(state: State, event: str, subject: str, tell: Tell) -> State:
    """7.3 It goes the moment the Fellowship is declared or revealed."""
    return leave_table(state, ID, "ended", tell) if event in ("declared", "revealed") else state


CARD = Card(ID, requires=afield, stays=afield, reacts=reacts)
