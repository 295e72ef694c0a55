"""11 How battles end: ceasing, retreat, withdrawal, sieges, sorties, relief, advance and capture."""

from __future__ import annotations

import pytest

from cogs.war.model.bags import only
from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.queries import controller, points
from cogs.war.model.state import evolve
from tests.war.battles import attack, facing, field
from tests.war.position import Played, Position


def besieging(garrison: str, besiegers: str, at: Position | None = None) -> Position:
    """Minas Tirith under siege on an otherwise empty map."""
    at = at or Position().clear().at_war()
    return at.put("minas_tirith", garrison).put("minas_tirith", besiegers).besieged("minas_tirith")


def quiet_round(game: Played) -> Played:
    """Everybody misses."""
    while game.kind == "roll":
        game.do(game.options[0])
    return game


# 11.4.5, 11.11 Ceasing and retreat


def test_r11_4_5_the_attacker_ceases_or_goes_on_and_then_the_defender_may_retreat() -> None:
    game = quiet_round(field("sauron_regular*2", "gondor_regular*2"))
    assert (game.seat, game.kind) == ("shadow", "cease")
    game.do("press_on")
    assert (game.seat, game.kind) == ("free_peoples", "retreat")
    quiet_round(game.do("stand")).do("cease")
    assert game.state.battle is None
    assert game.there("shadow", "cardolan") == {"sauron_regular": 2}


def test_r11_11_the_whole_army_retreats_to_a_free_region() -> None:
    game = quiet_round(field("sauron_regular*2", "gondor_regular*2 gondor_leader boromir"))
    game.do("press_on")
    assert "retreat cardolan" not in game.options
    assert game.reason("retreat cardolan") == "refusal-no-retreat-there"
    game.do("retreat bree")
    assert game.there("free_peoples", "bree") == {
        "gondor_regular": 2,
        "gondor_leader": 1,
        "boromir": 1,
    }
    game.do("advance", "confirm")
    assert game.there("shadow", "south_downs") == {"sauron_regular": 2}


def test_r9_7_units_at_peace_may_retreat_across_a_border() -> None:
    at = facing("sauron_regular*3", "gondor_regular", ("cardolan", "south_downs"))
    at.nation("gondor", 1, active=False)
    game = quiet_round(attack(at, "shadow", "cardolan", "south_downs")).do("press_on")
    assert "retreat bree" in game.options


def test_r11_11_without_a_free_region_there_is_no_retreat() -> None:
    at = facing("sauron_regular*3", "north_regular*2", ("cardolan", "south_downs"))
    for region in ("bree", "buckland", "hollin", "north_dunland", "weather_hills", "trollshaws"):
        at.put(region, "sauron_regular")
    game = attack(at, "shadow", "cardolan", "south_downs")
    quiet_round(game).do("press_on")
    assert game.kind == "roll"


def test_r11_11_saruman_stays_behind() -> None:
    at = facing("rohan_regular*4", "isengard_regular*2 saruman", ("gap_of_rohan", "orthanc"))
    game = attack(at, "free_peoples", "gap_of_rohan", "orthanc").do("stand")
    quiet_round(game).do("press_on", "retreat fords_of_isen")
    assert game.there("shadow", "orthanc") == {"saruman": 1}


# 11.14 Advance and capture


def test_r18_the_advance_is_optional_and_may_be_partial() -> None:
    game = field("sauron_regular*3", "gondor_regular").roll(6, 1, 1).roll(1)
    assert game.options == ["advance", "decline"]
    game.do("advance", "leave sauron_regular 1", "confirm")
    assert game.there("shadow", "south_downs") == {"sauron_regular": 2}
    assert game.there("shadow", "cardolan") == {"sauron_regular": 1}


def test_r11_14_entering_a_city_captures_it() -> None:
    at = facing("sauron_regular*3", "gondor_regular", ("lossarnach", "pelargir"))
    game = attack(at, "shadow", "lossarnach", "pelargir").roll(6, 1, 1).roll(1).do("advance", "confirm")
    assert controller(game.state, NUMBER["pelargir"]) == SHADOW
    assert points(game.state, SHADOW) == 1


def test_r11_14_recapture_takes_the_points_away() -> None:
    at = facing("gondor_regular*3", "sauron_regular", ("lossarnach", "pelargir")).captured("pelargir")
    game = attack(at, "free_peoples", "lossarnach", "pelargir").roll(6, 1, 1).roll(1)
    game.do("advance", "confirm")
    assert points(game.state, SHADOW) == 0
    assert game.told("settlement-captured")[0].back


def test_r11_14_if_both_die_nothing_is_captured() -> None:
    at = facing("sauron_regular", "gondor_regular", ("lossarnach", "pelargir"))
    game = attack(at, "shadow", "lossarnach", "pelargir").roll(6).roll(6)
    assert game.state.captured == ()
    assert game.told("battle-ended")[0].how == "both"


# 11.10 Retreat into siege


