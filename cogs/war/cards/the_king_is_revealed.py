"""The King is Revealed: Minas Morgul musters once Aragorn is in play."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.cards.card import Card
from cogs.war.cards.vocabulary_shadow import MusterShadow, places
from cogs.war.components import NAZGUL
from cogs.war.reading import in_play
from cogs.war.rules.procedure import first
from cogs.war.state import State


def play(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            CARD.id, (*places("sauron_regular", 5, "minas_morgul"), *places(NAZGUL, 1, "minas_morgul"))
        ),
    )


CARD = Card("sh_str_18", play, requires=lambda state: in_play(state, "aragorn"))
