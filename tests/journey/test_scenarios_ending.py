"""Scenarios of elimination, arrival, rounds, endings and giving up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import Decisions, IllegalActionError, Outcome
from cogs.journey.game import JOURNEY
from cogs.journey.rules.effects import MOST_ROUNDS
from cogs.journey.state import JourneyOptions
from tests.journey.position import SQUARES, Play, Position, sheet

THREE = "frodo sam merry"
FOUR = "frodo sam merry pippin"
NOTHING = "black.white_tree"


def test_j11_out_in_somebody_elses_turn() -> None:
    play = Position("sam frodo pippin", sheets={"pippin": sheet(left=1)}).used("green.nazgul")
    assert play.track("pippin").status == "out"
    assert play.told("hobbit-eliminated")[0].seat == "pippin"
    assert play.ended == ("", ())
    assert play.seen().neutral == ("blue", "green")
    assert play.state.turn == "frodo"  # 6.4: after Sam, Pippin has no turn any more
    play.use("green.nazgul")
    assert play.track("frodo").left == SQUARES - 1  # 6.3


def test_j14_elimination_beats_arrival() -> None:
    play = Position(THREE, sheets={"frodo": sheet(circles=8, left=1)}).used("red.ring yellow.nazgul")
    assert play.track("frodo").status == "out"
    assert play.told("hobbit-arrived") == []
    assert play.told("hobbit-eliminated")[0].at_mordor
    assert play.ended == ("", ())


def test_r6_4_an_eliminated_active_player_still_strikes_others() -> None:
    play = Position(THREE, sheets={"frodo": sheet(left=1)}).used("yellow.nazgul red.nazgul")
    assert play.track("sam").left == SQUARES - 1


def test_j17_both_out_in_one_turn() -> None:
    ones = {"frodo": sheet(left=1), "sam": sheet(left=1)}
    play = Position("frodo sam", sheets=ones).used("yellow.nazgul red.nazgul")
    assert play.ended == ("all-out", ())
    assert play.outcome is not None
    assert play.outcome.scores == (("frodo", 0), ("sam", 0))


def test_r7_5_one_player_left_plays_on_and_draws_all_nazgul() -> None:
    play = Position("frodo sam", sheets={"sam": sheet(left=1)}).used("red.nazgul")
    assert (play.ended, play.state.turn, play.state.round) == (("", ()), "frodo", 4)
    play.use("red.nazgul blue.nazgul")
    assert play.track("frodo").left == SQUARES - 2
    play.use("yellow.ring red.ring blue.ring green.ring").use("yellow.ring red.ring blue.ring green.ring")
    assert play.use("yellow.ring").ended == ("arrived", ("frodo",))


def test_j36_the_round_is_finished() -> None:
    position = Position(THREE, active="sam", first="frodo", round=6, sheets={"sam": sheet(circles=8)})
    play = position.used("red.ring")
    final = play.told("final-round")[0]
    assert (final.seat, final.waiting) == ("sam", ("merry",))
    assert (play.ended, play.state.turn) == (("", ()), "merry")
    assert play.seen().final_round
    assert play.use(NOTHING).ended == ("arrived", ("sam",))
    assert play.state.round == 6


def test_j36_the_last_of_a_round_ends_the_game_by_arriving() -> None:
    position = Position(THREE, active="merry", first="frodo", sheets={"merry": sheet(circles=8)})
    play = position.used("red.ring")
    assert play.ended == ("arrived", ("merry",))
    assert play.told("final-round") == []


@pytest.mark.parametrize(
    ("left", "ended"), [((4, 6), ("tie-break", ("merry",))), ((5, 5), ("shared", ("frodo", "merry")))]
)
def test_j37_the_tie_break(left: tuple[int, int], ended: tuple[str, tuple[str, ...]]) -> None:
    sheets = {"frodo": sheet(8, left[0]), "merry": sheet(8, left[1])}
    play = Position(THREE, sheets=sheets).used("red.ring").use(NOTHING).use("red.ring")
    assert play.ended == ended
    assert play.told("tie-broken")[0].left == (("frodo", left[0]), ("merry", left[1]))
    assert play.outcome is not None
    assert play.outcome.scores == (("frodo", 9), ("sam", 0), ("merry", 9))


def test_r7_3_halves_and_whole_squares_count_one_each() -> None:
    sheets = {"frodo": sheet(8, left=4), "sam": sheet(8, left=5, halved=5)}
    assert Position("frodo sam", sheets=sheets).used("red.ring").use("red.ring").ended == (
        "tie-break",
        ("sam",),
    )


def test_b7_nobody_who_arrived_is_left_and_the_game_goes_on() -> None:
    play = Position(THREE, sheets={"frodo": sheet(8, left=1)}).used("red.ring")
    assert play.seen().still_to_play == ("merry",)
    play.use("yellow.nazgul")
    assert play.track("frodo").status == "out"
    assert len(play.told("journey-goes-on")) == 1
    assert not play.seen().final_round
    play.use(NOTHING)
    assert (play.ended, play.state.turn, play.state.round) == (("", ()), "sam", 4)


def test_b6_the_next_seat_opens_the_round_where_the_first_player_is_out() -> None:
    play = Position(FOUR, active="sam", first="merry", sheets={"merry": sheet(left=1)}).used("blue.nazgul")
    assert (play.state.turn, play.state.round) == ("pippin", 4)
    play.use(NOTHING).use(NOTHING).use(NOTHING)
    assert (play.state.turn, play.state.round) == ("pippin", 5)


def test_j39_first_arrival_wins_at_once() -> None:
    options = {"ending": "first_arrival"}
    play = Position(THREE, sheets={"frodo": sheet(circles=8)}, options=options).used("red.ring")
    assert play.ended == ("first-arrival", ("frodo",))


def test_j39_the_last_one_remaining_wins() -> None:
    options = {"ending": "first_arrival"}
    sheets = {"sam": sheet(left=1), "merry": sheet(left=1)}
    play = Position(THREE, sheets=sheets, options=options).used("red.nazgul blue.nazgul")
    assert play.ended == ("last-one", ("frodo",))


def test_r7_4_nobody_wins_where_the_last_players_drop_out_together() -> None:
    ones = {"frodo": sheet(left=1), "sam": sheet(left=1)}
    play = Position("frodo sam", sheets=ones, options={"ending": "first_arrival"})
    assert play.used("yellow.nazgul red.nazgul").ended == ("all-out", ())


def test_b22_after_many_rounds_nobody_wins() -> None:
    play = Position("frodo sam", active="sam", first="frodo", round=MOST_ROUNDS).used(NOTHING)
    assert play.ended == ("round-limit", ())
    assert play.outcome is not None
    almost = Position("frodo sam", round=MOST_ROUNDS).used(NOTHING)
    assert almost.ended == ("", ())


def test_b22_an_arrival_in_the_last_round_counts() -> None:
    position = Position("frodo sam", round=MOST_ROUNDS, sheets={"frodo": sheet(circles=8)})
    assert position.used("red.ring").use(NOTHING).ended == ("arrived", ("frodo",))


@pytest.mark.parametrize("seat", ["frodo", "sam"])
def test_b19_of_two_the_other_wins(seat: str) -> None:
    play = Position("frodo sam").rolled("yellow.ring").resign(seat)
    assert play.ended == ("resigned", ({"frodo": "sam", "sam": "frodo"}[seat],))


def test_b19_of_three_the_turn_passes_and_the_colour_is_neutral() -> None:
    play = Position(THREE).rolled("yellow.ring red.nazgul").do("keep").resign("frodo")
    gone = play.told("seat-resigned")[0]
    assert (gone.seat, gone.colour, gone.dropped) == ("frodo", "yellow", True)
    assert (play.state.turn, play.ended) == ("sam", ("", ()))
    assert play.track("sam").left == SQUARES  # the dice of the dropped turn do nothing
    play.use("yellow.nazgul")
    assert play.track("sam").left == SQUARES - 1
    assert play.use(NOTHING).state.turn == "sam"


def test_b19_somebody_elses_turn_goes_on() -> None:
    play = Position(THREE).rolled("yellow.ring red.nazgul").do("take yellow").resign("sam")
    assert play.state.turn == "frodo"
    assert play.refused("keep", "sam") == ("not-playing", "B19")
    assert play.seen().chosen == ("yellow", "red")
    assert play.seen().forecast is not None
    assert play.seen().forecast.strikes[0].seat == "frodo"  # type: ignore[union-attr]


def test_b19_the_last_one_left_in_the_game_wins() -> None:
    play = Position(THREE, sheets={"merry": sheet(left=0, status="out")}).rolled("yellow.ring")
    assert play.resign("sam").ended == ("resigned", ("frodo",))


def test_b19_alone_and_giving_up_nobody_wins() -> None:
    play = Position("frodo sam", sheets={"sam": sheet(left=0, status="out")}).rolled("yellow.ring")
    assert play.resign("frodo").ended == ("all-gone", ())


def test_b19_who_has_arrived_and_gives_up_wins_nothing() -> None:
    play = Position(THREE, sheets={"frodo": sheet(circles=8)}).used("red.ring").resign("frodo")
    assert len(play.told("journey-goes-on")) == 1
    assert play.use(NOTHING).use(NOTHING).state.turn == "sam"


@pytest.mark.parametrize("seats", ["frodo sam", THREE])
def test_b19_giving_up_twice_or_after_the_end_is_refused(seats: str) -> None:
    play = Position(seats).rolled("yellow.ring").resign("sam")
    with pytest.raises(IllegalActionError) as caught:
        play.resign("sam")
    over = isinstance(JOURNEY.pending(play.state), Outcome)
    reason = "refusal-game-over" if over else "refusal-already-resigned"
    assert caught.value.refusal.reason == reason


def test_b19_a_seat_that_is_not_taken_cannot_give_up() -> None:
    with pytest.raises(IllegalActionError):
        Position("frodo sam").rolled("yellow.ring").resign("merry")


def test_b19_giving_up_before_the_first_roll() -> None:
    play = Play(JOURNEY.new(JourneyOptions(seats=("frodo", "sam", "merry")))).resign("sam")
    assert {str(action) for action in JOURNEY.legal(play.state, "chance")} == {"first frodo", "first merry"}
    assert play.begin("merry").state.turn == "merry"


def test_r6_4_who_is_out_is_asked_nothing() -> None:
    play = Position(THREE, sheets={"sam": sheet(left=0, status="out")}).rolled("yellow.ring")
    assert play.refused("keep", "sam") == ("not-playing", "6.4")
    pending = JOURNEY.pending(play.state)
    assert isinstance(pending, Decisions)
    assert [decision.seat for decision in pending.open] == ["frodo"]
    assert play.use(NOTHING).state.turn == "merry"


def test_r7_2_who_has_arrived_takes_no_turn() -> None:
    play = Position(THREE, sheets={"frodo": sheet(circles=8)}).used("red.ring")
    assert play.refused("keep", "frodo") == ("not-playing", "7.2")
    over = replace(play.state, outcome=Outcome((), "outcome-all-out", ()))
    refusal = JOURNEY.check(over, "sam", JOURNEY.parse("keep"))
    assert refusal is not None
    assert refusal.reason == "refusal-game-over"
