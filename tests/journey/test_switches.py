"""Every option, and what it changes."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from cogs.journey.game import JOURNEY
from cogs.journey.state import SEATS, JourneyOptions
from tests.journey.position import SQUARES, Play, Position, sheet

THREE = "frodo sam merry"
NOTHING = "black.white_tree"


@pytest.mark.parametrize(("side", "legal"), [("basic", False), ("advanced", True)])
def test_side(side: str, legal: bool) -> None:
    play = Position(place="rivendell", options={"side": side})
    rolled = play.rolled("yellow.ring red.ring blue.orc").do("take yellow")
    assert ("take red" in rolled.legal) == legal


@pytest.mark.parametrize(("ending", "over"), [("equal_turns", False), ("first_arrival", True)])
def test_ending(ending: str, over: bool) -> None:
    play = Position(THREE, sheets={"frodo": sheet(8)}, options={"ending": ending}).used("red.ring")
    assert (play.outcome is not None) == over


@pytest.mark.parametrize(
    ("first", "seats", "begins", "how"),
    [
        ("frodo", ("frodo", "sam"), {"frodo"}, "agreed"),
        ("sam", ("frodo", "sam"), {"sam"}, "agreed"),
        ("merry", ("sam", "merry", "pippin"), {"merry"}, "agreed"),
        ("pippin", ("frodo", "sam"), {"frodo"}, "next"),
        ("merry", ("frodo", "pippin"), {"pippin"}, "next"),
        ("random", ("sam", "merry", "pippin"), {"sam", "merry", "pippin"}, "random"),
    ],
)
def test_first_b1_b24(first: Any, seats: tuple[str, ...], begins: set[str], how: str) -> None:
    state = JOURNEY.new(JourneyOptions(seats=seats, first=first))
    assert {action.seat for action in JOURNEY.legal(state, "chance")} == begins  # type: ignore[attr-defined]
    play = Play(state).begin(min(begins))
    told = play.told("first-player-chosen")[0]
    assert (told.how, play.state.turn, play.state.round) == (how, told.seat, 1)


@pytest.mark.parametrize(("immune", "status"), [(False, "out"), (True, "arrived")])
def test_arrived_immune_b7_b18(immune: bool, status: str) -> None:
    options = {"arrived_immune": immune}
    play = Position("frodo sam", sheets={"frodo": sheet(8, left=1)}, options=options).used("red.ring")
    play.use("yellow.nazgul black.nazgul")
    assert play.track("frodo").status == status
    assert play.track("sam").left == SQUARES - 1  # B18: a spared colour is not neutral
    assert play.ended == (("arrived", ("frodo",)) if immune else ("", ()))
    spared = [(event.seat, event.dice, event.why) for event in play.told("nazgul-spared")]
    assert spared == ([("frodo", ("yellow",), "arrived")] if immune else [])


@pytest.mark.parametrize(("both", "left"), [(False, SQUARES), (True, SQUARES - 1)])
def test_nazgul_strikes_both_b14(both: bool, left: int) -> None:
    play = Position("frodo sam", options={"nazgul_strikes_both": both}).used("red.nazgul")
    assert play.track("frodo").left == left
    assert play.track("sam").left == SQUARES - 1


def test_nazgul_strikes_both_b14_keeps_to_the_places() -> None:
    options = {"nazgul_strikes_both": True}
    gondor = Position(place="gondor", options=options).used("red.nazgul")
    assert (gondor.track("frodo").left, gondor.track("sam").left) == (SQUARES, SQUARES - 1)
    tirith = Position(place="minas_tirith", options=options).used("red.nazgul")
    assert (tirith.track("frodo").left, tirith.track("sam").left) == (SQUARES - 1, SQUARES)


@pytest.mark.parametrize(
    "seats", [(), ("frodo",), ("sam", "frodo"), ("frodo", "frodo"), ("frodo", "gollum"), (*SEATS, "frodo")]
)
def test_seats_are_two_to_four_hobbits_in_seating_order(seats: tuple[str, ...]) -> None:
    with pytest.raises(ValidationError):
        JourneyOptions(seats=seats)


def test_seats_default_and_turn_order() -> None:
    assert JourneyOptions().seats == ("frodo", "sam")
    options = JourneyOptions(seats=("frodo", "merry", "pippin"), first="merry")
    play = Play(JOURNEY.new(options)).begin("merry")
    order = [play.state.turn, *(play.use(NOTHING).state.turn for _ in range(4))]
    assert order == ["merry", "pippin", "frodo", "merry", "pippin"]
    assert JOURNEY.seats(play.state) == ("frodo", "merry", "pippin")
    assert play.state.round == 2
