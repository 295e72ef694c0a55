"""No Quarter."""

from __future__ import annotations

from cogs.war.model.battle_events import HitsTaken
from tests.war.rules.combat.position import fought, orcs, position, regulars


def test_r11_7_no_quarter_adds_a_hit_to_a_hit() -> None:
    """Given one hit, when casualties are taken, then they are two."""
    fight = fought(position(regulars(), orcs()), free="no_quarter").roll("11111", "61111")
    assert fight.told_of(HitsTaken)[0].lost == (("sauron_regular", 2),)


def test_r11_7_no_quarter_adds_nothing_to_nothing() -> None:
    """Given no hit, then there are no casualties."""
    fight = fought(position(regulars(), orcs()), free="no_quarter").roll("11111", "44444")
    assert not fight.told_of(HitsTaken)
