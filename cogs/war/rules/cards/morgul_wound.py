"""Morgul Wound: a revealed Fellowship is corrupted."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import change_corruption
from cogs.war.rules.cards.vocabulary_shadow import revealed

FRESH = 3
"""Up to this corruption the wound is deeper."""


def play(state: State, tell: Tell) -> State:
    return change_corruption(state, 2 if state.fellowship.corruption <= FRESH else 1, CARD.id, tell)


CARD = Card("sh_char_12", play, requires=revealed)
