"""Monsters Roused: Sauron musters in the north."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterShadow, places
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            CARD.id,
            (
                *places("sauron_regular", 1, "angmar"),
                *places("sauron_regular", 1, "weather_hills"),
                *places("sauron_regular", 1, "ettenmoors"),
                *places("sauron_elite", 1, "trollshaws"),
            ),
        ),
    )


CARD = Card("sh_str_22", play)
