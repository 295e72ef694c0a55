"""Return of the Witch-king."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_12"


def test_he_goes_to_angmar_and_sauron_musters_there() -> None:
    game = played(Position().clear().put("minas_morgul", "witch_king"), CARD)
    assert game.there("shadow", "angmar") == {"sauron_regular": 2, "sauron_elite": 1, "witch_king": 1}
    assert game.there("shadow", "minas_morgul") == {}


def test_r7_2_where_angmar_is_not_free_he_goes_alone() -> None:
    at = Position().clear().put("minas_morgul", "witch_king").put("angmar", "north_regular")
    assert played(at, CARD).there("shadow", "angmar") == {"witch_king": 1}


def test_he_must_be_in_play() -> None:
    assert barred(Position(), CARD)
