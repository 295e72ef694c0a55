"""The table message of War shows how the game stands, above the part of the map where something happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.text import LANGUAGES, Language
from cogs.war.model.battle_events import ArmyMoved
from cogs.war.model.map import around
from cogs.war.model.turn_events import CharactersMoved, DieUsed, TurnBegan
from cogs.war.painting.board import BOARD
from cogs.war.painting.scene import ZoomScene
from cogs.war.words.game_text import WORDS
from cogs.war.words.names import region_label
from tests.war.painting.test_board import begun, fighting

MARCH = ArmyMoved(side="shadow", origin="orthanc", region="gap_of_rohan", figures=(), why="move")
QUIET = TurnBegan(turn=3)
USED = DieUsed(side="shadow", die="army", what="move")
FLIGHT = CharactersMoved(side="shadow", origin="edoras", region="folde", figures=(("nazgul", 1),))


def test_the_part_around_the_latest_move_is_shown_with_its_arrow() -> None:
    (view,) = BOARD.shown_after(begun(None), (MARCH, QUIET))
    assert view == "now__gap_of_rohan"

    (view,) = BOARD.shown_after(begun(None), (QUIET, MARCH))
    scene = BOARD.scene(begun(None), view, "en")

    assert isinstance(scene, ZoomScene)
    assert (scene.window, scene.moved) == (around("gap_of_rohan"), (("shadow", "orthanc", "gap_of_rohan"),))
    assert scene.standing is not None
    bare = BOARD.paint(replace(scene, moved=()), "parchment", 0.25).tobytes()
    assert BOARD.paint(scene, "parchment", 0.25).tobytes() != bare


def test_arrows_last_until_something_else_begins() -> None:
    (view,) = BOARD.shown_after(begun(None), (MARCH, USED, FLIGHT))
    assert view == "now__shadow__edoras__folde"


def test_where_nothing_has_happened_the_ring_bearers_are_shown() -> None:
    for news in ((), (QUIET,)):
        (view,) = BOARD.shown_after(begun(None), news)
        scene = BOARD.scene(begun(None), view, "en")
        assert isinstance(scene, ZoomScene)
        assert scene.window == around("rivendell")


def test_a_battle_stands_beside_it_in_a_picture_of_its_own() -> None:
    seen = fighting(None)
    assert BOARD.climax(seen, (MARCH,), "en") is None
    assert BOARD.shown_after(seen, ()) == ("now", "battle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_alt_text_tells_the_strip_the_move_and_who_stands_there(language: Language) -> None:
    (view,) = BOARD.shown_after(begun(None), (MARCH,))
    told = WORDS.alt(begun(None), view, language)
    for region in ("orthanc", "gap_of_rohan"):
        assert region_label(WORDS.phrases[language], region) in told
    for line in WORDS.status(begun(None), language).split("\n"):
        assert line.split(" · ")[0] in told


def test_no_other_name_is_a_picture() -> None:
    for view in ("now__nowhere", "now__shadow__edoras", "now__elves__edoras__folde", "nowhere", "now__"):
        with pytest.raises(ValueError, match="now"):
            BOARD.scene(begun(None), view, "en")
