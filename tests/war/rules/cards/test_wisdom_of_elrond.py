"""Wisdom of Elrond"""

from __future__ import annotations

from cogs.war.model.queries import at_war, is_active
from cogs.war.model.state import State
from cogs.war.rules.cards.free_strategy import ChooseCounselled
from tests.war.position import Position
from tests.war.rules.cards.free_position import played

ID = "fp_str_08"


def test_r9_5_a_nation_becomes_active_and_then_advances() -> None:
    game = played(Position().nation("rohan", 3, False), ID)
    assert len(game.options) == 5
    game.do("nation rohan")
    assert is_active(game.state, "rohan")
    assert at_war(game.state, "rohan")


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "wisdom": Position().steps(ChooseCounselled()).state,
    }
