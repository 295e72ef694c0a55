"""Riders of Théoden: Rohan recruits in Edoras, or beside a Companion (7.4)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, NUMBER, REGIONS_OF
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RecruitGroup, either, leader
from cogs.war.rules.cards.vocabulary_free import companion_regions
from cogs.war.rules.procedure import first

ID = "fp_str_16"
EDORAS = NUMBER["edoras"]


def play(state: State, tell: Tell) -> State:
    """Unit and Leader come to the same region."""
    beside = companion_regions(state, REGIONS_OF["rohan"])
    places = tuple(dict.fromkeys((EDORAS, *beside)))
    figures = (either("rohan"), leader("rohan"))
    return first(state, RecruitGroup(ID, FREE, figures, places, besieging=True))


CARD = Card(ID, play)
