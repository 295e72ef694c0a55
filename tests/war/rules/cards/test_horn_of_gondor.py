"""Horn of Gondor"""

from __future__ import annotations

from cogs.war.model.components import FREE
from cogs.war.rules.hunt import DrawTile
from tests.war.position import Position
from tests.war.rules.cards.free_position import refused

ID = "fp_char_07"


def test_r7_2_boromir_must_be_in_the_fellowship() -> None:
    assert refused(Position(), ID) == ""
    assert refused(Position().without("boromir"), ID) == "refusal-card-condition"


def test_r13_7a_it_takes_one_off_the_damage_of_a_card_too() -> None:
    game = Position().table(ID).hunt(pool=(("std_2", 1),)).steps(DrawTile("sh_char_10"))
    game.do("tile std_2", f"give_up {ID}")
    assert game.state.chase is not None
    assert game.state.chase.damage == 1


def test_r7_3_it_goes_once_he_has_left() -> None:
    game = Position().table(ID).dice(fp="character character").acting("free_peoples")
    game.do("use character separate", "join boromir", "confirm", "travel rivendell")
    assert game.state.discards[FREE] == (ID,)
