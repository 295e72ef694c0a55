"""Balrog of Moria."""

from __future__ import annotations

from cogs.war.registry import collected
from cogs.war.rules.fellowship import DeclareFellowship
from tests.war.cards.shadow_position import played
from tests.war.position import Position

CARD = "sh_char_17"


def test_r7_3_it_stays_on_the_table() -> None:
    assert played(Position(), CARD).state.table[1] == (CARD,)


def test_r13_8_a_declaration_in_moria_may_cost_a_tile() -> None:
    at = Position().table(CARD).fellowship(region="moria")
    game = at.steps(DeclareFellowship()).do("declare", f"give_up {CARD}", "tile eye_reveal")
    assert game.state.discards[1] == (CARD,)
    assert game.state.fellowship.corruption == 0


def test_r13_8_elsewhere_it_is_not_asked_for() -> None:
    at = Position().table(CARD).fellowship(region="hollin")
    assert at.steps(DeclareFellowship()).do("declare").kind == "allocate"


def test_it_may_fight_from_the_table() -> None:
    assert collected("cards", "CARD")[CARD].from_table
