"""Wisdom of Elrond: a Nation of the Free Peoples becomes active and advances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNation
from cogs.war.model.components import FREE, NATIONS_OF
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import rouse
from cogs.war.rules.effect_choice import EffectChoice
from cogs.war.rules.procedure import first, follow

ID = "fp_str_08"


@dataclass(frozen=True, slots=True)
class ChooseCounselled(EffectChoice):
    """9.5 Any of the five Nations."""

    rule: ClassVar[str] = "9.5"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    step: Literal["wisdom_of_elrond_nation"] = "wisdom_of_elrond_nation"

    def chooser(self, state: State) -> int:
        return FREE

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseNation(nation) for nation in NATIONS_OF[FREE]]

    def choose(self, state: State, action: ChooseNation, tell: Tell) -> State:
        return rouse(follow(state), action.nation, ID, tell)


def play(state: State, tell: Tell) -> State:
    """The choice."""
    return first(state, ChooseCounselled())


CARD = Card(ID, play)
