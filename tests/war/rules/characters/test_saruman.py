"""Saruman: his entrance, his Voice, his servants."""

from __future__ import annotations

from cogs.war.model.armies import leadership_of, led
from cogs.war.model.bags import bag
from cogs.war.model.components import SHADOW
from cogs.war.model.queries import MINION
from cogs.war.rules.turn import pool_size
from tests.war.position import Position


def speaking() -> Position:
    """Saruman is in Orthanc, and there is a Muster die."""
    return Position().at_war("isengard").put("orthanc", "saruman").dice(sh="muster")


def test_he_comes_to_orthanc_when_isengard_is_at_war() -> None:
    at = Position().dice(sh="muster")
    assert "use muster saruman" not in at.acting("shadow").options
    game = at.at_war("isengard").acting("shadow").do("use muster saruman")
    assert game.there("shadow", "orthanc")["saruman"] == 1
    assert MINION in game.state.ever
    assert pool_size(game.state, SHADOW) == 8


def test_not_to_a_conquered_orthanc_and_not_twice() -> None:
    at = Position().at_war("isengard").empty("orthanc").captured("orthanc").dice(sh="muster")
    assert "use muster saruman" not in at.acting("shadow").options
    assert "use muster saruman" not in speaking().acting("shadow").options


def test_his_voice_brings_a_regular_to_every_settlement_of_isengard() -> None:
    game = speaking().acting("shadow").do("use muster voice_recruits")
    assert game.there("shadow", "orthanc")["isengard_regular"] == 5
    assert game.there("shadow", "north_dunland")["isengard_regular"] == 2
    assert game.there("shadow", "south_dunland")["isengard_regular"] == 2


def test_where_the_regulars_do_not_go_round_the_shadow_picks() -> None:
    at = speaking().put("fords_of_bruinen", "isengard_regular*5")
    game = at.acting("shadow").do("use muster voice_recruits")
    assert game.kind == "recruit"
    assert len(game.options) == 3


def test_captured_settlements_get_none() -> None:
    at = speaking().empty("south_dunland").captured("south_dunland")
    game = at.acting("shadow").do("use muster voice_recruits")
    assert "isengard_regular" not in game.there("shadow", "south_dunland")


def test_his_voice_turns_two_regulars_in_orthanc_into_elites() -> None:
    game = speaking().acting("shadow").do("use muster voice_upgrades")
    assert game.there("shadow", "orthanc") == {"isengard_regular": 2, "isengard_elite": 3, "saruman": 1}
    at = speaking().empty("orthanc").put("orthanc", "saruman isengard_regular")
    game = at.acting("shadow").do("use muster voice_upgrades")
    assert game.there("shadow", "orthanc") == {"isengard_elite": 1, "saruman": 1}


def test_he_is_silent_under_siege() -> None:
    at = speaking().put("orthanc", "rohan_regular*2").besieged("orthanc")
    assert not any("voice" in option for option in at.acting("shadow").options)


def test_elites_of_isengard_lead_while_he_is_in_play() -> None:
    elite = bag("isengard_elite")
    assert not led(Position().state, elite)
    assert led(speaking().state, elite)
    assert leadership_of(speaking().state, "isengard_elite") == 1
    assert leadership_of(Position().state, "isengard_elite") == 0
    assert not led(Position().lose("saruman").state, elite)
