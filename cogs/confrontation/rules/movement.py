"""2, 4.3, 5, 9 Figures on the map: standing, moving, leaving it, rearranging them, and the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Any, ClassVar, Literal

from bot.engine import Action, Chance, Decision, Decisions, Outcome, Refusal, Seat
from bot.engine.agenda import AgendaStep, ChanceStep, Tell
from cogs.confrontation.actions import Keep, Move, Rearrange, Shuffle
from cogs.confrontation.components import (
    BACKWARD,
    CAPACITY,
    CARDS,
    FIGURES,
    FORWARD,
    NUMBER,
    REGIONS,
    SIDE_OF,
    SIDES,
    SIDEWAYS,
    STEPS,
    UPSTREAM,
    WAYS,
)
from cogs.confrontation.events import FigureDefeated, FiguresRearranged, GameEnded
from cogs.confrontation.rules import FRODO_DEFEATED, refuse
from cogs.confrontation.state import DARK, LIGHT, SIDE, Ids, Map, Maps, State, evolve

_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]
_SHIRE = NUMBER["shire"]


# 2.6, 4.3 Figures on the map: putting, taking, and what the opponent may have kept track of.


def with_side(pair: tuple[Any, Any], side: int, value: Any) -> tuple[Any, Any]:
    """A pair with one side's value changed."""
    return (value, pair[1]) if side == 0 else (pair[0], value)


def region_of(figures: Map, figure: str) -> int:
    """The number of the region a figure stands in; -1 if it is not on the map."""
    for number, there in enumerate(figures):
        if figure in there:
            return number
    return -1


def seat_of(side: int) -> Seat:
    """The seat of a side by its number."""
    return SIDES[side]


def put(figures: Map, figure: str, region: int) -> Map:
    """A map with a figure added, at the last position of the region."""
    return (*figures[:region], (*figures[region], figure), *figures[region + 1 :])


def take(figures: Map, figure: str, region: int) -> Map:
    """A map with a figure removed; those behind it move up."""
    left = tuple(other_figure for other_figure in figures[region] if other_figure != figure)
    return (*figures[:region], left, *figures[region + 1 :])


def shift(maps: Maps, side: int, figure: str, origin: int, region: int) -> Maps:
    """Both maps after a figure went from region to region."""
    own = list(maps[side])
    own[origin] = tuple(other_figure for other_figure in own[origin] if other_figure != figure)
    own[region] = (*own[region], figure)
    return (tuple(own), maps[1]) if side == 0 else (maps[0], tuple(own))


def standing_at(state: State, side: int, figure: str, region: int) -> int:
    """The position of a figure among several that can be kept track of, from 1; otherwise 0."""
    there = state.figures[side][region]
    return there.index(figure) + 1 if state.options.rearrange == "by_hand" and len(there) > 1 else 0


def mark_stale(state: State, side: int, *regions: int) -> tuple[Ids, Ids]:
    """The `stale` regions after figures came, went or were shown there; nothing where chance rearranges."""
    if state.options.rearrange == "automatic":
        return state.stale
    fresh = {REGIONS[region] for region in regions}
    stale = tuple(region for region in REGIONS if region in fresh or region in state.stale[side])
    return with_side(state.stale, side, stale)


def remember(state: State, side: int, figures: Iterable[str]) -> State:
    """The state in which the other side can tell these figures as well."""
    known = {*state.seen[side], *figures}
    seen = tuple(figure for figure in FIGURES[side] if figure in known)
    return evolve(state, seen=with_side(state.seen, side, seen))


def forget(state: State, side: int, figures: Iterable[str]) -> State:
    """The state in which nobody can tell any more which of these figures is which."""
    lost = set(figures)
    seen = tuple(figure for figure in state.seen[side] if figure not in lost)
    return evolve(state, seen=with_side(state.seen, side, seen))


