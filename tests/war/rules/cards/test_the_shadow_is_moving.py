"""The Shadow is Moving."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_09"


def _moving() -> Position:
    at = Position().clear().at_war().put("moria", "sauron_regular*2").put("nurn", "sauron_regular")
    return at.put("umbar", "southrons_easterlings_regular")


def test_r10_3_up_to_four_different_armies_move_a_region() -> None:
    game = played(_moving(), CARD, "march moria hollin", "confirm")
    assert not [option for option in game.options if option.startswith(("march hollin", "march moria"))]
    game.do("march nurn gorgoroth", "march umbar near_harad")
    assert game.there("shadow", "gorgoroth") == {"sauron_regular": 1}
    assert game.kind == "allocate"


def test_nobody_need_move() -> None:
    assert played(_moving(), CARD, "decline").kind == "allocate"


def test_every_shadow_nation_must_be_at_war() -> None:
    assert barred(Position().at_war("sauron", "isengard"), CARD)
