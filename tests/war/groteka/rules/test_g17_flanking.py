"""G17-G24 Two battles with one Army result, and flanking."""

from __future__ import annotations

import pytest

from cogs.war.groteka.record import melee_of
from cogs.war.model.components import NUMBER
from tests.war.groteka.fighting import changes, handles, ranks, round_of, strength, unit
from tests.war.position import Played, Position


def around(region: str, defenders: str, **armies: str) -> Position:
    """An Army in a region and others about it, named by their regions."""
    at = Position(rules="groteka").clear().at_war().having(rings=(0, 0)).put(region, defenders)
    for where, army in armies.items():
        at.put(where, army)
    return at


def army(at: Position, seat: str = "shadow", die: str = "army") -> Played:
    """The side uses an Army result to attack."""
    game = (at.dice(fp=die) if seat == "free_peoples" else at.dice(sh=die)).acting(seat)
    return game.do(f"use {die} attack")


def on_bree(cardolan: str = "sauron_regular*3", north: str = "sauron_regular*2", die: str = "army") -> Played:
    """South Downs attacked from Cardolan, with another Army in Hollin."""
    at = around("south_downs", "gondor_regular*3", cardolan=cardolan, hollin=north)
    return army(at, die=die)


def flanked(**armies: str) -> Played:
    """South Downs attacked from Cardolan and from Hollin."""
    game = on_bree(**armies).do("attack cardolan south_downs", "confirm")
    return game.do("flank hollin", "confirm")


def finished(game: Played) -> Played:
    """The battle is fought out with the attackers always succeeding and the defenders always failing."""
    return round_of(game, 6, 1)


# G17 two battles


def test_g17_an_army_result_starts_two_battles() -> None:
    """Given two Armies beside two enemies, when the first battle is over, then the second may begin."""
    at = around("south_downs", "gondor_regular", cardolan="sauron_regular*2", dead_marshes="sauron_regular*2")
    game = army(at.put("north_ithilien", "gondor_regular"))
    game.do("attack cardolan south_downs", "confirm")
    finished(game).do("advance", "confirm")
    assert (game.seat, game.kind) == ("shadow", "second_attack")
    assert game.options == ["attack dead_marshes north_ithilien", "decline"]
    game.do("attack dead_marshes north_ithilien", "confirm")
    finished(game).do("decline")
    assert game.kind == "allocate"
    assert game.there("shadow", "south_downs") == {"sauron_regular": 2}


def test_a57_the_second_is_declared_after_the_first_or_not_at_all() -> None:
    at = around("south_downs", "gondor_regular", cardolan="sauron_regular*2", dead_marshes="sauron_regular*2")
    game = army(at.put("north_ithilien", "gondor_regular"))
    game.do("attack cardolan south_downs", "confirm")
    finished(game).do("decline")
    assert game.kind == "second_attack"
    assert game.do("decline").kind == "allocate"


def test_a14_nobody_fights_twice_but_a_rearguard_may_fight_the_second() -> None:
    """Given a rearguard of two and survivors in the same region, then only the rearguard may attack again."""
    at = around("south_downs", "gondor_regular*2", cardolan="sauron_regular*4")
    game = army(at).do("attack cardolan south_downs", "leave sauron_regular 2", "confirm")
    round_of(game, 1, 1).do("cease")
    assert game.kind == "second_attack"
    game.do("attack cardolan south_downs")
    assert game.options == ["confirm", "leave sauron_regular 1"]


def test_a14_without_anybody_rested_there_is_no_second() -> None:
    at = around("south_downs", "gondor_regular*2", cardolan="sauron_regular*4")
    game = round_of(army(at).do("attack cardolan south_downs", "confirm"), 1, 1).do("cease")
    assert game.kind == "allocate"


