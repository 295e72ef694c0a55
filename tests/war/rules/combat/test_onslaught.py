"""Onslaught."""

from __future__ import annotations

from cogs.war.model.actions import ChooseNumber
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import ExtraAttackRolled, HitsTaken
from cogs.war.model.components import SHADOW
from cogs.war.model.state import State
from cogs.war.rules.combat.shadow import RushIn
from tests.war.rules.combat.position import ask_in_battle, fought, open_battle, orcs, position, regulars


def test_r11_7_onslaught_rolls_a_die_for_every_hit_on_its_own_army() -> None:
    """Given three hits chosen after casualties, when three dice are rolled, then each 4 hits."""
    fight = fought(position(regulars(), orcs(5)), shadow="onslaught").roll("11111", "11111")
    assert fight.offered() == [f"number {hits}" for hits in range(5)]
    fight = fight.do(ChooseNumber(3)).roll("443")
    taken = {event.side: event.lost for event in fight.told_of(HitsTaken)}
    assert taken == {"shadow": bag(sauron_regular=3), "free_peoples": bag(gondor_regular=2)}


def test_r11_7_the_four_holds_against_walls() -> None:
    """Given a besieged Stronghold, where a 6 is needed, when a 4 is rolled, then it hits."""
    battle = position(regulars(), orcs(5), region="minas_tirith", kind="siege")
    fight = fought(battle, shadow="onslaught").roll("11111", "11111").do(ChooseNumber(1)).roll("4")
    assert fight.told_of(ExtraAttackRolled)[0].hits == 1


def test_r11_7_onslaught_may_be_left_alone() -> None:
    """Given no hit chosen, then no dice are rolled."""
    fight = fought(position(regulars(), orcs(5)), shadow="onslaught").roll("11111", "11111")
    assert not fight.do(ChooseNumber(0)).told_of(ExtraAttackRolled)


def test_r11_7_no_more_hits_than_the_army_can_take() -> None:
    """Given one Regular and one Elite, then three hits at most, and nothing rolls where all are gone."""
    fight = fought(position(regulars(), bag("sauron_regular", "sauron_elite")), shadow="onslaught")
    fight = fight.roll("11", "11111")
    assert fight.offered()[-1] == "number 3"
    assert not fight.do(ChooseNumber(3)).told_of(ExtraAttackRolled)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "onslaught": ask_in_battle(open_battle(), RushIn(SHADOW)),
    }