def forget_mixed(state: State) -> State:
    """4.3 Where chance rearranges, figures of one region cannot be told apart once a move is over."""
    if state.options.rearrange == "automatic":
        for side in (0, 1):
            mixed = [figure for there in state.figures[side] if len(there) > 1 for figure in there]
            if not set(mixed).isdisjoint(state.seen[side]):
                state = forget(state, side, mixed)
    return state


# 9, 10.2 The end of the game and its points.

MOST_TURNS = 300
"""Single turns after which nobody has won. The print does not foresee it; see docs/rules/confrontation.md."""


def points(state: State, seat: Seat) -> int:
    """10.2 One for each own figure on the map; all nine while the armies are still being set up."""
    if state.number == 0:
        return 9
    return sum(map(len, state.figures[SIDE[seat]]))


def end(state: State, winner: Seat | None, reason: str, tell: Tell) -> State:
    """9 The game is over; nothing is left to do. winner None: nobody."""
    scores = tuple((seat, points(state, seat) if seat == winner else 0) for seat in (LIGHT, DARK))
    winners = () if winner is None else (winner,)
    tell(GameEnded(winner=winner or "", reason=reason, light_points=scores[0][1], dark_points=scores[1][1]))
    hands, used = _gather_cards(state)
    return evolve(
        state,
        hands=hands,
        used=used,
        agenda=(),
        fight=None,
        ride=None,
        looked=None,
        outcome=Outcome(winners, reason, scores),
    )


def _gather_cards(state: State) -> tuple[tuple[Ids, Ids], tuple[Ids, Ids]]:
    """Cards of an unfinished battle: those face up are used, one face down goes back to its hand."""
    hands, used = state.hands, state.used
    fight = state.fight
    if fight is not None:
        laid = ((fight.light_card, fight.light_up), (fight.dark_card, fight.dark_up))
        for side, (card, up) in enumerate(laid):
            if card is not None and up:
                used = with_side(used, side, in_order(side, (*used[side], card)))
            elif card is not None:
                hands = with_side(hands, side, in_order(side, (*hands[side], card)))
    return hands, used


def in_order(side: int, cards: Collection[str]) -> Ids:
    """Cards of a side in the order of the components."""
    return tuple(card for card in CARDS[side] if card in cards)


def three_in_shire(maps: Maps) -> bool:
    """9.2 Whether three Dark figures hold the Shire; asked after the battles of a move (A25)."""
    return len(maps[_DARK][_SHIRE]) >= 3 and not maps[1 - _DARK][_SHIRE]


# 6.4, 6.10, 6.13 Leaving a region: retreats and defeats.


def _find_room(state: State, side: int, reach: tuple[int, ...]) -> list[int]:
    """The regions without enemies and with room among those given."""
    own, enemy = state.figures[side], state.figures[1 - side]
    return [region for region in reach if not enemy[region] and len(own[region]) < CAPACITY[region]]


def beside(state: State, side: int, at: int) -> list[int]:
    """6.4a, 6.10.2 Where a figure may retreat sideways (A8, A9)."""
    regions = _find_room(state, side, SIDEWAYS[side][at])
    if state.options.retreat_upstream:
        return regions
    return [region for region in regions if (at, region) not in UPSTREAM]


def behind(state: State, at: int) -> list[int]:
    """6.4d, 6.10.5 Where a Light figure may retreat backwards (A10)."""
    return _find_room(state, _LIGHT, BACKWARD[_LIGHT][at])


def withdraw(state: State, side: int, figure: str, to: int) -> State:
    """A figure leaves the battle for another region."""
    at = region_of(state.figures[side], figure)
    return evolve(
        state,
        figures=shift(state.figures, side, figure, at, to),
        passage=(seat_of(side), REGIONS[at], REGIONS[to]),
        stale=mark_stale(state, side, at, to),
    )


