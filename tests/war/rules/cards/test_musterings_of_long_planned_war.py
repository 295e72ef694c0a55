"""Musterings of Long-planned War."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_23"


def test_both_places_fill() -> None:
    game = played(Position().clear().at_war(), CARD)
    assert game.there("shadow", "gorgoroth") == {"southrons_easterlings_regular": 5}
    assert game.there("shadow", "nurn") == {"sauron_regular": 5}


def test_every_shadow_nation_must_be_at_war() -> None:
    assert barred(Position().at_war("sauron", "isengard"), CARD)
