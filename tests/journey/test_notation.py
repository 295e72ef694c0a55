"""Texts, stored states and observations."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Chance, NotationError, Outcome, UnreadableStateError, decode_events, encode_events
from bot.engine.game import LONGEST
from cogs.journey.actions import NOTATION, Again, First, Keep, Put, Roll, Take
from cogs.journey.components import COLOURS, PLACES, PRINTED
from cogs.journey.events import EVENTS
from cogs.journey.game import JOURNEY
from cogs.journey.rules import OUTCOMES, refuse
from cogs.journey.state import SEATS, JourneyOptions
from tests.journey.position import Play, Position, sheet

ALL = (
    Take("yellow"),
    Put("black"),
    Keep(),
    Again(),
    First("pippin"),
    Roll(tuple(f"{colour}.{max(PRINTED.faces[colour], key=len)}" for colour in COLOURS)),
    Roll(("black.white_tree",)),
)


@pytest.mark.parametrize("action", ALL, ids=str)
def test_every_action_is_read_back(action: object) -> None:
    assert NOTATION.parse(str(action)) == action
    assert len(str(action)) <= LONGEST


@pytest.mark.parametrize(
    "text", ["", "take", "take yellow red", "keep now", "Take yellow", "roll  x", "bury"]
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        NOTATION.parse(text)


@pytest.mark.parametrize("text", ["", "{}", '{"game":"battle","ruleset":1,"state":{}}',
                                  '{"game":"journey","ruleset":1,"state":{"tracks":3}}'])  # fmt: skip
def test_foreign_states_are_not_read(text: str) -> None:
    with pytest.raises(UnreadableStateError):
        JOURNEY.load(text)


def a_game(seed: int) -> Play:
    options = JourneyOptions(seats=SEATS[seed % 3 :], side="advanced")
    return Play(JOURNEY.new(options))


@pytest.mark.parametrize("seed", range(6))
def test_every_position_is_stored_observed_and_imagined(seed: int) -> None:
    rng, play = Random(seed), a_game(seed)
    for _ in range(400):
        text = JOURNEY.dump(play.state)
        assert JOURNEY.load(text) == play.state
        for viewer in (*SEATS, None):
            seen = play.seen(viewer)
            assert JOURNEY.determinise(seen, rng) == play.state
            assert bool(seen.legal) == (viewer is not None and any(w.seat == viewer for w in seen.waiting))
        if isinstance(JOURNEY.pending(play.state), Outcome):
            break
        play.at_random(rng)
    assert decode_events(encode_events(play.events), EVENTS) == tuple(play.events)
    assert all(event.audience is None for event in play.events)


def test_the_observation_tells_what_the_turn_needs() -> None:
    aside = "yellow.ring blue.weapon"
    play = Position("frodo sam pippin", place="rohan", sheets={"sam": sheet(status="arrived", circles=9)})
    seen = play.rolled("red.nazgul green.orc black.white_tree", aside=aside, roll=2).do("take black").seen()
    assert (seen.stage, seen.turn, seen.place, seen.place_rule) == (
        "choosing",
        "frodo",
        "rohan",
        "reroll_each_roll_once",
    )
    assert (seen.roll, seen.repeated, seen.may_repeat) == (2, False, True)
    assert [die.colour for die in seen.aside] == ["yellow", "blue"]
    assert (seen.chosen, seen.forced, seen.left) == (("red", "black"), ("red",), ("green",))
    assert (seen.complete, seen.ends, seen.neutral) == (True, True, ("blue",))
    assert (seen.final_round, seen.still_to_play, seen.round) == (True, ("pippin",), 3)


def test_between_rolls_and_at_the_start_there_is_nothing_to_choose() -> None:
    start = Play(JOURNEY.new(JourneyOptions()))
    assert (start.seen().stage, start.seen().turn, start.seen().forecast) == ("first", None, None)
    assert isinstance(JOURNEY.pending(start.state), Chance)
    rolling = start.begin("sam").seen("sam")
    assert (rolling.stage, rolling.turn, rolling.legal, rolling.left) == ("rolling", "sam", (), COLOURS)
    assert (rolling.place, rolling.complete, rolling.may_repeat) == (PLACES[0], False, False)


def test_the_turn_before_stays_in_view() -> None:
    play = Position("frodo sam").used("yellow.ring red.nazgul")
    last = play.seen("sam").last
    assert last is not None
    assert (last.seat, last.crossed, [strike.seat for strike in last.strikes]) == ("frodo", 1, ["sam"])


def test_every_reason_is_listed_once() -> None:
    assert len({*refuse.facts, *OUTCOMES}) == len(refuse.facts) + len(OUTCOMES)
