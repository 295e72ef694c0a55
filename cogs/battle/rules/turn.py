"""3 The turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action, Decision, Decisions, Refusal, Seat
from bot.engine.agenda import AgendaStep, Tell
from cogs.battle.actions import Place, Take
from cogs.battle.components import HAND_LIMIT
from cogs.battle.events import DrawBegan, TurnBegan
from cogs.battle.rules.ending import MOST_QUIET, end
from cogs.battle.rules.manoeuvres import ManoeuvreWindow
from cogs.battle.rules.placing import DrawCard, may_draw, place, placings, refuse_drawing, refuse_placing
from cogs.battle.rules.refusals import refuse
from cogs.battle.state import SEATS, State, evolve

_TURN = {seat: Decisions((Decision(seat, "turn", "3.1"),)) for seat in SEATS}
_TAKE = Take()
_WINDOW = ManoeuvreWindow()


@dataclass(frozen=True, slots=True)
class BeginTurn(AgendaStep[State]):
    """2.4, 3.1 A player's turn begins."""

    rule: ClassVar[str] = "3.1"
    seat: Seat
    step: Literal["begin_turn"] = "begin_turn"

    def run(self, state: State, tell: Tell) -> State:
        if state.quiet > MOST_QUIET:
            return end(state, "outcome-standstill", tell)
        tell(TurnBegan(seat=self.seat, turn=state.turn + 1))
        return evolve(
            state,
            active=self.seat,
            turn=state.turn + 1,
            placed=(),
            moves=0,
            agenda=(*state.agenda[:-1], *_STEPS),
        )


@dataclass(frozen=True, slots=True)
class ChooseOption(AgendaStep[State]):
    """3.1-3.3 Exactly one of the two: place a companion, or draw a card."""

    rule: ClassVar[str] = "3.1"
    step: Literal["choose_option"] = "choose_option"

    def asks(self, state: State) -> Decisions:
        return _TURN[state.active]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        found = placings(state, seat)
        return found if self._refuse_drawing(state, seat) else [*found, _TAKE]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            return refuse_placing(state, seat, action)
        if isinstance(action, Take):
            return self._refuse_drawing(state, seat)
        return refuse("refusal-not-now", "3.1")

    def _refuse_drawing(self, state: State, seat: Seat) -> Refusal | None:
        """7.5 With an empty hand drawing is chosen even where there is nothing to draw: that is a pass."""
        hand = state.player(seat).hand
        if not hand:
            return None
        if len(hand) >= HAND_LIMIT:
            return refuse("refusal-hand-full", "3.2")
        return refuse_drawing(state, seat)

    def take(self, state: State, seat: Seat, action: Action, tell: Tell) -> State:
        agenda = state.agenda[:-1]
        if isinstance(action, Place):
            state = evolve(state, quiet=state.quiet + 1, agenda=(*agenda, _WINDOW))
            return place(state, seat, action, "", tell)
        tell(DrawBegan(seat=seat))
        quiet = state.quiet + 1 if may_draw(state, seat) else state.quiet
        return evolve(state, quiet=quiet, agenda=(*agenda, DrawCard()))


@dataclass(frozen=True, slots=True)
class PassTurn(AgendaStep[State]):
    """2.4 The turn passes clockwise, unless all have passed (7.5) or the last round is over (A9)."""

    rule: ClassVar[str] = "3"
    step: Literal["pass_turn"] = "pass_turn"

    def run(self, state: State, tell: Tell) -> State:
        if state.passes >= len(state.staying):
            return end(state, "outcome-nothing-to-draw", tell)
        seats = [player.seat for player in state.players]
        at = seats.index(state.active)
        following = (*state.players[at + 1 :], *state.players[: at + 1])
        steps, heir = next((n, player) for n, player in enumerate(following, 1) if not player.gone)
        if not state.row and (at - seats.index(state.start)) % len(seats) + steps >= len(seats):
            return end(state, "outcome-round-finished", tell)
        return evolve(state, agenda=(*state.agenda[:-1], _BEGIN[heir.seat]))


_BEGIN = {seat: BeginTurn(seat) for seat in SEATS}
_STEPS = (PassTurn(), ChooseOption())
"""The steps of every turn, the last of them first."""
