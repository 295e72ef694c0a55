"""Valour."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import FREE
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_valour_adds_one_to_the_combat_roll_only() -> None:
    """Given an Elite taking part, when both rolls are made, then a 4 hits in the first only."""
    force = bag("gondor_leader", gondor_regular=4, gondor_elite=1)
    fight = fought(position(force, orcs()), free="valour").roll("11111", "44333", "4")
    assert (fight.free.hits, fight.free.reroll_hits) == (2, 0)


def test_r11_7_valour_needs_an_elite() -> None:
    """Given Regulars alone, then the card may not be laid."""
    assert may_lay(position(bag(gondor_elite=1), orcs()), "valour", FREE)
    assert not may_lay(position(regulars(), orcs()), "valour", FREE)
