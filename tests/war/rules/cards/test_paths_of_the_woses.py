"""Paths of the Woses"""

from __future__ import annotations

from cogs.war.model.components import NUMBER, SHADOW
from cogs.war.model.queries import controller
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, played, refused

ID = "fp_str_11"


def riders() -> Position:
    return Position().clear().put("edoras", "rohan_regular*3 rohan_leader").at_war("rohan")


def test_r7_2_rohan_must_be_at_war() -> None:
    assert refused(riders(), ID) == ""
    assert refused(riders().nation("rohan", 3), ID) == "refusal-card-condition"


def test_r7_5_an_army_comes_to_minas_tirith_and_a_part_may_stay() -> None:
    game = played(riders(), ID)
    assert game.options == ["march edoras minas_tirith"]
    game.do("march edoras minas_tirith", "leave rohan_regular 1", "confirm")
    assert game.there("free_peoples", "minas_tirith") == {"rohan_regular": 2, "rohan_leader": 1}
    assert game.there("free_peoples", "edoras") == {"rohan_regular": 1}


def test_where_minas_tirith_is_besieged_it_goes_beside_it() -> None:
    at = riders().put("minas_tirith", "gondor_regular").put("minas_tirith", "sauron_regular")
    game = played(at.besieged("minas_tirith").put("osgiliath", "sauron_regular"), ID)
    assert game.options == ["march edoras druadan_forest", "march edoras lossarnach"]


def test_r9_6_units_not_at_war_stay() -> None:
    at = riders().put("edoras", "elves_regular").nation("elves", 2)
    game = played(at, ID, "march edoras minas_tirith", "confirm")
    assert game.there("free_peoples", "edoras") == {"elves_regular": 1}


def test_a_besieger_left_alone_takes_the_stronghold() -> None:
    at = Position().clear().put("helms_deep", "rohan_regular").put("helms_deep", "isengard_regular")
    game = played(at.at_war("rohan").besieged("helms_deep"), ID, "march helms_deep minas_tirith")
    assert controller(game.state, NUMBER["helms_deep"]) == SHADOW
    assert game.kind == AT_REST
