"""One for the Dark Lord."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import NUMBER, SHADOW
from cogs.war.model.state import Fellowship
from tests.war.rules.combat.position import FIELD, fought, may_lay, position, regulars

LED = bag("nazgul", sauron_regular=5)
NEAR = Fellowship(NUMBER[FIELD], (), "gollum")


def test_r11_7_one_for_the_dark_lord_adds_one_to_every_die_of_both_rolls() -> None:
    """Given the Ring-bearers with the defending Army, when the Shadow rolls twice, then a 4 hits in each."""
    fight = fought(position(regulars(), LED, fellowship=NEAR), shadow="one_for_the_dark_lord")
    fight = fight.roll("44333", "44444", "4")
    assert (fight.shadow.hits, fight.shadow.reroll_hits) == (2, 1)
    assert fight.free.hits == 0


def test_r11_7_one_for_the_dark_lord_needs_the_figure_in_the_defenders_region() -> None:
    """Given the Fellowship elsewhere, then the card may not be laid."""
    assert may_lay(position(regulars(), LED, fellowship=NEAR), "one_for_the_dark_lord", SHADOW)
    assert not may_lay(position(regulars(), LED), "one_for_the_dark_lord", SHADOW)
