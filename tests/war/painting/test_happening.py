"""The table message of War shows the part of the map where something has happened."""

from __future__ import annotations

from dataclasses import replace

from cogs.war.model.battle_events import ArmyMoved
from cogs.war.model.turn_events import CharactersMoved, DieUsed, TurnBegan
from cogs.war.painting.board import BOARD
from cogs.war.painting.scene import ZoomScene
from tests.war.painting.test_board import PHONE, begun, fighting

MARCH = ArmyMoved(side="shadow", origin="orthanc", region="gap_of_rohan", figures=(), why="move")
QUIET = TurnBegan(turn=3)
USED = DieUsed(side="shadow", die="army", what="move")


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


def test_arrows_lead_where_it_moved_until_something_else_begins() -> None:
    seen = begun(None)
    flight = CharactersMoved(side="shadow", origin="edoras", region="folde", figures=(("nazgul", 1),))
    shown = BOARD.climax(seen, (MARCH, USED, flight), "en")
    assert isinstance(shown, ZoomScene)
    assert shown.moved == (("shadow", "edoras", "folde"),)
    bare = BOARD.paint(replace(shown, moved=()), "parchment", 0.25).tobytes()
    assert BOARD.paint(shown, "parchment", 0.25).tobytes() != bare
