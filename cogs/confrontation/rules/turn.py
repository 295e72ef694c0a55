"""4, 11 The turn: its move, the tunnel of Moria, and the special cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Event, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.confrontation import actions, events
from cogs.confrontation.components import CAPACITY, FIGURES, NUMBER, REGIONS
from cogs.confrontation.rules import FRODO_IN_MORDOR, NO_MOVE, THREE_IN_SHIRE, TURN_LIMIT, refuse
from cogs.confrontation.rules.battle import NEXT_BATTLE
from cogs.confrontation.rules.movement import (
    MOST_TURNS,
    MOVES,
    ShuffleFigures,
    defeat,
    end,
    forget_mixed,
    mark_stale,
    may_move,
    moves,
    ordinary,
    put,
    rearrange,
    rearrangeable,
    refuse_figure,
    refuse_move,
    refuse_rearranging,
    region_of,
    remember,
    shift,
    standing_at,
    targets,
    three_in_shire,
    way,
    with_side,
)
from cogs.confrontation.state import DARK, LIGHT, SIDE, Agenda, Fight, Maps, State, evolve

_LIGHT, _DARK = SIDE[LIGHT], SIDE[DARK]
_SHIRE, _EREGION, _FANGORN = NUMBER["shire"], NUMBER["eregion"], NUMBER["fangorn"]
_MORIA, _MORDOR = NUMBER["moria"], NUMBER["mordor"]


# 4.2, 5.7 Going to a region, and the tunnel of Moria.


def go(
    state: State, agenda: Agenda, side: int, figure: str, to: int, tell: Tell, *, ride: bool = False
) -> State:
    """4.2 Starts a move: into the tunnel, where Dark may be asked first, or straight to its region.

    agenda: what is left to do after the step. ride: the step is Shadowfax's (11.2).
    """
    at = region_of(state.figures[side], figure)
    if side == _LIGHT and (at, to) == (_EREGION, _FANGORN) and _watched(state):
        tell(events.TunnelEntered(side=LIGHT))
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
    seen: Event = events.FigureMoved(
        side=seat, origin=REGIONS[at], region=REGIONS[to], way=way(side, at, to), position=position
    )
    if ride:
        seen = events.ShadowfaxRidden(origin=REGIONS[at], region=REGIONS[to], position=position)
    tell(seen)
    tell(events.OwnFigureMoved(side=seat, figure=figure, region=REGIONS[to], audience=(seat,)))
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
        return (actions.Ambush(), actions.LetPass()) if _balrog_in_moria(state) else (actions.LetPass(),)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, actions.LetPass):
            return None
        if not isinstance(action, actions.Ambush):
            return refuse("refusal-not-now", "5.7")
        return None if _balrog_in_moria(state) else refuse("refusal-no-balrog", "5.7")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if isinstance(action, actions.Ambush):
            tell(events.BalrogStruck(figure=self.figure))
            state = remember(state, _DARK, ["balrog"])
            return defeat(evolve(state, agenda=agenda), (self.figure,), "tunnel", tell)
        return arrive(state, agenda, _LIGHT, self.figure, _EREGION, _FANGORN, tell, ride=self.ride)


def _balrog_in_moria(state: State) -> bool:
    return "balrog" in state.figures[_DARK][_MORIA]


# 11 The special cards: each lies open, is used once, and leaves the game.

SHADOWFAX, GANDALF_WHITE = "s_shadowfax", "s_gandalf_white"
PALANTIR, RINGWRAITH = "s_palantir", "s_ringwraith"

SpecialAction = actions.Shadowfax | actions.GandalfTheWhite | actions.Palantir | actions.Ringwraith
_CARDS: dict[type[Action], str] = {
    actions.Shadowfax: SHADOWFAX,
    actions.GandalfTheWhite: GANDALF_WHITE,
    actions.Palantir: PALANTIR,
    actions.Ringwraith: RINGWRAITH,
}
_RIDE = Decisions((Decision(LIGHT, "move", "11.2"),))


def special_actions(state: State, side: int) -> list[Action]:
    """11 Every legal use of a side's special cards before its move, in the order of the components."""
    uses: list[Action] = []
    for card in state.specials[side]:
        uses += [action for action in _uses(state, card) if refuse_special(state, side, action) is None]
    return uses


