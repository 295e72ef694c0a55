"""The steps of the Shadow's Event cards that move Armies (7): marching and gathering."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseRegion, Confirm, Decline, Leave, March, Stop
from cogs.war.model.armies import may_cross, open_to, room, units
from cogs.war.model.bags import Bag, minus
from cogs.war.model.components import NEIGHBOURS, NUMBER, REGIONS, SHADOW, UNITS
from cogs.war.model.queries import side_besieged
from cogs.war.model.state import State
from cogs.war.model.turn_events import EffectWithout
from cogs.war.rules.cards.vocabulary_shadow import without
from cogs.war.rules.effect_choice import CardChoice, Facts, Pick, Picks, region_name
from cogs.war.rules.event_cards import closed
from cogs.war.rules.movement import ForceChoice, Needs, Terms, move, movers
from cogs.war.rules.procedure import ShadowChooses, SideChooses, WherePossible, first, follow

# 7.5 Cards by which an Army moves over several regions.


def _passable_vocabulary_marching(state: State, side: int, force: Bag, region: int) -> bool:
    """7.5, 9.6 Check whether a force may enter a region on its way."""
    if closed(state, side, region) or not open_to(state, side, region):
        return False
    return all(may_cross(state, name, region) for name, _ in force)


def ends(state: State, side: int, force: Bag, at: int, left: int) -> tuple[int, ...]:
    """7.5 Return the adjacent regions a force may go on to and still end its moves where it can stand."""
    if left < 1:
        return ()
    return tuple(
        beside
        for beside in NEIGHBOURS[at]
        if _passable_vocabulary_marching(state, side, force, beside)
        and (room(state, side, beside) >= units(force) or ends(state, side, force, beside, left - 1))
    )


def _most(state: State, side: int, region: int, left: int) -> int:
    """10.1 Count the units that can stand in a region or further on, the Nations' borders left aside."""
    best = room(state, side, region)
    if left < 1:
        return best
    onward = [
        beside for beside in NEIGHBOURS[region] if _passable_vocabulary_marching(state, side, (), beside)
    ]
    return max([best, *(_most(state, side, beside, left - 1) for beside in onward)])


@dataclass(frozen=True, slots=True)
class SendArmy(SideChooses):
    """7.5 An Army, or a part of it, moves up to `distance` regions: first where to, then who goes."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "march"
    card: str
    side: int
    distance: int
    needs: Needs = ""  # who must go along
    origins: tuple[int, ...] | None = None  # where it may start, all regions if None
    optional: bool = False  # it need not move
    step: Literal["send_army"] = "send_army"

    def _starts(self, state: State) -> list[Action]:
        marches: list[Action] = []
        for origin in range(len(REGIONS)) if self.origins is None else self.origins:
            held = state.stacks[self.side][origin]
            if not units(held) or side_besieged(state, origin) == self.side:
                continue
            for region in NEIGHBOURS[origin]:
                force = movers(state, self.side, origin, region)
                terms = Terms(self.needs, _most(state, self.side, region, self.distance - 1))
                if _passable_vocabulary_marching(state, self.side, (), region) and terms.feasible(
                    state, force, minus(held, force)
                ):
                    marches.append(March(REGIONS[origin], REGIONS[region]))
        return marches

    def needed(self, state: State) -> bool:
        return bool(self._starts(state))

    def options(self, state: State) -> Sequence[Action]:
        return [*self._starts(state), Decline()] if self.optional else self._starts(state)

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=self.card))
        return follow(state)

    def choose(self, state: State, action: March | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        force = movers(state, self.side, origin, region)
        left = self.distance - 1
        return follow(state, FormColumn(self.card, self.side, origin, region, force, left, self.needs))


@dataclass(frozen=True, slots=True)
class FormColumn(SideChooses, ForceChoice):
    """7.5 The choice of who goes, settled before the first region is entered."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "movers"
    card: str
    side: int
    origin: int
    region: int  # where it goes
    force: Bag  # who goes so far
    left: int  # regions it may still go on
    needs: Needs = ""  # who must go along
    step: Literal["form_column"] = "form_column"

    def way(self, state: State) -> tuple[int, int]:
        return self.origin, self.region

    def terms(self, state: State) -> Terms:
        return Terms(self.needs, _most(state, self.side, self.region, self.left))

    def go(self, state: State, tell: Tell) -> State:
        onward = MarchOn(self.card, self.side, self.region, self.force, self.left)
        return move(first(state, onward), self.side, self.force, self.origin, self.region, self.card, tell)


