"""Desperate Battle."""

from __future__ import annotations

from cogs.war.model.bags import bag
from tests.war.rules.combat.position import fought, position


def test_r11_7_desperate_battle_adds_one_to_all_dice_of_both_sides() -> None:
    """Given Leaders on both sides, when everybody rolls twice, then a 4 hits and a 3 does not."""
    battle = position(bag("gondor_leader", gondor_regular=5), bag("nazgul", sauron_regular=5))
    fight = fought(battle, shadow="desperate_battle").roll("44333", "43333", "4", "3")
    assert (fight.shadow.hits, fight.shadow.reroll_hits) == (2, 1)
    assert (fight.free.hits, fight.free.reroll_hits) == (1, 0)
