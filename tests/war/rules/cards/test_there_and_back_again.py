"""There and Back Again"""

from __future__ import annotations

from cogs.war.model.queries import box, is_active
from tests.war.position import Played, Position
from tests.war.rules.cards.free_position import played

ID = "fp_char_17"
LEAVING = ("join boromir", "confirm", "travel rivendell", "guide strider")
NATIONS = ("dwarves", "elves", "north")


def boxes(game: Played) -> list[int]:
    return [box(game.state, nation) for nation in NATIONS]


def test_gimli_in_erebor_rouses_dwarves_and_north_and_three_counters_advance() -> None:
    at = Position().put("erebor", "gimli").nation("dwarves", 1, False).nation("north", 1, False)
    game = played(at.nation("elves", 1), ID, *LEAVING)
    assert boxes(game) == [2, 2, 2]
    assert is_active(game.state, "dwarves")
    assert is_active(game.state, "north")


def test_without_either_there_nothing_is_roused() -> None:
    at = Position().nation("dwarves", 1, False).nation("north", 1, False).nation("elves", 1)
    game = played(at, ID, *LEAVING)
    assert boxes(game) == [1, 1, 1]
    assert not is_active(game.state, "north")


def test_r9_8_a_captured_settlement_does_not_serve() -> None:
    at = Position().empty("erebor").put("erebor", "legolas").captured("erebor").nation("elves", 1)
    game = played(at.nation("dwarves", 1, False), ID, *LEAVING)
    assert box(game.state, "elves") == 1
    assert not is_active(game.state, "dwarves")
