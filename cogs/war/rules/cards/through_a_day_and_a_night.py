"""Through a Day and a Night: an Army with a Companion moves up to two regions (7.5)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import free_companion_regions
from cogs.war.model.components import FREE
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import with_army
from cogs.war.rules.cards.vocabulary_marching import SendArmy
from cogs.war.rules.procedure import first

ID = "fp_str_12"
DISTANCE = 2


def led_by_a_companion(state: State) -> bool:
    """7.2 An Army has a Companion with it."""
    return any(with_army(state, region) for region in free_companion_regions(state))


def play(state: State, tell: Tell) -> State:
    """A Companion goes with the part that moves."""
    return first(state, SendArmy(ID, FREE, DISTANCE, needs="companion"))


CARD = Card(ID, play, requires=led_by_a_companion)
