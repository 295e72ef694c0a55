"""Confusion."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import HitsTaken
from tests.war.rules.combat.position import fought, orcs, position, regulars


def test_r11_7_confusion_turns_natural_ones_against_the_shadow() -> None:
    """Given two natural 1s of the Shadow, when casualties are taken, then it loses two."""
    fight = fought(position(regulars(), orcs()), free="confusion").roll("11222", "22222")
    assert fight.told_of(HitsTaken)[0].lost == (("sauron_regular", 2),)


def test_r11_7_confusion_keeps_those_dice_out_of_the_leader_reroll() -> None:
    """Given three Nazgûl and two 1s among four misses, when the Shadow re-rolls, then two dice."""
    battle = position(regulars(), bag(nazgul=3, sauron_regular=5))
    fight = fought(battle, free="confusion").roll("11226", "22222", "55")
    assert fight.shadow.rerolled == (5, 5)


def test_r11_7_confusion_looks_at_the_natural_result() -> None:
    """Given +2 on all dice, when the Shadow rolls a natural 1, then it hits the Shadow."""
    fight = fought(position(regulars(), orcs()), free="confusion", shadow="deadly_strife")
    fight = fight.roll("12222", "22222")
    assert fight.told_of(HitsTaken)[0].lost == (("sauron_regular", 1),)
