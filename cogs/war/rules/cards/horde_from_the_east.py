"""Horde from the East: five Regulars come over the eastern edge of the map."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import EASTERN_EDGE
from cogs.war.model.queries import at_war
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterWhere
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(state, MusterWhere(CARD.id, (("southrons_easterlings_regular",),) * 5, EASTERN_EDGE))


CARD = Card("sh_str_21", play, requires=lambda state: at_war(state, "southrons_easterlings"))
