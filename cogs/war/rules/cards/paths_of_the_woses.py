"""Paths of the Woses: an Army in Rohan comes to Minas Tirith, or beside it where that is shut (7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import March
from cogs.war.model.armies import has_army
from cogs.war.model.components import FREE, NEIGHBOURS, NUMBER, REGIONS, REGIONS_OF
from cogs.war.model.events.cards import EffectWithout
from cogs.war.model.queries import at_war, controller
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.movement import ChooseMovers, may_march, movers
from cogs.war.rules.procedure import Choice, first, follow

ID = "fp_str_11"
MINAS_TIRITH = NUMBER["minas_tirith"]


def goals(state: State) -> tuple[int, ...]:
    """Minas Tirith; its neighbours where the Shadow holds or besieges it."""
    shut = MINAS_TIRITH in state.sieges or controller(state, MINAS_TIRITH) != FREE
    return NEIGHBOURS[MINAS_TIRITH] if shut else (MINAS_TIRITH,)


@dataclass(frozen=True, slots=True)
class TakeThePaths(Choice):
    """7.5 Which Army goes where, a besieged one too; a part of it may stay. No route is traced."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "march"
    step: Literal["paths_of_the_woses_march"] = "paths_of_the_woses_march"

    def chooser(self, state: State) -> int:
        return FREE

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        return [
            March(REGIONS[origin], REGIONS[region])
            for origin in REGIONS_OF["rohan"]
            if has_army(state, FREE, origin)
            for region in goals(state)
            if may_march(state, FREE, origin, region)
        ]

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=ID))
        return follow(state)

    def choose(self, state: State, action: March, tell: Tell) -> State:
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        force = movers(state, FREE, origin, region)
        return follow(state, ChooseMovers(FREE, origin, region, force, why=ID))


def rohan_rides(state: State) -> bool:
    """7.2 Rohan is At War."""
    return at_war(state, "rohan")


def play(state: State, tell: Tell) -> State:
    """The march."""
    return first(state, TakeThePaths())


CARD = Card(ID, play, requires=rohan_rides)
