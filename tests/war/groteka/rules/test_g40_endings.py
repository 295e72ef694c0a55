"""G40-G43 After a series: ceasing, retreat, the next round; what stays as in the base."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.model.components import FREE, NUMBER
from tests.war.battles import attack
from tests.war.groteka.fighting import facing, fought, round_of
from tests.war.position import Played


def quiet(attackers: str = "sauron_regular*3", defenders: str = "gondor_regular*3") -> Played:
    """A round in which everybody fails."""
    return round_of(fought(attackers, defenders), 1, 1)


def test_g40_a52_the_attacker_declares_first_then_the_defender() -> None:
    game = quiet()
    assert (game.seat, game.options) == ("shadow", ["press_on", "cease"])
    game.do("press_on")
    assert (game.seat, game.kind) == ("free_peoples", "retreat")
    assert "stand" in game.options


def test_g41_ceasing_leaves_the_attackers_where_they_came_from() -> None:
    game = quiet().do("cease")
    assert game.there("shadow", "cardolan") == {"sauron_regular": 3}
    assert game.state.battle is None


def test_g41_a_retreat_goes_to_an_adjacent_free_region_and_lets_the_attacker_in() -> None:
    game = quiet().do("press_on")
    assert "retreat cardolan" not in game.options
    game.do("retreat bree")
    assert game.there("free_peoples", "bree") == {"gondor_regular": 3}
    game.do("advance", "confirm")
    assert game.there("shadow", "south_downs") == {"sauron_regular": 3}


def test_g41_without_a_free_region_there_is_no_retreat() -> None:
    """Given enemies all around, then the defender is not asked."""
    at = facing("sauron_regular*3", "gondor_regular*3")
    for region in ("bree", "buckland", "hollin", "north_dunland", "trollshaws", "weather_hills"):
        at.put(region, "isengard_regular")
    game = attack(at, "shadow", "cardolan", "south_downs").do("decline")
    round_of(game, 1, 1).do("press_on")
    assert game.kind == "bind"


def test_g42_saruman_stays_when_his_army_retreats_and_does_not_die() -> None:
    """Given Saruman in Orthanc's region with an Army that retreats, then he stays."""
    at = facing("rohan_regular*3", "isengard_regular*2 saruman", ("fords_of_isen", "orthanc"))
    game = attack(at, "free_peoples", "fords_of_isen", "orthanc").do("stand")
    round_of(game, 1, 1).do("press_on")
    game.do(next(option for option in game.options if option.startswith("retreat")))
    assert game.there("shadow", "orthanc") == {"saruman": 1}


def test_g43_the_battle_ends_when_a_side_has_no_units_left() -> None:
    game = round_of(fought("sauron_elite*2", "gondor_regular*2"), 6, 1)
    assert (game.seat, game.kind) == ("shadow", "follow_up")
    assert [event.how for event in game.told("battle-ended")] == ["wiped_out"]
    game.do("advance", "confirm")
    assert game.there("shadow", "south_downs") == {"sauron_elite": 2}


def test_g43_otherwise_a_new_round_begins_with_phase_three() -> None:
    game = quiet().do("press_on", "stand")
    assert game.kind == "bind"
    assert [event.round for event in game.told("round-began")] == [1, 2]


def test_a17_the_rearguard_and_at_war_limits_are_those_of_the_base() -> None:
    """Given a rearguard and units of a Nation at peace, then neither fights."""
    at = facing("sauron_regular*3 southrons_easterlings_regular", "gondor_regular")
    game = attack(at.nation("southrons_easterlings", 2), "shadow", "cardolan", "south_downs")
    assert [event.attackers for event in game.told("attack-declared")] == [(("sauron_regular", 3),)]


def test_r11_14_a_town_taken_in_battle_is_captured() -> None:
    game = round_of(fought("sauron_elite*2", "north_regular", ("buckland", "bree")), 6, 1)
    game.do("advance", "confirm")
    assert NUMBER["bree"] in game.state.captured


def test_a_battle_is_stored_and_read_at_every_step() -> None:
    """Given a battle with everything in it, then each of its states is dumped and loaded unchanged."""
    at = facing("sauron_regular*2 sauron_elite nazgul*2", "gondor_regular*2 gondor_leader boromir")
    game = attack(at.having(rings=(1, 1)), "shadow", "cardolan", "south_downs")
    stored = 0
    for _ in range(60):
        if game.state.battle is None:
            break
        assert WAR.load(WAR.dump(game.state)) == game.state
        stored += 1
        game.do(game.options[-1] if game.seat == "chance" else game.options[0])
    assert stored > 10


def test_g01_the_base_game_knows_nothing_of_it() -> None:
    """Given the base rules, then a battle has no record of the mod and is fought as printed."""
    from tests.war.battles import field

    game = field("sauron_regular*2", "gondor_regular*2")
    assert game.kind == "roll"
    assert game.state.battle is not None
    assert game.state.battle.melee is None
    assert len(game.options[0].split()) == 1 + 2


def test_g05_g55_fallen_free_peoples_units_are_casualties() -> None:
    game = round_of(fought("sauron_elite", "gondor_regular"), 6, 1)
    assert dict(game.state.casualties[FREE])["gondor_regular"] == 1
