"""4.3, 12.3 Rearranging the figures of one region, and the chance that does it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import ClassVar, Literal

from bot.engine import Action, Chance, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.confrontation.actions import Keep, Rearrange, Shuffle
from cogs.confrontation.components import NUMBER
from cogs.confrontation.events import FiguresRearranged
from cogs.confrontation.rules.places import forget
from cogs.confrontation.rules.refusals import refuse
from cogs.confrontation.state import LIGHT, SIDE, Ids, State, evolve, seat_of, with_side

_SHUFFLE = Chance("shuffle", "4.3")
_OFFERS = {seat: Decisions((Decision(seat, "rearrange", "4.3"),)) for seat in SIDE}


def face_down(state: State, side: int, region: int) -> Ids:
    """The figures of a region that may be rearranged: those not face up (A4)."""
    there = state.figures[side][region]
    if state.fight is None or not state.fight.face_up:
        return there
    return tuple(figure for figure in there if figure not in state.fight.face_up)


def rearrangeable(state: State, side: int) -> tuple[str, ...]:
    """4.3 By hand: the regions a side may rearrange, which is finite as each time the mark is cleared."""
    if state.options.rearrange == "automatic":
        return ()
    return tuple(region for region in state.stale[side] if _free(state, side, region))


def _free(state: State, side: int, region: str) -> bool:
    looked = seat_of(side) == LIGHT and state.looked == region
    return not looked and len(face_down(state, side, NUMBER[region])) >= 2


def refuse_rearranging(state: State, side: int, region: str) -> Refusal | None:
    """Return why a side may not rearrange a region, whoever's turn it is, or None."""
    if region not in NUMBER:
        return refuse("refusal-unknown", "2.1", name=region)
    if seat_of(side) == LIGHT and state.looked == region:
        return refuse("refusal-looked-at", "11.4", region=region)
    if state.options.rearrange == "automatic":
        return refuse("refusal-rearranged-automatically", "4.3")
    if region not in state.stale[side] or not _free(state, side, region):
        return refuse("refusal-nothing-to-rearrange", "4.3", region=region)
    return None


def rearrange(state: State, side: int, region: str, tell: Tell) -> State:
    """The state in which chance is to settle the new order."""
    tell(FiguresRearranged(side=seat_of(side), region=region))
    left = tuple(each for each in state.stale[side] if each != region)
    agenda = (*state.agenda, ShuffleFigures(seat_of(side), region))
    return evolve(state, stale=with_side(state.stale, side, left), agenda=agenda)


@lru_cache(maxsize=4096)
def _orders(side: Seat, region: str, pinned: tuple[bool, ...]) -> tuple[Shuffle, ...]:
    """Every order of a region's figures that leaves the pinned positions alone."""
    free = [position for position, fixed in enumerate(pinned) if not fixed]
    orders = []
    for chosen in permutations(free):
        order = list(range(len(pinned)))
        for position, figure in zip(free, chosen, strict=True):
            order[position] = figure
        orders.append(Shuffle(side, region, tuple(order)))
    return tuple(orders)


@dataclass(frozen=True, slots=True)
class ShuffleFigures(AgendaStep[State]):
    """12.3 Chance: the figures of one region change places unseen; face-up ones stay (A4)."""

    rule: ClassVar[str] = "4.3"
    side: Seat
    region: str
    step: Literal["shuffle_figures"] = "shuffle_figures"

    def asks(self, state: State) -> Chance:
        return _SHUFFLE

    def legal(self, state: State, seat: Seat) -> Sequence[Shuffle]:
        side, region = SIDE[self.side], NUMBER[self.region]
        there, free = state.figures[side][region], face_down(state, side, region)
        return _orders(self.side, self.region, tuple(figure not in free for figure in there))

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.legal(state, seat) else refuse("refusal-bad-chance", "4.3")

    def take(self, state: State, seat: Seat, action: Shuffle, tell: Tell) -> State:
        side, region = SIDE[self.side], NUMBER[self.region]
        own = list(state.figures[side])
        own[region] = tuple(own[region][figure] for figure in action.order)
        free = face_down(state, side, region)
        state = forget(state, side, free) if len(free) > 1 else state
        return evolve(state, figures=with_side(state.figures, side, tuple(own)), agenda=state.agenda[:-1])

    def sample(self, state: State, rng: Random) -> Shuffle:
        return rng.choice(self.legal(state, ""))


@dataclass(frozen=True, slots=True)
class OfferRearrangement(AgendaStep[State]):
    """4.3 By hand: the last occasion to rearrange, right before the attacker's challenge."""

    rule: ClassVar[str] = "4.3"
    side: Seat
    region: str
    step: Literal["offer_rearrangement"] = "offer_rearrangement"

    def asks(self, state: State) -> Decisions:
        return _OFFERS[self.side]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return (Rearrange(self.region), Keep())

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Keep):
            return None
        if not isinstance(action, Rearrange):
            return refuse("refusal-not-now", self.rule)
        if action.region in NUMBER and action.region != self.region:
            return refuse("refusal-nothing-to-rearrange", "4.3", region=action.region)
        return refuse_rearranging(state, SIDE[self.side], action.region)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        state = evolve(state, agenda=state.agenda[:-1])
        if isinstance(action, Keep):
            return state
        return rearrange(state, SIDE[self.side], self.region, tell)