@dataclass(frozen=True, slots=True)
class MarchOn(SideChooses, CardChoice):
    """7.5 The same figures go on by a region, or stop; they stop only where they fit, if they can go on."""

    rule: ClassVar[str] = "7.5"
    picks: ClassVar[Picks] = {Stop: Pick("pick-stop", "confirm")}
    card: str
    side: int
    at: int
    force: Bag
    left: int
    step: Literal["march_on"] = "march_on"

    def needed(self, state: State) -> bool:
        return bool(ends(state, self.side, self.force, self.at, self.left))

    def options(self, state: State) -> Sequence[Action]:
        onward = [
            ChooseRegion(REGIONS[region]) for region in ends(state, self.side, self.force, self.at, self.left)
        ]
        return [*onward, Stop()] if room(state, self.side, self.at) >= 0 else onward

    def choose(self, state: State, action: ChooseRegion | Stop, tell: Tell) -> State:
        if isinstance(action, Stop):
            return follow(state)
        region = NUMBER[action.region]
        onward = replace(self, at=region, left=self.left - 1)
        return move(follow(state, onward), self.side, self.force, self.at, region, self.card, tell)

    def asker(self, state: State) -> str:
        return self.card

    def facts(self, state: State) -> Facts:
        stop = Stop() in self.list_options(state)
        return {"region": region_name(self.at), "count": self.left, "stop": stop}


# Shadow Armies that march over several regions and must end beside another Army (7.5).


def _passable_vocabulary_shadow_gathering(state: State, force: Bag, region: int) -> bool:
    """1.9, 9.6 Check whether a force may enter a region on its way."""
    if closed(state, SHADOW, region) or not open_to(state, SHADOW, region):
        return False
    return all(may_cross(state, name, region) for name, _ in force)


def _goal(state: State, force: Bag, at: int, region: int) -> bool:
    """Check whether a force standing at a region may end in one: another Shadow Army, not besieged,
    and room."""
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
        """Check whether the force may end in a region."""
        return region != self.origin and _goal(state, force, self.at, region)

    def reaches(self, state: State, force: Bag, region: int) -> bool:
        """Check whether the force can enter an adjacent region and end its march there or further on."""
        return self.left > 0 and self._goes_on(state, force, region, self.left - 1)

    def _goes_on(self, state: State, force: Bag, region: int, left: int) -> bool:
        if not _passable_vocabulary_shadow_gathering(state, force, region):
            return False
        if self.ends(state, force, region):
            return True
        return left > 0 and any(
            self._goes_on(state, force, beside, left - 1) for beside in NEIGHBOURS[region]
        )

    def feasible(self, state: State, force: Bag, region: int) -> bool:
        """Check whether a part of the force can do so; if any can, one unit alone can."""
        return any(name in UNITS and self.reaches(state, ((name, 1),), region) for name, _ in force)


@dataclass(frozen=True, slots=True)
class GatherArmies(ShadowChooses, WherePossible):
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
class FormGathering(ShadowChooses):
    """7.5 The choice of who marches, settled before setting out; again: the march of the next Army."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "movers"
    alone: ClassVar[bool] = True
    again: GatherArmies
    origin: int
    region: int
    force: Bag
    step: Literal["form_gathering"] = "form_gathering"

    def options(self, state: State) -> Sequence[Action]:
        march = _March(self.origin, self.origin, self.again.distance)
        choices: list[Action] = []
        if units(self.force) and march.reaches(state, self.force, self.region):
            choices.append(Confirm())
        for name, number in self.force:
            for leaving in range(1, number + 1):
                rest = minus(self.force, ((name, leaving),))
                if not march.feasible(state, rest, self.region):
                    break
                choices.append(Leave(name, leaving))
        return choices

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
class MarchToGathering(ShadowChooses, CardChoice):
    """7.5 The same figures go on by a region, or stop beside another Army."""

    rule: ClassVar[str] = "7.5"
    alone: ClassVar[bool] = True
    picks: ClassVar[Picks] = {Stop: Pick("pick-stop", "confirm")}
    again: GatherArmies
    origin: int
    at: int
    force: Bag
    left: int
    step: Literal["march_to_gathering"] = "march_to_gathering"

    def options(self, state: State) -> Sequence[Action]:
        march = _March(self.origin, self.at, self.left)
        onward = [
            ChooseRegion(REGIONS[neighbour])
            for neighbour in NEIGHBOURS[self.at]
            if march.reaches(state, self.force, neighbour)
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
