"""A New Power is Rising."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_16"


def _risen() -> Position:
    return Position().clear().put("orthanc", "saruman")


def test_r7_4_isengard_musters_in_three_places_at_war_or_not() -> None:
    game = played(_risen(), CARD, "recruit isengard_elite orthanc", "recruit isengard_regular orthanc")
    assert game.there("shadow", "north_dunland") == {"isengard_regular": 2}
    assert game.there("shadow", "south_dunland") == {"isengard_regular": 2}
    assert game.there("shadow", "orthanc") == {"isengard_regular": 1, "isengard_elite": 1, "saruman": 1}
    assert game.kind == "allocate"


def test_r7_4_a_region_that_is_not_free_gets_nothing() -> None:
    game = played(_risen().put("north_dunland", "rohan_regular"), CARD)
    assert game.there("shadow", "north_dunland") == {}
    assert game.there("shadow", "south_dunland") == {"isengard_regular": 2}


def test_saruman_must_be_in_play() -> None:
    assert barred(Position(), CARD)