def _uses(state: State, card: str) -> list[SpecialAction]:
    if card == SHADOWFAX:
        light = [figure for figure in FIGURES[_LIGHT] if region_of(state.figures[_LIGHT], figure) >= 0]
        return [
            actions.Shadowfax(figure, REGIONS[region])
            for figure in light
            for region in ordinary(state.figures, _LIGHT, region_of(state.figures[_LIGHT], figure))
        ]
    if card == GANDALF_WHITE:
        return [actions.GandalfTheWhite()]
    if card == PALANTIR:
        return [actions.Palantir(region) for region in REGIONS]
    return [actions.Ringwraith(figure) for figure in FIGURES[_DARK]]


def may_replace_move(state: State, side: int) -> bool:
    """A17 Whether a special card can stand in for the move of a side that has none."""
    return state.options.special_saves_from_stalemate and any(
        isinstance(action, actions.GandalfTheWhite | actions.Ringwraith)
        for action in special_actions(state, side)
    )


def refuse_special(state: State, side: int, action: Action) -> Refusal | None:
    """Return why a special card may not be used so, or None. Raises KeyError for another action."""
    card = _CARDS[type(action)]
    if card not in state.specials[side]:
        return refuse("refusal-no-special", "11.1", card=card)
    if isinstance(action, actions.Shadowfax):
        return _refuse_shadowfax(state, action)
    if isinstance(action, actions.GandalfTheWhite):
        return _refuse_gandalf(state)
    if isinstance(action, actions.Palantir):
        return _refuse_palantir(state, action)
    assert isinstance(action, actions.Ringwraith)
    return _refuse_ringwraith(state, action)


def _refuse_shadowfax(state: State, action: actions.Shadowfax) -> Refusal | None:
    refusal = refuse_move(state, _LIGHT, action.figure, action.region)
    if refusal is not None:
        return refusal
    at, to = region_of(state.figures[_LIGHT], action.figure), NUMBER[action.region]
    if state.figures[_DARK][to]:
        return refuse("refusal-shadowfax-enemies", "11.2", region=action.region)
    if action.figure == "frodo" and to == _MORDOR:
        return None
    if (at, to) == (_EREGION, _FANGORN) and _watched(state):
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


def _refuse_palantir(state: State, action: actions.Palantir) -> Refusal | None:
    if action.region not in NUMBER:
        return refuse("refusal-unknown", "2.1", name=action.region)
    if NUMBER[action.region] == _SHIRE:
        return refuse("refusal-palantir-shire", "11.4")
    if not state.figures[_LIGHT][NUMBER[action.region]]:
        return refuse("refusal-palantir-empty", "A38", region=action.region)
    return None


def _refuse_ringwraith(state: State, action: actions.Ringwraith) -> Refusal | None:
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
    left = tuple(other_card for other_card in state.specials[side] if other_card != card)
    state = evolve(state, specials=with_side(state.specials, side, left))
    if isinstance(action, actions.Shadowfax):
        agenda: Agenda = (end_move, RideOn(action.figure))
        to = NUMBER[action.region]
        return go(evolve(state, ride=action.region), agenda, side, action.figure, to, tell, ride=True)
    if isinstance(action, actions.Palantir):
        return _look(state, action.region, tell)
    if isinstance(action, actions.Ringwraith):
        return _recall(state, action.figure, end_move, tell)
    tell(events.GandalfReturned())
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
    tell(events.PalantirUsed(region=region))
    tell(events.FiguresSeen(region=region, figures=state.figures[_LIGHT][NUMBER[region]], audience=(DARK,)))
    state = remember(state, _LIGHT, state.figures[_LIGHT][NUMBER[region]])
    return evolve(state, looked=region, stale=mark_stale(state, _LIGHT, NUMBER[region]))


def _recall(state: State, figure: str, end_move: AgendaStep[State], tell: Tell) -> State:
    """11.5 One Dark figure goes to Mordor, unseen."""
    at = region_of(state.figures[_DARK], figure)
    tell(events.FigureRecalled(origin=REGIONS[at], position=standing_at(state, _DARK, figure, at)))
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
        if not isinstance(action, actions.Move):
            return refuse("refusal-not-now", "11.2")
        refusal = refuse_move(state, _LIGHT, action.figure, action.region)
        if refusal is None and state.options.shadowfax_same_figure and action.figure != self.figure:
            return refuse("refusal-rider-goes-on", "11.2", figure=self.figure)
        return refusal

    def take(self, state: State, seat: Seat, action: actions.Move, tell: Tell) -> State:
        return go(state, state.agenda[:-1], _LIGHT, action.figure, NUMBER[action.region], tell)


