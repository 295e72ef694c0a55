"""Mithril Coat and Sting"""

from __future__ import annotations

from cogs.war.model.components import FREE
from cogs.war.rules.hunt import DrawTile
from tests.war.position import Position
from tests.war.rules.cards.free_position import played

ID = "fp_char_05"


def test_r7_3_it_lies_on_the_table() -> None:
    game = played(Position(), ID)
    assert game.state.table[FREE] == (ID,)


def test_r13_7a_another_tile_counts_and_the_first_returns_after_it_is_drawn() -> None:
    at = Position().table(ID).hunt(pool=(("std_2", 1), ("std_3", 1)))
    game = at.steps(DrawTile("stronghold")).do("tile std_3", f"give_up {ID}")
    assert game.options == ["tile std_2"]
    game.do("tile std_2")
    assert game.state.hunt.pool == (("std_3", 1),)
    assert game.state.hunt.drawn == (("std_2", 1),)
    assert game.state.discards[FREE] == (ID,)
    assert game.state.chase is not None
    assert game.state.chase.damage == 2


def test_r13_7a_it_need_not_be_used() -> None:
    at = Position().table(ID).hunt(pool=(("std_2", 1), ("std_3", 1)))
    game = at.steps(DrawTile("stronghold")).do("tile std_3", "decline")
    assert game.state.table[FREE] == (ID,)
