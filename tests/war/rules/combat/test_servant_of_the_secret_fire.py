"""Servant of the Secret Fire."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import FREE
from tests.war.rules.combat.position import fought, may_lay, orcs, position


def test_r11_7_servant_of_the_secret_fire_adds_one_to_the_combat_roll_only() -> None:
    """Given Gandalf taking part, when both rolls are made, then a 4 hits in the first only."""
    force = bag("gandalf_the_white", gondor_regular=5)
    fight = fought(position(force, orcs()), free="servant_of_the_secret_fire").roll("11111", "44433", "4")
    assert (fight.free.hits, fight.free.reroll_hits) == (3, 0)


def test_r11_7_servant_of_the_secret_fire_needs_gandalf_grey_or_white() -> None:
    """Given another Companion instead, then the card may not be laid."""
    for name, may in (("gandalf_the_grey", True), ("gandalf_the_white", True), ("strider", False)):
        force = bag(name, gondor_regular=5)
        assert may_lay(position(force, orcs()), "servant_of_the_secret_fire", FREE) is may
