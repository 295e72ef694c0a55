"""A New Power is Rising: Isengard musters in the Dunlands and in Orthanc while Saruman is in play."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.cards.card import Card
from cogs.war.cards.vocabulary_shadow import MusterShadow, places, unit
from cogs.war.components import NUMBER
from cogs.war.reading import in_play
from cogs.war.rules.procedure import first
from cogs.war.state import State


def play(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            CARD.id,
            (
                *places("isengard_regular", 2, "north_dunland"),
                *places("isengard_regular", 2, "south_dunland"),
                *((unit("isengard"), NUMBER["orthanc"]),) * 2,
            ),
        ),
    )


CARD = Card("sh_str_16", play, requires=lambda state: in_play(state, "saruman"))
