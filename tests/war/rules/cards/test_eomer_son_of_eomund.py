"""Éomer, Son of Éomund"""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played

ID = "fp_str_23"


def test_r7_4_they_come_to_a_free_settlement_of_rohan() -> None:
    game = played(Position().clear(), ID)
    places = {text.split()[2] for text in game.options}
    assert places == {"edoras", "folde", "helms_deep", "westemnet"}
    game.do("recruit rohan_regular westemnet")
    assert game.there("free_peoples", "westemnet") == {"rohan_regular": 1, "rohan_leader": 1}
    assert game.kind == AT_REST


def test_a_besieged_garrison_gets_nothing() -> None:
    at = Position().clear().put("helms_deep", "rohan_regular").put("helms_deep", "isengard_regular")
    game = played(at.besieged("helms_deep"), ID)
    assert {text.split()[2] for text in game.options} == {"edoras", "folde", "westemnet"}
