"""Shadow Armies that march over several regions and must end beside another Army (7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseRegion, Confirm, Leave, March, Stop
from cogs.war.model.armies import may_cross, open_to, room, units
from cogs.war.model.bags import Bag, minus
from cogs.war.model.components import NEIGHBOURS, NUMBER, REGIONS, SHADOW, UNITS
from cogs.war.model.queries import side_besieged
from cogs.war.model.state import State
from cogs.war.rules.cards.vocabulary_shadow import without
from cogs.war.rules.effect_choice import EffectChoice, Facts, Pick, Picks, region_name
from cogs.war.rules.event_cards import closed
from cogs.war.rules.movement import move, movers
from cogs.war.rules.procedure import Choice, follow


def _passable(state: State, force: Bag, region: int) -> bool:
    """1.9, 9.6 Whether a force may enter a region on its way."""
    if closed(state, SHADOW, region) or not open_to(state, SHADOW, region):
        return False
    return all(may_cross(state, name, region) for name, _ in force)


def _goal(state: State, force: Bag, at: int, region: int) -> bool:
    """Whether a force standing at a region may end in one: another Shadow Army, not besieged, and room."""
    if side_besieged(state, region) == SHADOW:
        return False
    coming = 0 if region == at else units(force)
    others = units(state.stacks[SHADOW][region]) - (units(force) if region == at else 0)
    return others > 0 and room(state, SHADOW, region) >= coming


@dataclass(frozen=True, slots=True)
class _March:
    """A march under way: where the Army set out, where it stands now, and how many moves it has left.

    It does not end where it set out, beside those it left behind.
    """

    origin: int
    at: int
    left: int

    def ends(self, state: State, force: Bag, region: int) -> bool:
        """Whether the force may end in a region."""
        return region != self.origin and _goal(state, force, self.at, region)

    def reaches(self, state: State, force: Bag, region: int) -> bool:
        """Whether the force can enter an adjacent region and end its march there or further on."""
        return self.left > 0 and self._goes_on(state, force, region, self.left - 1)

    def _goes_on(self, state: State, force: Bag, region: int, left: int) -> bool:
        if not _passable(state, force, region):
            return False
        if self.ends(state, force, region):
            return True
        return left > 0 and any(
            self._goes_on(state, force, beside, left - 1) for beside in NEIGHBOURS[region]
        )

    def feasible(self, state: State, force: Bag, region: int) -> bool:
        """Whether a part of the force can do so; if any can, one unit alone can."""
        return any(name in UNITS and self.reaches(state, ((name, 1),), region) for name, _ in force)


@dataclass(frozen=True, slots=True)
class GatherArmies(Choice):
    """7.5 So many different Armies march, up to `distance` regions each, to where another Shadow Army stands.

    barred: where an Army has already set out or ended. Who can must march.
    """

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "march"
    card: str
    distance: int
    armies: int
    barred: tuple[int, ...] = ()
    marched: bool = False
    step: Literal["gather_armies"] = "gather_armies"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def _march(self, origin: int) -> _March:
        return _March(origin, origin, self.distance)

    def options(self, state: State) -> Sequence[Action]:
        return [
            March(REGIONS[origin], REGIONS[region])
            for origin, held in enumerate(state.stacks[SHADOW])
            if units(held) and origin not in self.barred and side_besieged(state, origin) != SHADOW
            for region in NEIGHBOURS[origin]
            if self._march(origin).feasible(state, movers(state, SHADOW, origin, region), region)
        ]

    def skip(self, state: State, tell: Tell) -> State:
        state = follow(state)
        return state if self.marched else without(state, self.card, tell)

    def choose(self, state: State, action: March, tell: Tell) -> State:
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        again = replace(self, armies=self.armies - 1, barred=(*self.barred, origin), marched=True)
        force = movers(state, SHADOW, origin, region)
        return follow(state, FormGathering(again, origin, region, force))


@dataclass(frozen=True, slots=True)
class FormGathering(Choice):
    """7.5 Who marches is settled before setting out; again: the march of the next Army."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "movers"
    alone: ClassVar[bool] = True
    again: GatherArmies
    origin: int
    region: int
    force: Bag
    step: Literal["form_gathering"] = "form_gathering"

    def chooser(self, state: State) -> int:
        return SHADOW

    def options(self, state: State) -> Sequence[Action]:
        march = _March(self.origin, self.origin, self.again.distance)
        found: list[Action] = []
        if units(self.force) and march.reaches(state, self.force, self.region):
            found.append(Confirm())
        for name, number in self.force:
            for leaving in range(1, number + 1):
                rest = minus(self.force, ((name, leaving),))
                if not march.feasible(state, rest, self.region):
                    break
                found.append(Leave(name, leaving))
        return found

    def choose(self, state: State, action: Confirm | Leave, tell: Tell) -> State:
        if isinstance(action, Leave):
            part: Bag = ((action.figure, action.number),)
            return follow(state, replace(self, force=minus(self.force, part)))
        left = self.again.distance - 1
        onward = MarchToGathering(self.again, self.origin, self.region, self.force, left)
        return move(
            follow(state, onward), SHADOW, self.force, self.origin, self.region, self.again.card, tell
        )


@dataclass(frozen=True, slots=True)
class MarchToGathering(EffectChoice):
    """7.5 The same figures go on by a region, or stop beside another Army."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    picks: ClassVar[Picks] = {Stop: Pick("pick-stop", "confirm")}
    again: GatherArmies
    origin: int
    at: int
    force: Bag
    left: int
    step: Literal["march_to_gathering"] = "march_to_gathering"

    def chooser(self, state: State) -> int:
        return SHADOW

    def options(self, state: State) -> Sequence[Action]:
        march = _March(self.origin, self.at, self.left)
        onward = [
            ChooseRegion(REGIONS[each])
            for each in NEIGHBOURS[self.at]
            if march.reaches(state, self.force, each)
        ]
        there = march.ends(state, self.force, self.at)
        return [*onward, Stop()] if there else onward

    def choose(self, state: State, action: ChooseRegion | Stop, tell: Tell) -> State:
        if isinstance(action, Stop):
            again = replace(self.again, barred=(*self.again.barred, self.at))
            return follow(state, *((again,) if again.armies else ()))
        region = NUMBER[action.region]
        onward = replace(self, at=region, left=self.left - 1)
        return move(follow(state, onward), SHADOW, self.force, self.at, region, self.again.card, tell)

    def asker(self, state: State) -> str:
        return self.again.card

    def facts(self, state: State) -> Facts:
        stop = Stop() in self.list_options(state)
        return {"region": region_name(self.at), "count": self.left, "stop": stop}
