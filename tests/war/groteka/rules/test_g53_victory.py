"""G53, G54 Victory points that win, and the Shadow's dice."""

from __future__ import annotations

import pytest

from cogs.war.groteka.components import PRINTED
from cogs.war.groteka.ruleset import conqueror, dice_lost, shadow_dice
from cogs.war.model.components import FREE, SHADOW


@pytest.mark.parametrize(
    ("free", "shadow", "winner"),
    [(9, 10, None), (10, 10, FREE), (9, 11, SHADOW), (0, 0, None), (4, 0, None)],
)
def test_g53_the_thresholds_are_eleven_and_ten(free: int, shadow: int, winner: int | None) -> None:
    """T29 Given the victory points of both, then nobody wins with ten for the Shadow and nine for the Free
    Peoples, and four are not enough as in the base game.
    """
    assert conqueror(free, shadow) == winner


def test_a58_the_shadow_wins_where_both_have_enough() -> None:
    """Given both conditions met in one phase 6, then the Shadow wins."""
    assert conqueror(10, 11) == SHADOW


@pytest.mark.parametrize(
    ("minions", "dice"), [(3, (10, 8, 7, 6, 5, 4, 3, 2, 2)), (0, (7, 5, 4, 3, 2, 2, 2, 2, 2))]
)
def test_g54_v09_v10_the_dice_of_the_printed_table(minions: int, dice: tuple[int, ...]) -> None:
    """Given 1 to 9 victory points of the Free Peoples, then the Shadow has the dice of the table's ends."""
    assert tuple(shadow_dice(points, minions) for points in range(1, 10)) == dice


@pytest.mark.parametrize(
    ("points", "least", "most"),
    [(1, 7, 10), (2, 5, 8), (3, 4, 7), (4, 3, 6), (5, 2, 5), (6, 2, 4), (7, 2, 3), (8, 2, 2), (9, 2, 2)],
)
def test_a35_the_formula_gives_every_cell(points: int, least: int, most: int) -> None:
    """Given 0 to 3 Minions, then the dice run from the lower to the upper end of the printed cell."""
    dice = [shadow_dice(points, minions) for minions in range(4)]
    assert (min(dice), max(dice)) == (least, most)


def test_a36_a38_nine_points_cost_eight_dice_and_none_cost_none() -> None:
    """Given nine victory points, then eight dice are lost as printed; given none, no die."""
    assert (dice_lost(9), dice_lost(8), dice_lost(1), dice_lost(0)) == (8, 8, 0, 0)
    assert shadow_dice(0, 3) == 10


def test_g54b_a_minion_brings_a_die_only_within_the_table() -> None:
    """Given six victory points, then the first Minion's die is lost again and the third's is not."""
    assert [shadow_dice(6, minions) for minions in range(4)] == [2, 2, 3, 4]


def test_g53_the_values_are_those_of_the_data() -> None:
    """Given the printed values, then they are what the spec lists."""
    assert PRINTED.points_to_win == {"free_peoples": 10, "shadow": 11}
    assert PRINTED.shadow_dice.lost == (0, 0, 2, 3, 4, 5, 6, 7, 8, 8)
