"""Swords in Eriador"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import hand_size, played

ID = "fp_str_20"


def test_r7_4_a_unit_in_the_shire_one_in_ered_luin_and_a_card() -> None:
    game = played(Position().clear(), ID, "recruit north_elite the_shire")
    assert game.options == ["recruit dwarves_regular ered_luin", "recruit dwarves_elite ered_luin"]
    game.do("recruit dwarves_regular ered_luin", "draw fp_str_01")
    assert game.there("free_peoples", "the_shire") == {"north_elite": 1}
    assert game.there("free_peoples", "ered_luin") == {"dwarves_regular": 1}
    assert hand_size(game) == 1


def test_r7_2_one_part_may_be_impossible() -> None:
    game = played(Position().clear().put("the_shire", "sauron_regular"), ID)
    assert game.options == ["recruit dwarves_regular ered_luin", "recruit dwarves_elite ered_luin"]