def test_a14_those_who_advanced_do_not_attack_again() -> None:
    """Given the victors in the conquered region beside another enemy, then they stay there."""
    at = around("south_downs", "gondor_regular", cardolan="sauron_regular*2").put("bree", "gondor_regular")
    game = finished(army(at).do("attack cardolan south_downs", "confirm")).do("advance", "confirm")
    assert game.kind == "allocate"


@pytest.mark.parametrize("die", ["army", "muster_army"])
def test_a15_any_result_used_as_army_gives_two(die: str) -> None:
    game = on_bree(die=die).do("attack cardolan south_downs", "confirm")
    assert game.kind == "flank"


def test_a15_a_will_of_the_west_too() -> None:
    at = around("south_downs", "sauron_regular", cardolan="north_regular", hollin="north_regular")
    game = army(at, "free_peoples", "will_of_the_west").do("attack cardolan south_downs")
    assert game.kind == "flank"


def test_a15_a_character_result_does_not() -> None:
    at = around("south_downs", "gondor_regular*3", cardolan="sauron_regular*3 nazgul")
    game = (
        at.put("hollin", "sauron_regular*2")
        .dice(sh="character")
        .acting("shadow")
        .do("use character attack_led")
    )
    game.do("attack cardolan south_downs", "confirm")
    assert game.kind == "commanders"


def test_a60_nor_does_an_event_that_starts_a_battle() -> None:
    """Given an attack that no Army result started, then it is one battle without a flank."""
    from cogs.war.rules.battle.declaring import ChooseAttack

    at = around("south_downs", "gondor_regular*3", cardolan="sauron_regular*3", hollin="sauron_regular*2")
    game = at.steps(ChooseAttack(1)).do("attack cardolan south_downs", "confirm")
    assert game.kind == "bind"
    assert round_of(game, 1, 1).do("cease").kind == "allocate"


# G18 flanking


def test_g18_two_armies_fight_as_one() -> None:
    """Given both battles on one region from two, then all their units are in one battle, told apart."""
    game = flanked()
    assert game.told("flank-joined")[0].figures == (("sauron_regular", 2),)
    assert handles(game, "shadow") == ["a1", "a2", "a3", "a4", "a5"]
    assert [unit(game, handle).flank for handle in handles(game, "shadow")] == [False] * 3 + [True] * 2


def test_g19_v24_everybody_in_it_has_one_more_attack() -> None:
    """Given two flanking Regulars on a Regular, then 6 stands against 4."""
    game = flanked()
    assert changes(game, "shadow") == (1, 0)
    assert strength(game, "a1", "a4") == 6


def test_g18_it_may_be_declined() -> None:
    game = on_bree().do("attack cardolan south_downs", "confirm", "decline")
    assert changes(game, "shadow") == (0, 0)
    assert handles(game, "shadow") == ["a1", "a2", "a3"]


def test_g20_v03_ten_may_fight_in_all() -> None:
    """Given Armies of six and seven, then at least three stay behind."""
    game = on_bree("sauron_regular*6", "sauron_regular*7")
    game.do("attack cardolan south_downs", "confirm", "flank hollin")
    assert "confirm" not in game.options
    assert game.reason("confirm") == "refusal-stacking"
    game.do("leave sauron_regular 2")
    assert "confirm" not in game.options
    game.do("leave sauron_regular 1", "confirm")
    assert len(handles(game, "shadow")) == 10
    assert game.there("shadow", "hollin") == {"sauron_regular": 7}


def test_g20_an_army_of_ten_is_not_joined() -> None:
    game = on_bree("sauron_regular*10", "sauron_regular*7").do("attack cardolan south_downs", "confirm")
    assert game.kind == "bind"


