"""The Spirit of Mordor: five dice against an Army of several Nations (7.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.armies import nations_of
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RegionChoice, RollHits
from cogs.war.rules.procedure import first

ID = "fp_str_05"
DICE = 5
TARGET = 5


@dataclass(frozen=True, slots=True)
class ChooseMixedArmy(RegionChoice):
    """A Shadow Army with units of two Nations or more."""

    source: ClassVar[str] = ID
    step: Literal["the_spirit_of_mordor_army"] = "the_spirit_of_mordor_army"

    def chooser(self, state: State) -> int:
        return FREE

    def regions(self, state: State) -> Sequence[int]:
        return [n for n, held in enumerate(state.stacks[SHADOW]) if len(nations_of(held)) > 1]

    def at(self, state: State, region: int, tell: Tell) -> State:
        return first(state, RollHits(ID, SHADOW, region, DICE, TARGET))


def play(state: State, tell: Tell) -> State:
    """No attack, so no political reaction (7.7)."""
    return first(state, ChooseMixedArmy())


CARD = Card(ID, play)
