"""11 The special cards: each lies open, is used once, and leaves the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.confrontation.actions import GandalfTheWhite, Move, Palantir, Ringwraith, Shadowfax
from cogs.confrontation.components import CAPACITY, FIGURES, NUMBER, REGIONS
from cogs.confrontation.events import FigureRecalled, FiguresSeen, GandalfReturned, PalantirUsed
from cogs.confrontation.rules.movement import MOVES, go, moves, ordinary, refuse_figure, refuse_move, targets
from cogs.confrontation.rules.places import mark_stale, put, remember, shift, standing_at
from cogs.confrontation.rules.refusals import refuse
from cogs.confrontation.state import (
    DARK,
    LIGHT,
    SIDE,
    Agenda,
    Maps,
    State,
    evolve,
    region_of,
    with_side,
)

_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]
_SHIRE, _EREGION, _FANGORN = NUMBER["shire"], NUMBER["eregion"], NUMBER["fangorn"]
_MORIA, _GONDOR, _MORDOR = NUMBER["moria"], NUMBER["gondor"], NUMBER["mordor"]

SHADOWFAX, GANDALF_WHITE, PALANTIR, RINGWRAITH = (
    "s_shadowfax",
    "s_gandalf_white",
    "s_palantir",
    "s_ringwraith",
)

SpecialAction = Shadowfax | GandalfTheWhite | Palantir | Ringwraith
_CARDS: dict[type[Action], str] = {
    Shadowfax: SHADOWFAX,
    GandalfTheWhite: GANDALF_WHITE,
    Palantir: PALANTIR,
    Ringwraith: RINGWRAITH,
}
_RIDE = Decisions((Decision(LIGHT, "move", "11.2"),))


def special_actions(state: State, side: int) -> list[Action]:
    """11 Every legal use of a side's special cards before its move, in the order of the components."""
    found: list[Action] = []
    for card in state.specials[side]:
        found += [action for action in _uses(state, card) if refuse_special(state, side, action) is None]
    return found


def _uses(state: State, card: str) -> list[SpecialAction]:
    if card == SHADOWFAX:
        light = [figure for figure in FIGURES[_LIGHT] if region_of(state.figures[_LIGHT], figure) >= 0]
        return [
            Shadowfax(figure, REGIONS[region])
            for figure in light
            for region in ordinary(state.figures, _LIGHT, region_of(state.figures[_LIGHT], figure))
        ]
    if card == GANDALF_WHITE:
        return [GandalfTheWhite()]
    if card == PALANTIR:
        return [Palantir(region) for region in REGIONS]
    return [Ringwraith(figure) for figure in FIGURES[_DARK]]


def may_replace_move(state: State, side: int) -> bool:
    """A17 Whether a special card can stand in for the move of a side that has none."""
    return state.options.special_saves_from_stalemate and any(
        isinstance(action, GandalfTheWhite | Ringwraith) for action in special_actions(state, side)
    )


def refuse_special(state: State, side: int, action: Action) -> Refusal | None:
    """Return why a special card may not be used so, or None. Raises KeyError for another action."""
    card = _CARDS[type(action)]
    if card not in state.specials[side]:
        return refuse("refusal-no-special", "11.1", card=card)
    if isinstance(action, Shadowfax):
        return _refuse_shadowfax(state, action)
    if isinstance(action, GandalfTheWhite):
        return _refuse_gandalf(state)
    if isinstance(action, Palantir):
        return _refuse_palantir(state, action)
    assert isinstance(action, Ringwraith)
    return _refuse_ringwraith(state, action)


def _refuse_shadowfax(state: State, action: Shadowfax) -> Refusal | None:
    refusal = refuse_move(state, _LIGHT, action.figure, action.region)
    if refusal is not None:
        return refusal
    at, to = region_of(state.figures[_LIGHT], action.figure), NUMBER[action.region]
    if state.figures[_DARK][to]:
        return refuse("refusal-shadowfax-enemies", "11.2", region=action.region)
    if action.figure == "frodo" and to == _MORDOR:
        return None
    tunnel = (at, to) == (_EREGION, _FANGORN)
    if tunnel and state.figures[_DARK][_MORIA] and "balrog" not in state.fallen:
        return None
    after = shift(state.figures, _LIGHT, action.figure, at, to)
    if further_moves(state, after, action.figure):
        return None
    return refuse("refusal-shadowfax-no-further-move", "11.2", figure=action.figure, region=action.region)


def further_moves(state: State, maps: Maps, figure: str) -> list[Action]:
    """A16 The ordinary moves after a Shadowfax step: the same figure's, or by the switch anybody's."""
    if not state.options.shadowfax_same_figure:
        return moves(maps, _LIGHT)
    row = MOVES[figure]
    return [row[region] for region in targets(maps, _LIGHT, figure, region_of(maps[_LIGHT], figure))]


