"""Rage of the Dunlendings: Isengard musters beside the Dunlands, and units there may join."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigureIn, ChooseRegion, Decline
from cogs.war.model.armies import free
from cogs.war.model.bags import count
from cogs.war.model.components import FREE, NEIGHBOURS, NUMBER, REGIONS, SHADOW
from cogs.war.model.queries import at_war, controller
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MusterShadow, regions_named, unit, without
from cogs.war.rules.effect_choice import EffectChoice, Facts, Picks, no, region_name
from cogs.war.rules.event_cards import closed
from cogs.war.rules.movement import move
from cogs.war.rules.procedure import first, follow

ID = "sh_str_11"

DUNLANDS = regions_named(("north_dunland", "south_dunland"))
BESIDE = tuple(sorted({beside for region in DUNLANDS for beside in NEIGHBOURS[region]}))
MOST_JOINING = 4


@dataclass(frozen=True, slots=True)
class Rage(EffectChoice):
    """The Shadow picks a free region next to one of the Dunlands: two Regulars, then those who join."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    step: Literal["rage_of_the_dunlendings_where"] = "rage_of_the_dunlendings_where"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[each]) for each in BESIDE if _free(state, each)]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        region = NUMBER[action.region]
        muster = MusterShadow(ID, ((("isengard_regular",), region),) * 2)
        return follow(state, muster, JoinRage(region))

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), ID, tell)


def _free(state: State, region: int) -> bool:
    """1.8 Free in the strict sense: no enemy Army, and no Settlement the enemy controls."""
    return free(state, SHADOW, region) and controller(state, region) != FREE


@dataclass(frozen=True, slots=True)
class JoinRage(EffectChoice):
    """Up to four units of Isengard go there from the Dunlands, one after the other."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = no("pick-enough")
    region: int
    joined: int = 0
    step: Literal["rage_of_the_dunlendings_join"] = "rage_of_the_dunlendings_join"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return self.joined < MOST_JOINING and len(self.list_options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        joining: list[Action] = []
        if not closed(state, SHADOW, self.region):
            joining = [
                ChooseFigureIn(figure, REGIONS[origin])
                for origin in DUNLANDS
                if origin != self.region
                for figure in unit("isengard")
                if count(state.stacks[SHADOW][origin], figure)
            ]
        return [*joining, Decline()]

    def choose(self, state: State, action: ChooseFigureIn | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, replace(self, joined=self.joined + 1))
        one = ((action.figure, 1),)
        return move(state, SHADOW, one, NUMBER[action.region], self.region, ID, tell)

    def facts(self, state: State) -> Facts:
        return {"region": region_name(self.region), "count": MOST_JOINING - self.joined}


def play(state: State, tell: Tell) -> State:
    return first(state, Rage())


CARD = Card(ID, play, requires=lambda state: at_war(state, "isengard"))
