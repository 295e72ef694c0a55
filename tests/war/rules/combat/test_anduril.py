"""Andúril."""

from __future__ import annotations

from cogs.war.model.actions import ChooseNumber
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import HitsTaken, LeaderRerolled
from cogs.war.model.components import FREE
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import leadership
from cogs.war.rules.combat.free_peoples import DrawSword
from tests.war.rules.combat.position import (
    ask_in_battle,
    fought,
    may_lay,
    open_battle,
    orcs,
    position,
    with_fighter,
)


def test_r11_7_anduril_turns_a_miss_for_striders_leadership() -> None:
    """Given Strider and five misses, then one is a hit and none is re-rolled."""
    battle = position(bag("strider", gondor_regular=4), orcs())
    fight = fought(battle, free="anduril").roll("11111", "11111")
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=1)
    assert not fight.told_of(LeaderRerolled)


def test_r11_7_anduril_turns_two_misses_for_aragorns() -> None:
    """Given Aragorn and a Leader, then two misses are hits and the Leader re-rolls one die."""
    battle = position(bag("aragorn", "gondor_leader", gondor_regular=5), orcs())
    fight = fought(battle, free="anduril").roll("11111", "11111").do(ChooseNumber(2)).roll("1")
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=2)
    assert leadership(fight.state, FREE) == 1


def test_w106_aragorn_may_turn_one_miss_instead_of_two() -> None:
    """Given Aragorn and a Leader, when one miss is turned, then one hit stands and his Leadership is gone."""
    battle = position(bag("aragorn", "gondor_leader", gondor_regular=5), orcs())
    asked = fought(battle, free="anduril").roll("11111", "11111")
    assert (asked.who(), asked.offered()) == ("free_peoples", ["number 2", "number 1"])
    fight = asked.do(ChooseNumber(1)).roll("1")
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=1)
    assert leadership(fight.state, FREE) == 1


def test_r11_7_anduril_turns_no_more_misses_than_there_are() -> None:
    """Given Aragorn and one miss, then five hits stand."""
    battle = position(bag("aragorn", gondor_regular=5), orcs(8))
    fight = fought(battle, free="anduril").roll("11111", "66661")
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=5)


def test_r11_7_anduril_needs_its_bearer() -> None:
    """Given another Companion, then the card may not be laid."""
    assert not may_lay(position(bag("boromir", gondor_regular=5), orcs()), "anduril", FREE)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "anduril": ask_in_battle(
            with_fighter(open_battle(free=bag(gondor_regular=3, aragorn=1)), FREE, rolled=(1, 2, 5), hits=1),
            DrawSword(FREE),
        ),
    }
