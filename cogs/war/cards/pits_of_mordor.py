"""Pits of Mordor: three Strongholds of Sauron muster."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.cards.card import Card
from cogs.war.cards.vocabulary_shadow import MusterWhere
from cogs.war.components import SETTLEMENTS_OF, STRONGHOLDS
from cogs.war.reading import at_war
from cogs.war.rules.procedure import first
from cogs.war.state import State

PITS = tuple(region for region in SETTLEMENTS_OF["sauron"] if region in STRONGHOLDS)


def play(state: State, tell: Tell) -> State:
    return first(state, MusterWhere(CARD.id, (("sauron_regular",),) * 2, PITS, 3))


CARD = Card("sh_str_24", play, requires=lambda state: at_war(state, "sauron"))
