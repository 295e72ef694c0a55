"""On, On They Went."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played

TILE = "sh_on_on_they_went"


def test_r13_9_the_tile_waits_until_the_fellowship_enters_mordor() -> None:
    game = played(Position(), "sh_char_03")
    assert dict(game.state.hunt.waiting) == {TILE: 1}
    assert TILE not in dict(game.state.hunt.aside)
    assert game.kind == "allocate"


def test_r13_9_in_mordor_it_joins_the_pool_at_once() -> None:
    game = played(Position().fellowship(mordor=1, region=""), "sh_char_03")
    assert dict(game.state.hunt.pool)[TILE] == 1
    assert not game.state.hunt.waiting
