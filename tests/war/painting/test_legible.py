"""The names of War's map in whole games: large enough for a phone, and under no Army."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

import pytest
from PIL import Image

from bot.engine import replay
from bot.text import LANGUAGES, Language
from cogs.war.game import War
from cogs.war.model.map import MARGIN, OVERVIEW, WIDTH, WINDOWS, Window, spots
from cogs.war.model.observation import WarObservation
from cogs.war.painting.map import MapPainter, Name, coverage
from cogs.war.painting.panels import HEADER, PANELS
from cogs.war.painting.scene import name_of, table_scene, zoom_scene
from tests.playthroughs.make import FOLDER, record_of
from tests.soak import SOAK

GAME = War()
LONG = ("the_shadow_conquers", "the_free_peoples_conquer")
"""Games in which Armies are large and stand everywhere."""
EACH = 20 if SOAK else 230
"""Actions between two positions that are looked at."""
LEAST = 7.5
"""Pixels of a name's letters."""
MAP, PHONE = 700, 360
"""Pixels a picture is wide: the whole map, and a part of it."""


@lru_cache(maxsize=1)
def positions() -> tuple[WarObservation, ...]:
    records = [record_of((FOLDER / "war" / f"{name}.txt").read_text("utf-8")) for name in LONG]
    played = (tuple(replay(GAME, record))[EACH::EACH] for record in records)
    return tuple(GAME.observe(step.state, None) for step in chain.from_iterable(played))


def named(seen: WarObservation, shown: Window, language: Language) -> Iterator[tuple[Name, float]]:
    """The names of the regions that a picture is there to show, and how much of each is covered."""
    whole = shown is OVERVIEW
    top, panels = (HEADER, PANELS) if whole else (0, ())
    wide, high = shown.pixels
    image = Image.new("RGB", (wide, high + top))
    painter = MapPainter(image, "parchment", 1.0, language, shown, top, panels)
    scene = table_scene(seen, language) if whole else zoom_scene(seen, shown, language)
    standing = painter.standing(scene.map)
    pieces = [box for one in standing.values() for box in one.boxes(1.0)]
    margin = 0 if whole else MARGIN
    meant = {
        name_of("region", each, language) for each, at in spots().items() if shown.shows(at.x, at.y, margin)
    }
    for name in painter.names(standing):
        if " ".join(name.lines) in meant:
            yield name, coverage(name, pieces)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("windows", "wide"), [((OVERVIEW,), MAP), (WINDOWS, PHONE)])
def test_names_are_large_enough_and_no_army_hides_one(
    windows: tuple[Window, ...], wide: int, language: Language
) -> None:
    found = [each for seen in positions() for shown in windows for each in named(seen, shown, language)]

    assert len(positions()) > 3
    assert [name.lines for name, hidden in found if hidden] == []
    assert min(name.size * wide / WIDTH for name, _ in found) >= LEAST
