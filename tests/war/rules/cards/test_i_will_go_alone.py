"""I Will Go Alone"""

from __future__ import annotations

from cogs.war.model.components import DISTANCE, FREE, NUMBER
from tests.war.position import Position
from tests.war.rules.cards.free_position import played, refused

ID = "fp_char_11"
FELLOWS = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


def test_r13_1_the_group_goes_a_region_further_and_then_corruption_heals() -> None:
    at = Position().fellowship(corruption=2)
    game = played(at, ID, "join boromir", "confirm")
    reach = max(DISTANCE[NUMBER["rivendell"]][NUMBER[text.split()[1]]] for text in game.options)
    assert reach == 3
    assert game.state.fellowship.corruption == 2
    game.do("travel weather_hills", "guide strider")
    assert game.there("free_peoples", "weather_hills") == {"boromir": 1}
    assert game.state.fellowship.corruption == 1


def test_r7_2_somebody_must_be_left_in_the_fellowship() -> None:
    assert refused(Position().without(*FELLOWS), ID) == "refusal-card-condition"


def test_r14_5_in_mordor_who_leaves_is_eliminated_and_corruption_heals_all_the_same() -> None:
    at = Position().without(*FELLOWS[:-1]).fellowship(region="", mordor=1, corruption=4, guide="peregrin")
    game = played(at, ID, "join peregrin", "confirm")
    assert ("peregrin", 1) in game.state.casualties[FREE]
    assert game.state.fellowship.corruption == 3
    assert game.state.fellowship.guide == "gollum"
