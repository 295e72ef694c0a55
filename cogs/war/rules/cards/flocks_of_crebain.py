"""Flocks of Crebain: given up for +1 on every die of a Hunt roll (rules/hunt/rolling.py)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import leave_when_declared


def reacts(state: State, event: str, subject: str, tell: Tell) -> State:
    return leave_when_declared(state, CARD.id, event, subject, tell)


CARD = Card("sh_char_16", reacts=reacts)
