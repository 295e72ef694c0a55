"""Cruel as Death."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.battle_events import LeadershipForfeited
from cogs.war.model.components import SHADOW
from cogs.war.model.state import WarOptions
from cogs.war.rules.battle.fighting import leadership
from tests.war.rules.combat.position import fought, may_lay, position, regulars, with_fighter


def test_r11_7_cruel_as_death_costs_two_nazgul_leadership_for_one_on_the_combat_roll() -> None:
    """Given three Nazgûl, when it is up, then one leads on and a 4 hits."""
    fight = fought(position(regulars(), bag(nazgul=3, sauron_regular=5)), shadow="cruel_as_death")
    assert leadership(fight.state, SHADOW) == 1
    fight = fight.roll("44333", "11111", "4")
    assert (fight.shadow.hits, fight.shadow.reroll_hits) == (2, 0)


def test_r11_7_the_witch_king_pays_for_it_alone() -> None:
    """Given the Witch-king and Saruman, when it is up, then Saruman leads on."""
    force = bag("witch_king", "saruman", sauron_regular=5)
    fight = fought(position(regulars(), force), shadow="cruel_as_death")
    assert leadership(fight.state, SHADOW) == 1
    assert fight.told_of(LeadershipForfeited)[0].figures == bag("witch_king")


def test_r11_7_where_his_points_are_not_split_he_pays_before_a_nazgul_and_half_of_him() -> None:
    """Given the option against splitting, the Witch-king and one Nazgûl, then he alone pays."""
    force = bag("witch_king", "nazgul", sauron_regular=5)
    battle = position(regulars(), force, options=WarOptions(split_witch_king=False))
    fight = fought(battle, shadow="cruel_as_death")
    assert fight.shadow.forfeited == (("witch_king", 2),)


def test_r11_7_cruel_as_death_needs_two_nazgul_leadership() -> None:
    """Given one Nazgûl with other Minions, or The White Rider, then the card may not be laid."""
    one = bag("nazgul", "saruman", "mouth_of_sauron", sauron_regular=5)
    two = bag(nazgul=2, sauron_regular=5)
    assert not may_lay(position(regulars(), one), "cruel_as_death", SHADOW)
    assert may_lay(position(regulars(), two), "cruel_as_death", SHADOW)
    negated = with_fighter(position(regulars(), two), SHADOW, nazgul_negated=True)
    assert not may_lay(negated, "cruel_as_death", SHADOW)
