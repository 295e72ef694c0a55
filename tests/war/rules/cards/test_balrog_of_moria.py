"""Balrog of Moria."""

from __future__ import annotations

from cogs.war.rules.fellowship import DeclareFellowship
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played

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


def test_r11_4_1_it_may_fight_near_moria_from_the_table() -> None:
    at = Position().clear().at_war("sauron").table(CARD).dice(sh="army")
    at = at.put("moria", "sauron_regular*2").put("hollin", "elves_regular*3")
    game = at.acting("shadow").do("use army attack", "attack moria hollin", "confirm", f"lay {CARD}")
    assert game.state.table[1] == ()
    game.roll(4, 1, 1)
    assert game.told("extra-attack-rolled")[0].hits == 1


def test_r13_8_it_may_be_kept() -> None:
    at = Position().table(CARD).fellowship(region="moria")
    assert at.steps(DeclareFellowship()).do("declare", "decline").state.table[1] == (CARD,)
