"""The Guide (12.7), and characters that move by themselves (13.1-13.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigureIn, ChooseNumber, Confirm, Fly, Join, MakeGuide, Travel
from cogs.war.model.armies import companions, eliminate, free_companion_regions, shift, with_stack
from cogs.war.model.bags import bag, count, plus
from cogs.war.model.components import (
    FIGURES,
    FREE,
    GOLLUM,
    HOBBITS,
    NAZGUL,
    NEIGHBOURS,
    NUMBER,
    OWNER,
    REGIONS,
    SHADOW,
    WITCH_KING,
)
from cogs.war.model.observation import WarObservation
from cogs.war.model.queries import controller, is_stronghold, side_besieged, where
from cogs.war.model.state import SEATS, Ids, State, evolve
from cogs.war.model.turn_events import CharactersMoved, CompanionLost, CompanionsSeparated, GuideChanged
from cogs.war.rules.event_cards import notify
from cogs.war.rules.nations import companion_arrived
from cogs.war.rules.procedure import FreeChooses, ShadowChooses, first, follow, push
from cogs.war.rules.uses import Use, refuse

# 12.7 The Guide of the Fellowship.


def level(companion: str) -> int:
    """12.7, 13.7 Return the Level printed on a Companion's card."""
    return FIGURES[companion].level or 0


def candidates(state: State) -> Ids:
    """12.7 List who may be Guide: the Companions of the highest Level left, or Gollum without any."""
    inside = state.fellowship.companions
    if not inside:
        return (GOLLUM,)
    highest = max(level(companion) for companion in inside)
    return tuple(companion for companion in inside if level(companion) == highest)


def find_same(seen: WarObservation) -> MakeGuide | None:
    """12.7 Return the Guide as before, where only Meriadoc and Peregrin may be it: their cards are the same.

    While the Hunt goes on the other one might still help.
    """
    inside, guide = seen.fellowship.companions, seen.fellowship.guide
    same = seen.chase is None and guide in inside and set(inside) <= set(HOBBITS)
    return MakeGuide(guide) if same else None


def make_guide(state: State, guide: str, tell: Tell) -> State:
    """12.7 Somebody is the Guide from now on."""
    if guide == state.fellowship.guide:
        return state
    tell(GuideChanged(guide=guide))
    return evolve(state, fellowship=replace(state.fellowship, guide=guide))


@dataclass(frozen=True, slots=True)
class ChooseGuide(FreeChooses):
    """12.7 The Guide is a Companion of the highest Level; the Free Peoples pick among equals.

    At the end of phase 2, and whenever the membership has changed.
    """

    rule: ClassVar[str] = "12.7"
    kind: ClassVar[str] = "guide"
    alone: ClassVar[bool] = True
    step: Literal["choose_guide"] = "choose_guide"

    def options(self, state: State) -> Sequence[Action]:
        return [MakeGuide(candidate) for candidate in candidates(state)]

    def choose(self, state: State, action: MakeGuide, tell: Tell) -> State:
        return make_guide(follow(state), action.companion, tell)


# 13.1, 13.2 Companions leave the Fellowship and move on the map.

SHADOWFAX = "gandalf_the_white"
SHADOWFAX_LEVEL = 4
TAKE_THEM_ALIVE = "take_them_alive"


def travel_level(group: Ids) -> int:
    """13.2 Return how far a group goes: its highest Level; Shadowfax carries a Hobbit, or his rider alone."""
    others = [companion for companion in group if companion != SHADOWFAX]
    if len(others) < len(group) and len(others) <= 1 and all(companion in HOBBITS for companion in others):
        return SHADOWFAX_LEVEL
    return max(level(companion) for companion in group)


def reachable(state: State, origin: int, distance: int, into_siege: bool = False) -> tuple[int, ...]:
    """13.2 List where Companions from a region can be after so many regions, the region itself included.

    They ignore Armies, stop on entering a region with a Stronghold of the Shadow, and neither enter nor leave
    one with an own Stronghold under siege; into_siege: they may end inside such a one.
    """
    reached = {origin}
    frontier: tuple[int, ...] = () if side_besieged(state, origin) == FREE else (origin,)
    for _ in range(distance):
        onward = []
        for region in frontier:
            for beside in NEIGHBOURS[region]:
                if beside in reached:
                    continue
                shut = side_besieged(state, beside) == FREE
                if shut and not into_siege:
                    continue
                reached.add(beside)
                if not shut and not (is_stronghold(beside) and controller(state, beside) == SHADOW):
                    onward.append(beside)
        frontier = tuple(onward)
    return tuple(sorted(reached))


