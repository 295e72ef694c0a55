"""Grond, Hammer of the Underworld: the Witch-king storms a Stronghold for three rounds."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import has_army
from cogs.war.model.components import FREE, SHADOW, WITCH_KING
from cogs.war.model.queries import side_besieged, where
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import no_card_in_first_round, storm


def _besieges(state: State) -> bool:
    region = where(state, WITCH_KING)
    return region >= 0 and side_besieged(state, region) == FREE and has_army(state, SHADOW, region)


def play(state: State, tell: Tell) -> State:
    return storm(state, CARD.id, (where(state, WITCH_KING),), "witch_king", tell)


CARD: Card = Card(
    "sh_char_20",
    play,
    requires=_besieges,
    bars_cards=lambda state, side: no_card_in_first_round(state, CARD.id, side),
)
