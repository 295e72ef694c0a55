"""Huorn-dark."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatRolled
from cogs.war.model.components import FREE
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_huorn_dark_leaves_the_shadow_two_dice() -> None:
    """Given a battle in Rohan, when the Shadow rolls, then with two dice; the Free Peoples keep theirs."""
    battle = position(bag(rohan_regular=4), orcs(8), region="eastemnet")
    fight = fought(battle, free="huorn_dark").roll("11", "1111")
    assert [len(roll.dice) for roll in fight.told_of(CombatRolled)] == [2, 4]


def test_r11_7_huorn_dark_is_for_rohan_fangorn_and_orthanc() -> None:
    """Given a battle elsewhere, then the card may not be laid."""
    assert not may_lay(position(regulars(), orcs()), "huorn_dark", FREE)
