"""Morgul Wound."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played


def _seen(corruption: int) -> Position:
    return Position().fellowship(hidden=False, corruption=corruption)


def test_up_to_three_it_adds_two_above_that_one() -> None:
    assert played(_seen(3), "sh_char_12").state.fellowship.corruption == 5
    assert played(_seen(4), "sh_char_12").state.fellowship.corruption == 5


def test_the_fellowship_must_be_revealed() -> None:
    assert barred(Position(), "sh_char_12")
