"""What is seen of a battle on its own: the battle, and nothing of the war that is not being fought."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.text import LANGUAGES, Language
from cogs.war.game import WAR
from cogs.war.model.components import SIDES
from cogs.war.model.map import INDEX, THEATRES
from cogs.war.painting.board import BOARD
from cogs.war.painting.map_scene import FieldScene, field_scene
from cogs.war.words.description import Description
from cogs.war.words.names import PHRASES
from tests.war.position import Played
from tests.war.skirmish.setting_up import begun, fought, ground, opened

VIEWERS = (None, *SIDES)


def siege(rules: str = "base") -> Played:
    return ground("helms_deep", "siege", "shadow", rules=rules)


def won() -> Played:
    game = begun(siege())
    fought(game, roll=1)
    return game


def moments() -> Iterator[Played]:
    """Before the place is chosen, while the Armies are put together, in the battle, and after it."""
    yield opened()
    yield siege("groteka")
    yield begun(siege())
    yield won()


@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_words_nor_alt_text_tell_of_what_is_far_away(language: Language) -> None:
    say = PHRASES[language]
    far = [say(f"state-heading-{heading}") for heading in ("fellowship", "hunt", "politics")]
    for game in moments():
        for viewer in VIEWERS:
            description = Description(say, WAR.observe(game.state, viewer))
            for text in (description.whole(), description.alt("table")):
                assert not [word for word in (*far, "Gollum", "Mordor") if word in text]


def test_the_alt_text_of_the_battlefield_names_who_stands_where() -> None:
    alt = Description(PHRASES["en"], WAR.observe(begun(siege()).state, None)).alt("table")
    assert "Helm’s Deep: siege, inside Rohan" in alt


def test_the_table_is_the_battlefield_once_that_is_known() -> None:
    windows = [field_scene(WAR.observe(game.state, None), "en").window for game in moments()]
    assert windows[0] == INDEX
    assert windows[1] == windows[2] == windows[3]
    assert windows[1] in THEATRES


@pytest.mark.parametrize("viewer", SIDES)
def test_a_player_sees_the_battlefield_once(viewer: str) -> None:
    for game in (siege(), won()):
        assert BOARD.shown(WAR.observe(game.state, viewer))[0] == "table"
        assert not [view for view in BOARD.shown(WAR.observe(game.state, viewer)) if "_" in view]


def test_the_table_of_a_battle_is_the_same_for_everybody() -> None:
    for game in moments():
        scenes = {BOARD.scene(WAR.observe(game.state, viewer), "table", "en") for viewer in VIEWERS}
        assert len(scenes) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_is_painted_at_every_moment_in_one_size(language: Language) -> None:
    sizes = set()
    for game in moments():
        scene = BOARD.scene(WAR.observe(game.state, None), "table", language)
        assert isinstance(scene, FieldScene)
        picture = BOARD.paint(scene, "night", 0.25)
        sizes.add(picture.size)
    assert len(sizes) == 1, "a replay needs frames of one size"


def test_the_winner_stands_above_the_field() -> None:
    scene = field_scene(WAR.observe(won().state, None), "en")
    assert (scene.stage, scene.winner) == ("over", "free_peoples")
    assert scene.parties[0].units > 0