def defeat(state: State, figures: Sequence[str], why: str, tell: Tell, by: str = "") -> State:
    """6.13 Figures leave the map; if Frodo is among them Dark has won (A24). by: whose text it was (6.5)."""
    for figure in figures:
        side = SIDE_OF[figure]
        at = region_of(state.figures[side], figure)
        whose = by if by != figure else ""
        tell(FigureDefeated(side=seat_of(side), figure=figure, region=REGIONS[at], why=why, by=whose))
        state = evolve(
            forget(state, side, (figure,)),
            figures=with_side(state.figures, side, take(state.figures[side], figure, at)),
            fallen=(*state.fallen, figure),
            stale=mark_stale(state, side, at),
        )
    return end(state, DARK, FRODO_DEFEATED, tell) if "frodo" in figures else state


# 4.3, 12.3 Rearranging the figures of one region, and the chance that does it.

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
    return tuple(region for region in state.stale[side] if _is_free(state, side, region))


def _is_free(state: State, side: int, region: str) -> bool:
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
    if region not in state.stale[side] or not _is_free(state, side, region):
        return refuse("refusal-nothing-to-rearrange", "4.3", region=region)
    return None


def rearrange(state: State, side: int, region: str, tell: Tell) -> State:
    """The state in which chance is to settle the new order."""
    tell(FiguresRearranged(side=seat_of(side), region=region))
    left = tuple(stale_region for stale_region in state.stale[side] if stale_region != region)
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
class ShuffleFigures(ChanceStep[State]):
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

    def take(self, state: State, seat: Seat, action: Shuffle, tell: Tell) -> State:
        side, region = SIDE[self.side], NUMBER[self.region]
        own = list(state.figures[side])
        own[region] = tuple(own[region][figure] for figure in action.order)
        free = face_down(state, side, region)
        state = forget(state, side, free) if len(free) > 1 else state
        return evolve(state, figures=with_side(state.figures, side, tuple(own)), agenda=state.agenda[:-1])


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


# 5 Movement: where a figure may go.

MOVES: dict[str, tuple[Move, ...]] = {
    figure: tuple(Move(figure, region) for region in REGIONS) for side in FIGURES for figure in side
}
"""Every move there can be, by figure and region number, made once."""


def _beside_and_behind(own: Map, enemy: Map, at: int) -> list[int]:
    """5.3 Aragorn: backwards or sideways to an enemy."""
    reach = (*BACKWARD[_LIGHT][at], *SIDEWAYS[_LIGHT][at])
    return [region for region in reach if enemy[region] and len(own[region]) < CAPACITY[region]]


def _beside(own: Map, enemy: Map, at: int) -> list[int]:
    """5.4 The Witch-king: sideways to an enemy."""
    return [region for region in SIDEWAYS[_DARK][at] if enemy[region] and len(own[region]) < CAPACITY[region]]


def _flight(own: Map, enemy: Map, at: int) -> list[int]:
    """5.5 The Flying Nazgûl: to any lone Light figure (A22)."""
    return [
        region
        for region, there in enumerate(enemy)
        if len(there) == 1 and region != at and len(own[region]) < CAPACITY[region]
    ]


def _ride(own: Map, enemy: Map, at: int) -> list[int]:
    """5.6 The Black Rider: along open regions to the first one with Light figures (A23)."""
    attacked: list[int] = []
    frontier, seen = [at], {at}
    while frontier:
        for region in FORWARD[_DARK][frontier.pop()]:
            if region not in seen and len(own[region]) < CAPACITY[region]:
                seen.add(region)
                (attacked if enemy[region] else frontier).append(region)
    return attacked


SPECIAL_MOVES: dict[str, Callable[[Map, Map, int], list[int]]] = {
    "aragorn": _beside_and_behind,
    "witch_king": _beside,
    "flying_nazgul": _flight,
    "black_rider": _ride,
}


