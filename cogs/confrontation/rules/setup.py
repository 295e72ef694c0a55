"""3 Setting up: both sides at the same time, in secret (A28)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import factorial
from operator import itemgetter
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Counted, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, ChanceStep, Tell
from cogs.confrontation.actions import Fill, Muster, Place, Ready, Swap
from cogs.confrontation.components import FIGURES, NUMBER, REGIONS, SIDE_OF, START_SLOTS, STARTING_PLACES
from cogs.confrontation.events import FigurePlaced, FiguresSwapped, PlayBegins, SideReady
from cogs.confrontation.rules import refuse
from cogs.confrontation.rules.movement import ShuffleFigures, put, region_of, with_side
from cogs.confrontation.rules.turn import BeginTurn
from cogs.confrontation.state import DARK, LIGHT, SIDE, Map, State, evolve

MOST_SWAPS = 20

_OPEN = {
    (): Decisions((Decision(LIGHT, "setup", "3.1"), Decision(DARK, "setup", "3.1"))),
    (LIGHT,): Decisions((Decision(DARK, "setup", "3.1"),)),
    (DARK,): Decisions((Decision(LIGHT, "setup", "3.1"),)),
}
_FILL = Chance("fill", "3.1")
_SWAPS = {figure: {other: Swap(figure, other) for other in own} for own in FIGURES for figure in own}
_PLACES = {
    (figure, REGIONS[region]): Place(figure, REGIONS[region])
    for side, places in enumerate(STARTING_PLACES)
    for figure in FIGURES[side]
    for region in places
}


def figures_to_place(figures: Map, side: int) -> tuple[str, ...]:
    """A side's figures that are still to be placed, in the order of the components."""
    placed = {figure for there in figures for figure in there}
    return tuple(figure for figure in FIGURES[side] if figure not in placed)


def places_left(figures: Map, side: int) -> tuple[int, ...]:
    """The starting places still free, a region once for each figure it can take."""
    taken = [len(there) for there in figures]
    left = []
    for region in STARTING_PLACES[side]:
        if taken[region]:
            taken[region] -= 1
        else:
            left.append(region)
    return tuple(left)


class Orders(Counted[Fill]):
    """Every order in which chance may fill the places left: too many to write down, so counted."""

    def __init__(self, side: Seat, length: int) -> None:
        self._side = side
        self._length = length

    def __len__(self) -> int:
        return factorial(self._length)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Fill)
            and action.side == self._side
            and sorted(action.order) == list(range(self._length))
        )

    def make(self, number: int) -> Fill:
        left = list(range(self._length))
        order = []
        for size in range(self._length, 0, -1):
            which, number = divmod(number, factorial(size - 1))
            order.append(left.pop(which))
        return Fill(self._side, tuple(order))


@dataclass(frozen=True, slots=True)
class SetUp(AgendaStep[State]):
    """3.1, 3.2 Both sides place their figures; when both are ready, Dark begins (3.3)."""

    rule: ClassVar[str] = "3.1"
    step: Literal["set_up"] = "set_up"

    def asks(self, state: State) -> Decisions:
        return _OPEN[state.ready]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return _choices(SIDE[seat], state.figures[SIDE[seat]], state.swaps[SIDE[seat]] > 0)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        side = SIDE[seat]
        own = state.figures[side]
        left = sum(map(len, own)) < len(FIGURES[side])
        if isinstance(action, Place):
            return _refuse_place(own, side, action)
        if isinstance(action, Muster):
            return None if left else refuse("refusal-all-placed", "3.1")
        if isinstance(action, Ready):
            return refuse("refusal-not-all-placed", "3.1") if left else None
        if isinstance(action, Swap):
            if left:
                return refuse("refusal-not-all-placed", "3.1")
            return _refuse_swap(state, side, action)
        return refuse("refusal-not-now", "3.1")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        side = SIDE[seat]
        if isinstance(action, Place):
            tell(FigurePlaced(side=seat, figure=action.figure, region=action.region, audience=(seat,)))
            own = put(state.figures[side], action.figure, NUMBER[action.region])
            return evolve(state, figures=with_side(state.figures, side, own))
        if isinstance(action, Muster):
            return evolve(state, agenda=(*state.agenda, FillPlaces(seat)))
        if isinstance(action, Swap):
            tell(FiguresSwapped(side=seat, figure=action.figure, other=action.other, audience=(seat,)))
            own = _swap(state.figures[side], action.figure, action.other)
            swaps = with_side(state.swaps, side, state.swaps[side] - 1)
            return evolve(state, figures=with_side(state.figures, side, own), swaps=swaps)
        tell(SideReady(side=seat))
        if not state.ready:
            return evolve(state, ready=(seat,))
        tell(PlayBegins(side=DARK))
        shuffles = (ShuffleFigures(DARK, "mordor"), ShuffleFigures(LIGHT, "shire"))
        return evolve(state, ready=(LIGHT, DARK), agenda=(BeginTurn(DARK), *shuffles))


