"""Shelob's Lair: a special Hunt tile comes into play."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.mordor import bring_tile


def play(state: State, tell: Tell) -> State:
    return bring_tile(state, "sh_shelobs_lair", tell)


CARD = Card("sh_char_01", play)
