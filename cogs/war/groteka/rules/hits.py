"""G48, A50, A51 Hits by dice of event cards, outside any battle of the Army's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure
from cogs.war.model.armies import army_units, lose, units
from cogs.war.model.bags import Bag, only, plus
from cogs.war.model.components import FIGURES, REGIONS
from cogs.war.model.events.battles import HitsTaken
from cogs.war.model.state import SEATS, State
from cogs.war.rules.occupation import settle
from cogs.war.rules.procedure import Choice, follow


@dataclass(frozen=True, slots=True)
class BreakByCard(Choice):
    """G48 Each hit breaks a Regular of an Army, an Elite whole only where no Regular is left; which of them
    says whoever rolled. side: whose Army; lost: what has been broken so far.
    """

    rule: ClassVar[str] = "G48"
    kind: ClassVar[str] = "mod_hits"
    alone: ClassVar[bool] = True
    side: int
    region: int
    hits: int
    cause: str
    lost: Bag = ()
    step: Literal["break_by_card"] = "break_by_card"

    def chooser(self, state: State) -> int:
        return 1 - self.side

    def _victims(self, state: State) -> Bag:
        army = army_units(state.stacks[self.side][self.region])
        return only(army, lambda name: FIGURES[name].role == "regular") or army

    def needed(self, state: State) -> bool:
        army = army_units(state.stacks[self.side][self.region])
        return 0 < self.hits < units(army)

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseFigure(name) for name, _ in self._victims(state)]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        one: Bag = ((action.figure, 1),)
        state = lose(state, self.side, one, self.region)
        return follow(state, replace(self, hits=self.hits - 1, lost=plus(self.lost, one)))

    def skip(self, state: State, tell: Tell) -> State:
        army = army_units(state.stacks[self.side][self.region]) if self.hits else ()
        state = lose(follow(state), self.side, army, self.region)
        lost = plus(self.lost, army)
        if lost:
            tell(HitsTaken(side=SEATS[self.side], region=REGIONS[self.region], lost=lost, reduced=()))
        return settle(state, (self.region,), tell)
