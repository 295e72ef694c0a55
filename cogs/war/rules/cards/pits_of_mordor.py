"""Pits of Mordor: three Strongholds of Sauron muster."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import SETTLEMENTS_OF, STRONGHOLDS
from cogs.war.model.queries import at_war
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterWhere
from cogs.war.rules.procedure import first

PITS = tuple(region for region in SETTLEMENTS_OF["sauron"] if region in STRONGHOLDS)


def play(state: State, tell: Tell) -> State:
    return first(state, MusterWhere(CARD.id, (("sauron_regular",),) * 2, PITS, 3))


CARD = Card("sh_str_24", play, requires=lambda state: at_war(state, "sauron"))
