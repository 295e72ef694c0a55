"""A New Power is Rising: Isengard musters in the Dunlands and in Orthanc while Saruman is in play."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import NUMBER
from cogs.war.model.queries import in_play
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterShadow, places, unit
from cogs.war.rules.procedure import first


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
