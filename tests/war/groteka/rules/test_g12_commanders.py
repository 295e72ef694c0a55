"""G12-G16 Commanders: picking, netting, splitting, replacing."""

from __future__ import annotations

from random import Random

from cogs.war.game import WAR
from cogs.war.groteka.commanders import NetLeadership, led, picks, present
from cogs.war.groteka.losses import remove_commander
from cogs.war.model.bags import bag
from cogs.war.model.components import FREE, SHADOW
from cogs.war.rules.procedure import first
from tests.war.groteka.fighting import changes, fought, ranks, round_of, strength, toughness, unit
from tests.war.position import Played
from tests.war.variation import vary

ANGMAR = ("arnor", "angmar")


def pushed(game: Played, state: object) -> Played:
    """Goes on from a changed state."""
    game.state = WAR.proceed(state, game.events.append)  # type: ignore[arg-type]
    return game


def test_g12_v01_the_example_of_angmar() -> None:
    """Given Angmar defended by the Witch-king and three Nazgûl, when he and one Nazgûl are picked against a
    Leader, then 2 points are left; split 1 and 1 they make +2 and +2 with the City.
    """
    game = fought("north_regular*3 north_leader", "sauron_regular*3 witch_king nazgul*3", ANGMAR)
    game.do("command north_leader", "command nazgul witch_king")
    assert (game.seat, game.kind) == ("shadow", "split")
    assert ranks(game, "shadow").surplus == 2
    assert game.options == ["split 2 0", "split 1 1", "split 0 2"]
    game.do("split 1 1")
    assert changes(game, "shadow") == (2, 2)
    assert changes(game, "free_peoples") == (0, 0)
    assert strength(game, "d1") == 4
    assert toughness(game, "d1") == 6


def test_g13_commanders_may_be_named_in_any_order() -> None:
    """Given the Witch-king named before his Nazgûl, then they are picked as if named after each other."""
    orders = ("command nazgul witch_king", "command witch_king nazgul")
    games = []
    for order in orders:
        game = fought("north_regular*3 north_leader", "sauron_regular*3 witch_king nazgul*3", ANGMAR)
        games.append(game.do("command north_leader", order))
    assert games[0].state == games[1].state
    assert ranks(games[1], "shadow").commanders == ("nazgul", "witch_king")


def test_g16_v02_only_the_higher_total_keeps_the_difference() -> None:
    """Given a Leader and Aragorn (3) against two Nazgûl (2), then the Free Peoples alone keep 1."""
    game = fought("sauron_regular*3 nazgul*2", "gondor_regular*3 gondor_leader aragorn")
    game.do("command nazgul nazgul", "command gondor_leader aragorn")
    assert game.options == ["split 1 0", "split 0 1"]
    game.do("split 0 1")
    assert changes(game, "free_peoples") == (0, 1)
    assert changes(game, "shadow") == (0, 0)


def test_g16_equal_totals_give_nobody_anything() -> None:
    game = fought("sauron_regular*3 nazgul", "gondor_regular*3 gondor_leader")
    game.do("command nazgul", "command gondor_leader")
    assert game.kind == "bind"
    assert changes(game, "free_peoples") == changes(game, "shadow") == (0, 0)


def test_g13_two_commanders_at_most_from_either_kind() -> None:
    """Given three Nazgûl and the Witch-king, then the offers are pairs, single ones and nobody."""
    game = fought("sauron_regular*3 nazgul*3 witch_king", "gondor_regular*3")
    assert game.options == [
        "command nazgul witch_king",
        "command nazgul nazgul",
        "command witch_king",
        "command nazgul",
        "command",
    ]
    assert game.reason("command nazgul nazgul nazgul") == "refusal-commanders"


def test_g13_nobody_is_asked_without_commanders() -> None:
    game = fought("sauron_regular*3", "gondor_regular*3")
    assert game.kind == "bind"


