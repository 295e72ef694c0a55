"""Book of Mazarbul"""

from __future__ import annotations

from cogs.war.model.queries import at_war, is_active
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_04"


def test_companions_move_and_then_one_in_the_right_place_brings_the_nation_to_war() -> None:
    at = Position().put("dale", "legolas").put("edoras", "boromir").nation("dwarves", 1, False)
    game = played(at, ID, "join legolas", "travel erebor", "confirm")
    assert game.there("free_peoples", "erebor")["legolas"] == 1
    assert is_active(game.state, "dwarves")
    assert at_war(game.state, "dwarves")
    assert game.kind == AT_REST


def test_nobody_need_move() -> None:
    at = Position().put("ered_luin", "legolas").nation("dwarves", 1, False)
    assert at_war(played(at, ID, "confirm").state, "dwarves")


def test_without_a_companion_there_nothing_is_roused() -> None:
    game = played(Position().nation("dwarves", 1, False), ID)
    assert not is_active(game.state, "dwarves")
    assert game.kind == AT_REST


def test_r9_8_a_captured_settlement_does_not_serve() -> None:
    at = Position().empty("erebor").put("erebor", "legolas").captured("erebor")
    game = played(at.nation("dwarves", 1, False), ID, "confirm")
    assert not is_active(game.state, "dwarves")
