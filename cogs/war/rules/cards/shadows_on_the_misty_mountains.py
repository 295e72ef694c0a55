"""Shadows on the Misty Mountains: Mount Gram or Moria musters, with a Nazgûl."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import NAZGUL
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterWhere, regions_named, unit
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterWhere(
            CARD.id, (unit("sauron"), unit("sauron"), (NAZGUL,)), regions_named(("mount_gram", "moria"))
        ),
    )


CARD = Card("sh_str_19", play)
