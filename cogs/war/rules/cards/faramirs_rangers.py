"""Faramir's Rangers: three dice against an Army in Ithilien or Osgiliath; Gondor recruits in Osgiliath."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.armies import has_army
from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RegionChoice, RollHits, either, leader
from cogs.war.rules.cards.vocabulary_free import muster
from cogs.war.rules.procedure import Automatic, first, follow

ID = "fp_str_06"
OSGILIATH = NUMBER["osgiliath"]
PLACES = (NUMBER["north_ithilien"], NUMBER["south_ithilien"], OSGILIATH)
DICE = 3
TARGET = 5


@dataclass(frozen=True, slots=True)
class ChooseAmbush(RegionChoice):
    """Which Army of the Shadow is ambushed."""

    source: ClassVar[str] = ID
    step: Literal["faramirs_rangers_ambush"] = "faramirs_rangers_ambush"

    def chooser(self, state: State) -> int:
        return FREE

    def regions(self, state: State) -> Sequence[int]:
        return [each for each in PLACES if has_army(state, SHADOW, each)]

    def at(self, state: State, region: int, tell: Tell) -> State:
        return first(state, RollHits(ID, SHADOW, region, DICE, TARGET))


@dataclass(frozen=True, slots=True)
class RallyAtOsgiliath(Automatic):
    """7.4 A unit and a Leader of Gondor, where an Army of the Free Peoples holds Osgiliath."""

    rule: ClassVar[str] = "7.4"
    step: Literal["faramirs_rangers_rally"] = "faramirs_rangers_rally"

    def run(self, state: State, tell: Tell) -> State:
        if not has_army(state, FREE, OSGILIATH):
            return follow(state)
        return follow(state, muster(ID, "osgiliath", either("gondor"), leader("gondor")))


def play(state: State, tell: Tell) -> State:
    """Either part may do nothing; no attack, so no political reaction (7.7)."""
    return first(state, ChooseAmbush(), RallyAtOsgiliath())


CARD = Card(ID, play)
