"""The game object: what the engine, the table and the laws ask of Journey to Mordor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar

from bot.engine import Action, AgendaGame, Decisions, Facts, Options, Refusal, Seat
from bot.engine.agenda import Tell
from cogs.journey import actions
from cogs.journey.actions import NOTATION
from cogs.journey.components import COLOURS, OWNER, PLAYERS
from cogs.journey.observation import JourneyObservation, Stage
from cogs.journey.rules import refuse
from cogs.journey.rules.effects import MOST_ROUNDS, arrived_tracks, clockwise, effects, still_to_play
from cogs.journey.rules.turn import (
    MOST_PUTS,
    REST_OF_TURN,
    ChooseDice,
    ChooseFirst,
    RollDice,
    chosen_dice,
    ends,
    forced_colours,
    may_repeat,
    refuse_keep,
    resign,
)
from cogs.journey.state import SEATS, Agenda, Effects, JourneyOptions, Rolling, Square, State, Track

# Between state and observation: nothing is hidden.

_NO_TURN = Rolling("", None, aside=(), aside_rolls=(), left=())


def _stage(state: State) -> Stage:
    if state.outcome is not None:
        return "over"
    if state.rolling is None:
        return "first"
    return "choosing" if state.rolling.rolled else "rolling"


def _forecast(state: State, rolling: Rolling) -> Effects | None:
    """5 What would happen if the turn ended with the dice set aside and chosen."""
    if state.turn is None:
        return None
    dice = (*rolling.aside, *chosen_dice(rolling))
    return effects(state.options, state.tracks, state.turn, rolling.place_rule, dice)


def _rolling(seen: JourneyObservation) -> Rolling | None:
    if seen.place is None:
        return None
    return Rolling(
        place=seen.place,
        place_rule=seen.place_rule,
        aside=seen.aside,
        aside_rolls=seen.aside_rolls,
        left=tuple(colour for colour in COLOURS if colour in seen.left or colour in seen.chosen),
        roll=seen.roll,
        rolled=seen.rolled,
        chosen=seen.chosen,
        repeated=seen.repeated,
        puts=MOST_PUTS - seen.puts_left,
    )


def _agenda(seen: JourneyObservation) -> Agenda:
    if seen.stage == "over":
        return ()
    if seen.stage == "first":
        return (ChooseFirst(),)
    return (*REST_OF_TURN, RollDice() if seen.stage == "rolling" else ChooseDice())


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
        minutes=20,
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

    def conceive(self, seen: JourneyObservation) -> Iterator[Action]:
        """4.2 Every die of the roll taken or put back, the dice kept; 8 the roll repeated."""
        for die in seen.rolled:
            yield (actions.Put if die.colour in seen.chosen else actions.Take)(die.colour)
        yield actions.Keep()
        yield actions.Again()

    def turn_order(self, state: State) -> Sequence[Seat]:
        """2.4 Those who still travel, from the one whose turn it is."""
        if state.first is None or state.turn is None:
            return ()
        order = [track.seat for track in clockwise(state) if track.status == "playing"]
        at = order.index(state.turn) if state.turn in order else 0
        return (*order[at:], *order[:at]) if order and order[at] == state.turn else ()

    def observe(self, state: State, viewer: Seat | None) -> JourneyObservation:
        """Everything there is to know, with the viewer's own menu."""
        pending = self.pending(state)
        rolling = state.rolling or _NO_TURN
        choosing = bool(rolling.rolled)
        in_game = {track.seat for track in state.tracks if track.in_game}
        return JourneyObservation(
            viewer=viewer,
            waiting=pending.open if isinstance(pending, Decisions) else (),
            legal=() if viewer is None else tuple(self.legal(state, viewer)),
            outcome=state.outcome,
            options=state.options,
            stage=_stage(state),
            first=state.first,
            turn=state.turn,
            number=state.number,
            round=state.round,
            final_round=state.options.ending == "equal_turns" and bool(arrived_tracks(state)),
            still_to_play=() if state.turn is None else still_to_play(state),
            tracks=state.tracks,
            neutral=tuple(colour for colour, owner in OWNER.items() if owner not in in_game),
            place=rolling.place or None,
            place_rule=rolling.place_rule,
            roll=rolling.roll,
            aside=rolling.aside,
            aside_rolls=rolling.aside_rolls,
            rolled=rolling.rolled,
            chosen=rolling.chosen,
            forced=forced_colours(rolling.rolled),
            left=tuple(colour for colour in rolling.left if colour not in rolling.chosen),
            complete=choosing and refuse_keep(rolling) is None,
            ends=choosing and ends(rolling),
            repeated=rolling.repeated,
            may_repeat=may_repeat(rolling),
            puts_left=MOST_PUTS - rolling.puts if state.rolling else 0,
            forecast=_forecast(state, rolling) if choosing else None,
            last=state.last,
        )

    def determinise(self, observation: JourneyObservation, rng: Random) -> State:
        """The state that was observed: nothing is hidden, so there is exactly one."""
        return State(
            options=observation.options,
            tracks=observation.tracks,
            first=observation.first,
            turn=observation.turn,
            number=observation.number,
            round=observation.round,
            rolling=_rolling(observation),
            last=observation.last,
            agenda=_agenda(observation),
            outcome=observation.outcome,
        )

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