@pytest.mark.parametrize(
    ("region", "one", "other", "bonus"),
    [
        pytest.param("pelargir", "lossarnach", "west_harondor", (0, 0), id="g21_city"),
        pytest.param("osgiliath", "north_ithilien", "south_ithilien", (0, 0), id="g21_fortification"),
        pytest.param("bree", "buckland", "south_downs", (1, 0), id="a16_town"),
        pytest.param("minas_tirith", "lossarnach", "osgiliath", (1, 0), id="a16_field_at_a_stronghold"),
    ],
)
def test_g21_no_bonus_against_walls(region: str, one: str, other: str, bonus: tuple[int, int]) -> None:
    at = around(region, "gondor_regular*3", **{one: "sauron_regular*2", other: "sauron_regular*2"})
    game = army(at).do(f"attack {one} {region}", "confirm", f"flank {other}", "confirm")
    if game.kind == "withdraw":
        game.do("stand")
    assert changes(game, "shadow") == bonus


def test_g22_the_walls_of_a_besieged_stronghold_are_not_flanked() -> None:
    at = around("minas_tirith", "gondor_regular*3", osgiliath="sauron_regular*2")
    at.put("minas_tirith", "sauron_regular*3").besieged("minas_tirith")
    game = army(at).do("attack minas_tirith minas_tirith", "confirm")
    assert game.kind == "bind"


def test_g23_victorious_they_become_one_army() -> None:
    game = flanked()
    finished(game)
    assert game.there("shadow", "south_downs") == {"sauron_regular": 5}
    assert game.there("shadow", "cardolan") == game.there("shadow", "hollin") == {}
    assert game.kind == "allocate"


def test_g23_a_leader_whose_units_are_gone_joins_the_other_army() -> None:
    """Given the first Army's only unit broken and the battle won, then its Leader goes with the second."""
    at = around("south_downs", "sauron_regular", cardolan="north_regular north_leader", hollin="rohan_elite")
    game = army(at, "free_peoples").do("attack cardolan south_downs", "flank hollin", "command")
    game.do("spread").roll(6).do("bind d1 a1", "confirm").roll(6)
    assert game.there("free_peoples", "south_downs") == {"rohan_elite": 1, "north_leader": 1}


def test_g24_a_leader_whose_units_are_gone_is_lost_when_the_attack_is_ceased() -> None:
    at = around(
        "south_downs", "sauron_regular*2", cardolan="north_regular north_leader", hollin="rohan_elite"
    )
    game = army(at, "free_peoples").do("attack cardolan south_downs", "flank hollin", "command")
    game.do("bind a1 d1", "confirm", "confirm").roll(1).do("bind d1 a1", "confirm").roll(6)
    if game.kind == "counter":
        game.do("confirm")
    game.do("cease")
    assert game.there("free_peoples", "cardolan") == {}
    assert game.there("free_peoples", "hollin") == {"rohan_elite": 1}


def test_g23_after_a_retreat_too() -> None:
    game = round_of(flanked(), 1, 1).do("press_on", "retreat bree")
    assert game.there("shadow", "south_downs") == {"sauron_regular": 5}


def test_a87_a_leader_of_the_flank_falls_where_the_defender_retreats_over_it() -> None:
    """Given the second Army's only unit broken, when the defender retreats to its Leader's region."""
    at = around(
        "south_downs", "sauron_regular*2", cardolan="north_regular*2", hollin="rohan_regular rohan_leader"
    )
    game = army(at, "free_peoples").do("attack cardolan south_downs", "confirm", "flank hollin", "command")
    game.do("spread").roll(1).roll(1).do("bind d1 a3", "confirm").roll(6)

    game.do("press_on", "retreat hollin")

    assert game.there("free_peoples", "south_downs") == {"north_regular": 2}
    assert game.there("free_peoples", "hollin") == {}
    assert game.there("shadow", "hollin") == {"sauron_regular": 2}
    assert game.kind == "allocate"


def test_g24_on_ceasing_each_survivor_is_where_it_came_from() -> None:
    """Given one lost of each part, when the attack is ceased, then the others stand in their own regions."""
    game = flanked().do("bind a1 d1", "bind a4 d2", "confirm", "confirm").roll(1).roll(1)
    game.do("spread").roll(6).roll(6)
    assert handles(game, "shadow") == ["a2", "a3", "a5"]
    game.do("cease")
    assert game.there("shadow", "cardolan") == {"sauron_regular": 2}
    assert game.there("shadow", "hollin") == {"sauron_regular": 1}
    assert game.kind == "allocate"


