"""The Fighting Uruk-hai."""

from __future__ import annotations

from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

CARD = "sh_str_02"


def _storm() -> Position:
    at = Position().clear().at_war("isengard").put("orthanc", "saruman")
    return at.put("helms_deep", "rohan_regular*5 isengard_regular*5").besieged("helms_deep")


def test_r11_12_the_siege_battle_goes_over_three_rounds() -> None:
    game = played(_storm(), CARD, "confirm").roll(1, 1, 1, 1, 1).roll(1, 1, 1, 1, 1)
    assert game.kind == "cease"
    game.do("press_on").roll(1, 1, 1, 1, 1).roll(1, 1, 1, 1, 1).do("cease")
    assert game.kind == "allocate"


def test_among_several_sieges_the_shadow_picks() -> None:
    at = _storm().put("lorien", "elves_regular isengard_regular").besieged("helms_deep", "lorien")
    game = played(at, CARD)
    assert set(game.options) == {"attack helms_deep helms_deep", "attack lorien lorien"}


def test_r7_2_a_nation_not_at_war_does_not_attack() -> None:
    game = played(_storm().nation("isengard", 3), CARD)
    assert game.told("effect-without")


def test_saruman_and_besiegers_of_isengard_are_needed() -> None:
    assert barred(Position().clear().put("orthanc", "saruman"), CARD)
    at = Position().clear().put("helms_deep", "rohan_regular isengard_regular").besieged("helms_deep")
    assert barred(at, CARD)
