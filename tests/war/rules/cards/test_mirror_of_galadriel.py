"""Mirror of Galadriel"""

from __future__ import annotations

from cogs.war.model.components import FREE
from tests.war.position import Position
from tests.war.rules.cards.free_position import played

ID = "fp_char_13"


def test_a_character_die_becomes_a_will_of_the_west() -> None:
    game = Position().hand(ID).dice(fp="character will_of_the_west", sh="army").acting("free_peoples")
    game.do(f"event will_of_the_west {ID}")
    assert game.state.dice[FREE] == ("will_of_the_west",)


def test_the_die_that_pays_is_no_unused_die() -> None:
    game = Position().hand(ID).dice(fp="character", sh="army").acting("free_peoples")
    game.do(f"event character {ID}")
    assert game.state.dice[FREE] == ()


def test_in_unconquered_lorien_it_heals_too() -> None:
    at = Position().fellowship(region="lorien", corruption=2)
    assert played(at, ID).state.fellowship.corruption == 1


def test_in_conquered_lorien_or_elsewhere_it_does_not() -> None:
    there = Position().fellowship(region="lorien", corruption=2).captured("lorien")
    assert played(there, ID).state.fellowship.corruption == 2
    assert played(Position().fellowship(corruption=2), ID).state.fellowship.corruption == 2
