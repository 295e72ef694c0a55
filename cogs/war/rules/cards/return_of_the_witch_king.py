"""Return of the Witch-king: he goes to Angmar, and Sauron musters there."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import shift
from cogs.war.model.components import NUMBER, REGIONS, SHADOW, WITCH_KING
from cogs.war.model.events.fellowship import CharactersMoved
from cogs.war.model.queries import in_play, where
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterShadow, places
from cogs.war.rules.occupation import settle
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    figures = (*places("sauron_regular", 2, "angmar"), *places("sauron_elite", 1, "angmar"))
    return first(_ride(state, tell), MusterShadow(CARD.id, figures))


def _ride(state: State, tell: Tell) -> State:
    origin, angmar = where(state, WITCH_KING), NUMBER["angmar"]
    if origin == angmar:
        return state
    rider = ((WITCH_KING, 1),)
    tell(CharactersMoved(side=SEATS[SHADOW], origin=REGIONS[origin], region=REGIONS[angmar], figures=rider))
    return settle(shift(state, SHADOW, rider, origin, angmar), (origin, angmar), tell)


CARD = Card("sh_str_12", play, requires=lambda state: in_play(state, WITCH_KING))
