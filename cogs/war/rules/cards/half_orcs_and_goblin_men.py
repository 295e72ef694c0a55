"""Half-orcs and Goblin-men: a unit of Isengard joins any Shadow Army."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.queries import at_war
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import JoinArmy, unit
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(state, JoinArmy(CARD.id, unit("isengard")))


CARD = Card("sh_str_13", play, requires=lambda state: at_war(state, "isengard"))
