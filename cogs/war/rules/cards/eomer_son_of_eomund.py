"""Éomer, Son of Éomund: Rohan recruits in a free Settlement of its own (7.4)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import free
from cogs.war.model.components import FREE, SETTLEMENTS_OF
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RecruitGroup, either, leader
from cogs.war.rules.procedure import first

ID = "fp_str_23"


def play(state: State, tell: Tell) -> State:
    """Free is meant: a besieged garrison gets nothing here."""
    places = tuple(each for each in SETTLEMENTS_OF["rohan"] if free(state, FREE, each))
    return first(state, RecruitGroup(ID, FREE, (either("rohan"), leader("rohan")), places))


CARD = Card(ID, play)
