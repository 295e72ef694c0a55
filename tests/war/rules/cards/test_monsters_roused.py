"""Monsters Roused."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played


def test_three_regulars_and_an_elite_come_in_the_north() -> None:
    game = played(Position().clear(), "sh_str_22")
    for region in ("angmar", "weather_hills", "ettenmoors"):
        assert game.there("shadow", region) == {"sauron_regular": 1}
    assert game.there("shadow", "trollshaws") == {"sauron_elite": 1}


def test_r7_4_a_region_with_an_army_of_the_free_peoples_gets_nothing() -> None:
    game = played(Position().clear().put("trollshaws", "elves_elite"), "sh_str_22")
    assert game.there("shadow", "trollshaws") == {}
    assert game.there("shadow", "angmar") == {"sauron_regular": 1}
