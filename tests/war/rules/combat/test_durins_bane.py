"""Durin's Bane."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatRolled, ExtraAttackRolled, HitsTaken
from cogs.war.model.components import SHADOW
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_durins_bane_attacks_first_with_three_dice_that_hit_on_four() -> None:
    """Given a battle beside Moria, when a 4 and a 5 are rolled, then two fall before they roll."""
    fight = fought(position(regulars(), orcs(), region="hollin"), shadow="durins_bane").roll("453", "11111")
    assert fight.told_of(HitsTaken)[0].lost == bag(gondor_regular=2)
    assert len(fight.roll("111").told_of(CombatRolled)[1].dice) == 3


def test_r11_7_durins_bane_reaches_two_regions_from_moria() -> None:
    """Given the defending Army in Lórien, two regions away, then it may be laid; three away it may not."""
    for region, may in (("moria", True), ("hollin", True), ("lorien", True), ("fangorn", False)):
        assert may_lay(position(regulars(), orcs(), region=region), "durins_bane", SHADOW) is may


def test_r11_7_the_four_holds_against_walls() -> None:
    """Given Lórien under siege, where a 6 is needed, when 4s are rolled, then they hit."""
    battle = position(bag(elves_elite=5), orcs(), region="lorien", kind="siege")
    fight = fought(battle, shadow="durins_bane").roll("411")
    assert fight.told_of(ExtraAttackRolled)[0].hits == 1
