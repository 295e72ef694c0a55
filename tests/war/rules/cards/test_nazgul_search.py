"""Nazgûl Search."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_char_09"


def _hidden() -> Position:
    return Position().clear().put("minas_morgul", "nazgul*2").fellowship(region="hollin", progress=2)


def test_r12_5_a_nazgul_beside_the_ring_bearers_reveals_them() -> None:
    flight = ("figure_in nazgul minas_morgul", "number 1", "fly nazgul 1 minas_morgul hollin", "confirm")
    game = played(_hidden(), CARD, *flight)
    assert game.kind == "path"
    game.do("go moria", "stop", "tile std_0_reveal")
    assert not game.state.fellowship.hidden
    assert game.state.fellowship.progress == 0


def test_r13_3_nobody_need_fly_and_nothing_is_revealed_then() -> None:
    game = played(_hidden(), CARD, "confirm")
    assert game.state.fellowship.hidden


def test_it_needs_progress_and_a_fellowship_off_the_mordor_track() -> None:
    assert barred(Position(), CARD)
    assert barred(Position().fellowship(progress=0, mordor=0, region=""), CARD)
