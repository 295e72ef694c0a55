"""Orcs Multiplying Again."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_str_20"


def test_three_regulars_come_in_each_place() -> None:
    game = played(Position().clear(), CARD)
    assert game.there("shadow", "mount_gundabad") == {"sauron_regular": 3}
    assert game.there("shadow", "dol_guldur") == {"sauron_regular": 3}


def test_r7_2_where_they_are_too_few_the_shadow_chooses_the_places() -> None:
    few = Position().clear().having(reinforcements=((), (("sauron_regular", 1),)))
    game = played(few, CARD)
    assert game.options == ["recruit sauron_regular mount_gundabad", "recruit sauron_regular dol_guldur"]
    assert game.do("recruit sauron_regular dol_guldur").kind == "allocate"


def test_r7_4_inside_a_besieged_stronghold_too_and_five_stay() -> None:
    at = Position().clear().put("dol_guldur", "sauron_regular*4 elves_regular*2").besieged("dol_guldur")
    assert played(at, CARD).there("shadow", "dol_guldur") == {"sauron_regular": 5}


def test_r7_4_not_where_the_enemy_controls_the_settlement() -> None:
    game = played(Position().clear().captured("dol_guldur"), CARD)
    assert game.there("shadow", "dol_guldur") == {}
