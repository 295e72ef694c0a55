"""Axe and Bow"""

from __future__ import annotations

from cogs.war.model.components import FREE
from cogs.war.rules.hunt import DrawTile
from tests.war.position import Position
from tests.war.rules.cards.free_position import refused

ID = "fp_char_06"


def test_r7_2_gimli_or_legolas_must_be_in_the_fellowship() -> None:
    assert refused(Position().without("gimli"), ID) == ""
    assert refused(Position().without("gimli", "legolas"), ID) == "refusal-card-condition"


def test_r13_7a_it_takes_one_off_the_damage() -> None:
    game = Position().table(ID).hunt(pool=(("std_2", 1),)).steps(DrawTile("stronghold"))
    game.do("tile std_2", f"give_up {ID}")
    assert game.state.chase is not None
    assert game.state.chase.damage == 1
    assert game.state.discards[FREE] == (ID,)


def test_r7_3_it_goes_once_both_have_left() -> None:
    game = Position().without("gimli").table(ID).dice(fp="character character").acting("free_peoples")
    game.do("use character separate", "join legolas", "confirm", "travel rivendell")
    assert game.state.table[FREE] == ()
    assert game.state.discards[FREE] == (ID,)
