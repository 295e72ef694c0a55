"""Wizard's Staff"""

from __future__ import annotations

from cogs.war.model.components import FREE
from cogs.war.rules.hunt import DrawTile
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, refused

ID = "fp_char_08"


def test_r7_2_gandalf_the_grey_must_be_in_the_fellowship() -> None:
    assert refused(Position(), ID) == ""
    assert refused(Position().without("gandalf_the_grey"), ID) == "refusal-card-condition"


def test_r13_7a_no_tile_is_drawn() -> None:
    game = Position().table(ID).steps(DrawTile("stronghold"))
    assert game.options == [f"give_up {ID}", "decline"]
    game.do(f"give_up {ID}")
    assert game.kind == AT_REST
    assert not game.told("tile-drawn")
    assert game.state.discards[FREE] == (ID,)
