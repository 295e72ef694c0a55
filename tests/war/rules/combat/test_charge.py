"""Charge."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import BattleEnded, CombatRolled, ExtraAttackRolled, HitsTaken
from cogs.war.model.components import FREE
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_charge_attacks_first_with_a_die_for_each_elite() -> None:
    """Given two Elites, when both dice hit, then two fall before they roll."""
    battle = position(bag(rohan_regular=3, rohan_elite=2), orcs(5))
    fight = fought(battle, free="charge").roll("55", "111")
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=2)


def test_r11_7_charge_may_end_the_battle() -> None:
    """Given two Orcs killed by it, then there is no Combat roll."""
    fight = fought(position(bag(rohan_elite=2), orcs(2)), free="charge").roll("55")
    assert not fight.told_of(CombatRolled)
    assert fight.told_of(BattleEnded)[0].how == "wiped_out"


def test_r11_7_charge_has_five_dice_at_most_and_needs_an_elite() -> None:
    """Given six Elites, then five dice; given Regulars alone, then the card may not be laid."""
    fight = fought(position(bag(rohan_elite=6), orcs()), free="charge").roll("11111")
    assert len(fight.told_of(ExtraAttackRolled)[0].dice) == 5
    assert not may_lay(position(regulars(), orcs()), "charge", FREE)
