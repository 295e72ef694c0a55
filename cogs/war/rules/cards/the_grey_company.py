"""The Grey Company: a Regular of his Army gives way to an Elite of its Nation; two cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure
from cogs.war.model.armies import enter, lose
from cogs.war.model.components import FIGURES, FREE, REGIONS
from cogs.war.model.events.armies import FiguresRecruited
from cogs.war.model.events.battles import FiguresRemoved
from cogs.war.model.events.cards import EffectWithout
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import heir, strategy_cards, with_army
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick, Picks, region_name
from cogs.war.rules.procedure import first, follow
from cogs.war.rules.recruiting import available

ID = "fp_char_24"


@dataclass(frozen=True, slots=True)
class JoinTheCompany(EffectChoice):
    """The Regular is a casualty; the Elite comes from the reinforcements."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-exchange")}
    step: Literal["the_grey_company_join"] = "the_grey_company_join"

    def chooser(self, state: State) -> int:
        return FREE

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        _, region = heir(state)
        return [
            ChooseFigure(name)
            for name, _ in state.stacks[FREE][region]
            if FIGURES[name].role == "regular" and available(state, FREE, f"{FIGURES[name].nation}_elite")
        ]

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=ID))
        return follow(state)

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        seat, region = SEATS[FREE], heir(state)[1]
        leaving = ((action.figure, 1),)
        coming = ((f"{FIGURES[action.figure].nation}_elite", 1),)
        tell(FiguresRemoved(side=seat, region=REGIONS[region], figures=leaving, cause=ID))
        tell(FiguresRecruited(side=seat, region=REGIONS[region], figures=coming))
        return enter(lose(follow(state), FREE, leaving, region), FREE, coming, region)

    def facts(self, state: State) -> Facts:
        return {"region": region_name(heir(state)[1])}


def led_by_the_heir(state: State) -> bool:
    """7.2 Strider or Aragorn is with an Army."""
    return with_army(state, heir(state)[1])


def play(state: State, tell: Tell) -> State:
    """The exchange, as far as possible, then the cards."""
    return first(state, JoinTheCompany(), *strategy_cards(2))


CARD = Card(ID, play, requires=led_by_the_heir)
