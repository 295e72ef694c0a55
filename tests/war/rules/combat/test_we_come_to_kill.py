"""We Come to Kill."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import ExtraAttackRolled
from cogs.war.model.components import SHADOW
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars


def test_r11_7_we_come_to_kill_rolls_a_die_for_each_elite_left() -> None:
    """Given three Elites one of which is reduced, when casualties are gone, then two dice hit on 5."""
    fight = fought(position(regulars(), bag(sauron_elite=3)), shadow="we_come_to_kill")
    fight = fight.roll("111", "61111").roll("54")
    assert fight.told_of(ExtraAttackRolled)[0].hits == 1
    assert fight.free.force == regulars(4)


def test_r11_7_we_come_to_kill_rolls_five_dice_at_most_and_its_five_holds_against_walls() -> None:
    """Given six Elites before a besieged Stronghold, then five dice, each hitting on 5."""
    battle = position(regulars(), bag(sauron_elite=6), region="minas_tirith", kind="siege")
    fight = fought(battle, shadow="we_come_to_kill").roll("11111", "11111", "55444")
    assert fight.told_of(ExtraAttackRolled)[0].hits == 2


def test_r11_7_we_come_to_kill_needs_an_elite() -> None:
    """Given Regulars alone, then the card may not be laid."""
    assert not may_lay(position(regulars(), orcs()), "we_come_to_kill", SHADOW)