def test_a05_picks_are_secret_and_shown_together() -> None:
    """Given the attacker's pick, then nobody else sees it before the defender has picked too."""
    game = fought("sauron_regular*3 nazgul*3 witch_king", "gondor_regular*3 gondor_leader")
    game.do("command nazgul witch_king")
    for viewer in ("free_peoples", None):
        battle = WAR.observe(game.state, viewer).battle
        assert battle is not None
        assert battle.melee is not None
        assert battle.melee.ranks[SHADOW].secret == ()
        assert battle.melee.ranks[SHADOW].commanders == ()
    own = WAR.observe(game.state, "shadow").battle
    assert own is not None
    assert own.melee is not None
    assert own.melee.ranks[SHADOW].secret == ("nazgul", "witch_king")
    assert not game.told("commanders-shown")
    game.do("command gondor_leader")
    assert [(e.side, e.figures) for e in game.told("commanders-shown")] == [
        ("shadow", ("nazgul", "witch_king")),
        ("free_peoples", ("gondor_leader",)),
    ]


def test_a05_how_many_were_picked_is_not_told_either() -> None:
    """Given any pick, then the other side's observation and menu are the same."""
    seen = []
    for pick in ("command nazgul witch_king", "command"):
        game = fought("sauron_regular*3 nazgul*3 witch_king", "gondor_regular*3 gondor_leader").do(pick)
        seen.append((WAR.observe(game.state, "free_peoples"), game.options))
    assert seen[0] == seen[1]


def test_a05_what_is_determinised_and_varied_looks_the_same() -> None:
    game = fought("sauron_regular*3 nazgul*3 witch_king", "gondor_regular*3 gondor_leader")
    game.do("command nazgul witch_king")
    rng, seen = Random(1), WAR.observe(game.state, "free_peoples")
    secrets = set()
    for _ in range(20):
        for state in (WAR.determinise(seen, rng), vary(game.state, "free_peoples", rng)):
            assert WAR.observe(state, "free_peoples") == seen
            assert state.battle is not None
            assert state.battle.melee is not None
            secrets.add(state.battle.melee.ranks[SHADOW].secret)
    assert len(secrets) > 3


def test_a04_who_picked_fewer_may_add_later_and_points_are_split_anew() -> None:
    """Given one Nazgûl of two picked, when the next round begins, then the other may be added, and the points
    are split again.
    """
    game = fought("sauron_regular*4 nazgul*2", "gondor_regular*4")
    game.do("command nazgul", "split 1 0")
    round_of(game, 1, 1).do("press_on", "stand")
    assert game.options == ["command nazgul", "command"]
    game.do("command nazgul")
    assert game.options == ["split 2 0", "split 1 1", "split 0 2"]


def test_a04_two_picked_are_picked_for_the_battle() -> None:
    game = fought("sauron_regular*4 nazgul*3", "gondor_regular*4")
    game.do("command nazgul nazgul", "split 2 0")
    round_of(game, 1, 1).do("press_on", "stand")
    assert game.kind == "split"
    game.do("split 0 2")
    assert changes(game, "shadow") == (0, 2)


def test_a04_splitting_once_a_battle_is_an_option() -> None:
    """Given the option, when nothing about the totals changes, then the split stands for the battle."""
    game = fought("sauron_regular*4 nazgul*2", "gondor_regular*4", mod_split_once=True)
    game.do("command nazgul nazgul", "split 2 0")
    round_of(game, 1, 1).do("press_on", "stand")
    assert game.kind == "bind"
    assert changes(game, "shadow") == (2, 0)


def test_g14_those_not_picked_still_take_part() -> None:
    """Given a Nazgûl picked of three, then all three lead for cards and can be struck by them."""
    game = fought("sauron_regular*3 nazgul*3", "gondor_regular*3").do("command nazgul", "split 1 0")
    assert led(game.state, SHADOW) == 1
    assert present(game.state, SHADOW) == bag(nazgul=3)


def test_g15_a_picked_commander_who_falls_by_a_card_is_replaced() -> None:
    """Given two picked Nazgûl of three, when one falls by a card, then the third may take its place."""
    game = fought("sauron_regular*3 nazgul*3", "gondor_regular*3").do("command nazgul nazgul", "split 1 1")
    struck = remove_commander(game.state, SHADOW, "nazgul", "fateful_strike", game.events.append)
    assert ranks(pushed(game, struck), "shadow").commanders == ("nazgul", "nazgul")
    struck = remove_commander(game.state, SHADOW, "nazgul", "fateful_strike", game.events.append)
    assert led(struck, SHADOW) == 1


