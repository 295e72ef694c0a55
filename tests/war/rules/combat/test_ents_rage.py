"""Ents' Rage."""

from __future__ import annotations

from cogs.war.model.battle_events import CombatRolled
from cogs.war.model.components import FREE, SHADOW
from tests.war.rules.combat.position import FIELD, fought, may_lay, orcs, position, regulars


def test_r11_7_ents_rage_adds_two_to_the_combat_roll() -> None:
    """Given a battle in Fangorn, when the Free Peoples roll, then a 3 hits."""
    fight = fought(position(regulars(), orcs(), region="fangorn"), free="ents_rage").roll("11111", "33222")
    assert fight.told_of(CombatRolled)[1].hits == 2


def test_r11_7_ents_rage_is_for_rohan_fangorn_and_orthanc() -> None:
    """Given a defending Army there, attacked by whoever it is, then the card may be laid, elsewhere not."""
    for region, may in (("westemnet", True), ("fangorn", True), ("orthanc", True), (FIELD, False)):
        for attacker in (FREE, SHADOW):
            battle = position(regulars(), orcs(), region=region, attacker=attacker, captured=())
            assert may_lay(battle, "ents_rage", FREE) is may
