"""Great Host."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import BattleEnded, HitsTaken
from cogs.war.model.components import FREE, NUMBER
from tests.war.rules.combat.position import FIELD, fought, orcs, position, regulars


def test_r11_7_great_host_adds_a_hit_for_an_army_twice_as_large() -> None:
    """Given ten against six of whom one falls, when casualties are gone, then another falls."""
    fight = fought(position(regulars(6), orcs(10)), shadow="great_host").roll("61111", "11111")
    assert [taken.lost for taken in fight.told_of(HitsTaken)] == [bag("gondor_regular")] * 2
    assert fight.free.force == regulars(4)


def test_r11_7_great_host_counts_what_casualties_have_left() -> None:
    """Given ten against five of which one falls on the larger side only, then nothing is added."""
    fight = fought(position(regulars(5), orcs(10)), shadow="great_host").roll("11111", "61111")
    assert fight.free.force == regulars(5)


def test_r11_7_great_host_may_destroy_the_enemy() -> None:
    """Given two units against one, when its hit is taken, then the battle is over, the Leader gone."""
    battle = position(bag("gondor_leader", "gondor_regular"), orcs(2))
    fight = fought(battle, shadow="great_host").roll("11", "1", "1")
    assert fight.told_of(BattleEnded)[0].how == "wiped_out"
    assert fight.state.stacks[FREE][NUMBER[FIELD]] == ()
