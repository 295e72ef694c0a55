"""Orc Patrol."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_05"


def _near() -> Position:
    return Position().fellowship(region="hollin")


def test_r13_7_another_tile_is_that_of_a_successful_hunt() -> None:
    game = played(_near(), CARD, "tile std_2", "decline")
    assert game.state.fellowship.corruption == 2
    assert game.kind == "allocate"


def test_an_eye_and_a_blue_special_tile_are_discarded() -> None:
    game = played(_near(), CARD, "tile eye_reveal")
    assert game.state.fellowship.hidden
    assert game.kind == "allocate"
    blue = _near().fellowship(corruption=3).hunt(pool=(("fp_phial_of_galadriel", 1),))
    assert played(blue, CARD, "tile fp_phial_of_galadriel").state.fellowship.corruption == 3


def test_r1_5_a_settlement_that_was_first_theirs_protects_even_when_captured() -> None:
    assert barred(Position().fellowship(region="rivendell"), CARD)
    assert barred(Position().fellowship(region="edoras").captured("edoras"), CARD)
    assert not barred(Position().fellowship(region="moria"), CARD)
    assert not barred(Position().fellowship(region="osgiliath"), CARD)
    assert not barred(Position().fellowship(mordor=0, region=""), CARD)
