"""Dáin Ironfoot's Guard"""

from __future__ import annotations

from cogs.war.model.components import FREE
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_22"


def test_r7_4_a_unit_and_a_leader_come_though_the_nation_is_not_at_war() -> None:
    game = played(Position().clear().nation("dwarves", 1, False), ID)
    assert game.options == ["recruit dwarves_regular erebor", "recruit dwarves_elite erebor"]
    game.do("recruit dwarves_elite erebor")
    assert game.there("free_peoples", "erebor") == {"dwarves_elite": 1, "dwarves_leader": 1}
    assert game.kind == AT_REST


def test_r7_2_without_leaders_only_the_unit_comes() -> None:
    at = Position().clear()
    at = at.lose(" ".join(["dwarves_leader"] * dict(at.state.reinforcements[FREE])["dwarves_leader"]))
    game = played(at, ID, "recruit dwarves_regular erebor")
    assert game.there("free_peoples", "erebor") == {"dwarves_regular": 1}


def test_r7_4_not_beside_an_enemy_army() -> None:
    game = played(Position().clear().put("erebor", "sauron_regular"), ID)
    assert game.told("effect-without")


def test_r7_4_a_siege_is_no_hindrance() -> None:
    at = Position().clear().put("erebor", "dwarves_regular").put("erebor", "sauron_regular")
    game = played(at.besieged("erebor"), ID)
    assert "recruit dwarves_regular erebor" in game.options
