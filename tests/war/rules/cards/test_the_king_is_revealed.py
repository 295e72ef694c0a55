"""The King is Revealed."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_18"


def test_minas_morgul_musters_five_regulars_and_a_nazgul() -> None:
    game = played(Position().clear().put("dol_amroth", "aragorn"), CARD)
    assert game.there("shadow", "minas_morgul") == {"sauron_regular": 5, "nazgul": 1}
    assert game.kind == "allocate"


def test_r7_2_as_many_as_there_are() -> None:
    at = Position().clear().put("dol_amroth", "aragorn").having(reinforcements=((), (("sauron_regular", 2),)))
    assert played(at, CARD).there("shadow", "minas_morgul") == {"sauron_regular": 2}


def test_aragorn_must_be_in_play_and_strider_is_not_he() -> None:
    assert barred(Position(), CARD)
