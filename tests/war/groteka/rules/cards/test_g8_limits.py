"""G8, A8, A9: cards that limit how many units the Shadow attacks with."""

from __future__ import annotations

import pytest

from cogs.war.groteka.targets import allowance
from cogs.war.model.components import SHADOW
from tests.war.groteka.rules.cards.melee import Melee, melee

CARDS = ("daylight", "huorn_dark", "brave_stand")


def _strikers(fight: Melee) -> int:
    return sum(1 for unit in fight.on_side(SHADOW).units if unit.target)


def _battle(effect: str, free: str, host: str = "sauron_regular*5", region: str = "fangorn") -> Melee:
    return melee(free, host, free_card=effect, region=region)


@pytest.mark.parametrize(("effect", "most"), [("daylight", 3), ("huorn_dark", 2)])
def test_g49g_the_shadow_attacks_with_so_many_at_most(effect: str, most: int) -> None:
    """Given five units of the Shadow bound to targets, then it drops down to the limit, in every round."""
    fight = _battle(effect, "rohan_regular*4")
    assert fight.go("drop").seat == "shadow"
    for number in (1, 2):
        fight = fight.round(number)
        assert _strikers(fight) == most


def test_g49i_v32_brave_stand_costs_a_unit_for_each_companion() -> None:
    """T32 Given two Companions and five units of the Shadow, then it attacks with three at most."""
    fight = _battle("brave_stand", "rohan_regular*3 boromir legolas").go("roll")
    assert allowance(fight.state, SHADOW) == _strikers(fight) == 3


def test_a9_one_unit_always_attacks() -> None:
    """Given more Companions than units, then one unit attacks all the same."""
    fight = _battle("brave_stand", "rohan_regular*3 boromir legolas gimli", "sauron_regular*2").go("roll")
    assert _strikers(fight) == 1


def test_a9_counter_attacks_count_too() -> None:
    """Given a Shadow that is attacked, then of five defenders three strike back under Daylight."""
    fight = melee("rohan_regular*5", "sauron_regular*5", free_card="daylight", attacker=0)
    fight = fight.series()
    assert sum(len(strike.units) for strike in fight.strikes if strike.side == SHADOW) == 3