def _refuse_travel(action: Action, rule: str) -> Refusal:
    """Say why a group may not travel there, or nobody by this name joins it."""
    if isinstance(action, Travel) and action.region not in NUMBER:
        return refuse("refusal-unknown", "1.1", name=action.region)
    if isinstance(action, Travel):
        return refuse("refusal-out-of-reach", rule, region=action.region)
    return refuse("refusal-not-among" if isinstance(action, Join) else "refusal-not-now", rule)


def _arrive(state: State, group: Ids, region: int, tell: Tell) -> State:
    """9.3d Let each Companion rouse the Nation whose City or Stronghold this is."""
    for companion in group:
        state = companion_arrived(state, companion, region, tell)
    return state


def _outside(state: State, leaving: Ids) -> State:
    inside = tuple(companion for companion in state.fellowship.companions if companion not in leaving)
    return evolve(state, fellowship=replace(state.fellowship, companions=inside))


# Leaving the Fellowship


def remove_companion(state: State, companion: str, cause: str, tell: Tell) -> State:
    """Put a Companion of the Fellowship out of the game; whoever calls it pushes ChooseGuide."""
    tell(CompanionLost(companion=companion, cause=cause))
    return eliminate(_outside(state, (companion,)), FREE, bag(companion))


def lose_companion(state: State, companion: str, cause: str, tell: Tell, casualty: bool = False) -> State:
    """13.7 Eliminate a Companion of the Fellowship, by the Hunt or by a card; pushes what follows.

    Take Them Alive! puts Meriadoc or Peregrin on the map instead, but not in Mordor. casualty: whether cards
    that watch casualties are told.
    """
    saved = companion in HOBBITS and state.fellowship.mordor < 0
    if saved:
        state = first(state, leave((companion,), state, cause=TAKE_THEM_ALIVE), ChooseGuide())
    else:
        state = first(remove_companion(state, companion, cause, tell), ChooseGuide())
    if casualty and (not saved or state.options.saved_is_casualty):
        state = notify(state, "companion_lost", companion, tell)
    return state


def leave(
    group: Ids,
    state: State,
    *,
    extra: int = 0,
    level: int = 0,
    still: bool = False,
    into_siege: bool = False,
    cause: str = "",
) -> PlaceGroup:
    """13.1 Return the step that puts a group on the map: as far as the progress and its highest Level.

    extra: regions more; level: instead of the highest Level; still: they stay where the figure is.
    """
    distance = state.fellowship.progress + (level or travel_level(group)) + extra
    return PlaceGroup(group, 0 if still else distance, into_siege, cause)


@dataclass(frozen=True, slots=True)
class Separate(FreeChooses):
    """13.1 One Companion or one group leaves the Fellowship for good; who goes is put together first."""

    rule: ClassVar[str] = "13.1"
    kind: ClassVar[str] = "separate"
    group: Ids = ()  # who goes so far
    extra: int = 0  # regions further
    level: int = 0  # instead of their own
    exactly: int = 0  # so many must go
    still: bool = False  # they stay where the figure is
    into_siege: bool = False  # they may end inside a besieged Stronghold
    cause: str = ""  # the card that has them go
    step: Literal["separate"] = "separate"

    def needed(self, state: State) -> bool:
        return len(self.group) < self._most(state)

    def _most(self, state: State) -> int:
        there = len(state.fellowship.companions)
        return min(self.exactly, there) if self.exactly else there + 1 if self.group else there

    def options(self, state: State) -> Sequence[Action]:
        joining = [
            Join(companion) for companion in state.fellowship.companions if companion not in self.group
        ]
        return [*joining, Confirm()] if self.group and not self.exactly else joining

    def choose(self, state: State, action: Join | Confirm, tell: Tell) -> State:
        if isinstance(action, Confirm):
            return self._go(state)
        return follow(state, replace(self, group=(*self.group, action.character)))

    def skip(self, state: State, tell: Tell) -> State:
        return self._go(state) if self.group else follow(state)

    def _go(self, state: State) -> State:
        group = tuple(companion for companion in state.fellowship.companions if companion in self.group)
        return follow(
            state,
            leave(
                group,
                state,
                extra=self.extra,
                level=self.level,
                still=self.still,
                into_siege=self.into_siege,
                cause=self.cause,
            ),
            ChooseGuide(),
        )


