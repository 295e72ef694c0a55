"""The picture of what is not on the map: everybody sees the same of it, and nothing that lies face down."""

from __future__ import annotations

from bot.text import LANGUAGES
from cogs.war.game import WAR
from cogs.war.model.state import SEATS
from cogs.war.painting.board import BOARD, RESERVES
from cogs.war.words.game_text import WORDS
from tests.war.position import Position

LOST = "elves_elite*2"
CARD = "fp_char_05"


def test_reinforcements_losses_and_the_hunt_are_shown_to_everybody_alike() -> None:
    state = Position().lose(LOST).hand(CARD).acting("shadow").state
    scenes = {BOARD.scene(WAR.observe(state, viewer), RESERVES, "en") for viewer in (None, *SEATS)}
    (scene,) = scenes
    assert [host.elite for host in scene.sides[0].lost.hosts] == [2]  # type: ignore[attr-defined]
    assert CARD not in str(scene)


def test_it_is_painted_and_told_in_both_languages() -> None:
    seen = WAR.observe(Position().lose(LOST).acting("shadow").state, None)
    for language in LANGUAGES:
        picture = BOARD.paint(BOARD.scene(seen, RESERVES, language), "parchment", 1.0)
        assert picture.width == 1400
        assert WORDS.view(RESERVES, language) != RESERVES
        assert "2E" in WORDS.alt(seen, RESERVES, language)


def test_a_battle_of_its_own_has_none() -> None:
    alone = WAR.observe(WAR.new(WAR.options(scenario="battle")), None)
    assert RESERVES not in BOARD.views(alone)
