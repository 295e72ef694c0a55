"""G31-G37 Clashes, joint clashes, counter-attacks; G56 Captains of the West."""

from __future__ import annotations

from cogs.war.groteka.record import Planned, plan_clashes
from cogs.war.rules.battle.fighting import battle_of
from tests.war.battles import attack
from tests.war.groteka.fighting import clashes, facing, fought, rolled, round_of, strength, toughness, unit
from tests.war.position import Played

BREE = ("buckland", "bree")


def test_g32_v06_the_seeds_clash() -> None:
    """Given a Shadow Regular and Elite on an Elite with +1 defence of a Leader and +1 of the Town, then 7
    stands against 10, 4 is needed, and a 5 breaks it.
    """
    game = fought("sauron_regular sauron_elite", "north_elite*2 north_leader", BREE)
    game.do("command north_leader", "split 0 1", "bind a1 d1", "bind a2 d1", "confirm", "confirm")
    assert strength(game, "a1", "a2") == 7
    assert toughness(game, "d1") == 10
    game.roll(5)
    clash = game.told("clash-fought")[-1]
    assert (clash.attack, clash.defence, clash.needed, clash.success) == (7, 10, 4, True)
    assert unit(game, "d1").broken


def test_g34_g35_v07_the_broken_elite_strikes_back_together_with_another() -> None:
    """Given that clash and another Elite set on the Shadow's Elite, when the broken one counter-attacks it
    too, then 10 stands against 8, only 1 fails, and a 3 breaks it.
    """
    game = fought("sauron_regular sauron_elite", "north_elite*2", ("cardolan", "south_downs"))
    game.do("bind a1 d1", "bind a2 d1", "confirm", "bind d2 a2", "confirm").roll(6)
    assert unit(game, "d1").broken
    assert set(game.options) == {"spread", "bind d1 a1", "bind d1 a2", "confirm"}
    game.do("bind d1 a2", "confirm").roll(3)
    clash = game.told("clash-fought")[-1]
    assert (clash.units, clash.attack, clash.defence, clash.needed) == (("d1", "d2"), 10, 8, 2)
    assert clash.success
    assert game.there("shadow", "cardolan") == {"sauron_regular": 1}


def test_g35_v05_a_joint_clash_has_one_die() -> None:
    """Given A on B and C on A, then after A's attack B and C strike A with one die and both attacks."""
    game = (
        fought("sauron_elite", "gondor_regular*2")
        .do("bind a1 d1", "confirm", "bind d2 a1", "confirm")
        .roll(1)
    )
    game.do("bind d1 a1", "confirm")
    assert game.options == [f"roll {die}" for die in range(1, 7)]
    game.roll(5)
    assert clashes(game)[-1] == ("free_peoples", ("d1", "d2"), "a1", True)


def test_a12_any_number_join() -> None:
    game = (
        fought("sauron_elite", "gondor_regular*5").do("bind a1 d1", "confirm", "spread").roll(1).do("spread")
    )
    assert strength(game, "d1", "d2", "d3", "d4", "d5") == 10
    game.roll(1)
    assert clashes(game)[-1] == ("free_peoples", ("d1", "d2", "d3", "d4", "d5"), "a1", False)


def test_g35_two_that_strike_apart_have_a_die_each() -> None:
    """Given B attacked by A, C set on another, then they are two attacks."""
    game = fought("sauron_elite*2", "gondor_regular*2")
    game.do("bind a1 d1", "confirm", "bind d2 a2", "confirm").roll(1).do("spread").roll(2).roll(2)
    assert [units for side, units, _, _ in clashes(game) if side == "free_peoples"] == [("d1",), ("d2",)]


def test_g34_broken_defenders_still_roll() -> None:
    game = fought("sauron_elite", "gondor_regular").roll(6)
    assert unit(game, "d1").broken
    game.do("spread").roll(6)
    assert game.there("shadow", "cardolan") == {}
    assert game.there("free_peoples", "south_downs") == {}
    assert [event.how for event in game.told("battle-ended")] == ["both"]


def test_g36_a_unit_bound_by_several_picks_one() -> None:
    game = fought("sauron_regular*2", "gondor_elite").do("spread").roll(1)
    assert set(game.options) == {"spread", "bind d1 a1", "bind d1 a2", "confirm"}
    game.do("bind d1 a2", "confirm")
    assert game.kind == "roll"


def test_g36_an_attacker_that_has_attacked_does_not_strike_again() -> None:
    """Given A1 on D1 and D2 on A1, when all have rolled, then the attacker is asked nothing more."""
    game = (
        fought("sauron_regular", "gondor_regular*2")
        .do("bind a1 d1", "confirm", "bind d2 a1", "confirm")
        .roll(1)
    )
    game.do("spread").roll(1)
    assert len(clashes(game)) == 2
    assert game.kind == "cease"


def test_a10_an_attacker_held_back_may_counter_attack_once() -> None:
    """Given A2 held back and struck by D2, then it may counter-attack after the defender's attacks."""
    game = fought("sauron_elite*2", "gondor_regular*2")
    game.do("bind a1 d1", "confirm", "bind d2 a2", "confirm").roll(1).do("spread").roll(1).roll(1)
    assert (game.seat, game.kind) == ("shadow", "counter")
    assert set(game.options) == {"spread", "bind a2 d2", "confirm"}
    game.do("bind a2 d2", "confirm").roll(2)
    assert clashes(game)[-1] == ("shadow", ("a2",), "d2", True)
    assert game.there("free_peoples", "south_downs") == {"gondor_regular": 1}


