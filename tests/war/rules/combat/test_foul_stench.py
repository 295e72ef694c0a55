"""Foul Stench."""

from __future__ import annotations

from bot.engine import Event
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import LeaderRerolled
from cogs.war.model.components import FREE, SHADOW
from cogs.war.rules.battle.fighting import fighter, forfeit
from cogs.war.rules.combat.shadow import FOUL_STENCH
from tests.war.rules.combat.position import fought, may_lay, orcs, position, regulars, with_fighter


def test_r11_7_foul_stench_cancels_the_leader_reroll_of_those_who_lead_no_better() -> None:
    """Given one Leader against one Nazgûl, when dice are rolled, then the Shadow alone re-rolls."""
    battle = position(bag("gondor_leader", gondor_regular=5), bag("nazgul", sauron_regular=5))
    fight = fought(battle, shadow="foul_stench").roll("11111", "11111", "5")
    assert fight.asked() != "roll"
    assert fight.told_of(LeaderRerolled)[0].side == "shadow"


def test_r11_7_foul_stench_does_nothing_against_better_leaders() -> None:
    """Given two Leaders against a Nazgûl and Saruman, then the Free Peoples re-roll."""
    free = bag(gondor_leader=2, gondor_regular=5)
    fight = fought(position(free, bag("nazgul", "saruman", sauron_regular=5)), shadow="foul_stench")
    assert not fight.free.no_reroll


def test_r11_7_foul_stench_compares_what_is_left_after_forfeits() -> None:
    """Given two points against one, of which one is forfeited, then the Free Peoples do not re-roll."""
    free = bag("gondor_leader", "strider", gondor_regular=5)
    battle = position(free, bag("nazgul", sauron_regular=5))
    assert not fought(battle, shadow="foul_stench").free.no_reroll
    told: list[Event] = []
    state = forfeit(fought(battle).state, FREE, "strider", 1)
    state = FOUL_STENCH.act[3](state, SHADOW, told.append)
    assert fighter(state, FREE).no_reroll


def test_r11_7_foul_stench_needs_nazgul_leadership() -> None:
    """Given no Nazgûl, or The White Rider, then the card may not be laid."""
    assert not may_lay(position(regulars(), orcs()), "foul_stench", SHADOW)
    battle = position(regulars(), bag("nazgul", sauron_regular=5))
    assert may_lay(battle, "foul_stench", SHADOW)
    assert not may_lay(with_fighter(battle, SHADOW, nazgul_negated=True), "foul_stench", SHADOW)