@dataclass(frozen=True, slots=True)
class PlaceGroup(FreeChooses):
    """13.1 The group goes to one common region; 14.5 in Mordor it is eliminated."""

    rule: ClassVar[str] = "13.1"
    kind: ClassVar[str] = "separate"
    alone: ClassVar[bool] = True
    group: Ids
    distance: int
    into_siege: bool = False
    cause: str = ""
    step: Literal["place_group"] = "place_group"

    def needed(self, state: State) -> bool:
        return state.fellowship.mordor < 0

    def options(self, state: State) -> Sequence[Action]:
        origin = state.fellowship.region
        return [
            Travel(REGIONS[region]) for region in reachable(state, origin, self.distance, self.into_siege)
        ]

    def skip(self, state: State, tell: Tell) -> State:
        state = follow(state)
        for companion in self.group:
            state = remove_companion(state, companion, "mordor", tell)
        return state

    def why_not(self, state: State, action: Action) -> Refusal:
        return _refuse_travel(action, self.rule)

    def choose(self, state: State, action: Travel, tell: Tell) -> State:
        region = NUMBER[action.region]
        stack = plus(state.stacks[FREE][region], bag(*self.group))
        state = with_stack(_outside(follow(state), self.group), FREE, region, stack)
        tell(CompanionsSeparated(companions=self.group, region=action.region, cause=self.cause))
        return _arrive(state, self.group, region, tell)


def separate_guide(state: State, tell: Tell) -> State:
    """13.7b Let the Guide step out of the Fellowship beside the figure (14.5 in Mordor: out of the game).

    Whoever calls it pushes ChooseGuide, and `travel_on` when everything else is settled.
    """
    guide, region = state.fellowship.guide, state.fellowship.region
    if state.fellowship.mordor >= 0:
        return remove_companion(state, guide, "mordor", tell)
    tell(CompanionsSeparated(companions=(guide,), region=REGIONS[region], cause="guide"))
    stack = plus(state.stacks[FREE][region], bag(guide))
    return with_stack(_outside(state, (guide,)), FREE, region, stack)


def travel_on(state: State, group: Ids) -> TravelOn:
    """R10 Return the step by which those who left as Guides travel, as one group."""
    return TravelOn(group, state.fellowship.progress + travel_level(group))


@dataclass(frozen=True, slots=True)
class TravelOn(FreeChooses):
    """13.1, R10 A group that already stands beside the figure goes to one common region."""

    rule: ClassVar[str] = "13.1"
    kind: ClassVar[str] = "separate"
    alone: ClassVar[bool] = True
    group: Ids
    distance: int
    step: Literal["travel_on"] = "travel_on"

    def options(self, state: State) -> Sequence[Action]:
        origin = where(state, self.group[0])
        return [Travel(REGIONS[region]) for region in reachable(state, origin, self.distance)]

    def why_not(self, state: State, action: Action) -> Refusal:
        return _refuse_travel(action, self.rule)

    def choose(self, state: State, action: Travel, tell: Tell) -> State:
        origin, region = where(state, self.group[0]), NUMBER[action.region]
        if region != origin:
            state = _move_group(state, self.group, origin, region, tell)
        return _arrive(follow(state), self.group, region, tell)


def _move_group(state: State, group: Ids, origin: int, region: int, tell: Tell) -> State:
    figures = bag(*group)
    tell(CharactersMoved(side=SEATS[FREE], origin=REGIONS[origin], region=REGIONS[region], figures=figures))
    return shift(state, FREE, figures, origin, region)


# Moving on the map