def test_a13_flanking_is_one_attack_for_politics_and_uses_both_battles() -> None:
    """Given Gondor in box 2, when it is flanked, then it advances once, and no second battle follows."""
    at = around("south_downs", "gondor_regular*3", cardolan="sauron_regular*3", hollin="sauron_regular*2")
    at.put("dead_marshes", "sauron_regular*2").put("north_ithilien", "rohan_regular").nation("gondor", 2)
    game = army(at).do("attack cardolan south_downs", "confirm", "flank hollin", "confirm")
    assert [e.box for e in game.told("nation-advanced") if e.nation == "gondor"] == [3]
    assert round_of(game, 1, 1).do("cease").kind == "allocate"


def test_g18_commanders_of_both_armies_may_be_picked() -> None:
    game = flanked(cardolan="sauron_regular*3 nazgul", north="sauron_regular*2 witch_king")
    game.do("command nazgul witch_king")
    assert ranks(game, "shadow").surplus == 3


def test_g18_the_white_rider_is_asked_when_the_second_army_brings_nazgul() -> None:
    at = around("south_downs", "gondor_regular gandalf_the_white", cardolan="sauron_regular*3")
    game = army(at.put("hollin", "sauron_regular nazgul")).do("attack cardolan south_downs", "confirm")
    assert game.kind == "flank"
    game.do("flank hollin")
    assert (game.seat, game.kind) == ("free_peoples", "ability")


def test_r11_9_commanders_of_a_flank_fall_with_the_army() -> None:
    """Given all attackers broken, then the Nazgûl of both Armies fall."""
    at = around("south_downs", "gondor_elite*3", cardolan="sauron_regular nazgul")
    game = army(at.put("hollin", "sauron_regular nazgul")).do("attack cardolan south_downs", "flank hollin")
    round_of(game, 1, 6)
    assert game.there("shadow", "cardolan") == game.there("shadow", "hollin") == {}
    assert game.state.battle is None


def test_g23_a_garrison_that_withdraws_is_besieged_by_both() -> None:
    at = around("minas_tirith", "gondor_regular*3", osgiliath="sauron_regular*2")
    game = army(at.put("lossarnach", "sauron_regular*2")).do("attack osgiliath minas_tirith", "confirm")
    game.do("flank lossarnach", "confirm", "withdraw")
    game.do("advance", "confirm")
    assert game.kind == "follow_up"
    game.do("advance", "confirm")
    assert game.there("shadow", "minas_tirith") == {"sauron_regular": 4}
    assert game.state.sieges == (NUMBER["minas_tirith"],)


def test_g24_the_record_knows_who_stayed_and_came() -> None:
    game = flanked()
    assert melee_of(game.state).flank == NUMBER["hollin"]
    assert melee_of(game.state).flank_force == (("sauron_regular", 2),)


def test_g18_relief_may_flank_and_who_finds_room_is_asked() -> None:
    """Given a garrison of six, when both relieving Armies win, then not all find room beside it."""
    at = around("minas_tirith", "gondor_regular*6", osgiliath="rohan_regular*4")
    at.put("lossarnach", "rohan_regular*4").put("minas_tirith", "sauron_regular").besieged("minas_tirith")
    game = army(at, "free_peoples").do("attack osgiliath minas_tirith", "confirm")
    finished(game.do("flank lossarnach", "confirm"))
    assert game.state.sieges == ()
    assert game.kind == "follow_up"
    game.do("advance", "confirm")
    assert game.there("free_peoples", "minas_tirith") == {"gondor_regular": 6, "rohan_regular": 4}
    assert game.kind == "allocate"
