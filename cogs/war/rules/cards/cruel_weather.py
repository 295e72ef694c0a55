"""Cruel Weather: the Shadow moves the Ring-bearers' figure by one region."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.components import NEIGHBOURS, REGIONS, SHADOW
from cogs.war.model.events.fellowship import FellowshipShifted
from cogs.war.model.state import State, evolve
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RegionChoice
from cogs.war.rules.cards.vocabulary_shadow import progressed
from cogs.war.rules.effect_choice import Facts, region_name
from cogs.war.rules.procedure import first

ID = "sh_char_10"


@dataclass(frozen=True, slots=True)
class ShiftFellowship(RegionChoice):
    """The figure goes to an adjacent region; progress stays, and nothing is declared or revealed."""

    source: ClassVar[str] = ID
    step: Literal["cruel_weather_shift"] = "cruel_weather_shift"

    def chooser(self, state: State) -> int:
        return SHADOW

    def regions(self, state: State) -> Sequence[int]:
        return NEIGHBOURS[state.fellowship.region]

    def at(self, state: State, region: int, tell: Tell) -> State:
        origin = REGIONS[state.fellowship.region]
        tell(FellowshipShifted(origin=origin, region=REGIONS[region], cause=ID))
        return evolve(state, fellowship=replace(state.fellowship, region=region))

    def facts(self, state: State) -> Facts:
        return {"region": region_name(state.fellowship.region)}


def play(state: State, tell: Tell) -> State:
    return first(state, ShiftFellowship())


CARD = Card(ID, play, requires=progressed)
