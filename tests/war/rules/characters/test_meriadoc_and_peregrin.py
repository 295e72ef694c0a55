"""Meriadoc and Peregrin: their help as Guides, and Take Them Alive!"""

from __future__ import annotations

from cogs.war.model.bags import count
from cogs.war.model.components import CHARACTERS, DISTANCE, NUMBER
from cogs.war.rules.hunt import DrawTile
from tests.war.position import Played, Position

OTHERS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")


def hobbits(*left: str) -> Position:
    """Only Hobbits are left in the Fellowship."""
    gone = [hobbit for hobbit in ("meriadoc", "peregrin") if left and hobbit not in left]
    return Position().without(*OTHERS, *gone).fellowship(hidden=False)


def hunted(at: Position, tile: str) -> Played:
    """A tile of the Hunt."""
    return at.steps(DrawTile("roll", 1)).do(f"tile {tile}")


def test_the_guide_lowers_the_damage_by_one_by_leaving() -> None:
    game = hunted(hobbits("meriadoc").fellowship(progress=1), "std_2").do("use_guide", "travel rivendell")
    assert game.state.fellowship.corruption == 1
    assert game.state.fellowship.guide == "gollum"
    assert game.there("free_peoples", "rivendell")["meriadoc"] == 1


def test_no_damage_no_question() -> None:
    assert hunted(hobbits("meriadoc"), "std_0_reveal").kind != "guide_ability"


def test_r10_both_may_help_on_one_tile_and_then_move_as_a_group() -> None:
    game = hunted(hobbits().fellowship(progress=2, hidden=True), "std_3").do("use_guide", "use_guide")
    assert game.state.fellowship.guide == "gollum"
    assert game.kind == "guide_ability"  # Gollum may betray them now
    game.do("decline")
    assert game.kind == "separate"
    reach = [option.split()[1] for option in game.options]
    assert max(DISTANCE[NUMBER["rivendell"]][NUMBER[region]] for region in reach) == 3
    game.do("travel trollshaws")
    assert {"meriadoc", "peregrin"} <= set(game.there("free_peoples", "trollshaws"))
    assert game.state.fellowship.corruption == 1


def test_a_guide_is_chosen_between_them_when_both_lead() -> None:
    game = hunted(hobbits(), "std_2").do("decline")
    assert game.kind == "casualty"


def test_leaving_is_no_casualty_so_one_may_still_be_taken() -> None:
    game = hunted(hobbits(), "std_3").do("use_guide", "decline")
    assert game.kind == "casualty"
    game.do("casualty guide", "travel rivendell", "travel trollshaws")
    assert game.there("free_peoples", "rivendell")["peregrin"] == 1
    assert game.there("free_peoples", "trollshaws")["meriadoc"] == 1
    assert game.state.fellowship.corruption == 1


def test_take_them_alive_puts_a_hobbit_on_the_map_instead_of_eliminating_him() -> None:
    at = Position().without("gandalf_the_grey").fellowship(progress=2, hidden=False)
    game = hunted(at, "std_3").do("casualty random", "companion peregrin")
    assert game.kind == "separate"
    reach = [option.split()[1] for option in game.options]
    assert max(DISTANCE[NUMBER["rivendell"]][NUMBER[region]] for region in reach) == 3
    game.do("travel trollshaws")
    assert game.there("free_peoples", "trollshaws")["peregrin"] == 1
    assert count(game.state.casualties[0], "peregrin") == 0
    assert game.state.fellowship.corruption == 2


def test_a_new_guide_may_help_at_once_after_a_casualty() -> None:
    at = Position().without(*OTHERS[:4], "peregrin").fellowship(hidden=False)
    game = hunted(at, "std_3").do("casualty guide")
    assert game.state.fellowship.guide == "meriadoc"
    assert game.kind == "guide_ability"


def test_they_are_no_captains_and_rouse_every_nation() -> None:
    for hobbit in ("meriadoc", "peregrin"):
        assert not CHARACTERS[hobbit].captain
        assert len(CHARACTERS[hobbit].activates) == 5
