"""Círdan's Ships: two units of the Elves land on a coast where an Army stands (7.4)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import has_army
from cogs.war.model.components import COASTAL, FREE, NUMBER
from cogs.war.model.queries import at_war
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RecruitGroup, either
from cogs.war.rules.procedure import first

ID = "fp_str_13"
NORTH_ERED_LUIN = NUMBER["north_ered_luin"]


def elves_fight(state: State) -> bool:
    """7.2 The Elves are At War."""
    return at_war(state, "elves")


def play(state: State, tell: Tell) -> State:
    """Both in the same region; a besieged Army is in its region too, and so is one that lays siege."""
    shores = (*COASTAL, *((NORTH_ERED_LUIN,) if state.options.north_ered_luin_coast else ()))
    coasts = tuple(region for region in shores if has_army(state, FREE, region))
    units = (either("elves"), either("elves"))
    return first(state, RecruitGroup(ID, FREE, units, coasts, besieging=True))


CARD = Card(ID, play, requires=elves_fight)
