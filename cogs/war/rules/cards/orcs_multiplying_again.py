"""Orcs Multiplying Again: Mount Gundabad and Dol Guldur muster."""

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
                *places("sauron_regular", 3, "mount_gundabad"),
                *places("sauron_regular", 3, "dol_guldur"),
            ),
        ),
    )


CARD = Card("sh_str_20", play)
