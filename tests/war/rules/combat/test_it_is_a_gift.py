"""It is a Gift."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import FREE, NUMBER
from cogs.war.model.state import Fellowship
from tests.war.rules.combat.position import FIELD, fought, may_lay, orcs, position

WITH_LEADER = bag("gondor_leader", gondor_regular=5)
NEAR = Fellowship(NUMBER[FIELD], (), "gollum")


def test_r11_7_it_is_a_gift_adds_one_to_every_die_of_both_rolls() -> None:
    """Given the Ring-bearers with the defending Army, when both rolls are made, then a 4 hits in each."""
    fight = fought(position(WITH_LEADER, orcs(8), fellowship=NEAR), free="it_is_a_gift")
    fight = fight.roll("22222", "44441", "4")
    assert (fight.free.hits, fight.free.reroll_hits) == (4, 1)
    assert fight.shadow.hits == 0


def test_r11_7_it_is_a_gift_needs_the_figure_in_the_defenders_region() -> None:
    """Given a Fellowship elsewhere, or on the Mordor Track, then the card may not be laid."""
    assert may_lay(position(WITH_LEADER, orcs(), fellowship=NEAR), "it_is_a_gift", FREE)
    assert not may_lay(position(WITH_LEADER, orcs()), "it_is_a_gift", FREE)
    in_mordor = Fellowship(-1, (), "gollum", mordor=1)
    assert not may_lay(position(WITH_LEADER, orcs(), fellowship=in_mordor), "it_is_a_gift", FREE)
