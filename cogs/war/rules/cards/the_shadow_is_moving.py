"""The Shadow is Moving: up to four Armies move."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import SHADOW
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import all_at_war
from cogs.war.rules.movement import MarchArmies
from cogs.war.rules.procedure import first

MOVES = 4


def play(state: State, tell: Tell) -> State:
    return first(state, MarchArmies(SHADOW, MOVES, why=CARD.id, apart=True, compulsory=False))


CARD = Card("sh_str_09", play, requires=all_at_war)
