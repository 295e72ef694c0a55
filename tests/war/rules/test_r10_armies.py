"""10 Stacking and movement."""

from __future__ import annotations

from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.queries import controller, points
from cogs.war.rules.battle.fighting import TakeHits
from cogs.war.rules.movement import OfferTrim
from tests.war.position import Played, Position


def marching(at: Position, seat: str = "shadow", die: str = "army", what: str = "move_armies") -> Played:
    game = (at.dice(fp=die) if seat == "free_peoples" else at.dice(sh=die)).acting(seat)
    return game.do(f"use {die} {what}")


def field() -> Position:
    return Position().clear().at_war()


def test_r10_2_a_whole_army_moves() -> None:
    game = marching(field().put("moria", "sauron_regular*3 nazgul"))
    game.do("march moria dimrill_dale", "confirm")
    assert game.there("shadow", "dimrill_dale") == {"sauron_regular": 3, "nazgul": 1}
    assert game.kind == "allocate"


def test_r10_2_a_stack_may_be_split_freely_but_somebody_must_go() -> None:
    game = marching(field().put("moria", "sauron_regular*3 nazgul"))
    game.do("march moria dimrill_dale", "leave nazgul 1", "leave sauron_regular 2")
    assert game.there("shadow", "moria") == {"sauron_regular": 2, "nazgul": 1}


def test_r10_2_leaders_are_neither_left_nor_moved_without_a_unit() -> None:
    at = field().put("edoras", "rohan_regular*3 rohan_leader")
    game = marching(at, "free_peoples", "muster_army")
    game.do("march edoras westemnet", "leave rohan_leader 1")
    assert game.reason("confirm") == "refusal-leader-alone"
    game.do("leave rohan_regular 1", "confirm")
    assert game.there("free_peoples", "edoras") == {"rohan_regular": 1, "rohan_leader": 1}


def test_r10_2_with_a_character_die_somebody_leads() -> None:
    at = field().put("moria", "sauron_regular*3").put("morannon", "sauron_regular nazgul")
    game = marching(at, die="character", what="move_led_army")
    assert game.reason("march moria dimrill_dale") == "refusal-no-leader"
    game.do("march morannon dagorlad")
    assert game.kind == "allocate"
    assert game.there("shadow", "dagorlad") == {"sauron_regular": 1, "nazgul": 1}


def test_r10_3_nobody_moves_on_from_a_region_just_entered() -> None:
    at = field().put("moria", "sauron_regular").put("dimrill_dale", "sauron_regular")
    at.put("nurn", "sauron_regular")
    game = marching(at).do("march moria dimrill_dale")
    assert game.reason("march dimrill_dale parth_celebrant") == "refusal-moved-already"


def test_r16_two_moves_may_take_two_parts_of_one_stack() -> None:
    game = marching(field().put("moria", "sauron_regular*2"))
    game.do("march moria dimrill_dale", "leave sauron_regular 1", "march moria hollin")
    assert game.there("shadow", "hollin") == {"sauron_regular": 1}
    assert game.there("shadow", "dimrill_dale") == {"sauron_regular": 1}


def test_r10_1_a_voluntary_move_may_not_exceed_ten() -> None:
    at = field().put("moria", "sauron_regular*4").put("dimrill_dale", "sauron_regular*8")
    game = marching(at).do("march moria dimrill_dale")
    assert game.reason("confirm") == "refusal-stacking"
    game.do("leave sauron_regular 2", "confirm", "decline")
    assert game.there("shadow", "dimrill_dale") == {"sauron_regular": 10}


def test_r10_1_trimmed_units_go_to_the_reinforcements_of_either_side() -> None:
    at = field().put("pelargir", "gondor_regular*10 gondor_elite*2")
    game = at.steps(OfferTrim(FREE, NUMBER["pelargir"]))
    game.do("trim gondor_elite", "trim gondor_regular")
    assert game.kind == "allocate"
    assert dict(game.state.casualties[FREE]) == {}


def test_r10_5_entering_an_empty_enemy_settlement_captures_it() -> None:
    game = marching(field().put("osgiliath", "sauron_regular*2")).do("march osgiliath lossarnach", "confirm")
    assert controller(game.state, NUMBER["lossarnach"]) == SHADOW
    assert points(game.state, SHADOW) == 0
    game = marching(field().put("lossarnach", "sauron_regular*2")).do("march lossarnach pelargir", "confirm")
    assert points(game.state, SHADOW) == 1


def test_r10_5_an_enemy_army_must_be_attacked() -> None:
    at = field().put("osgiliath", "sauron_regular*2").put("lossarnach", "gondor_regular")
    assert marching(at).reason("march osgiliath lossarnach") == "refusal-enemy-army"


def test_r10_6_saruman_stays() -> None:
    game = marching(field().put("orthanc", "isengard_regular saruman"))
    game.do("march orthanc gap_of_rohan")
    assert game.there("shadow", "orthanc") == {"saruman": 1}


def test_r10_7_the_siege_ends_when_no_besieging_unit_stays() -> None:
    at = field().put("minas_tirith", "gondor_regular*2 sauron_regular*2").besieged("minas_tirith")
    game = marching(at).do("march minas_tirith osgiliath", "leave sauron_regular 1", "decline")
    assert game.state.sieges == (NUMBER["minas_tirith"],)
    game = marching(at).do("march minas_tirith osgiliath", "confirm")
    assert game.state.sieges == ()


def test_r10_7_new_troops_may_join_a_siege() -> None:
    at = field().put("minas_tirith", "gondor_regular*2 sauron_regular*2").besieged("minas_tirith")
    game = marching(at.put("osgiliath", "sauron_regular")).do("march osgiliath minas_tirith")
    assert game.there("shadow", "minas_tirith") == {"sauron_regular": 3}


def test_r10_8_a_garrison_does_not_move_out() -> None:
    at = field().put("minas_tirith", "gondor_regular*2 sauron_regular*2").besieged("minas_tirith")
    at.put("edoras", "rohan_regular")
    game = marching(at, "free_peoples", "muster_army")
    assert game.reason("march minas_tirith lossarnach") == "refusal-besieged"


def test_r9_3a_entering_activates_the_nation() -> None:
    at = Position().clear().at_war("sauron").put("osgiliath", "sauron_regular")
    game = marching(at).do("march osgiliath lossarnach")
    assert [event.nation for event in game.told("nation-activated")] == ["gondor"]


def test_r1_6_a_leader_left_alone_is_removed_at_once() -> None:
    at = field().put("pelargir", "gondor_regular gondor_leader")
    game = at.steps(TakeHits(FREE, NUMBER["pelargir"], 1, battle=False, cause="sh_char_19"))
    assert game.there("free_peoples", "pelargir") == {}
    assert game.told("figures-removed")[0].cause == "leaderless"


def test_r10_4_r9_armies_that_meet_in_a_region_are_one() -> None:
    """Given two Armies of two Nations, when both enter Dagorlad, then they stand and are attacked as one."""
    at = field().put("morannon", "sauron_regular*2").put("noman_lands", "isengard_regular")
    at.put("north_ithilien", "gondor_regular").dice(fp="muster_army", sh="army")
    game = at.acting("shadow").do("use army move_armies", "march morannon dagorlad", "confirm")
    game.do("march noman_lands dagorlad")
    together = {"sauron_regular": 2, "isengard_regular": 1}
    assert game.there("shadow", "dagorlad") == together
    game.do("use muster_army attack", "attack north_ithilien dagorlad")
    assert dict(game.told("attack-declared")[0].defenders) == together
