"""Every picture a message shows of its own accord can be read where it is 290 pixels wide, as phones show it.

Text has letters of at least 11 px there, a sign is at least 14 px large, letters stand off 4.5 : 1 from what
is painted behind them, and no text lies on another or on a sign; with the longest names there may be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

import pytest
from PIL import Image, ImageDraw

from bot.draw.kit.canvas import blazon, stamp_at
from bot.draw.kit.marks import decoration, marks_on
from bot.draw.kit.tokens import BLUE, arrow
from bot.draw.kit.type import Face, write
from cogs import bundles
from tests.draw.listening import flaws_of, following, overlaps_on
from tests.draw.shown import of_covers, pictures_of

NOT_YET: Final[Mapping[str, frozenset[str]]] = {
    "confrontation": frozenset(),
    "journey": frozenset(),
    "battle": frozenset(),
    "duel": frozenset(),
    "war": frozenset(),
}
"""Views that cannot be read on a phone yet. It only ever grows shorter."""

DECORATION: Final[Mapping[str, Mapping[str, str]]] = {
    "confrontation": {},
    "journey": {},
    "battle": {},
    "duel": {},
    "war": {"soldier": "in a battle all stand behind the banner of their Nation, which bears the sign"},
}
"""What layouts call decoration, by game and name, and why nobody needs to read it."""


@pytest.mark.parametrize("key", sorted(bundles()))
def test_what_messages_show_can_be_read_on_a_phone(key: str) -> None:
    # Given the pictures of golden games with the longest names, in both languages,
    flaws: defaultdict[str, dict[str, None]] = defaultdict(dict)
    ornaments: set[str] = set()
    # when they are painted and every text and sign of theirs is measured,
    with following():
        for view, _, picture in pictures_of(bundles()[key]):
            flaws[view].update(dict.fromkeys(map(str, flaws_of(picture))))
            ornaments |= {mark.decoration for mark in marks_on(picture)} - {""}
    # then all can be read but those that are known not to be, and of those none can be.
    illegible = {view: list(told)[:12] for view, told in flaws.items() if told and view not in NOT_YET[key]}
    assert illegible == {}
    assert NOT_YET[key] - {view for view, told in flaws.items() if told} == set()
    assert ornaments == set(DECORATION[key])
    assert all(DECORATION[key].values())


@pytest.mark.parametrize("key", sorted(bundles()))
def test_no_arrow_and_no_frame_crosses_a_name_on_the_whole_table(key: str) -> None:
    """On what messages show they are among the flaws above."""
    crossed: set[str] = set()
    with following():
        for _, _, picture in pictures_of(bundles()[key], of_covers):
            crossed |= {str(flaw) for flaw in overlaps_on(picture) if flaw.what == "line"}
    assert crossed == set()


def painted(size: int, colour: str = "#000000", ground: str = "#ffffff") -> Image.Image:
    """A picture 290 pixels wide with a word and a sign beside it, each so many pixels large."""
    picture = Image.new("RGB", (290, 100), ground)
    write(picture, (80, 50), "Fangorn", Face.TITLE, size, colour)
    blazon(picture, (220, 50), "confrontation/frodo", 60, colour, colour)
    return picture


def told(picture: Image.Image) -> list[str]:
    return [flaw.what for flaw in flaws_of(picture)]


def test_a_text_is_measured_where_it_is_painted_and_what_is_too_small_is_told() -> None:
    with following():
        assert told(painted(12)) == []
        assert told(painted(9)) == ["text"]
        halved = painted(18).resize((145, 50)).resize((290, 100))
        assert told(halved) == []
        sheet = Image.new("RGB", (580, 200), "white")
        sheet.paste(painted(18), (0, 0))
        assert told(sheet) == ["text"]


def test_contrast_is_taken_from_the_pixels_and_what_is_painted_over_has_none() -> None:
    with following():
        assert told(painted(20, "#757575")) == []
        assert told(painted(20, "#999999")) == ["contrast"]
        haloed = Image.new("RGB", (290, 100), "#555555")
        write(haloed, (80, 50), "Fangorn", Face.TITLE, 20, "#000000")
        assert told(haloed) == ["contrast"]
        covered = painted(20)
        ImageDraw.Draw(covered).rectangle((0, 0, 160, 100), fill="#dddddd")
        assert told(covered) == ["contrast"]


def test_a_text_on_another_or_on_a_sign_is_told_but_for_what_carries_one() -> None:
    with following():
        picture = painted(20)
        write(picture, (90, 55), "Rohan", Face.TITLE, 20, "#000000")
        assert "overlap" in told(picture)
        shield = Image.new("RGB", (290, 100), "white")
        blazon(shield, (80, 50), "confrontation/frodo", 90, "#dddddd", "#dddddd", carries=True)
        write(shield, (80, 50), "5", Face.TITLE, 30, "#000000")
        assert "overlap" not in told(shield)


def test_a_text_crossed_by_an_arrow_is_told_unless_the_arrow_ends_there_or_lies_under_a_piece() -> None:
    with following():
        picture = painted(20)
        land, way = picture.copy(), arrow(160, 0, BLUE, 1.0)
        over = land.copy()
        stamp_at(over, way, 80, 50)
        assert told(over) == ["contrast", "line"]
        stamp_at(picture, way, 80, 50)
        write(picture, (80, 50), "Fangorn", Face.TITLE, 20, "#000000", "middle", "#ffffff", 2)
        assert "line" in told(picture)
        kept = Image.new("RGB", (290, 100), "white")
        land = kept.copy()
        stamp_at(kept, way, 80, 50)
        write(kept, (80, 50), "Fangorn", Face.TITLE, 20, "#000000", "middle", "#ffffff", 2, land)
        assert told(kept) == []
        hidden = Image.new("RGB", (290, 100), "white")
        stamp_at(hidden, way, 80, 50)
        plate = Image.new("RGBA", (120, 40), "white")
        write(plate, (60, 20), "Fangorn", Face.TITLE, 20, "#000000")
        stamp_at(hidden, plate, 80, 50)
        assert told(hidden) == []


def test_what_is_named_a_decoration_is_not_measured() -> None:
    with following():
        picture = Image.new("RGB", (290, 100), "white")
        with decoration("compass"):
            write(picture, (80, 50), "N", Face.TITLE, 5, "#000000")
        assert told(picture) == []
        assert [mark.decoration for mark in marks_on(picture)] == ["compass"]


def test_nobody_listens_unless_asked() -> None:
    assert marks_on(painted(12)) == ()
