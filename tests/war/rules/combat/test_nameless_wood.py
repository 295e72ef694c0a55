"""Nameless Wood."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import HitsTaken
from cogs.war.model.components import FREE
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_nameless_wood_adds_two_hits_to_a_hit() -> None:
    """Given a battle in Rohan and one hit, when casualties are taken, then they are three."""
    battle = position(bag(rohan_regular=5), orcs(), region="eastemnet")
    fight = fought(battle, free="nameless_wood").roll("11111", "61111")
    assert fight.told_of(HitsTaken)[0].lost == (("sauron_regular", 3),)


def test_r11_7_nameless_wood_counts_a_hit_of_the_leader_reroll() -> None:
    """Given a hit in the re-roll alone, when casualties are taken, then they are three."""
    battle = position(bag("rohan_leader", rohan_regular=5), orcs(), region="eastemnet")
    fight = fought(battle, free="nameless_wood").roll("11111", "11111", "5")
    assert fight.told_of(HitsTaken)[0].lost == (("sauron_regular", 3),)


def test_r11_7_nameless_wood_adds_nothing_to_nothing() -> None:
    """Given no hit, then there are no casualties."""
    battle = position(bag(rohan_regular=5), orcs(), region="eastemnet")
    assert not fought(battle, free="nameless_wood").roll("11111", "11111").told_of(HitsTaken)
    assert not may_lay(position(regulars(), orcs()), "nameless_wood", FREE)
