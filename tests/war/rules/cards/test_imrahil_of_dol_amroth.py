"""Imrahil of Dol Amroth"""

from __future__ import annotations

from cogs.war.model.components import FREE
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_18"


def test_r7_4_a_unit_and_a_leader_come_though_the_nation_is_not_at_war() -> None:
    game = played(Position().clear().nation("gondor", 1, False), ID)
    assert game.options == ["recruit gondor_regular dol_amroth", "recruit gondor_elite dol_amroth"]
    game.do("recruit gondor_elite dol_amroth")
    assert game.there("free_peoples", "dol_amroth") == {"gondor_elite": 1, "gondor_leader": 1}
    assert game.kind == AT_REST


def test_r7_2_without_leaders_only_the_unit_comes() -> None:
    at = Position().clear()
    at = at.lose(" ".join(["gondor_leader"] * dict(at.state.reinforcements[FREE])["gondor_leader"]))
    game = played(at, ID, "recruit gondor_regular dol_amroth")
    assert game.there("free_peoples", "dol_amroth") == {"gondor_regular": 1}


def test_r7_4_not_beside_an_enemy_army() -> None:
    game = played(Position().clear().put("dol_amroth", "sauron_regular"), ID)
    assert game.told("effect-without")


def test_r7_4_a_siege_is_no_hindrance() -> None:
    at = Position().clear().put("dol_amroth", "gondor_regular").put("dol_amroth", "sauron_regular")
    game = played(at.besieged("dol_amroth"), ID)
    assert "recruit gondor_regular dol_amroth" in game.options
