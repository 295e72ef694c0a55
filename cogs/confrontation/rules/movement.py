"""5 Movement: where a figure may go, and going there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Event, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.confrontation.actions import Ambush, LetPass, Move
from cogs.confrontation.components import (
    BACKWARD,
    CAPACITY,
    FIGURES,
    FORWARD,
    NUMBER,
    REGIONS,
    SIDE_OF,
    SIDEWAYS,
    STEPS,
    WAYS,
)
from cogs.confrontation.events import (
    BalrogStruck,
    FigureMoved,
    OwnFigureMoved,
    ShadowfaxRidden,
    TunnelEntered,
)
from cogs.confrontation.rules.battle import NEXT_BATTLE
from cogs.confrontation.rules.ending import FRODO_IN_MORDOR, end
from cogs.confrontation.rules.leaving import defeat
from cogs.confrontation.rules.places import forget_mixed, mark_stale, remember, shift, standing_at
from cogs.confrontation.rules.refusals import refuse
from cogs.confrontation.state import DARK, LIGHT, SIDE, Agenda, Fight, Map, Maps, State, evolve, region_of

_EREGION, _FANGORN, _MORIA = NUMBER["eregion"], NUMBER["fangorn"], NUMBER["moria"]
_MORDOR = NUMBER["mordor"]
_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]

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
    found: list[int] = []
    frontier, seen = [at], {at}
    while frontier:
        for region in FORWARD[_DARK][frontier.pop()]:
            if region not in seen and len(own[region]) < CAPACITY[region]:
                seen.add(region)
                (found if enemy[region] else frontier).append(region)
    return found


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
    found = ordinary(maps, side, at)
    special = SPECIAL_MOVES.get(figure)
    if special is not None:
        found += [region for region in special(maps[side], maps[1 - side], at) if region not in found]
    return found


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
    found: list[Action] = []
    for figure in FIGURES[side]:
        if figure not in where:
            continue
        at = where[figure]
        row, ordinary_reach = MOVES[figure], reach[at]
        found += [row[region] for region in ordinary_reach]
        special = SPECIAL_MOVES.get(figure)
        if special is not None:
            more = special(own, maps[1 - side], at)
            found += [row[region] for region in more if region not in ordinary_reach]
    return found


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


def go(
    state: State, agenda: Agenda, side: int, figure: str, to: int, tell: Tell, *, ride: bool = False
) -> State:
    """4.2 Starts a move: into the tunnel, where Dark may be asked first, or straight to its region.

    agenda: what is left to do after the step. ride: the step is Shadowfax's (11.2).
    """
    at = region_of(state.figures[side], figure)
    if side == _LIGHT and (at, to) == (_EREGION, _FANGORN) and _watched(state):
        tell(TunnelEntered(side=LIGHT))
        passage = (LIGHT, REGIONS[at], REGIONS[to])
        return evolve(state, passage=passage, agenda=(*agenda, TunnelOfMoria(figure, ride)))
    return arrive(state, agenda, side, figure, at, to, tell, ride=ride)


def _watched(state: State) -> bool:
    """5.7 Whether, for all that everybody knows, the Balrog may stand in Moria."""
    return bool(state.figures[_DARK][_MORIA]) and "balrog" not in state.fallen


def arrive(
    state: State, agenda: Agenda, side: int, figure: str, at: int, to: int, tell: Tell, *, ride: bool
) -> State:
    """4.2, 5.2 Puts the figure into its region; enemies there are attacked, and Frodo in Mordor has won."""
    seat = LIGHT if side == _LIGHT else DARK
    position = standing_at(state, side, figure, at)
    seen: Event = FigureMoved(
        side=seat, origin=REGIONS[at], region=REGIONS[to], way=way(side, at, to), position=position
    )
    if ride:
        seen = ShadowfaxRidden(origin=REGIONS[at], region=REGIONS[to], position=position)
    tell(seen)
    tell(OwnFigureMoved(side=seat, figure=figure, region=REGIONS[to], audience=(seat,)))
    fight = None
    if state.figures[1 - side][to]:
        fight = Fight(REGIONS[to], seat, figure)
        agenda = (*agenda, NEXT_BATTLE)
    state = evolve(
        state,
        figures=shift(state.figures, side, figure, at, to),
        passage=(seat, REGIONS[at], REGIONS[to]),
        stale=mark_stale(state, side, at, to),
        fight=fight,
        agenda=agenda,
    )
    if ride:
        state = forget_mixed(state)
    if to == _MORDOR and figure == "frodo":
        return end(state, LIGHT, FRODO_IN_MORDOR, tell)
    return state


_TUNNEL = Decisions((Decision(DARK, "tunnel", "5.7"),))


@dataclass(frozen=True, slots=True)
class TunnelOfMoria(AgendaStep[State]):
    """5.7 A Light figure is in the tunnel and a Dark figure stands in Moria.

    What is asked and why: everybody sees the tunnel taken and a Dark figure in Moria, so Dark is asked
    whichever figure that is; only the Balrog may strike. Once the Balrog has fallen nobody is asked.
    """

    rule: ClassVar[str] = "5.7"
    figure: str
    ride: bool
    step: Literal["tunnel_of_moria"] = "tunnel_of_moria"

    def asks(self, state: State) -> Decisions:
        return _TUNNEL

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return (Ambush(), LetPass()) if _balrog_in_moria(state) else (LetPass(),)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, LetPass):
            return None
        if not isinstance(action, Ambush):
            return refuse("refusal-not-now", "5.7")
        return None if _balrog_in_moria(state) else refuse("refusal-no-balrog", "5.7")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if isinstance(action, Ambush):
            tell(BalrogStruck(figure=self.figure))
            state = remember(state, _DARK, ["balrog"])
            return defeat(evolve(state, agenda=agenda), (self.figure,), "tunnel", tell)
        return arrive(state, agenda, _LIGHT, self.figure, _EREGION, _FANGORN, tell, ride=self.ride)


def _balrog_in_moria(state: State) -> bool:
    return "balrog" in state.figures[_DARK][_MORIA]
