"""King Brand's Men"""

from __future__ import annotations

from cogs.war.model.components import FREE
from tests.war.position import Position
from tests.war.rules.cards.free_position import AT_REST, hand_size, played

ID = "fp_str_19"


def test_r7_4_two_regulars_come_to_dale_and_a_card_is_drawn() -> None:
    game = played(Position().clear(), ID, "draw fp_str_01")
    assert game.there("free_peoples", "dale") == {"north_regular": 2}
    assert hand_size(game) == 1
    assert game.kind == AT_REST


def test_r7_4_as_far_as_there_are_figures() -> None:
    at = Position().clear()
    held = dict(at.state.reinforcements[FREE])["north_regular"]
    game = played(at.lose(f"north_regular*{held - 1}"), ID)
    assert game.there("free_peoples", "dale") == {"north_regular": 1}
