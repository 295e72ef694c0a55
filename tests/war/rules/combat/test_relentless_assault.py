"""Relentless Assault."""

from __future__ import annotations

from cogs.war.model.actions import ChooseNumber, TakeHit
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatRolled, HitsTaken
from cogs.war.model.components import SHADOW
from cogs.war.model.state import State
from cogs.war.rules.combat.shadow import DriveOn
from tests.war.rules.combat.position import ask_in_battle, fought, open_battle, orcs, position, regulars


def test_r11_7_relentless_assault_buys_a_bonus_with_its_own_units() -> None:
    """Given two hits chosen, when the Shadow rolls, then with two units fewer and a 3 hits."""
    fight = fought(position(regulars(), orcs(5)), shadow="relentless_assault")
    assert fight.offered() == ["number 0", "number 1", "number 2"]
    fight = fight.do(ChooseNumber(2)).roll("332", "11111")
    assert fight.told_of(CombatRolled)[0].hits == 2
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=2)


def test_r11_7_the_hits_may_reduce_an_elite() -> None:
    """Given Regulars and an Elite, when a hit is taken, then the Shadow chooses how."""
    fight = fought(position(regulars(), bag(sauron_regular=3, sauron_elite=1)), shadow="relentless_assault")
    fight = fight.do(ChooseNumber(1), TakeHit("sauron_elite", "reduce")).roll("4111")
    assert fight.told_of(CombatRolled)[0].hits == 1


def test_r11_7_relentless_assault_may_be_left_alone() -> None:
    """Given no hit chosen, when the Shadow rolls, then with all dice and without a bonus."""
    fight = fought(position(regulars(), orcs(5)), shadow="relentless_assault").do(ChooseNumber(0))
    assert fight.roll("44444").told_of(CombatRolled)[0].hits == 0


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "relentless": ask_in_battle(open_battle(), DriveOn(SHADOW)),
    }
