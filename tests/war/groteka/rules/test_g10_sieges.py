"""G10, G11, G64 Besieged Strongholds: ten inside, and a unit for every further round."""

from __future__ import annotations

from cogs.war.groteka.record import standing
from cogs.war.model.armies import room
from cogs.war.model.components import FREE, NUMBER
from cogs.war.model.state import SEATS
from cogs.war.rules.battle.declaring import BeginBattle
from tests.war.battles import attack
from tests.war.groteka.fighting import facing, fought, handles, round_of
from tests.war.position import Played

WALLS = ("minas_tirith", "minas_tirith")


def storming(besiegers: str, garrison: str = "gondor_regular*2") -> Played:
    """A first round before the walls in which everybody fails."""
    return round_of(fought(besiegers, garrison, WALLS), 1, 1)


def test_g10_a_besieged_stronghold_holds_ten() -> None:
    """Given a siege, then ten units have room inside, not five as in the base game."""
    at = facing("sauron_regular*2", "gondor_regular*4", WALLS)
    assert room(at.state, FREE, NUMBER["minas_tirith"]) == 6


def test_g10_a34_nobody_is_lost_when_a_siege_begins_with_ten() -> None:
    at = facing("sauron_regular*3", "gondor_regular*9 gondor_elite", ("osgiliath", "minas_tirith"))
    game = attack(at, "shadow", "osgiliath", "minas_tirith").do("withdraw", "advance", "confirm")
    assert game.state.sieges == (NUMBER["minas_tirith"],)
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 9, "gondor_elite": 1}


def test_g11_a33_another_round_costs_a_unit_after_the_losses() -> None:
    """Given a round fought, then the attacker sacrifices a Regular or an Elite, or ceases."""
    game = storming("sauron_regular*2 sauron_elite")
    assert (game.seat, game.kind) == ("shadow", "sacrifice")
    assert game.options == ["sacrifice a1", "sacrifice a3", "cease"]
    game.do("sacrifice a3")
    assert handles(game, "shadow") == ["a1", "a2"]
    assert game.there("shadow", "minas_tirith") == {"sauron_regular": 2}
    assert [e.figure for e in game.told("unit-sacrificed")] == ["sauron_elite"]
    assert game.kind == "bind"


def test_g11_ceasing_costs_nothing_and_the_siege_goes_on() -> None:
    game = storming("sauron_regular*3").do("cease")
    assert game.state.battle is None
    assert game.state.sieges == (NUMBER["minas_tirith"],)
    assert game.there("shadow", "minas_tirith") == {"sauron_regular": 3}


def test_g11_the_free_peoples_lose_what_they_sacrifice() -> None:
    """Given the Free Peoples before Minas Morgul, then a unit sacrificed is out of the game."""
    at = ("minas_morgul", "minas_morgul")
    game = round_of(fought("gondor_regular*3", "sauron_regular*2", at), 1, 1).do("sacrifice a1")
    assert dict(game.state.casualties[FREE])["gondor_regular"] == 1


def test_a32_v30_the_last_unit_is_not_sacrificed() -> None:
    """Given an Elite alone after a round, then it cannot pay, and the battle ends."""
    game = storming("sauron_elite")
    assert game.state.battle is None
    assert [event.how for event in game.told("battle-ended")] == ["ceased"]
    assert game.there("shadow", "minas_tirith") == {"sauron_elite": 1}


def test_g42_a_besieged_defender_neither_retreats_nor_is_asked() -> None:
    game = storming("sauron_regular*3").do("sacrifice a1")
    assert not game.told("army-moved")
    assert (game.seat, game.kind) == ("shadow", "bind")


def test_g42_a_field_battle_at_a_stronghold_is_refused_or_given_in_each_round() -> None:
    """Given a garrison not yet besieged, then it may withdraw before the battle and again in phase 8."""
    game = fought("sauron_regular*2", "gondor_regular*2", ("osgiliath", "minas_tirith"))
    assert (game.seat, game.kind) == ("free_peoples", "withdraw")
    round_of(game.do("stand"), 1, 1).do("press_on", "stand")
    assert game.kind == "withdraw"
    game.do("withdraw", "advance", "confirm")
    assert game.state.sieges == (NUMBER["minas_tirith"],)
    assert game.state.battle is None


def test_r11_14_the_garrison_gone_the_stronghold_falls() -> None:
    """Given everybody inside broken, then the Stronghold is captured."""
    game = fought("sauron_elite*3", "gondor_regular", WALLS).do("spread").roll(6).do("confirm")
    assert NUMBER["minas_tirith"] in game.state.captured
    assert game.state.battle is None


def test_g64_a_card_of_three_rounds_gives_them_without_a_sacrifice() -> None:
    """Given three free rounds, then the first two end with ceasing or going on, the third with the price."""
    region = NUMBER["minas_tirith"]
    at = facing("sauron_regular*4", "gondor_regular*2", WALLS)
    force = at.state.stacks[1][region]
    game = round_of(at.steps(BeginBattle(1, region, region, force, free_rounds=3)), 1, 1)
    for _ in range(2):
        assert game.options == ["press_on", "cease"]
        round_of(game.do("press_on"), 1, 1)
    assert game.kind == "sacrifice"
    assert len(standing(game.state, SEATS.index("shadow"))) == 4
