"""Daylight."""

from __future__ import annotations

from cogs.war.model.battle_events import CombatRolled
from tests.war.rules.combat.position import fought, orcs, position, regulars


def test_r11_7_daylight_leaves_the_shadow_three_dice() -> None:
    """Given many Orcs, when the Shadow rolls, then with three dice."""
    fight = fought(position(regulars(), orcs(8)), free="daylight").roll("111", "11111")
    assert [len(roll.dice) for roll in fight.told_of(CombatRolled)] == [3, 5]


def test_r11_7_daylight_gives_nobody_dice() -> None:
    """Given two Orcs only, when the Shadow rolls, then with two dice."""
    fight = fought(position(regulars(), orcs(2)), free="daylight").roll("11", "11111")
    assert len(fight.told_of(CombatRolled)[0].dice) == 2
