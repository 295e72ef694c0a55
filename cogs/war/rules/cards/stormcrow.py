"""Stormcrow: a Nation with travellers in it is set back and loses a figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigureIn, ChooseNation
from cogs.war.model.armies import free_companion_regions, lose
from cogs.war.model.components import FIGURES, FREE, NATION_OF, NATIONS_OF, NUMBER, REGIONS, SHADOW
from cogs.war.model.events.battles import FiguresRemoved
from cogs.war.model.queries import at_war
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import without
from cogs.war.rules.effect_choice import EffectChoice, Facts, Name
from cogs.war.rules.occupation import settle
from cogs.war.rules.politics import set_back
from cogs.war.rules.procedure import first, follow

ID = "sh_str_06"


def candidates(state: State) -> tuple[str, ...]:
    """Nations of the Free Peoples not At War with the Ring-bearers' figure or a Companion in them."""
    regions = list(free_companion_regions(state))
    if state.fellowship.mordor < 0:
        regions.append(state.fellowship.region)
    found = {NATION_OF[region] for region in regions}
    return tuple(each for each in NATIONS_OF[FREE] if each in found and not at_war(state, each))


@dataclass(frozen=True, slots=True)
class BringIllNews(EffectChoice):
    """The Shadow picks the Nation."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    step: Literal["stormcrow_nation"] = "stormcrow_nation"

    def chooser(self, state: State) -> int:
        return SHADOW

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseNation(nation) for nation in candidates(state)]

    def choose(self, state: State, action: ChooseNation, tell: Tell) -> State:
        return set_back(follow(state, LoseFigure(action.nation)), action.nation, ID, tell)


@dataclass(frozen=True, slots=True)
class LoseFigure(EffectChoice):
    """The Free Peoples eliminate a unit or Leader of the Nation."""

    rule: ClassVar[str] = "7.6"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    nation: str
    step: Literal["stormcrow_figure"] = "stormcrow_figure"

    def chooser(self, state: State) -> int:
        return FREE

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        return [
            ChooseFigureIn(name, REGIONS[region])
            for region, held in enumerate(state.stacks[FREE])
            for name, _ in held
            if FIGURES[name].nation == self.nation
        ]

    def choose(self, state: State, action: ChooseFigureIn, tell: Tell) -> State:
        region, one = NUMBER[action.region], ((action.figure, 1),)
        tell(FiguresRemoved(side=SEATS[FREE], region=action.region, figures=one, cause=ID))
        return settle(lose(follow(state), FREE, one, region), (region,), tell)

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), ID, tell)

    def facts(self, state: State) -> Facts:
        return {"nation": Name("nation", self.nation)}


def play(state: State, tell: Tell) -> State:
    return first(state, BringIllNews())


CARD = Card(ID, play, requires=lambda state: bool(candidates(state)))
