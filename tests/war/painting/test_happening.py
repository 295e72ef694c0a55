"""The table message of War shows the part of the map where something has happened."""

from __future__ import annotations

from cogs.war.model.events.armies import ArmyMoved
from cogs.war.model.events.turns import TurnBegan
from cogs.war.painting.board import BOARD
from cogs.war.painting.scene import ZoomScene
from tests.war.painting.test_board import PHONE, begun, fighting

MARCH = ArmyMoved(side="shadow", origin="orthanc", region="gap_of_rohan", figures=(), why="move")
QUIET = TurnBegan(turn=3)


def test_the_part_around_the_latest_move_is_shown_and_nothing_of_a_quiet_table() -> None:
    seen = begun(None)

    shown = BOARD.climax(seen, (MARCH, QUIET), "en")

    assert isinstance(shown, ZoomScene)
    assert BOARD.paint(shown, "parchment", PHONE).width == 400
    assert BOARD.climax(seen, (QUIET,), "en") is None
    assert BOARD.climax(seen, (), "en") is None


def test_a_battle_is_shown_by_its_own_picture() -> None:
    seen = fighting(None)

    assert BOARD.climax(seen, (MARCH,), "en") is None
    assert "battle" in BOARD.shown(seen)
