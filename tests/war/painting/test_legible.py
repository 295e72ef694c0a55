"""War's map as a phone shows it, in whole games: names are large enough, and nothing covers anything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations

import pytest
from PIL import Image

from bot.engine import replay
from bot.text import LANGUAGES, Language
from cogs.war.game import War
from cogs.war.model.components import REGIONS
from cogs.war.model.map import OVERVIEW, THEATRES, WIDTH, around
from cogs.war.model.observation import WarObservation
from cogs.war.painting.board import BOARD
from cogs.war.painting.close import ClosePainter, overlap
from cogs.war.painting.map import MapPainter, coverage
from cogs.war.painting.map_scene import zoom_scene
from cogs.war.painting.panels import HEADER, PANELS
from cogs.war.painting.scene import table_scene
from tests.draw.listening import flaws_of, following
from tests.looks import LOOKS
from tests.playthroughs.make import FOLDER, record_of
from tests.soak import SOAK
from tests.war.position import at

GAME = War()
LONG = ("the_shadow_conquers", "the_free_peoples_conquer")
"""Games in which Armies are large and stand everywhere."""
EACH = 20 if SOAK else 230
"""Actions between two positions that are looked at."""
LEAST = 7.5
"""Pixels of a name's letters on the whole map."""
WHOLE = 700
"""Pixels that picture is wide then."""
BUSY = ("minas_tirith", "edoras", "dale", "rivendell", "moria", "osgiliath", "umbar", "dol_guldur")


@lru_cache(maxsize=1)
def positions() -> tuple[WarObservation, ...]:
    records = [record_of((FOLDER / "war" / f"{name}.txt").read_text("utf-8")) for name in LONG]
    played = (tuple(replay(GAME, record))[EACH::EACH] for record in records)
    return tuple(GAME.observe(step.state, None) for step in chain.from_iterable(played))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_whole_map_names_are_large_enough_and_no_army_hides_one(language: Language) -> None:
    names = []
    for seen in positions():
        wide, high = OVERVIEW.pixels
        image = Image.new("RGB", (wide, high + HEADER))
        painter = MapPainter(image, "parchment", 1.0, language, OVERVIEW, HEADER, PANELS)
        standing = painter.standing(table_scene(seen, language).map)
        pieces = [box for one in standing.values() for box in one.boxes(1.0)]
        names += [(name, coverage(name, pieces)) for name in painter.names(standing)]

    assert len(positions()) > 3
    assert [name.lines for name, hidden in names if hidden] == []
    assert min(name.size * WHOLE / WIDTH for name, _ in names) >= LEAST


def parts(seen: WarObservation, language: Language) -> Iterator[ClosePainter]:
    for shown in (*THEATRES, *(around(region) for region in (REGIONS if SOAK else BUSY))):
        scene = zoom_scene(seen, shown, language)
        yield ClosePainter(Image.new("RGB", shown.pixels), scene, "parchment", 1.0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_parts_of_the_map_nothing_covers_anything(language: Language) -> None:
    """Given the Armies of long games: what stands there, the Ring-bearers, flags and names keep apart."""
    crowded = []
    for seen in positions():
        for painter in parts(seen, language):
            laid = painter.lay_out()
            frame = painter.sheet.frame
            for one, other in combinations(laid, 2):
                if overlap(one.box, other.box) > 1:
                    crowded.append((painter.window.name, one.region, other.region))
            assert all(frame[0] <= placed.box[0] and placed.box[2] <= frame[2] for placed in laid)
            assert all(frame[1] <= placed.box[1] and placed.box[3] <= frame[3] for placed in laid)

    assert crowded == []


def test_the_number_of_a_full_army_can_be_read_on_a_phone() -> None:
    """10.1 Given ten figures of a kind, the most that may stand in a region."""
    full = at(moria="sauron_regular*10", edoras="rohan_regular*5 gondor_regular*5").acting("shadow").state
    flaws = []
    with following():
        for language, theme in LOOKS:
            for where in ("moria", "edoras"):
                scene = zoom_scene(GAME.observe(full, None), around(where), language)
                flaws += [str(flaw) for flaw in flaws_of(BOARD.paint(scene, theme, 1.0))]

    assert flaws == []