def _refuse_gandalf(state: State) -> Refusal | None:
    if "gandalf" not in state.fallen:
        return refuse("refusal-gandalf-not-defeated", "11.3")
    if state.figures[_DARK][_FANGORN] or len(state.figures[_LIGHT][_FANGORN]) >= CAPACITY[_FANGORN]:
        return refuse("refusal-fangorn-occupied", "11.3")
    return None


def _refuse_palantir(state: State, action: Palantir) -> Refusal | None:
    if action.region not in NUMBER:
        return refuse("refusal-unknown", "2.1", name=action.region)
    if NUMBER[action.region] == _SHIRE:
        return refuse("refusal-palantir-shire", "11.4")
    if not state.figures[_LIGHT][NUMBER[action.region]]:
        return refuse("refusal-palantir-empty", "A38", region=action.region)
    return None


def _refuse_ringwraith(state: State, action: Ringwraith) -> Refusal | None:
    refusal = refuse_figure(state, _DARK, action.figure)
    if refusal is not None:
        return refusal
    if state.figures[_LIGHT][_MORDOR]:
        return refuse("refusal-mordor-occupied", "11.5")
    if len(state.figures[_DARK][_MORDOR]) >= CAPACITY[_MORDOR]:
        return refuse("refusal-mordor-full", "11.5")
    if region_of(state.figures[_DARK], action.figure) == _MORDOR:
        return refuse("refusal-already-in-mordor", "A37", figure=action.figure)
    return None


def use_special(state: State, side: int, action: Action, end_move: AgendaStep[State], tell: Tell) -> State:
    """The state after a checked use. end_move: what is to be done where the card stands in for the move."""
    card = _CARDS[type(action)]
    left = tuple(each for each in state.specials[side] if each != card)
    state = evolve(state, specials=with_side(state.specials, side, left))
    if isinstance(action, Shadowfax):
        agenda: Agenda = (end_move, RideOn(action.figure))
        to = NUMBER[action.region]
        return go(evolve(state, ride=action.region), agenda, side, action.figure, to, tell, ride=True)
    if isinstance(action, Palantir):
        return _look(state, action.region, tell)
    if isinstance(action, Ringwraith):
        return _recall(state, action.figure, end_move, tell)
    tell(GandalfReturned())
    return evolve(
        remember(state, _LIGHT, ["gandalf"]),
        figures=with_side(state.figures, _LIGHT, put(state.figures[_LIGHT], "gandalf", _FANGORN)),
        fallen=tuple(figure for figure in state.fallen if figure != "gandalf"),
        stale=mark_stale(state, _LIGHT, _FANGORN),
        passage=None,
        agenda=(end_move,),
    )


def _look(state: State, region: str, tell: Tell) -> State:
    """11.4 Dark sees one region; its own move follows."""
    tell(PalantirUsed(region=region))
    tell(FiguresSeen(region=region, figures=state.figures[_LIGHT][NUMBER[region]], audience=(DARK,)))
    state = remember(state, _LIGHT, state.figures[_LIGHT][NUMBER[region]])
    return evolve(state, looked=region, stale=mark_stale(state, _LIGHT, NUMBER[region]))


def _recall(state: State, figure: str, end_move: AgendaStep[State], tell: Tell) -> State:
    """11.5 One Dark figure goes to Mordor, unseen."""
    at = region_of(state.figures[_DARK], figure)
    tell(FigureRecalled(origin=REGIONS[at], position=standing_at(state, _DARK, figure, at)))
    return evolve(
        state,
        figures=shift(state.figures, _DARK, figure, at, _MORDOR),
        passage=(DARK, REGIONS[at], REGIONS[_MORDOR]),
        stale=mark_stale(state, _DARK, at, _MORDOR),
        agenda=(end_move,),
    )


@dataclass(frozen=True, slots=True)
class RideOn(AgendaStep[State]):
    """11.2 After Shadowfax's step the ordinary move follows: of the same figure, and it must (A16).

    It falls away where the figure was lost in the tunnel, or got through it into a region without a way on.
    """

    rule: ClassVar[str] = "11.2"
    figure: str
    step: Literal["ride_on"] = "ride_on"

    def _moves(self, state: State) -> list[Action]:
        if region_of(state.figures[_LIGHT], self.figure) < 0:
            return []
        return further_moves(state, state.figures, self.figure)

    def asks(self, state: State) -> Decisions | None:
        return _RIDE if self._moves(state) else None

    def run(self, state: State, tell: Tell) -> State:
        return evolve(state, agenda=state.agenda[:-1])

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return self._moves(state)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Move):
            return refuse("refusal-not-now", "11.2")
        refusal = refuse_move(state, _LIGHT, action.figure, action.region)
        if refusal is None and state.options.shadowfax_same_figure and action.figure != self.figure:
            return refuse("refusal-rider-goes-on", "11.2", figure=self.figure)
        return refusal

    def take(self, state: State, seat: Seat, action: Move, tell: Tell) -> State:
        return go(state, state.agenda[:-1], _LIGHT, action.figure, NUMBER[action.region], tell)