# 4 The turn.

_MOVE = {seat: Decisions((Decision(seat, "move", "4.2"),)) for seat in SIDE}
_OTHER = {LIGHT: DARK, DARK: LIGHT}


@dataclass(frozen=True, slots=True)
class BeginTurn(AgendaStep[State]):
    """4.1 A side that has no legal move loses at once (A26), unless a special card saves it (A17)."""

    rule: ClassVar[str] = "4.1"
    seat: Seat
    step: Literal["begin_turn"] = "begin_turn"

    def run(self, state: State, tell: Tell) -> State:
        if state.number >= MOST_TURNS:
            return end(state, None, TURN_LIMIT, tell)
        tell(events.TurnBegan(side=self.seat, turn=state.number + 1))
        state = evolve(
            state, turn=self.seat, number=state.number + 1, agenda=(*state.agenda[:-1], CHOOSE_MOVE)
        )
        if may_move(state.figures, SIDE[self.seat]) or may_replace_move(state, SIDE[self.seat]):
            return state
        return end(state, _OTHER[self.seat], NO_MOVE, tell)


@dataclass(frozen=True, slots=True)
class ChooseMove(AgendaStep[State]):
    """4.2 One figure must move; before it, or instead, a special card may be used (11)."""

    rule: ClassVar[str] = "4.2"
    step: Literal["choose_move"] = "choose_move"

    def asks(self, state: State) -> Decisions:
        return _MOVE[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        side = SIDE[seat]
        legal_actions = moves(state.figures, side)
        if state.specials[side]:
            legal_actions += special_actions(state, side)
        if state.stale[side]:
            legal_actions += [actions.Rearrange(region) for region in rearrangeable(state, side)]
        return legal_actions

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        side = SIDE[seat]
        if isinstance(action, actions.Move):
            return refuse_move(state, side, action.figure, action.region)
        if isinstance(action, actions.Rearrange):
            return refuse_rearranging(state, side, action.region)
        if isinstance(
            action, actions.Shadowfax | actions.GandalfTheWhite | actions.Palantir | actions.Ringwraith
        ):
            return refuse_special(state, side, action)
        return refuse("refusal-not-now", "4.2")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        side = SIDE[seat]
        if isinstance(action, actions.Move):
            return go(state, _AFTER_MOVE, side, action.figure, NUMBER[action.region], tell)
        if isinstance(action, actions.Rearrange):
            return rearrange(state, side, action.region, tell)
        return use_special(state, side, action, END_MOVE, tell)


@dataclass(frozen=True, slots=True)
class EndMove(AgendaStep[State]):
    """4.2, 9.2 After the battles of a move: three Dark figures in the Shire win (A25); the turn passes.

    Figures the Palantír has shown are rearranged now that they may be (11.4).
    """

    rule: ClassVar[str] = "9.2"
    step: Literal["end_move"] = "end_move"

    def run(self, state: State, tell: Tell) -> State:
        if three_in_shire(state.figures):
            return end(state, DARK, THREE_IN_SHIRE, tell)
        agenda: Agenda = (_BEGIN[_OTHER[state.turn]],)
        state = forget_mixed(state)
        if state.looked is None and state.ride is None:
            return evolve(state, agenda=agenda)
        if _to_be_mixed(state):
            agenda = (*agenda, ShuffleFigures(LIGHT, str(state.looked)))
        return evolve(state, looked=None, ride=None, agenda=agenda)


def _to_be_mixed(state: State) -> bool:
    """11.4, 12.3 Whether figures Dark has looked at are now rearranged without being asked."""
    if state.looked is None or state.options.rearrange != "automatic":
        return False
    return len(state.figures[_LIGHT][NUMBER[state.looked]]) >= 2


CHOOSE_MOVE = ChooseMove()
END_MOVE = EndMove()
_AFTER_MOVE: Agenda = (END_MOVE,)
_BEGIN = {seat: BeginTurn(seat) for seat in SIDE}
