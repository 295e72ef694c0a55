"""Isildur's Bane: a Hunt tile whose damage can only be taken by using the Ring."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import away_from_settlements
from cogs.war.rules.hunt.tile import DrawTile
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(state, DrawTile(CARD.id, treatment="ring"))


CARD = Card("sh_char_06", play, requires=away_from_settlements)
