"""Riders of Théoden"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_16"


def test_r7_4_they_come_to_edoras_or_beside_a_companion_together() -> None:
    game = played(Position().clear().put("eastemnet", "boromir"), ID)
    assert game.options == [
        "recruit rohan_regular edoras",
        "recruit rohan_regular eastemnet",
        "recruit rohan_elite edoras",
        "recruit rohan_elite eastemnet",
    ]
    game.do("recruit rohan_elite eastemnet")
    assert game.there("free_peoples", "eastemnet") == {"rohan_elite": 1, "rohan_leader": 1, "boromir": 1}
    assert game.kind == AT_REST


def test_r7_4_not_beside_an_enemy_army_but_inside_a_siege() -> None:
    at = Position().clear().put("eastemnet", "boromir").put("eastemnet", "sauron_regular")
    at = at.put("helms_deep", "rohan_regular gimli").put("helms_deep", "isengard_regular")
    game = played(at.besieged("helms_deep"), ID)
    assert {text.split()[2] for text in game.options} == {"edoras", "helms_deep"}
