"""Devilry of Orthanc."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatRolled
from cogs.war.model.components import FREE, SHADOW
from tests.war.rules.combat.position import Terms, fought, may_lay, orcs, position

UNDER_SIEGE: Terms = {"region": "helms_deep", "kind": "siege"}


def test_r11_7_devilry_of_orthanc_adds_one_to_the_combat_roll() -> None:
    """Given Isengard before a besieged Stronghold, where a 6 is needed, when it rolls, then a 5 hits."""
    battle = position(bag(rohan_regular=5), bag(isengard_regular=5), **UNDER_SIEGE)
    fight = fought(battle, shadow="devilry_of_orthanc").roll("55444")
    assert fight.told_of(CombatRolled)[0].hits == 2


def test_r11_7_devilry_of_orthanc_needs_isengard_and_a_garrison_inside() -> None:
    """Given other besiegers, or a battle in the field there, then the card may not be laid."""
    garrison, isengard = bag(rohan_regular=5), bag(isengard_elite=1)
    assert may_lay(position(garrison, isengard, **UNDER_SIEGE), "devilry_of_orthanc", SHADOW)
    assert not may_lay(position(garrison, orcs(), **UNDER_SIEGE), "devilry_of_orthanc", SHADOW)
    field = position(garrison, isengard, region="helms_deep")
    assert not may_lay(field, "devilry_of_orthanc", SHADOW)
    sortie = position(garrison, isengard, region="helms_deep", kind="sortie", attacker=FREE)
    assert not may_lay(sortie, "devilry_of_orthanc", SHADOW)
