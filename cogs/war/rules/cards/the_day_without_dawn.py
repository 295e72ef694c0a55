"""The Day Without Dawn: the Free Peoples lose their Will of the West for this turn."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE
from cogs.war.model.events.turns import DieTurned
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import all_at_war, without
from cogs.war.rules.dice import take_die
from cogs.war.rules.rings import WILL


def play(state: State, tell: Tell) -> State:
    lost = state.dice[FREE].count(WILL)
    for _ in range(lost):
        tell(DieTurned(side=SEATS[FREE], die=WILL, face="", cause=CARD.id))
        state = take_die(state, FREE, WILL)
    return state if lost else without(state, CARD.id, tell)


CARD = Card("sh_str_04", play, requires=all_at_war)
