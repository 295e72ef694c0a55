"""4 The turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.confrontation.actions import (
    GandalfTheWhite,
    Move,
    Palantir,
    Rearrange,
    Ringwraith,
    Shadowfax,
)
from cogs.confrontation.components import NUMBER
from cogs.confrontation.events import TurnBegan
from cogs.confrontation.rules.ending import (
    MOST_TURNS,
    NO_MOVE,
    THREE_IN_SHIRE,
    TURN_LIMIT,
    end,
    three_in_shire,
)
from cogs.confrontation.rules.movement import go, may_move, moves, refuse_move
from cogs.confrontation.rules.places import forget_mixed
from cogs.confrontation.rules.rearranging import (
    ShuffleFigures,
    rearrange,
    rearrangeable,
    refuse_rearranging,
)
from cogs.confrontation.rules.refusals import refuse
from cogs.confrontation.rules.specials import may_replace_move, refuse_special, special_actions, use_special
from cogs.confrontation.state import DARK, LIGHT, SIDE, Agenda, State, evolve

_LIGHT = SIDE[LIGHT]
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
        tell(TurnBegan(side=self.seat, turn=state.number + 1))
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
        found = moves(state.figures, side)
        if state.specials[side]:
            found += special_actions(state, side)
        if state.stale[side]:
            found += [Rearrange(region) for region in rearrangeable(state, side)]
        return found

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        side = SIDE[seat]
        if isinstance(action, Move):
            return refuse_move(state, side, action.figure, action.region)
        if isinstance(action, Rearrange):
            return refuse_rearranging(state, side, action.region)
        if isinstance(action, Shadowfax | GandalfTheWhite | Palantir | Ringwraith):
            return refuse_special(state, side, action)
        return refuse("refusal-not-now", "4.2")

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        side = SIDE[seat]
        if isinstance(action, Move):
            return go(state, _AFTER_MOVE, side, action.figure, NUMBER[action.region], tell)
        if isinstance(action, Rearrange):
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
