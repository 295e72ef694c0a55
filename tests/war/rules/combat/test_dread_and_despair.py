"""Dread and Despair."""

from __future__ import annotations

from cogs.war.model.actions import ChooseNumber
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import CombatRolled, LeadershipForfeited
from cogs.war.model.components import SHADOW
from cogs.war.model.state import State, WarOptions
from cogs.war.rules.battle.fighting import leadership
from cogs.war.rules.combat.shadow import SpreadDread
from tests.war.rules.combat.position import ask_in_battle, fought, open_battle, position, regulars


def test_r11_7_dread_and_despair_takes_a_die_for_every_point_given_up() -> None:
    """Given four points, when two are given up, then the Free Peoples roll three of five dice."""
    battle = position(regulars(), bag("witch_king", nazgul=2, sauron_regular=5))
    fight = fought(battle, shadow="dread_and_despair")
    assert fight.offered() == ["number 1", "number 2", "number 3", "number 4"]
    fight = fight.do(ChooseNumber(2)).roll("11111", "111")
    assert leadership(fight.state, SHADOW) == 2
    assert fight.told_of(LeadershipForfeited)[0].figures == (("nazgul", 2),)


def test_r11_7_dread_and_despair_leaves_a_die() -> None:
    """Given two units and three Nazgûl, when three points are given up, then one die is left."""
    fight = fought(position(regulars(2), bag(nazgul=3, sauron_regular=5)), shadow="dread_and_despair")
    fight = fight.do(ChooseNumber(3)).roll("11111", "1")
    assert len(fight.told_of(CombatRolled)[1].dice) == 1


def test_r11_7_a_single_point_is_given_up_without_asking() -> None:
    """Given one Nazgûl, when the card is up, then the dice are rolled next."""
    fight = fought(position(regulars(), bag("nazgul", sauron_regular=5)), shadow="dread_and_despair")
    assert fight.asked() == "roll"
    assert fight.free.dice_lost == 1


def test_r11_7_unsplit_points_of_the_witch_king_go_together() -> None:
    """Given the option against splitting and the Witch-king alone, then two points go."""
    battle = position(
        regulars(), bag("witch_king", sauron_regular=5), options=WarOptions(split_witch_king=False)
    )
    assert fought(battle, shadow="dread_and_despair").free.dice_lost == 2


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "dread": ask_in_battle(open_battle(), SpreadDread(SHADOW)),
    }