def test_g15_the_replacement_may_be_another_kind_or_nobody() -> None:
    """Given the Witch-king picked, when he falls, then a Nazgûl present may be picked, and the totals are
    netted again.
    """
    game = fought("sauron_regular*3 nazgul*2 witch_king", "gondor_regular*3")
    game.do("command witch_king", "split 2 0")
    pushed(game, remove_commander(game.state, SHADOW, "witch_king", "fateful_strike", game.events.append))
    assert (game.seat, game.kind, game.options) == ("shadow", "replace", ["figure nazgul", "decline"])
    game.do("figure nazgul")
    assert [e.figure for e in game.told("commander-replaced")] == ["nazgul"]
    assert game.options == ["split 1 0", "split 0 1"]


def test_g15_where_nobody_steps_in_the_points_are_gone() -> None:
    """Given the only commander picked and split, when he falls, then nothing is added any more."""
    game = fought("sauron_regular*3 witch_king", "gondor_regular*3").do("command witch_king", "split 2 0")
    pushed(game, remove_commander(game.state, SHADOW, "witch_king", "fateful_strike", game.events.append))
    assert game.kind == "bind"
    assert changes(game, "shadow") == (0, 0)


def test_g15_an_unpicked_one_who_falls_changes_nothing() -> None:
    game = fought("sauron_regular*3 nazgul*2 witch_king", "gondor_regular*3")
    game.do("command nazgul nazgul", "split 2 0")
    pushed(game, remove_commander(game.state, SHADOW, "witch_king", "fateful_strike", game.events.append))
    assert game.kind == "bind"
    assert changes(game, "shadow") == (2, 0)


def test_a56_where_the_fallen_go() -> None:
    """Given commanders struck down, then a Nazgûl is among the reinforcements, a Leader and a Companion are
    casualties.
    """
    game = fought("sauron_regular*3 nazgul", "gondor_regular*3 gondor_leader boromir")
    before = dict(game.state.reinforcements[SHADOW]).get("nazgul", 0)
    state = remove_commander(game.state, SHADOW, "nazgul", "x", game.events.append)
    for name in ("gondor_leader", "boromir"):
        state = remove_commander(state, FREE, name, "x", game.events.append)
    assert dict(state.reinforcements[SHADOW])["nazgul"] == before + 1
    assert dict(state.casualties[FREE]).items() >= {"gondor_leader": 1, "boromir": 1}.items()


def test_a07_netting_again_keeps_a_split_whose_sum_is_the_same() -> None:
    game = fought("sauron_regular*3 nazgul*2", "gondor_regular*3").do("command nazgul nazgul", "split 1 1")
    pushed(game, first(game.state, NetLeadership(again=True)))
    assert game.kind == "bind"
    assert changes(game, "shadow") == (1, 1)


def test_g61_isengards_elites_may_be_picked_with_saruman_in_play() -> None:
    """Given Saruman in play, then an Isengard Elite may be picked with rating 1 and still fights."""
    at = ("orthanc", "fords_of_isen")
    without = fought("isengard_regular isengard_elite", "rohan_regular*2", at)
    assert without.kind == "bind"
    game = fought("isengard_regular isengard_elite saruman", "rohan_regular*2", at)
    game.do("command isengard_elite saruman", "split 2 0")
    assert unit(game, "a2").figure == "isengard_elite"
    assert strength(game, "a2") == 7


def test_g62_the_white_rider_is_asked_before_commanders_are_picked() -> None:
    """Given Gandalf the White and Nazgûl, when he rides, then no Nazgûl can be picked, nor he."""
    game = fought("sauron_regular*3 nazgul*2", "gondor_regular*3 gandalf_the_white")
    assert (game.seat, game.kind) == ("free_peoples", "ability")
    game.do("accept")
    assert game.kind == "bind"
    assert picks(game.state, SHADOW) == [()]
    assert led(game.state, FREE) == 0
