"""7.4 Recruiting by a card where a Stronghold is besieged (docs/rules/war.md, W34)."""

from __future__ import annotations

import pytest

from cogs.war.model.components import NUMBER
from cogs.war.rules.nations import card_may_recruit, takes_recruits
from tests.war.position import Position
from tests.war.rules.cards import free_position, shadow_position

FREE, SHADOW = 0, 1


def lost(region: str, besiegers: str, garrison: str = "sauron_regular") -> Position:
    """The Free Peoples lay siege to a Stronghold that the Shadow has taken."""
    at = Position().clear().captured(region).besieged(region)
    return at.put(region, besiegers).put(region, garrison)


def test_w34_a_garrison_takes_recruits_inside() -> None:
    state = lost("helms_deep", "rohan_regular").state
    assert takes_recruits(state, SHADOW, NUMBER["helms_deep"])
    assert takes_recruits(state, SHADOW, NUMBER["helms_deep"], besieging=True)


def test_w34_the_besieged_region_is_free_to_the_besieger_but_its_settlement_is_not_his() -> None:
    state, region = lost("helms_deep", "rohan_regular").state, NUMBER["helms_deep"]
    assert not takes_recruits(state, FREE, region)
    assert takes_recruits(state, FREE, region, besieging=True)


def test_w34_an_enemy_army_or_settlement_without_a_siege_bars_it_for_every_card() -> None:
    state = Position().clear().put("folde", "sauron_regular boromir").captured("edoras").state
    for region in ("folde", "edoras"):
        assert not takes_recruits(state, FREE, NUMBER[region], besieging=True)


def test_w34_a_leader_needs_a_unit_beside_the_siege_too() -> None:
    region = NUMBER["helms_deep"]
    state = lost("helms_deep", "rohan_regular").state
    assert card_may_recruit(state, FREE, "rohan_leader", region, besieging=True)
    state = (
        Position().clear().captured("helms_deep").besieged("helms_deep").put("helms_deep", "boromir").state
    )
    assert not card_may_recruit(state, FREE, "rohan_leader", region, besieging=True)


def test_w34_cirdans_ships_land_beside_an_army_that_lays_siege() -> None:
    game = free_position.played(lost("dol_amroth", "gondor_regular").at_war("elves"), "fp_str_13")
    assert "recruit elves_elite dol_amroth" in game.options


def test_w34_riders_of_theoden_come_to_a_companion_who_lays_siege() -> None:
    game = free_position.played(lost("helms_deep", "rohan_regular boromir"), "fp_str_16")
    assert "recruit rohan_elite helms_deep" in game.options


def test_w34_house_of_the_stewards_musters_beside_boromir_who_lays_siege() -> None:
    game = free_position.played(lost("minas_tirith", "gondor_regular boromir"), "fp_char_23")
    assert "recruit gondor_elite minas_tirith" in game.options


@pytest.mark.parametrize(("card", "region"), [("fp_str_14", "minas_tirith"), ("fp_str_23", "helms_deep")])
def test_w34_a_card_that_names_the_place_or_a_free_one_gives_a_besieger_nothing(
    card: str, region: str
) -> None:
    game = free_position.played(lost(region, "gondor_regular rohan_regular"), card)
    assert not any(region in option for option in game.options)
    assert game.there("free_peoples", region) == {"gondor_regular": 1, "rohan_regular": 1}


def test_w34_the_shadow_has_the_same_reading() -> None:
    at = Position().clear().captured("orthanc").besieged("orthanc").put("orthanc", "rohan_regular")
    at = at.put("orthanc", "isengard_regular witch_king").at_war("isengard", "sauron")
    joined = shadow_position.played(at, "sh_str_14")
    assert "recruit sauron_elite orthanc" in joined.options
    named = shadow_position.played(at.put("moria", "saruman"), "sh_str_16")
    assert "isengard_elite" not in named.there("shadow", "orthanc")
