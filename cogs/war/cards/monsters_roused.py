"""Monsters Roused: Sauron musters in the north."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.cards.card import Card
from cogs.war.cards.vocabulary_shadow import MusterShadow, places
from cogs.war.rules.procedure import first
from cogs.war.state import State


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