def test_a83_an_attacker_held_back_strikes_back_even_when_broken() -> None:
    """Given A2 held back and broken by D2, then it may counter-attack before it is removed."""
    game = fought("sauron_elite*2", "gondor_regular*2")
    game.do("bind a1 d1", "confirm", "bind d2 a2", "confirm").roll(1).do("confirm").roll(6)
    assert unit(game, "a2").broken
    game.do("bind a2 d2", "confirm").roll(2)
    assert game.there("shadow", "cardolan") == {"sauron_elite": 1}
    assert game.there("free_peoples", "south_downs") == {"gondor_regular": 1}


def test_a59_nobody_must_counter_attack() -> None:
    game = (
        fought("sauron_elite", "gondor_regular*2")
        .do("bind a1 d1", "confirm", "confirm")
        .roll(1)
        .do("confirm")
    )
    assert [side for side, _, _, _ in clashes(game)] == ["shadow"]


def test_g37_the_attackers_clashes_all_come_first() -> None:
    game = fought("sauron_regular*3", "gondor_regular*3").do("spread")
    rolled(game, 1).do("spread")
    rolled(game, 1)
    assert [side for side, _, _, _ in clashes(game)] == ["shadow"] * 3 + ["free_peoples"] * 3


def test_g35_spreading_counters_joins_where_that_helps() -> None:
    """Given D2 set on A1, when D1 (attacked by A1 and A2) counters as is best, then it joins D2."""
    game = fought("sauron_elite*2", "gondor_regular*2")
    game.do("bind a1 d1", "bind a2 d1", "confirm", "bind d2 a1", "confirm").roll(1).do("spread")
    assert unit(game, "d1").target == "a1"


def test_g31_the_clashes_to_come_are_listed_with_the_die_they_need() -> None:
    """Given two on an Elite and another on a Regular, then each clash tells its sum, defence and die."""
    game = fought("sauron_regular sauron_elite*2", "gondor_elite gondor_regular", ("cardolan", "south_downs"))
    game.do("bind a1 d2", "bind a2 d2", "bind a3 d1")
    battle = battle_of(game.state)
    plan = [
        (clash.units, clash.target, clash.attack, clash.defence, clash.needed) for clash in game_plan(game)
    ]
    assert plan == [(("a3",), "d1", 5, 4, 2), (("a1", "a2"), "d2", 7, 8, 2)]
    assert battle.attacker == game_plan(game)[0].side


def game_plan(game: Played) -> tuple[Planned, ...]:
    return plan_clashes(battle_of(game.state), game.state.options)


# G56 Captains of the West


def test_g56_v08_all_failed_dice_are_rolled_again_in_each_series() -> None:
    """Given Strider, three clashes and two failures, then both dice may be rolled again, and so in the next
    series.
    """
    game = fought("gondor_regular*3 strider", "sauron_regular*3")
    game.do("command", "spread").roll(6).roll(1).roll(2).do("confirm")
    assert (game.seat, game.kind) == ("free_peoples", "captain")
    game.do("accept")
    assert len(game.options[0].split()) == 1 + 2
    game.roll(3, 2)
    assert [e.success for e in game.told("clash-fought") if e.cause == "strider"] == [True, False]
    assert game.there("shadow", "south_downs") == {"sauron_regular": 1}
    game.do("press_on", "stand", "command", "spread").roll(1).do("confirm")
    assert game.kind == "captain"


def test_a44_natural_ones_and_counter_attacks_are_rolled_again() -> None:
    """Given Boromir with the defenders, when a counter-attack has rolled 1, then it may be rolled again."""
    game = fought("sauron_elite", "gondor_regular boromir").do("command").roll(1).do("spread").roll(1)
    game.do("accept").roll(6)
    assert game.there("shadow", "cardolan") == {}


def test_a43_every_captain_gives_a_re_roll_of_its_own() -> None:
    """Given Strider and Boromir, when the first re-roll fails, then the second may follow."""
    game = fought("gondor_regular strider boromir", "sauron_regular").do("command").roll(1).do("confirm")
    game.do("accept").roll(1)
    assert game.kind == "captain"
    game.do("accept").roll(1)
    assert game.kind == "cease"
    assert [e.cause for e in game.told("clash-fought")] == ["clash", "strider", "boromir"]


def test_a81_captains_are_asked_after_all_dice_and_before_rings() -> None:
    """Given a failed attack of the Free Peoples and a broken unit, then the re-roll comes before the Ring."""
    at = facing("gondor_regular boromir", "sauron_elite").having(rings=(1, 0))
    game = attack(at, "free_peoples", "cardolan", "south_downs").do("command").roll(1).do("spread").roll(6)
    assert game.kind == "captain"
    assert game.do("decline").kind == "ring"


def test_a45_a_captain_need_not_be_a_commander() -> None:
    game = fought("gondor_regular gondor_leader strider", "sauron_regular").do("command gondor_leader")
    game.do("split 1 0").roll(1).do("confirm")
    assert game.kind == "captain"


def test_g56_without_failures_or_captains_nothing_is_asked() -> None:
    game = (
        fought("gondor_regular strider", "sauron_regular*2")
        .do("command", "bind a1 d1", "confirm", "confirm")
        .roll(6)
    )
    game.do("confirm")
    assert game.kind == "cease"
    game = fought("gondor_regular meriadoc", "sauron_regular").do("command").roll(1).do("confirm")
    assert game.kind == "cease"


def test_g56_a_captain_adds_no_strength() -> None:
    game = fought("gondor_regular strider", "sauron_regular").do("command")
    assert strength(game, "a1") == 2


def test_g43_a_round_later_everybody_may_attack_again() -> None:
    game = fought("sauron_regular*2", "gondor_regular*2")
    round_of(game, 1, 1).do("press_on", "stand")
    round_of(game, 1, 1)
    assert len(clashes(game)) == 8
    assert [event.round for event in game.told("round-began")] == [1, 2]
