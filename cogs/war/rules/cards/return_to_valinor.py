"""Return to Valinor: Elves leave the Strongholds that are not besieged."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.bags import count
from cogs.war.model.components import FREE, MOST_DICE, SETTLEMENTS_OF, SHADOW, STRONGHOLDS
from cogs.war.model.queries import controller
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RollHits
from cogs.war.rules.cards.vocabulary_shadow import without
from cogs.war.rules.procedure import first

ELVEN_STRONGHOLDS = tuple(each for each in SETTLEMENTS_OF["elves"] if each in STRONGHOLDS)
LEAVES_ON = 6


def _elves(state: State, region: int) -> int:
    held = state.stacks[FREE][region]
    return count(held, "elves_regular") + count(held, "elves_elite")


def play(state: State, tell: Tell) -> State:
    rolls = [
        RollHits(CARD.id, FREE, region, min(MOST_DICE, _elves(state, region)), LEAVES_ON)
        for region in ELVEN_STRONGHOLDS
        if region not in state.sieges and _elves(state, region)
    ]
    return first(state, *rolls) if rolls else without(state, CARD.id, tell)


def _one_lost(state: State) -> bool:
    return any(controller(state, region) == SHADOW for region in ELVEN_STRONGHOLDS)


CARD = Card("sh_str_01", play, requires=_one_lost)
