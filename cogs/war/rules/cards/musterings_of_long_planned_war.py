"""Musterings of Long-planned War: Gorgoroth and Nurn fill once every Shadow Nation is At War."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterShadow, all_at_war, places
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            CARD.id,
            (
                *places("southrons_easterlings_regular", 5, "gorgoroth"),
                *places("sauron_regular", 5, "nurn"),
            ),
        ),
    )


CARD = Card("sh_str_23", play, requires=all_at_war)
