"""Athelas"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played


def test_fives_and_sixes_heal_a_point_each() -> None:
    game = played(Position().fellowship(corruption=6), "fp_char_09", "roll 3 5 6")
    assert game.state.fellowship.corruption == 4


def test_with_strider_as_guide_threes_heal_too() -> None:
    at = Position().without("gandalf_the_grey").fellowship(corruption=6, guide="strider")
    assert played(at, "fp_char_09", "roll 2 3 6").state.fellowship.corruption == 4


def test_r12_4_corruption_is_never_below_zero() -> None:
    game = played(Position().fellowship(corruption=1), "fp_char_09", "roll 6 6 6")
    assert game.state.fellowship.corruption == 0
    assert game.kind == AT_REST
