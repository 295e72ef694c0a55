"""They are Terrible."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import SHADOW
from cogs.war.model.state import WarOptions
from cogs.war.rules.battle.fighting import leadership
from tests.war.rules.combat.position import fought, may_lay, position, regulars


def test_r11_7_they_are_terrible_costs_a_point_for_one_on_the_leader_reroll() -> None:
    """Given two Nazgûl, when the Shadow re-rolls, then one die, which hits on a 4."""
    battle = position(regulars(), bag(nazgul=2, sauron_regular=5))
    fight = fought(battle, shadow="they_are_terrible").roll("44444", "11111", "4")
    assert (fight.shadow.hits, fight.shadow.reroll_hits) == (0, 1)


def test_r11_7_one_of_the_witch_kings_points_may_be_forfeited_alone() -> None:
    """Given the Witch-king only, then a point is left, and none where his points are not split."""
    force = bag("witch_king", sauron_regular=5)
    for split, left in ((True, 1), (False, 0)):
        battle = position(regulars(), force, options=WarOptions(split_witch_king=split))
        fight = fought(battle, shadow="they_are_terrible").roll("11111", "11111")
        assert leadership(fight.state, SHADOW) == left


def test_r11_7_they_are_terrible_needs_nazgul_leadership() -> None:
    """Given other Minions only, then the card may not be laid."""
    force = bag("mouth_of_sauron", sauron_regular=5)
    assert not may_lay(position(regulars(), force), "they_are_terrible", SHADOW)