@dataclass(frozen=True, slots=True)
class MoveCompanions(FreeChooses):
    """13.2 Companions on the map move, group by group: from one region to one region."""

    rule: ClassVar[str] = "13.2"
    kind: ClassVar[str] = "companions"
    moved: Ids = ()  # who has moved
    group: Ids = ()  # who travels together now
    trips: int = 0  # groups moved so far
    groups: int = 0  # groups that may move at most, 0: all
    level: int = 0  # instead of their own, by a card
    extra: int = 0  # regions further, by a card
    into_siege: bool = False  # they may end inside a besieged Stronghold
    optional: bool = False  # nobody need move
    step: Literal["move_companions"] = "move_companions"

    def needed(self, state: State) -> bool:
        if self.groups and self.trips >= self.groups:
            return False
        return bool(self.group) or bool(self._movable(state))

    def _movable(self, state: State) -> Ids:
        return tuple(
            companion
            for region in free_companion_regions(state)
            if len(reachable(state, region, 1, self.into_siege)) > 1
            for companion in companions(state.stacks[FREE][region])
            if companion not in self.moved and self._distance((companion,)) > 0
        )

    def _distance(self, group: Ids) -> int:
        return (self.level or travel_level(group)) + self.extra

    def _goals(self, state: State, origin: int, group: Ids) -> tuple[int, ...]:
        regions = reachable(state, origin, self._distance(group), self.into_siege)
        return tuple(region for region in regions if region != origin)

    def options(self, state: State) -> Sequence[Action]:
        if not self.group:
            joining: list[Action] = [Join(companion) for companion in self._movable(state)]
            return [*joining, Confirm()] if self.trips or self.optional else joining
        origin = where(state, self.group[0])
        beside = [
            Join(companion)
            for companion in companions(state.stacks[FREE][origin])
            if companion not in self.group and companion not in self.moved
        ]
        return [*beside, *(Travel(REGIONS[goal]) for goal in self._goals(state, origin, self.group))]

    def why_not(self, state: State, action: Action) -> Refusal:
        return _refuse_travel(action, self.rule)

    def choose(self, state: State, action: Join | Travel | Confirm, tell: Tell) -> State:
        if isinstance(action, Confirm):
            return follow(state)
        if isinstance(action, Join):
            return follow(state, replace(self, group=(*self.group, action.character)))
        origin, region = where(state, self.group[0]), NUMBER[action.region]
        state = follow(
            _move_group(state, self.group, origin, region, tell),
            replace(self, moved=(*self.moved, *self.group), group=(), trips=self.trips + 1),
        )
        return _arrive(state, self.group, region, tell)


# 13.3 Nazgûl and Minions move by themselves.

MOUTH = "mouth_of_sauron"
Arrived = tuple[tuple[str, int, int], ...]
"""Figures that have moved already: (figure, region, number)."""


_of = lru_cache(maxsize=1 << 10)(ChooseFigureIn)
_flight = lru_cache(maxsize=1 << 13)(Fly)
"""Actions are made once: a menu lists a hundred of them."""


def barred(state: State, region: int) -> bool:
    """13.3 A Stronghold the Free Peoples control and the Shadow does not besiege: nobody ends there alone."""
    return is_stronghold(region) and controller(state, region) == FREE and region not in state.sieges


def goals(state: State, figure: str, origin: int) -> tuple[int, ...]:
    """13.3 List where a Nazgûl or Minion can go from a region, itself excluded."""
    if FIGURES[figure].level is None:
        return _flown(state.captured, state.sieges, origin)
    return _reach(state, origin, FIGURES[figure].level or 0)


@lru_cache(maxsize=1 << 10)
def _flown(captured: tuple[int, ...], sieges: tuple[int, ...], origin: int) -> tuple[int, ...]:
    def closed(region: int) -> bool:
        held = (OWNER[region] == FREE) != (region in captured)
        return is_stronghold(region) and held and region not in sieges

    return tuple(goal for goal in range(len(REGIONS)) if goal != origin and not closed(goal))


def _reach(state: State, origin: int, distance: int) -> tuple[int, ...]:
    """13.3, W107 Past Armies and the enemy's Strongholds, of which only besieged ones are an end; neither out
    of nor into an own one under siege."""
    reached = {origin}
    frontier: tuple[int, ...] = () if side_besieged(state, origin) == SHADOW else (origin,)
    for _ in range(distance):
        onward = []
        for region in frontier:
            for beside in NEIGHBOURS[region]:
                if beside in reached or side_besieged(state, beside) == SHADOW:
                    continue
                reached.add(beside)
                onward.append(beside)
        frontier = tuple(onward)
    return tuple(sorted(end for end in reached if end != origin and not barred(state, end)))


