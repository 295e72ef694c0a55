"""Grimbeorn the Old, Son of Beorn"""

from __future__ import annotations

from cogs.war.model.components import FREE
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_17"


def test_r7_4_a_unit_and_a_leader_come_though_the_nation_is_not_at_war() -> None:
    game = played(Position().clear().nation("north", 1, False), ID)
    assert game.options == ["recruit north_regular carrock", "recruit north_elite carrock"]
    game.do("recruit north_elite carrock")
    assert game.there("free_peoples", "carrock") == {"north_elite": 1, "north_leader": 1}
    assert game.kind == AT_REST


def test_r7_2_without_leaders_only_the_unit_comes() -> None:
    at = Position().clear()
    at = at.lose(" ".join(["north_leader"] * dict(at.state.reinforcements[FREE])["north_leader"]))
    game = played(at, ID, "recruit north_regular carrock")
    assert game.there("free_peoples", "carrock") == {"north_regular": 1}


def test_r7_4_not_beside_an_enemy_army() -> None:
    game = played(Position().clear().put("carrock", "sauron_regular"), ID)
    assert game.told("effect-without")
