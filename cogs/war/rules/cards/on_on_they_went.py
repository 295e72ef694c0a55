"""On, On They Went: a special Hunt tile comes into play."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.mordor import bring_tile


def play(state: State, tell: Tell) -> State:
    return bring_tile(state, "sh_on_on_they_went", tell)


CARD = Card("sh_char_03", play)
