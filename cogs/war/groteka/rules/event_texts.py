"""G46, A69 Event cards whose text governs a whole battle and speaks of dice: what they do under the mod.

Cards that are not listed here do what they do in the base game (`Card.each_round`).
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.agenda import Tell
from cogs.war.groteka.record import ranks_of, ranks_with
from cogs.war.groteka.state import Limit
from cogs.war.model.armies import units
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.battle.record import battle_of
from cogs.war.rules.event_cards import card_of

HELP_UNLOOKED_FOR = "fp_str_10"


def _help_unlooked_for(state: State, tell: Tell) -> State:
    """Every unit inside the Stronghold costs the Shadow an attacking unit instead of a die; one is left."""
    inside = units(state.stacks[FREE][battle_of(state).region])
    others = tuple(each for each in ranks_of(state, SHADOW).limits if each.cause != HELP_UNLOOKED_FOR)
    return ranks_with(state, SHADOW, limits=(*others, Limit(HELP_UNLOOKED_FOR, fewer=inside)))


EACH_ROUND: dict[str, Callable[[State, Tell], State]] = {HELP_UNLOOKED_FOR: _help_unlooked_for}


def govern(state: State, tell: Tell) -> State:
    """The event cards that govern the battle have their effect on a round that begins."""
    for card in battle_of(state).effects:
        state = EACH_ROUND.get(card, card_of(card).each_round)(state, tell)
    return state
