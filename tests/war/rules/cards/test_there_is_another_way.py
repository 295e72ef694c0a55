"""There Is Another Way"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_char_10"
FELLOWS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def test_without_gollum_it_only_heals() -> None:
    game = played(Position().fellowship(corruption=3), ID)
    assert game.state.fellowship.corruption == 2
    assert game.kind == AT_REST


def test_r12_6_gollum_may_hide_a_revealed_fellowship() -> None:
    game = played(Position().without(*FELLOWS).fellowship(corruption=3, hidden=False), ID)
    assert game.options == ["choose hide", "decline"]
    game.do("choose hide")
    assert game.state.fellowship.hidden


def test_r12_2_gollum_may_move_a_hidden_one_and_no_die_joins_the_hunt_box() -> None:
    game = played(Position().without(*FELLOWS).hunt(shadow=1), ID)
    assert game.options == ["choose move", "decline"]
    game.do("choose move")
    assert game.state.fellowship.progress == 1
    assert game.kind == "roll"
    game.roll(2)
    assert game.state.hunt.free == 0
    assert game.kind == AT_REST


def test_gollum_need_do_nothing() -> None:
    game = played(Position().without(*FELLOWS), ID, "decline")
    assert game.state.fellowship.progress == 0
