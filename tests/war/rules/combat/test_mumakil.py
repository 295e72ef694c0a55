"""Mûmakil."""

from __future__ import annotations

from cogs.war.model.actions import TakeHit
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import HitsTaken
from cogs.war.model.components import FREE, SHADOW
from tests.war.rules.combat.position import fought, may_lay, position, regulars

SOUTHRONS = bag(southrons_easterlings_regular=4, southrons_easterlings_elite=1)


def test_r11_7_mumakil_add_one_and_then_a_hit_for_the_side_that_hits_more() -> None:
    """Given two 4s against one hit, when casualties are taken, then the Free Peoples take three."""
    fight = fought(position(regulars(), SOUTHRONS), shadow="mumakil").roll("44333", "61111")
    assert fight.shadow.hits == 2
    fight = fight.do(TakeHit("southrons_easterlings_regular", "remove"))
    taken = {event.side: event.lost for event in fight.told_of(HitsTaken)}
    assert taken["free_peoples"] == (("gondor_regular", 3),)


def test_r11_7_mumakil_add_no_hit_where_hits_are_equal() -> None:
    """Given one hit each, when casualties are taken, then the Free Peoples take one."""
    fight = fought(position(regulars(), SOUTHRONS), shadow="mumakil").roll("43333", "61111")
    fight = fight.do(TakeHit("southrons_easterlings_regular", "remove"))
    taken = {event.side: event.lost for event in fight.told_of(HitsTaken)}
    assert taken["free_peoples"] == (("gondor_regular", 1),)


def test_r11_7_mumakil_count_the_hits_of_an_attack_before_the_roll() -> None:
    """Given Sudden Strike with a hit and none else against one, then there is no further hit."""
    battle = position(bag("gondor_leader", gondor_regular=5), SOUTHRONS)
    fight = fought(battle, free="sudden_strike", shadow="mumakil").roll("6")
    fight = fight.do(TakeHit("southrons_easterlings_regular", "remove")).roll("4333", "11111", "1")
    assert fight.shadow.extra_hits == 0


def test_r11_7_mumakil_compare_after_the_card_of_a_defender_and_before_that_of_an_attacker() -> None:
    """Given No Quarter on one hit against two, then its hit counts only where the Free Peoples defend."""
    for attacker, further in ((SHADOW, 0), (FREE, 1)):
        fight = fought(
            position(regulars(), SOUTHRONS, attacker=attacker), free="no_quarter", shadow="mumakil"
        )
        rolls = ("44333", "61111") if attacker == SHADOW else ("61111", "44333")
        assert fight.roll(*rolls).shadow.extra_hits == further


def test_r11_7_mumakil_need_an_elite_of_the_southrons() -> None:
    """Given another Elite, then the card may not be laid."""
    assert may_lay(position(regulars(), SOUTHRONS), "mumakil", SHADOW)
    assert not may_lay(position(regulars(), bag(sauron_elite=3)), "mumakil", SHADOW)
