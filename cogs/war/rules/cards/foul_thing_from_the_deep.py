"""Foul Thing from the Deep: a Hunt tile whose damage takes a random Companion first."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import away_from_settlements
from cogs.war.rules.hunt.tile import DrawTile
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(state, DrawTile(CARD.id, treatment="companion"))


CARD = Card("sh_char_07", play, requires=away_from_settlements)
