"""G50e: Scouts."""

from __future__ import annotations

from cogs.war.groteka.cards.free_peoples import SlipAway
from cogs.war.model.components import FREE, NUMBER, REGIONS
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import stands_in
from tests.war.battles import attack
from tests.war.groteka.fighting import facing
from tests.war.groteka.open_battles import ask, commanded
from tests.war.groteka.rules.cards.melee import Melee, melee
from tests.war.position import Played
from tests.war.rules.combat.position import card_with

CARDS = ("scouts",)
SCOUTS = card_with("scouts")


def _may_lay(fight: Melee) -> bool:
    for _ in range(3):
        fight = fight.go("combat_card", "roll")
        if fight.kind != "combat_card":
            return False
        if fight.seat == "free_peoples":
            return any(text.startswith("lay ") for text in fight.offered)
        fight = fight.do("lay_none")
    return False


def test_g50e_a_defender_falls_back_before_the_fighting() -> None:
    """Given an attack in the field, then the Army goes to a free region next to the battle, unharmed."""
    fight = melee("gondor_regular*3 boromir", "sauron_regular*3", free_card="scouts").go("combat_effect")
    assert fight.seat == "free_peoples"
    assert "retreat osgiliath" in fight.offered
    fight = fight.do("retreat osgiliath").go("")
    held = fight.state.stacks[FREE][NUMBER["osgiliath"]]
    assert dict(held) == {"gondor_regular": 3, "boromir": 1}


def test_a26_an_attacker_goes_next_to_the_battle_not_home() -> None:
    """Given attackers from one region, then they may go on to any free region beside the battle."""
    fight = melee("gondor_regular*3", "sauron_regular*3", free_card="scouts", attacker=FREE).go(
        "combat_effect"
    )
    assert fight.state.battle is not None
    origin = REGIONS[stands_in(fight.state.battle, FREE)]
    aim = next(text for text in fight.offered if text != f"retreat {origin}")
    fight = fight.do(aim).go("")
    assert dict(fight.state.stacks[FREE][NUMBER[aim.split()[1]]]) == {"gondor_regular": 3}
    assert fight.state.battle is None


def test_a26_attackers_may_be_kept_from_it_by_agreement() -> None:
    """Given the option, then an attacker may not lay Scouts; a defender may."""
    free, orcs = "gondor_regular*3", "sauron_regular*3"
    options = {"mod_scouts": "defender"}
    assert _may_lay(melee(free, orcs, free_card="scouts", attacker=FREE))
    assert not _may_lay(melee(free, orcs, free_card="scouts", attacker=FREE, options=options))
    assert _may_lay(melee(free, orcs, free_card="scouts", options=options))


def test_g50e_no_effect_inside_a_besieged_stronghold() -> None:
    """Given a siege, then neither the garrison nor one that sallies out may lay it."""
    free, orcs = "rohan_regular*3", "sauron_regular*3"
    assert not _may_lay(melee(free, orcs, free_card="scouts", region="helms_deep", kind="siege"))
    assert not _may_lay(
        melee(free, orcs, free_card="scouts", region="helms_deep", kind="sortie", attacker=FREE)
    )


def test_g50e_a_defender_at_its_stronghold_may_withdraw_into_it() -> None:
    """Given an Army before Helm's Deep, then it may also withdraw into it, and the siege begins."""
    fight = melee("rohan_regular*3", "sauron_regular*3", free_card="scouts", region="helms_deep")
    fight = fight.go("combat_effect")
    assert "withdraw" in fight.offered
    fight = fight.do("withdraw").go("follow_up").do("advance").go("")
    assert NUMBER["helms_deep"] in fight.state.sieges


# Two battles with one Army result


def _army_result(flank: bool) -> Played:
    """Gondor attacks South Ithilien with an Army result, Scouts in hand, and turns its card up."""
    position = facing("gondor_regular*3", "sauron_regular*3", ("osgiliath", "south_ithilien"), hand=(SCOUTS,))
    position.put("west_harondor", "gondor_regular*2").put("north_ithilien", "sauron_regular")
    game = attack(position, "free_peoples", "osgiliath", "south_ithilien")
    if game.kind == "flank":
        game.do("flank west_harondor" if flank else "decline")
    for _ in range(30):
        if game.kind == "combat_effect":
            return game
        wanted = (f"lay {SCOUTS}", "confirm", "spread", "stand", "command", "lay_none", "decline")
        game.do(next((text for text in wanted if text in game.options), game.options[0]))
    raise AssertionError(game.kind)


def test_g24_both_flanking_armies_fall_back_to_one_region() -> None:
    """Given two Armies that flank, when they fall back to one of theirs, then all stand there."""
    game = _army_result(flank=True).do("retreat osgiliath")
    assert game.there("free_peoples", "osgiliath") == {"gondor_regular": 5}
    assert game.there("free_peoples", "west_harondor") == {}


def test_a14_who_has_fallen_back_does_not_attack_again() -> None:
    """Given an Army that falls back beside another, then the second battle is the other alone."""
    game = _army_result(flank=False)
    assert "retreat west_harondor" in game.options
    game.do("retreat west_harondor")
    assert game.kind == "second_attack"
    game.do("attack west_harondor south_ithilien")
    assert game.options.count("leave gondor_regular 1") == 1
    assert "leave gondor_regular 2" not in game.options
    game.do("confirm")
    assert game.told("attack-declared")[-1].attackers == (("gondor_regular", 2),)


def moments() -> dict[str, State]:
    """Positions in which a card asks."""
    return {
        "groteka_scouts": ask(commanded(), SlipAway(FREE)),
    }
