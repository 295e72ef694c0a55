"""Lure of the Ring: a Companion falls, or the Ring-bearers are corrupted by his Level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose
from cogs.war.model.chance import DrawCompanion
from cogs.war.model.components import FREE, GOLLUM, HOBBITS
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import change_corruption
from cogs.war.rules.cards.vocabulary_shadow import revealed, without
from cogs.war.rules.companions import lose_companion
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name, Pick, Picks
from cogs.war.rules.guide import level
from cogs.war.rules.procedure import Settled, first, follow

ID = "sh_char_13"


@dataclass(frozen=True, slots=True)
class LureWhom(Settled):
    """Chance draws a Companion of the Fellowship."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "companion"
    step: Literal["lure_of_the_ring_whom"] = "lure_of_the_ring_whom"

    def needed(self, state: State) -> bool:
        return bool(state.fellowship.companions)

    def options(self, state: State) -> Sequence[Action]:
        return [DrawCompanion(each) for each in state.fellowship.companions]

    def choose(self, state: State, action: DrawCompanion, tell: Tell) -> State:
        return follow(state, ResistLure(action.companion))

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), ID, tell)


@dataclass(frozen=True, slots=True)
class ResistLure(EffectChoice):
    """The Free Peoples eliminate the Companion drawn, or take corruption to the amount of his Level."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {
        Choose("corruption"): Pick("pick-corruption", "ring"),
        Choose("companion"): Pick("pick-companion", "removed"),
    }
    companion: str
    step: Literal["lure_of_the_ring_choose"] = "lure_of_the_ring_choose"

    def chooser(self, state: State) -> int:
        return FREE

    def options(self, state: State) -> Sequence[Action]:
        return [Choose("corruption"), Choose("companion")]

    def choose(self, state: State, action: Choose, tell: Tell) -> State:
        state = follow(state)
        if action.option == "corruption":
            return change_corruption(state, level(self.companion), ID, tell)
        counts = state.options.lure_is_casualty
        return lose_companion(state, self.companion, ID, tell, casualty=counts)

    def facts(self, state: State) -> Facts:
        worth, corruption = level(self.companion), state.fellowship.corruption
        return {
            "hero": Name("hero", self.companion),
            "count": worth,
            "corruption": corruption,
            "sum": worth + corruption,
            "saved": self.companion in HOBBITS and state.fellowship.mordor < 0,
        }


def play(state: State, tell: Tell) -> State:
    if state.fellowship.guide == GOLLUM:
        return change_corruption(state, 1, ID, tell)
    return first(state, LureWhom())


CARD = Card(ID, play, requires=revealed)
