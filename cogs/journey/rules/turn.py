"""2.4, 3, 7 Who begins, the turn, and what follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Chance, Seat
from bot.engine.agenda import AgendaStep, ChanceStep, Tell
from cogs.journey.actions import First
from cogs.journey.components import PLACE_RULE, PLACES
from cogs.journey.events import FirstPlayerChosen, TurnBegan
from cogs.journey.profile import COLOURS
from cogs.journey.rules.effects import UseSymbols
from cogs.journey.rules.ending import (
    ALL_OUT,
    ARRIVED,
    FIRST_ARRIVAL,
    LAST_ONE,
    MOST_ROUNDS,
    ROUND_LIMIT,
    arrived_tracks,
    break_tie,
    clockwise,
    end,
    still_to_play,
)
from cogs.journey.rules.rolling import RollDice
from cogs.journey.state import SEATS, Rolling, State, evolve

_FIRST = Chance("first", "2.4")


@dataclass(frozen=True, slots=True)
class ChooseFirst(ChanceStep[State]):
    """2.4, B1 Who begins: settled by chance, or agreed upon, which leaves chance one result."""

    rule: ClassVar[str] = "2.4"
    step: Literal["choose_first"] = "choose_first"

    def asks(self, state: State) -> Chance:
        return _FIRST

    def legal(self, state: State, seat: Seat) -> Sequence[First]:
        playing = [track.seat for track in state.tracks if track.status == "playing"]
        agreed = state.options.first
        if agreed == "random":
            return tuple(First(each) for each in playing)
        start = SEATS.index(agreed)
        clockwise = (*SEATS[start:], *SEATS[:start])
        return (First(next(each for each in clockwise if each in playing)),)

    def take(self, state: State, seat: Seat, action: First, tell: Tell) -> State:
        agreed = state.options.first
        how = "random" if agreed == "random" else "agreed" if agreed == action.seat else "next"
        tell(FirstPlayerChosen(seat=action.seat, how=how))
        return evolve(state, first=action.seat, agenda=(BeginTurn(action.seat, True),))


@dataclass(frozen=True, slots=True)
class BeginTurn(AgendaStep[State]):
    """3.2 The place that is valid for the whole turn is fixed before the first roll."""

    rule: ClassVar[str] = "3.2"
    seat: Seat
    opens_round: bool
    step: Literal["begin_turn"] = "begin_turn"

    def run(self, state: State, tell: Tell) -> State:
        place = PLACES[state.track(self.seat).circles]
        place_rule = PLACE_RULE[place] if state.options.side == "advanced" else None
        number, round_ = state.number + 1, state.round + self.opens_round
        tell(TurnBegan(seat=self.seat, number=number, round=round_, place=place, place_rule=place_rule or ""))
        return evolve(
            state,
            turn=self.seat,
            number=number,
            round=round_,
            rolling=Rolling(place, place_rule, aside=(), aside_rolls=(), left=COLOURS),
            agenda=(*REST_OF_TURN, RollDice()),
        )


@dataclass(frozen=True, slots=True)
class EndTurn(AgendaStep[State]):
    """7 After each turn: the game ends, or the next turn begins."""

    rule: ClassVar[str] = "7"
    step: Literal["end_turn"] = "end_turn"

    def run(self, state: State, tell: Tell) -> State:
        in_game = [track for track in state.tracks if track.in_game]
        if not in_game:
            return end(state, (), ALL_OUT, tell)
        if state.options.ending == "first_arrival":
            there = arrived_tracks(state)
            if there:
                return end(state, (there[0].seat,), FIRST_ARRIVAL, tell)
            if len(in_game) == 1:
                return end(state, (in_game[0].seat,), LAST_ONE, tell)
        following = still_to_play(state)
        if following:
            return evolve(state, agenda=(BeginTurn(following[0], False),))
        return _end_round(state, tell)


def _end_round(state: State, tell: Tell) -> State:
    """7.3 Everybody has had the same number of turns."""
    there = arrived_tracks(state)
    if len(there) == 1:
        return end(state, (there[0].seat,), ARRIVED, tell)
    if there:
        return break_tie(state, there, tell)
    if state.round >= MOST_ROUNDS:
        return end(state, (), ROUND_LIMIT, tell)
    opener = next(track.seat for track in clockwise(state) if track.status == "playing")
    return evolve(state, agenda=(BeginTurn(opener, True),))


REST_OF_TURN = (EndTurn(), UseSymbols())
"""What follows when phase 1 is over."""