def ordinary(maps: Maps, side: int, at: int) -> list[int]:
    """5.1 Where any figure of a side may go from a region: forward, river, tunnel, with room (2.6)."""
    own = maps[side]
    return [region for region in STEPS[side][at] if len(own[region]) < CAPACITY[region]]


def targets(maps: Maps, side: int, figure: str, at: int) -> list[int]:
    """5 Every region a figure may go to from where it stands, by number, ordinary moves first."""
    regions = ordinary(maps, side, at)
    special = SPECIAL_MOVES.get(figure)
    if special is not None:
        regions += [region for region in special(maps[side], maps[1 - side], at) if region not in regions]
    return regions


def may_move(maps: Maps, side: int) -> bool:
    """4.1 Whether a side has any legal move."""
    for at, there in enumerate(maps[side]):
        if there:
            if ordinary(maps, side, at):
                return True
            for figure in there:
                special = SPECIAL_MOVES.get(figure)
                if special is not None and special(maps[side], maps[1 - side], at):
                    return True
    return False


def moves(maps: Maps, side: int) -> list[Action]:
    """4.2 Every move of a side, in the order of the components."""
    own = maps[side]
    where: dict[str, int] = {}
    reach: list[list[int]] = [[]] * len(own)
    for at, there in enumerate(own):
        if there:
            reach[at] = [region for region in STEPS[side][at] if len(own[region]) < CAPACITY[region]]
            for figure in there:
                where[figure] = at
    actions: list[Action] = []
    for figure in FIGURES[side]:
        if figure not in where:
            continue
        at = where[figure]
        row, ordinary_reach = MOVES[figure], reach[at]
        actions += [row[region] for region in ordinary_reach]
        special = SPECIAL_MOVES.get(figure)
        if special is not None:
            more = special(own, maps[1 - side], at)
            actions += [row[region] for region in more if region not in ordinary_reach]
    return actions


def refuse_figure(state: State, side: int, figure: str) -> Refusal | None:
    """Return why a side cannot choose this figure on the map at all, or None."""
    if figure not in SIDE_OF:
        return refuse("refusal-unknown", "1.2", name=figure)
    if SIDE_OF[figure] != side:
        return refuse("refusal-not-your-figure", "4.2", figure=figure)
    if region_of(state.figures[side], figure) < 0:
        return refuse("refusal-figure-defeated", "6.13", figure=figure)
    return None


def refuse_move(state: State, side: int, figure: str, region: str) -> Refusal | None:
    """Return why a figure may not go to a region, or None."""
    refusal = refuse_figure(state, side, figure)
    if refusal is not None:
        return refusal
    if region not in NUMBER:
        return refuse("refusal-unknown", "2.1", name=region)
    own = state.figures[side]
    at, to = region_of(own, figure), NUMBER[region]
    if to in targets(state.figures, side, figure, at):
        return None
    if at != to and len(own[to]) >= CAPACITY[to]:
        return refuse("refusal-region-full", "2.6", region=region)
    return _refuse_reach(side, figure, at, to)


def _refuse_reach(side: int, figure: str, at: int, to: int) -> Refusal:
    region = REGIONS[to]
    if figure == "aragorn" and to in BACKWARD[side][at] + SIDEWAYS[side][at]:
        return refuse("refusal-no-enemy", "5.3", figure=figure, region=region)
    if figure == "witch_king" and to in SIDEWAYS[side][at]:
        return refuse("refusal-no-enemy", "5.4", figure=figure, region=region)
    if figure == "flying_nazgul" and to != at:
        return refuse("refusal-flight", "5.5", region=region)
    if figure == "black_rider" and to < at:
        return refuse("refusal-ride", "5.6", region=region)
    return refuse("refusal-not-adjacent", "5.1", figure=figure, region=region)


def way(side: int, at: int, to: int) -> str:
    """Tell how everybody sees a figure go: step, river, tunnel, or special."""
    if to in FORWARD[side][at]:
        return "step"
    return WAYS.get((at, to), "special") if side == _LIGHT else "special"
