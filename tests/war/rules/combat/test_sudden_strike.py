"""Sudden Strike."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import ExtraAttackRolled, HitsTaken
from cogs.war.model.components import FREE
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_sudden_strike_attacks_first_with_a_die_for_each_point_of_leadership() -> None:
    """Given a Leader and Aragorn, when three dice hit twice, then two fall before they roll."""
    battle = position(bag("gondor_leader", "aragorn", gondor_regular=5), orcs(5))
    fight = fought(battle, free="sudden_strike").roll("551", "111")
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=2)
    assert (fight.free.early_hits, fight.free.hits) == (2, 0)


def test_r11_6_sudden_strike_needs_a_six_against_walls() -> None:
    """Given an attack on fortified Osgiliath, when 5s are rolled in the first round, then they miss."""
    battle = position(bag(gondor_leader=2, gondor_regular=5), orcs(), region="osgiliath", attacker=FREE)
    fight = fought(battle, free="sudden_strike").roll("56")
    assert fight.told_of(ExtraAttackRolled)[0].hits == 1


def test_r11_7_sudden_strike_ignores_the_opponents_modifiers() -> None:
    """Given Deadly Strife against it, when a 3 is rolled in the additional attack, then it misses."""
    battle = position(bag("gondor_leader", gondor_regular=5), orcs())
    fight = fought(battle, free="sudden_strike", shadow="deadly_strife").roll("3")
    assert fight.told_of(ExtraAttackRolled)[0].hits == 0


def test_r11_7_sudden_strike_needs_a_leader_or_companion() -> None:
    """Given units alone, then the card may not be laid."""
    assert not may_lay(position(regulars(), orcs()), "sudden_strike", FREE)
