"""Brave Stand."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatRolled
from cogs.war.model.components import FREE
from tests.war.rules.combat.position import fought, may_lay, orcs, position


def test_r11_7_brave_stand_costs_a_die_for_each_companion() -> None:
    """Given two Companions and eight Orcs, when the Shadow rolls, then with three of its five dice."""
    force = bag("strider", "meriadoc", gondor_regular=3)
    fight = fought(position(force, orcs(8)), free="brave_stand").roll("111")
    assert len(fight.told_of(CombatRolled)[0].dice) == 3


def test_r11_7_brave_stand_leaves_a_die() -> None:
    """Given three Companions and two Orcs, when the Shadow rolls, then with one die."""
    force = bag("strider", "meriadoc", "peregrin", gondor_regular=3)
    fight = fought(position(force, orcs(2)), free="brave_stand").roll("1")
    assert len(fight.told_of(CombatRolled)[0].dice) == 1


def test_r11_7_brave_stand_needs_a_companion() -> None:
    """Given a Leader only, then the card may not be laid."""
    assert not may_lay(position(bag("gondor_leader", gondor_regular=5), orcs()), "brave_stand", FREE)
