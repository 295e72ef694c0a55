"""6 The Elven Rings."""

from __future__ import annotations

from cogs.war.model.components import FREE, SHADOW
from tests.war.position import Position


def test_r6_1_a_die_is_turned_and_the_action_still_to_come() -> None:
    game = Position().dice(fp="event muster", sh="army").acting("free_peoples")
    game.do("turn_die event character")
    assert game.seat == "free_peoples"
    assert game.state.dice[FREE] == ("character", "muster")


def test_r6_2_one_ring_a_turn() -> None:
    game = Position().dice(fp="event muster", sh="army").acting("free_peoples")
    game.do("turn_die event character")
    assert game.reason("turn_die muster event") == "refusal-ring-used"


def test_r6_3_never_to_will_of_the_west() -> None:
    game = Position().dice(fp="event", sh="army").acting("free_peoples")
    assert game.reason("turn_die event will_of_the_west") == "refusal-ring-face"


def test_r6_4_a_used_ring_goes_to_the_shadow_and_then_out_of_the_game() -> None:
    game = Position().dice(fp="event", sh="army army").acting("free_peoples")
    game.do("turn_die event character")
    assert game.state.rings == (2, 1)
    game.do("skip character", "turn_die army event")
    assert game.state.rings == (2, 0)


def test_r6_5_an_eye_goes_to_the_hunt_box_at_once_and_is_no_action() -> None:
    game = Position().having(rings=(2, 1)).dice(fp="event", sh="army muster").acting("shadow")
    game.do("turn_die army eye")
    assert game.state.hunt.shadow == 1
    assert game.seat == "shadow"
    assert game.state.dice[SHADOW] == ("muster",)


def test_r6_5_without_another_die_the_go_is_over() -> None:
    game = Position().having(rings=(2, 1)).dice(fp="event", sh="army").acting("shadow")
    game.do("turn_die army eye")
    assert game.seat == "free_peoples"


def test_r6_6_both_may_use_one_in_the_same_turn() -> None:
    game = Position().having(rings=(1, 0)).dice(fp="event event", sh="army army").acting("free_peoples")
    game.do("turn_die event character", "skip character")
    assert game.reason("turn_die army eye") == ""
