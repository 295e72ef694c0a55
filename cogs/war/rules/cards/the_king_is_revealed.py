"""The King is Revealed: Minas Morgul musters once Aragorn is in play."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import NAZGUL
from cogs.war.model.queries import in_play
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterShadow, places
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            CARD.id, (*places("sauron_regular", 5, "minas_morgul"), *places(NAZGUL, 1, "minas_morgul"))
        ),
    )


CARD = Card("sh_str_18", play, requires=lambda state: in_play(state, "aragorn"))