@dataclass(frozen=True, slots=True)
class FillPlaces(ChanceStep[State]):
    """3.1 Chance: the figures a side has not placed go to the places left."""

    rule: ClassVar[str] = "3.1"
    side: Seat
    step: Literal["fill_places"] = "fill_places"

    def asks(self, state: State) -> Chance:
        return _FILL

    def legal(self, state: State, seat: Seat) -> Orders:
        side = SIDE[self.side]
        return Orders(self.side, len(figures_to_place(state.figures[side], side)))

    def take(self, state: State, seat: Seat, action: Fill, tell: Tell) -> State:
        side = SIDE[self.side]
        own = state.figures[side]
        waiting = figures_to_place(own, side)
        for region, which in zip(places_left(own, side), action.order, strict=True):
            placed = FigurePlaced(
                side=self.side, figure=waiting[which], region=REGIONS[region], audience=(self.side,)
            )
            tell(placed)
            own = put(own, waiting[which], region)
        return evolve(state, figures=with_side(state.figures, side, own), agenda=state.agenda[:-1])


@lru_cache(maxsize=256)
def _choices(side: int, own: Map, may_swap: bool) -> tuple[Action, ...]:
    left = figures_to_place(own, side) if sum(map(len, own)) < len(FIGURES[side]) else ()
    if left:
        regions = [REGIONS[region] for region in dict.fromkeys(places_left(own, side))]
        return (*(_PLACES[figure, region] for figure in left for region in regions), Muster())
    swaps: list[Action] = []
    if may_swap:
        order = [figure for there in own for figure in there]
        start = 0
        for there in filter(None, own):
            end = start + len(there)
            others = itemgetter(*order[:start], *order[end:])
            for figure in there:
                swaps += others(_SWAPS[figure])
            start = end
    return (Ready(), *swaps)


def _refuse_figure(side: int, figure: str) -> Refusal | None:
    if figure not in SIDE_OF:
        return refuse("refusal-unknown", "1.2", name=figure)
    if SIDE_OF[figure] != side:
        return refuse("refusal-not-your-figure", "3.1", figure=figure)
    return None


def _refuse_place(own: Map, side: int, action: Place) -> Refusal | None:
    refusal = _refuse_figure(side, action.figure)
    if refusal is not None:
        return refusal
    if action.region not in NUMBER:
        return refuse("refusal-unknown", "2.1", name=action.region)
    region = NUMBER[action.region]
    if region not in STARTING_PLACES[side]:
        return refuse("refusal-not-a-starting-region", "3.1", region=action.region)
    if region_of(own, action.figure) >= 0:
        return refuse("refusal-already-placed", "3.1", figure=action.figure)
    if len(own[region]) >= START_SLOTS[region]:
        return refuse("refusal-starting-region-full", "3.1", region=action.region)
    return None


def _refuse_swap(state: State, side: int, action: Swap) -> Refusal | None:
    for figure in (action.figure, action.other):
        refusal = _refuse_figure(side, figure)
        if refusal is not None:
            return refusal
    own = state.figures[side]
    here, there = region_of(own, action.figure), region_of(own, action.other)
    if here == there:
        return refuse("refusal-same-region", "3.1", figure=action.figure, other=action.other)
    if state.swaps[side] <= 0:
        return refuse("refusal-no-swaps-left", "3.1")
    return None


def _swap(own: Map, figure: str, other: str) -> Map:
    exchange = {figure: other, other: figure}
    return tuple(
        tuple([exchange.get(own_figure, own_figure) for own_figure in there])
        if figure in there or other in there
        else there
        for there in own
    )


def refuse_again(state: State, seat: Seat) -> Refusal | None:
    """3.2 Why a side that is ready may not act while the other is still setting up."""
    if state.number == 0 and state.ready and seat in state.ready:
        return refuse("refusal-already-ready", "3.2")
    return None
