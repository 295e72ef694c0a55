"""Many Kings to the Service of Mordor: three Settlements of the Southrons and Easterlings muster."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import SETTLEMENTS_OF
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterWhere
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterWhere(
            CARD.id, (("southrons_easterlings_regular",),) * 2, SETTLEMENTS_OF["southrons_easterlings"], 3
        ),
    )


CARD = Card("sh_str_17", play)
