"""The Last Battle"""

from __future__ import annotations

from cogs.war.model.components import FREE
from cogs.war.rules.fellowship import DeclareFellowship
from tests.war.position import Position
from tests.war.rules.cards.free_position import refused

ID = "fp_str_01"


def afield() -> Position:
    return Position().without("strider").put("fangorn", "aragorn rohan_regular")


def test_r7_2_aragorn_must_be_with_an_army_outside_the_free_nations() -> None:
    assert refused(afield(), ID) == ""
    assert refused(Position().put("fangorn", "strider rohan_regular"), ID) == "refusal-card-condition"
    assert refused(Position().put("edoras", "aragorn"), ID) == "refusal-card-condition"
    assert refused(Position().put("fangorn", "aragorn"), ID) == "refusal-card-condition"
    assert refused(afield().fellowship(hidden=False), ID) == "refusal-card-condition"


def test_the_die_that_moves_the_fellowship_stays_out_of_the_hunt_box() -> None:
    game = afield().table(ID).dice(fp="character", sh="army").acting("free_peoples")
    game.do("use character move_fellowship")
    assert game.state.hunt.free == 0
    assert game.state.fellowship.progress == 1


def test_r7_3_it_goes_when_the_fellowship_is_declared() -> None:
    game = afield().table(ID).steps(DeclareFellowship()).do("declare")
    assert game.state.discards[FREE] == (ID,)


def test_r7_3_it_goes_when_the_army_has_left_him() -> None:
    at = afield().at_war("rohan").table(ID).dice(fp="army army")
    game = at.acting("free_peoples").do("use army move_armies", "march fangorn westemnet", "confirm")
    assert game.state.table[FREE] == ()
