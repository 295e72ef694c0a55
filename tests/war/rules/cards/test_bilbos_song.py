"""Bilbo's Song"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import played

ID = "fp_char_12"
FELLOWS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def test_it_heals_a_point() -> None:
    assert played(Position().fellowship(corruption=3), ID).state.fellowship.corruption == 2


def test_with_gollum_as_guide_it_heals_two() -> None:
    at = Position().without(*FELLOWS).fellowship(corruption=3)
    assert played(at, ID).state.fellowship.corruption == 1
