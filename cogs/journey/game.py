"""The game object: what the engine, the table and the laws ask of Journey to Mordor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.engine import Action, AgendaGame, Facts, Options, Refusal, Seat
from bot.engine.agenda import Tell
from cogs.journey import actions
from cogs.journey.actions import NOTATION
from cogs.journey.components import PLAYERS
from cogs.journey.determinise import determinise
from cogs.journey.observation import JourneyObservation
from cogs.journey.observe import observe
from cogs.journey.profile import COLOURS
from cogs.journey.rules.ending import MOST_ROUNDS, clockwise
from cogs.journey.rules.refusals import refuse
from cogs.journey.rules.resigning import resign
from cogs.journey.rules.rolling import MOST_PUTS
from cogs.journey.rules.turn import ChooseFirst
from cogs.journey.state import SEATS, JourneyOptions, Square, State, Track

# What a player might think of doing, legal or not: asked why it is not offered.


def conceive(seen: JourneyObservation) -> Iterator[Action]:
    """4.2 Every die of the roll taken or put back, the dice kept; 8 the roll repeated."""
    for die in seen.rolled:
        yield (actions.Put if die.colour in seen.chosen else actions.Take)(die.colour)
    yield actions.Keep()
    yield actions.Again()


# Journey to Mordor as a game of the house.

RULESET = 1

_DICE = len(COLOURS)
_LOST_BY_REPEATING = _DICE * (_DICE + 1) // 2
"""Dice chosen in vain in Rohan: all of a roll of five, of four, ... of one."""
_ONE_TURN = 2 * _DICE + 2 * _DICE + _DICE + _LOST_BY_REPEATING + 2 * MOST_PUTS
"""Rolls and repeated ones; `keep` and `again` for each; dice taken for good, in vain, and to be put back."""

_NO_MORE_TURNS = {"out": "6.4", "arrived": "7.2", "resigned": "B19"}


class Journey(AgendaGame[State, Action, JourneyObservation]):
    """The Lord of the Rings: Journey to Mordor, for two to four."""

    facts: ClassVar[Facts] = Facts(
        key="journey",
        command="journey",
        ruleset=RULESET,
        seats=SEATS,
        players=PLAYERS,
        longest=1 + MOST_ROUNDS * len(SEATS) * _ONE_TURN + len(SEATS),
    )
    options: ClassVar[type[Options]] = JourneyOptions
    open_kinds: ClassVar[frozenset[str]] = frozenset({"dice"})
    ending_kinds: ClassVar[frozenset[str]] = frozenset({"dice"})
    state = State
    notation = NOTATION

    def new(self, options: Options) -> State:
        assert isinstance(options, JourneyOptions)
        squares = (Square(),) * options.printed.nazgul_squares
        return State(
            options=options,
            tracks=tuple(Track(seat, squares=squares) for seat in options.seats),
            first=None,
            turn=None,
            number=0,
            round=0,
            rolling=None,
            last=None,
            agenda=(ChooseFirst(),),
        )

    def seats(self, state: State) -> tuple[Seat, ...]:
        return state.options.seats

    def refuse_out_of_turn(self, state: State, seat: Seat, action: Action) -> Refusal:
        if seat not in state.options.seats:
            return super().refuse_out_of_turn(state, seat, action)
        status = state.track(seat).status
        if status != "playing":
            return refuse("refusal-not-playing", _NO_MORE_TURNS[status])
        if state.turn is None or state.turn == seat:
            return refuse("refusal-not-now", "4.1")
        return refuse("refusal-not-your-turn", "2.4", seat=state.turn)

    def give_up(self, state: State, seat: Seat, tell: Tell) -> State:
        """B19 What follows when a seat gives up."""
        return resign(state, seat, tell)

    def conceive(self, seen: JourneyObservation) -> Sequence[Action]:
        return tuple(conceive(seen))

    def turn_order(self, state: State) -> Sequence[Seat]:
        """2.4 Those who still travel, from the one whose turn it is."""
        if state.first is None or state.turn is None:
            return ()
        order = [track.seat for track in clockwise(state) if track.status == "playing"]
        at = order.index(state.turn) if state.turn in order else 0
        return (*order[at:], *order[:at]) if order and order[at] == state.turn else ()

    def observe(self, state: State, viewer: Seat | None) -> JourneyObservation:
        return observe(self, state, viewer)

    def determinise(self, observation: JourneyObservation, rng: Random) -> State:
        return determinise(observation)

    def conserved(self, state: State) -> Mapping[str, int]:
        """1.2 Five different dice, set aside or to be rolled; 1.1 a sheet with squares for each player."""
        rolling = state.rolling
        dice = list(COLOURS) if rolling is None else [*(die.colour for die in rolling.aside), *rolling.left]
        return {
            "dice": len(dice),
            "distinct-dice": len(set(dice)),
            "sheets": len({track.seat for track in state.tracks}),
            "squares": sum(len(track.squares) for track in state.tracks),
        }


JOURNEY = Journey()