def test_r11_10_withdrawal_and_siege() -> None:
    at = facing("sauron_regular*4", "gondor_regular*7 boromir", ("osgiliath", "minas_tirith"))
    game = attack(at, "shadow", "osgiliath", "minas_tirith")
    assert (game.seat, game.kind) == ("free_peoples", "withdraw")
    game.do("withdraw", "advance", "leave sauron_regular 1", "confirm")
    assert game.state.sieges == (NUMBER["minas_tirith"],)
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 5, "boromir": 1}
    assert game.there("shadow", "minas_tirith") == {"sauron_regular": 3}
    assert game.state.battle is None
    assert game.state.captured == ()


def test_r11_10_without_an_advance_there_is_no_siege() -> None:
    at = facing("sauron_regular*4", "gondor_regular*7", ("osgiliath", "minas_tirith"))
    game = attack(at, "shadow", "osgiliath", "minas_tirith").do("withdraw", "decline")
    assert game.state.sieges == ()
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 7}


def test_r11_4_0_withdrawal_is_offered_before_every_round() -> None:
    at = facing("sauron_regular*4", "gondor_regular*4", ("osgiliath", "minas_tirith"))
    game = quiet_round(attack(at, "shadow", "osgiliath", "minas_tirith").do("stand"))
    game.do("press_on", "stand")
    assert game.kind == "withdraw"


def test_r11_4_0_not_in_a_stronghold_the_enemy_holds() -> None:
    at = facing("gondor_regular*4", "sauron_regular*2", ("south_ithilien", "minas_morgul"))
    assert attack(at, "free_peoples", "south_ithilien", "minas_morgul").kind == "withdraw"
    at = facing("sauron_regular*4", "gondor_regular*2", ("south_ithilien", "minas_morgul"))
    at.captured("minas_morgul")
    assert attack(at, "shadow", "south_ithilien", "minas_morgul").kind == "withdraw"


# 11.12 Siege battles


def test_r11_12_a_siege_battle_lasts_one_round() -> None:
    game = attack(besieging("gondor_regular*2", "sauron_regular*4"), "shadow", "minas_tirith", "minas_tirith")
    quiet_round(game)
    assert game.state.battle is None
    assert game.state.sieges == (NUMBER["minas_tirith"],)
    assert game.told("attack-ceased")


def test_r11_12_elites_are_reduced_to_fight_on() -> None:
    at = besieging("gondor_regular*2", "sauron_regular sauron_elite*2")
    game = quiet_round(attack(at, "shadow", "minas_tirith", "minas_tirith"))
    assert game.options == ["prolong sauron_elite", "cease"]
    game.do("prolong sauron_elite")
    assert game.there("shadow", "minas_tirith") == {"sauron_regular": 2, "sauron_elite": 1}
    quiet_round(game).do("prolong sauron_elite")
    quiet_round(game)
    assert game.state.battle is None


def without_regulars(at: Position) -> Position:
    """No Regular of Sauron is left, neither dead nor among the reinforcements."""
    state = at.state
    pools = tuple(only(held, lambda name: name != "sauron_regular") for held in state.reinforcements)
    dead = tuple(only(held, lambda name: name != "sauron_regular") for held in state.casualties)
    at.state = evolve(state, reinforcements=pools, casualties=dead)
    return at


def test_r11_12_w108_an_elite_that_no_regular_replaces_is_lost_and_said_to_be() -> None:
    at = without_regulars(besieging("gondor_regular*2", "sauron_elite*2"))
    game = quiet_round(attack(at, "shadow", "minas_tirith", "minas_tirith"))
    assert game.options == ["prolong sauron_elite", "cease"]
    game.do("prolong sauron_elite")
    assert game.there("shadow", "minas_tirith") == {"sauron_elite": 1}
    (told,) = game.told("elite-reduced")
    assert told.lost


def test_r11_12_w108_the_last_unit_is_not_given_up_to_fight_on() -> None:
    at = without_regulars(besieging("gondor_regular*2", "sauron_elite nazgul"))
    game = quiet_round(attack(at, "shadow", "minas_tirith", "minas_tirith"))
    assert game.state.battle is None
    assert game.told("attack-ceased")


def test_r11_8_w17_an_elite_that_no_regular_replaces_is_told_as_lost() -> None:
    at = without_regulars(besieging("gondor_regular*2", "sauron_elite*3"))
    game = attack(at, "shadow", "minas_tirith", "minas_tirith").roll(1, 1, 1).roll(6, 1)
    (told,) = game.told("hits-taken")
    assert (told.lost, told.reduced) == ((("sauron_elite", 1),), ())


def test_r11_12_the_last_defender_gone_the_stronghold_falls() -> None:
    at = besieging("gondor_regular boromir", "sauron_regular*4")
    game = attack(at, "shadow", "minas_tirith", "minas_tirith").roll(6, 1, 1, 1)
    quiet_round(game)
    assert game.state.captured == (NUMBER["minas_tirith"],)
    assert points(game.state, SHADOW) == 2
    assert game.there("free_peoples", "minas_tirith") == {}


