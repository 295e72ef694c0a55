"""A Hunt just over is painted: what was rolled, the tile, and where the Ring-bearers stand after it."""

from __future__ import annotations

from itertools import product

import pytest

from bot.draw.encode import encode
from bot.draw.kit.palette import THEMES
from bot.engine import Event
from bot.text import LANGUAGES, Language
from cogs.war.game import WAR
from cogs.war.model.turn_events import (
    CompanionLost,
    CorruptionChanged,
    DieUsed,
    HuntDamageSet,
    HuntRolled,
    TileDrawn,
)
from cogs.war.painting.board import BOARD
from cogs.war.painting.scene import HuntRoll, HuntScene
from tests.war.position import Position

ROLLED = HuntRolled(dice=(6, 2), bonus=1, successes=1, again=False)
AGAIN = HuntRolled(dice=(1,), bonus=1, successes=0, again=True)
FOUND: tuple[Event, ...] = (
    *(ROLLED, AGAIN, TileDrawn(tile="std_3", cause="roll"), HuntDamageSet(damage=3, why="tile")),
    *(
        CompanionLost(companion="legolas", cause="casualty"),
        CorruptionChanged(by=1, corruption=4, cause="hunt"),
    ),
)
NEXT = DieUsed(side="shadow", die="army", what="attack")


def scene(*news: Event, mordor: int = -1, language: Language = "en") -> object:
    state = Position().fellowship(corruption=4, mordor=mordor).acting("shadow").state
    return BOARD.climax(WAR.observe(state, None), news, language)


def test_r13_5_the_dice_that_find_the_fellowship_stand_out_and_what_follows_is_told() -> None:
    shown = scene(*FOUND)

    assert isinstance(shown, HuntScene)
    assert shown.rolls == (HuntRoll(((6, True), (2, False)), 1), HuntRoll(((1, False),), 1))
    assert (shown.tile, shown.damage, shown.corruption, shown.lost) == ("std_3", 3, (3, 4), ("legolas",))


def test_r14_4_a_tile_on_the_mordor_track_is_a_hunt_without_a_roll() -> None:
    shown = scene(*FOUND, NEXT, TileDrawn(tile="std_1", cause="mordor"), mordor=4)

    assert isinstance(shown, HuntScene)
    assert (shown.rolls, shown.tile, shown.mordor) == ((), "std_1", 4)


@pytest.mark.parametrize("mordor", [-1, 4])
def test_the_places_of_a_hunt_lie_inside_its_picture(mordor: int) -> None:
    """Given a Hunt on the map or on the Mordor Track, then its dice, its tile and its tracks have places."""
    shown = scene(*FOUND, mordor=mordor)
    spots, picture = BOARD.spots(shown), BOARD.paint(shown, "parchment", 1.0)

    assert {"die:1", "tile", "track:corruption"} <= {*spots}
    assert ("track:mordor" in spots) == (mordor >= 0)
    for left, top, right, bottom in spots.values():
        assert 0 <= left < right <= picture.width
        assert 0 <= top < bottom <= picture.height


def test_it_stays_until_something_else_begins() -> None:
    assert not isinstance(scene(*FOUND, NEXT), HuntScene)


@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_it_is_painted_small(language: Language, theme: str) -> None:
    picture = BOARD.paint(scene(*FOUND, mordor=4, language=language), theme, 0.75)
    assert len(encode(picture).bytes) < 150_000
    assert picture.height <= 3 / 2 * picture.width
