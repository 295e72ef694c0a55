"""Foul Thing from the Deep."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_07"


def _near() -> Position:
    return Position().fellowship(region="hollin")


def test_r13_7_a_random_companion_must_fall_first() -> None:
    game = played(_near(), CARD, "tile std_3", "companion legolas", "guide strider")
    assert "legolas" not in game.state.fellowship.companions
    assert game.state.fellowship.corruption == 1


def test_r13_7_without_damage_nobody_falls() -> None:
    at = _near().table("fp_char_07")
    game = played(at, CARD, "tile std_1", "give_up fp_char_07")
    assert len(game.state.fellowship.companions) == 7
    assert game.state.fellowship.corruption == 0


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
