"""Celeborn's Galadhrim"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, hand_size, played

ID = "fp_str_15"


def test_r7_4_a_unit_of_the_elves_comes_and_a_card_is_drawn() -> None:
    game = played(Position().clear().nation("elves", 1), ID)
    assert game.options == ["recruit elves_regular lorien", "recruit elves_elite lorien"]
    game.do("recruit elves_elite lorien", "draw fp_str_01")
    assert game.there("free_peoples", "lorien") == {"elves_elite": 1}
    assert hand_size(game) == 1
    assert game.kind == AT_REST


def test_r7_4_where_it_is_conquered_only_the_card_is_left() -> None:
    game = played(Position().clear().captured("lorien"), ID)
    assert game.told("effect-without")
    assert game.kind == "draw"
