"""Challenge of the King"""

from __future__ import annotations

from cogs.war.model.components import FREE
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played, refused

ID = "fp_char_14"


def in_rohan() -> Position:
    return Position().put("edoras", "strider").hunt(pool=(("eye_reveal", 4), ("std_2", 1), ("std_3", 2)))


def test_r7_2_he_must_be_with_an_army_in_gondor_or_rohan() -> None:
    assert refused(in_rohan(), ID) == ""
    assert refused(Position().put("osgiliath", "strider gondor_regular"), ID) == "refusal-card-condition"
    assert refused(Position().put("druadan_forest", "strider"), ID) == "refusal-card-condition"
    assert refused(Position().put("druadan_forest", "strider gondor_regular"), ID) == ""


def test_eyes_leave_the_game_and_the_other_tiles_return() -> None:
    game = played(in_rohan(), ID, "tile eye_reveal", "tile std_3", "tile eye_reveal")
    assert game.state.hunt.removed == (("eye_reveal", 2),)
    assert dict(game.state.hunt.pool) == {"eye_reveal": 2, "std_2": 1, "std_3": 2}
    assert game.state.fellowship.corruption == 0
    assert game.state.fellowship.hidden


def test_three_eyes_return_and_he_is_eliminated() -> None:
    game = played(in_rohan(), ID, *["tile eye_reveal"] * 3)
    assert dict(game.state.hunt.pool) == {"eye_reveal": 4, "std_2": 1, "std_3": 2}
    assert ("strider", 1) in game.state.casualties[FREE]
    assert game.kind == AT_REST


def test_a_tile_drawn_is_not_drawn_again() -> None:
    game = played(in_rohan(), ID, "tile std_2")
    assert "tile std_2" not in game.options


def test_r13_6_an_empty_pool_takes_the_drawn_standard_tiles_back_and_fewer_than_three_may_be_all() -> None:
    at = Position().put("edoras", "aragorn")
    game = played(at.hunt(pool=(("std_2", 1),), drawn=(("eye_reveal", 1),)), ID, "tile std_2")
    assert game.options == ["tile eye_reveal"]
    game.do("tile eye_reveal")
    assert game.state.hunt.removed == (("eye_reveal", 1),)
    assert game.state.hunt.pool == (("std_2", 1),)
