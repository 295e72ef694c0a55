"""The Shadow Lengthens: two Armies march up to two regions, each to another."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow_gathering import GatherArmies
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(state, GatherArmies(CARD.id, distance=2, armies=2))


CARD = Card("sh_str_08", play)
