"""The Shadow Lengthens."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_str_08"


def _spread() -> Position:
    at = Position().clear().at_war("sauron").put("moria", "sauron_regular*2")
    return at.put("dol_guldur", "sauron_regular").put("south_anduin_vale", "sauron_regular")


def test_r7_5_two_different_armies_march_to_another_one() -> None:
    game = played(_spread(), CARD, "march moria dimrill_dale", "confirm")
    assert game.there("shadow", "south_anduin_vale") == {"sauron_regular": 3}
    assert all(option.startswith("march dol_guldur ") for option in game.options)
    game.do("march dol_guldur south_anduin_vale")
    assert game.there("shadow", "south_anduin_vale") == {"sauron_regular": 4}
    assert game.kind == "allocate"


def test_r7_5_three_regions_are_too_far() -> None:
    at = (
        Position().clear().at_war("sauron").put("moria", "sauron_regular").put("dol_guldur", "sauron_regular")
    )
    assert played(at, CARD).told("effect-without")


def test_r7_2_where_only_one_can_march_one_does() -> None:
    at = Position().clear().at_war("sauron").put("moria", "sauron_regular").put("hollin", "sauron_regular")
    game = played(at, CARD, "march moria hollin")
    assert game.there("shadow", "hollin") == {"sauron_regular": 2}
    assert game.kind == "allocate"
