"""Observation to state: nothing is hidden, so there is exactly one."""

from __future__ import annotations

from cogs.journey.observation import JourneyObservation
from cogs.journey.profile import COLOURS
from cogs.journey.rules.rolling import MOST_PUTS, ChooseDice, RollDice
from cogs.journey.rules.turn import REST_OF_TURN, ChooseFirst
from cogs.journey.state import Agenda, Rolling, State


def determinise(seen: JourneyObservation) -> State:
    """The state that was observed."""
    return State(
        options=seen.options,
        tracks=seen.tracks,
        first=seen.first,
        turn=seen.turn,
        number=seen.number,
        round=seen.round,
        rolling=_rolling(seen),
        last=seen.last,
        agenda=_agenda(seen),
        outcome=seen.outcome,
    )


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
