"""Gollum: the last Guide."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.rules.hunt import DrawTile
from cogs.war.rules.turn import allocation
from tests.war.position import Played, Position

ALL = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def alone() -> Position:
    """Nobody but Gollum goes with the Ring-bearers."""
    return Position().without(*ALL)


def hunted(at: Position, tile: str, cause: str = "roll") -> Played:
    """A tile of the Hunt."""
    return at.steps(DrawTile(cause, 1)).do(f"tile {tile}")


def test_standard_numbered_tiles_do_not_reveal() -> None:
    game = hunted(alone().fellowship(progress=1), "std_1_reveal").do("decline")
    assert game.state.fellowship.hidden


def test_eyes_and_red_tiles_still_do() -> None:
    assert not hunted(alone(), "eye_reveal").state.fellowship.hidden
    red = alone().hunt(pool=bag("sh_give_it_to_uss"))
    assert not hunted(red, "sh_give_it_to_uss").state.fellowship.hidden


def test_he_may_reveal_the_fellowship_to_lower_the_damage_by_one() -> None:
    game = hunted(alone().fellowship(progress=1), "std_3")
    assert game.kind == "guide_ability"
    game.do("use_guide")
    assert game.state.fellowship.corruption == 2
    assert game.kind == "path"
    assert "stop" not in game.options
    game.do("go trollshaws")
    assert not game.state.fellowship.hidden


def test_not_where_the_tile_reveals_it_anyway_nor_when_it_is_revealed() -> None:
    assert not hunted(alone(), "eye_reveal").told("guide-changed")
    assert hunted(alone().fellowship(progress=1), "eye_reveal").kind == "path"
    assert hunted(alone().fellowship(hidden=False), "std_3").kind != "guide_ability"


def test_not_without_damage() -> None:
    assert hunted(alone(), "std_0_reveal").kind != "guide_ability"


def test_a_casualty_that_makes_him_guide_lets_him_ignore_the_tile_drawn() -> None:
    at = (
        Position().without(*(companion for companion in ALL if companion != "boromir")).fellowship(progress=1)
    )
    game = hunted(at, "std_2_reveal").do("casualty guide")
    assert game.state.fellowship.guide == "gollum"
    assert game.state.fellowship.hidden
    assert game.state.fellowship.corruption == 0


def test_in_mordor_his_betrayal_only_turns_the_counter() -> None:
    game = hunted(alone().fellowship(region="", mordor=1), "std_2", "mordor").do("use_guide")
    assert game.state.fellowship.corruption == 1
    assert not game.state.fellowship.hidden
    assert game.kind != "path"


def test_he_is_no_companion_no_casualty_and_the_shadow_allocates_one_die_at_most() -> None:
    assert allocation(alone().state) == (0, 1)
    assert hunted(alone().fellowship(hidden=False), "std_3").kind != "casualty"