@dataclass(frozen=True, slots=True)
class MoveNazgul(ShadowChooses):
    """13.3 Any number of Nazgûl and Minions move: who and from where, how many, and where to."""

    rule: ClassVar[str] = "13.3"
    kind: ClassVar[str] = "nazgul"
    # the Mouth of Sauron may move as well (cards that say Nazgûl move only Nazgûl and the Witch-king)
    minions: bool = True
    optional: bool = False  # nobody need move
    figure: str = ""  # whom the next flight is for
    origin: int = -1  # from where
    number: int = 0  # and how many
    arrived: Arrived = ()  # who has moved: figure, region, number
    step: Literal["move_nazgul"] = "move_nazgul"

    def needed(self, state: State) -> bool:
        return bool(self.figure) or any(self._movable(state))

    def _kinds(self) -> tuple[str, ...]:
        return (NAZGUL, WITCH_KING, MOUTH) if self.minions else (NAZGUL, WITCH_KING)

    def _left(self, state: State, figure: str, region: int) -> int:
        left = count(state.stacks[SHADOW][region], figure)
        for name, there, moved in self.arrived:
            if there == region and name == figure:
                left -= moved
        return left

    def _movable(self, state: State) -> Iterator[Action]:
        occupied = [region for region, held in enumerate(state.stacks[SHADOW]) if held]
        for figure in self._kinds():
            for region in occupied:
                if self._left(state, figure, region) > 0 and goals(state, figure, region):
                    yield _of(figure, REGIONS[region])

    def options(self, state: State) -> Sequence[Action]:
        if not self.figure:
            movable = list(self._movable(state))
            return [*movable, Confirm()] if self.arrived or self.optional else movable
        if not self.number:
            return [ChooseNumber(n + 1) for n in range(self._left(state, self.figure, self.origin))]
        origin = REGIONS[self.origin]
        return [
            _flight(self.figure, self.number, origin, REGIONS[goal])
            for goal in goals(state, self.figure, self.origin)
        ]

    def why_not(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Fly) and self.number:
            return refuse("refusal-out-of-reach", "13.3", region=action.region)
        kinds = {type(option) for option in self.list_options(state)}
        return refuse("refusal-not-among" if type(action) in kinds else "refusal-not-now", "13.3")

    def choose(
        self, state: State, action: ChooseFigureIn | ChooseNumber | Fly | Confirm, tell: Tell
    ) -> State:
        if isinstance(action, Confirm):
            return follow(state)
        if isinstance(action, ChooseNumber):
            return follow(state, replace(self, number=action.number))
        if isinstance(action, ChooseFigureIn):
            origin = NUMBER[action.region]
            only = 1 if self._left(state, action.figure, origin) == 1 else 0
            return follow(state, replace(self, figure=action.figure, origin=origin, number=only))
        return self._fly(state, action, tell)

    def _fly(self, state: State, action: Fly, tell: Tell) -> State:
        region, figures = NUMBER[action.region], ((action.figure, action.number),)
        tell(CharactersMoved(side=SEATS[SHADOW], origin=action.origin, region=action.region, figures=figures))
        arrived = (*self.arrived, (action.figure, region, action.number))
        return follow(
            shift(state, SHADOW, figures, self.origin, region),
            MoveNazgul(self.minions, self.optional, arrived=arrived),
        )


def may_move_nazgul(state: State) -> bool:
    """13.3 Check whether any Nazgûl or Minion on the map can move."""
    return MoveNazgul().needed(state)


# 5.2 Uses of a Character result


def may_separate(state: State) -> bool:
    """13.1, 14.5 Check whether a die can separate anybody: not on the Mordor Track."""
    return state.fellowship.mordor < 0 and bool(state.fellowship.companions)


def may_move_companions(state: State) -> bool:
    """13.2 Check whether any Companion on the map can move."""
    return MoveCompanions().needed(state)


USES: tuple[Use, ...] = (
    Use("separate", FREE, ("character",), "13.1", push(Separate()), may_separate),
    Use("move_companions", FREE, ("character",), "13.2", push(MoveCompanions()), may_move_companions),
    Use("move_nazgul", SHADOW, ("character",), "13.3", push(MoveNazgul()), may_move_nazgul),
)
