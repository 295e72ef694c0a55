"""Deadly Strife."""

from __future__ import annotations

from cogs.war.model.bags import bag
from tests.war.rules.combat.position import fought, position


def test_r11_7_deadly_strife_adds_two_to_all_dice_of_both_sides() -> None:
    """Given Leaders on both sides, when everybody rolls twice, then a 3 hits, and a 1 never."""
    battle = position(bag("gondor_leader", gondor_regular=5), bag("nazgul", sauron_regular=5))
    fight = fought(battle, shadow="deadly_strife").roll("33221", "32221", "3", "3")
    assert (fight.shadow.hits, fight.shadow.reroll_hits) == (2, 1)
    assert (fight.free.hits, fight.free.reroll_hits) == (1, 1)