# 11.13 Sortie and relief


def test_r11_13_a_sortie_that_wins_ends_the_siege() -> None:
    at = besieging("gondor_regular*3", "sauron_regular")
    game = attack(at, "free_peoples", "minas_tirith", "minas_tirith").roll(6, 1, 1).roll(1)
    assert game.state.sieges == ()
    assert game.state.battle is None
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 3}


def test_r11_13_a_sortie_ceased_goes_back_in() -> None:
    at = besieging("gondor_regular*3", "sauron_regular*2")
    game = quiet_round(attack(at, "free_peoples", "minas_tirith", "minas_tirith"))
    game.do("cease")
    assert game.state.sieges == (NUMBER["minas_tirith"],)


def test_r11_13_the_garrison_lost_in_a_sortie_loses_the_stronghold_unless_somebody_stayed() -> None:
    at = besieging("gondor_regular*2", "sauron_regular*5")
    game = attack(at, "free_peoples", "minas_tirith", "minas_tirith").roll(1, 1).roll(6, 6, 1, 1, 1)
    assert game.state.captured == (NUMBER["minas_tirith"],)
    at = besieging("gondor_regular*2", "sauron_regular*5")
    game = attack(at, "free_peoples", "minas_tirith", "minas_tirith", "leave gondor_regular 1")
    game.roll(1).roll(6, 1, 1, 1, 1)
    assert game.state.captured == ()
    assert game.state.sieges == (NUMBER["minas_tirith"],)


def test_r11_13_relief_fights_the_besieger_without_the_garrison() -> None:
    at = besieging("gondor_regular*2", "sauron_regular").put("lossarnach", "gondor_elite*2")
    game = attack(at, "free_peoples", "lossarnach", "minas_tirith")
    assert len(game.options[0].split()) == 1 + 2
    game.roll(6, 1).roll(1)
    assert game.state.sieges == ()
    game.do("advance", "confirm")
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 2, "gondor_elite": 2}


def test_r11_13_no_advance_while_the_besieger_stands() -> None:
    at = besieging("gondor_regular*2", "sauron_regular*3").put("lossarnach", "gondor_elite*2")
    game = quiet_round(attack(at, "free_peoples", "lossarnach", "minas_tirith")).do("cease")
    assert game.kind == "allocate"


def test_r11_13_a_besieger_attacked_may_retreat_and_the_siege_is_over() -> None:
    at = besieging("gondor_regular*2", "sauron_regular*3").put("lossarnach", "gondor_elite*2")
    game = quiet_round(attack(at, "free_peoples", "lossarnach", "minas_tirith")).do("press_on")
    game.do("retreat osgiliath")
    assert game.state.sieges == ()
    assert game.kind == "follow_up"


def test_r11_1_nobody_outside_attacks_the_garrison() -> None:
    at = besieging("gondor_regular*2", "sauron_regular*3").put("osgiliath", "sauron_regular*2")
    game = at.dice(sh="army").acting("shadow").do("use army attack")
    assert game.options == ["attack minas_tirith minas_tirith"]


def test_r11_15_the_besieger_wiped_out_by_a_card_frees_the_garrison() -> None:
    from cogs.war.rules.battle.fighting import TakeHits

    at = besieging("gondor_regular*2", "sauron_regular")
    game = at.steps(TakeHits(SHADOW, NUMBER["minas_tirith"], 2, battle=False, cause="x"))
    assert game.state.sieges == ()
    assert controller(game.state, NUMBER["minas_tirith"]) == FREE


# 11.14 The two ways a Settlement falls


@pytest.mark.parametrize(
    ("origin", "region", "gained"),
    [
        ("lossarnach", "pelargir", 1),
        ("osgiliath", "lossarnach", 0),
        ("osgiliath", "minas_tirith", 2),
    ],
)
def test_r11_14a_an_army_that_enters_takes_a_city_a_town_or_an_undefended_stronghold(
    origin: str, region: str, gained: int
) -> None:
    at = Position().clear().at_war().put(origin, "sauron_regular*2").dice(sh="army")
    game = at.acting("shadow").do("use army move_armies", f"march {origin} {region}", "confirm")
    assert controller(game.state, NUMBER[region]) == SHADOW
    assert points(game.state, SHADOW) == gained
    assert game.state.sieges == ()


def test_r11_14b_a_stronghold_falls_with_its_last_unit_if_the_besieger_still_has_one() -> None:
    """Given the last defender and the last besieger, when both die, then the Stronghold has not fallen."""
    at = besieging("gondor_regular", "sauron_regular")
    game = attack(at, "shadow", "minas_tirith", "minas_tirith").roll(6).roll(6)
    assert game.state.captured == ()
    game = attack(at, "shadow", "minas_tirith", "minas_tirith").roll(6).roll(1)
    assert game.state.captured == (NUMBER["minas_tirith"],)
