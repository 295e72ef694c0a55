"""A picture with rings around what somebody is to look at."""

from __future__ import annotations

import pickle
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import pytest
from PIL import Image, ImageChops

from bot.draw import paint
from bot.draw.board import Board, Box, Marked, Paint
from bot.draw.kit.palette import DARK_TEAM, LIGHT_TEAM, NIGHT, PARCHMENT, THEMES, Rgb, contrast

SIZE: Final = (1160, 870)
PHONE: Final = 290
TELLING: Final = 3.0
"""Of a sign against what is beside it (WCAG 2, 1.4.11)."""
GROUNDS: Final = {
    "paper": lambda theme: theme.paper,
    "panel": lambda theme: theme.panel,
    "water": lambda theme: theme.water,
    "alarm": lambda theme: theme.alarm,
    "halo": lambda theme: theme.halo,
    "light": lambda theme: LIGHT_TEAM.field,
    "dark": lambda theme: DARK_TEAM.field,
}


@dataclass(frozen=True, slots=True)
class PlainScene:
    """Nothing but a ground."""

    ground: Rgb


class PlainBoard(Board[Any]):
    """A board with two spots on a plain ground, one of them at its edge."""

    def spots(self, scene: Hashable) -> Mapping[str, Box]:
        """Return a field in the middle and a card in the corner, which is also called by its seat."""
        corner = (1000.0, 700.0, 1160.0, 870.0)
        return {"field": (500.0, 400.0, 560.0, 460.0), "card": corner, "seat:north": corner}

    def painters(self) -> Mapping[type[Any], Paint]:
        return {PlainScene: paint_plain}


def paint_plain(scene: PlainScene, theme: str, scale: float) -> Image.Image:
    """The ground alone."""
    return Image.new("RGB", (round(SIZE[0] * scale), round(SIZE[1] * scale)), scene.ground)


BOARD: Final = PlainBoard()
PLAIN: Final = PlainScene(PARCHMENT.paper)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_ring_is_seen_on_a_phone_whatever_it_lies_on(theme: Any, ground: str) -> None:
    colour = GROUNDS[ground](theme)
    picture = BOARD.paint(Marked(PlainScene(colour), ("field",)), theme.name, 1.0)
    small = picture.resize((PHONE, round(PHONE * SIZE[1] / SIZE[0])), Image.Resampling.BICUBIC)

    row = [small.getpixel((x, 107)) for x in range(110, 125)]
    telling = [pixel for pixel in row if contrast(pixel, colour) >= TELLING]  # type: ignore[arg-type]

    assert len(telling) >= 2


def test_nothing_but_the_ring_changes_and_what_it_is_around_stays_as_it_is() -> None:
    plain, marked = (BOARD.paint(scene, "parchment", 1.0) for scene in (PLAIN, Marked(PLAIN, ("field",))))
    changed = ImageChops.difference(plain, marked).getbbox()

    assert changed is not None
    assert (460 < changed[0] < 500, 560 < changed[2] < 600) == (True, True)
    inside = (500, 400, 560, 460)
    assert marked.crop(inside).tobytes() == plain.crop(inside).tobytes()


def test_a_ring_at_the_edge_stays_in_the_picture() -> None:
    marked = BOARD.paint(Marked(PLAIN, ("card",)), "night", 1.0)

    assert marked.getpixel((SIZE[0] - 1, 780)) == NIGHT.halo


def test_what_a_scene_does_not_show_is_left_out_and_two_names_of_one_place_are_one_ring() -> None:
    assert BOARD.mark(PLAIN, ()) is PLAIN
    assert BOARD.mark(PLAIN, ("nowhere",)) is PLAIN
    assert BOARD.mark(PLAIN, ("nowhere", "field", "field")) == Marked(PLAIN, ("field",))
    once, twice = (
        BOARD.paint(Marked(PLAIN, handles), "parchment", 1.0)
        for handles in (("card",), ("card", "seat:north"))
    )
    assert once.tobytes() == twice.tobytes()


def test_a_marked_scene_is_painted_elsewhere_at_any_scale() -> None:
    marked = BOARD.mark(PLAIN, ("field",))

    again = pickle.loads(pickle.dumps(marked))

    assert again == marked
    assert hash(again) == hash(marked)
    assert paint(BOARD, again, "parchment", 0.5).bytes != paint(BOARD, PLAIN, "parchment", 0.5).bytes
