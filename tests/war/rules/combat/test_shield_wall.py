"""Shield-wall."""

from __future__ import annotations

from cogs.war.model.battle_events import HitsTaken
from tests.war.rules.combat.position import fought, orcs, position, regulars


def test_r11_7_shield_wall_cancels_one_hit_of_several() -> None:
    """Given three hits of the Shadow, when casualties are taken, then they are two."""
    fight = fought(position(regulars(), orcs()), free="shield_wall").roll("66611", "11111")
    assert fight.told_of(HitsTaken)[0].lost == (("gondor_regular", 2),)


def test_r11_7_shield_wall_does_nothing_against_one_hit() -> None:
    """Given a single hit, when casualties are taken, then it is one."""
    fight = fought(position(regulars(), orcs()), free="shield_wall").roll("61111", "11111")
    assert fight.told_of(HitsTaken)[0].lost == (("gondor_regular", 1),)


def test_r11_7_shield_wall_does_not_help_against_an_additional_attack() -> None:
    """Given Durin's Bane with three hits and a Combat roll with one, then four are taken."""
    battle = position(regulars(), orcs(), region="hollin")
    fight = fought(battle, free="shield_wall", shadow="durins_bane").roll("444", "61111", "11")
    assert [taken.lost for taken in fight.told_of(HitsTaken)] == [
        (("gondor_regular", 3),),
        (("gondor_regular", 1),),
    ]
