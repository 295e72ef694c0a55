"""Elven Cloaks"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import played


def test_r13_9_the_tile_waits_until_the_fellowship_is_in_mordor() -> None:
    game = played(Position(), "fp_char_01")
    assert ("fp_elven_cloaks", 1) in game.state.hunt.waiting
    assert "fp_elven_cloaks" not in dict(game.state.hunt.pool)
    assert "fp_elven_cloaks" not in dict(game.state.hunt.aside)


def test_r13_9_in_mordor_it_joins_the_pool_at_once() -> None:
    game = played(Position().fellowship(region="", mordor=0), "fp_char_01")
    assert ("fp_elven_cloaks", 1) in game.state.hunt.pool
    assert not game.state.hunt.waiting
