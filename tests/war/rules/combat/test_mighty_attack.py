"""Mighty Attack."""

from __future__ import annotations

from cogs.war.model.actions import ChooseFigure
from cogs.war.model.bags import bag
from cogs.war.model.battle_events import HitsTaken, LeaderRerolled, LeadershipForfeited
from cogs.war.model.components import FREE
from cogs.war.model.state import State
from cogs.war.rules.combat.free_peoples import AttackMightily
from tests.war.rules.combat.position import (
    ask_in_battle,
    fought,
    may_lay,
    open_battle,
    orcs,
    position,
    regulars,
    with_fighter,
)

COMPANIONS = bag("legolas", "gimli", gondor_regular=5)


def test_r11_7_mighty_attack_turns_a_miss_into_a_hit_for_a_companions_leadership() -> None:
    """Given two Companions and four misses, when Gimli is chosen, then one re-rolls and two hits stand."""
    fight = fought(position(COMPANIONS, orcs()), free="mighty_attack").roll("11111", "61111")
    assert fight.offered() == ["figure legolas", "figure gimli"]
    fight = fight.do(ChooseFigure("gimli"))
    assert fight.told_of(LeadershipForfeited)[0].figures == bag("gimli")
    fight = fight.roll("1")
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=2)


def test_r11_7_the_die_turned_is_not_rolled_again() -> None:
    """Given one miss and two Companions, when it is turned, then there is no Leader re-roll."""
    fight = fought(position(COMPANIONS, orcs()), free="mighty_attack").roll("11111", "66661")
    fight = fight.do(ChooseFigure("gimli"))
    assert not fight.told_of(LeaderRerolled)
    assert fight.told_of(HitsTaken)[0].lost == bag(sauron_regular=5)


def test_r11_7_without_a_miss_nobody_gives_up_anything() -> None:
    """Given five hits, then nobody is asked and no Leadership is lost."""
    fight = fought(position(COMPANIONS, orcs(8)), free="mighty_attack").roll("11111", "66666")
    assert not fight.told_of(LeadershipForfeited)


def test_r11_5_cancelled_leadership_cannot_pay_for_it() -> None:
    """Given one Companion, silenced by Words of Power, then nothing is turned."""
    battle = position(bag("gimli", gondor_regular=5), bag("nazgul", sauron_regular=5))
    fight = fought(battle, free="mighty_attack", shadow="words_of_power")
    fight = fight.do(ChooseFigure("gimli")).roll("11111", "11111", "1")
    assert not fight.told_of(HitsTaken)
    assert not may_lay(position(regulars(), orcs()), "mighty_attack", FREE)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "mighty": ask_in_battle(
            with_fighter(open_battle(), FREE, rolled=(1, 2, 5), hits=1), AttackMightily(FREE)
        ),
    }
