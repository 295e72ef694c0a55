"""The chart of chances: every theme, any number of seats, and to be read without colours."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.draw.kit.palette import THEMES
from bot.draw.standings import BOARD, ChartScene

FLAT, RISING = (50, 50, 50, 50), (20, 40, 60, 100)


def scene(*lines: tuple[str, tuple[int, ...]], marks: tuple[float, ...] = ()) -> ChartScene:
    return ChartScene("Szanse, tura po turze", lines, marks, "tury od 1 do 4")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_chart_is_painted_for_any_number_of_seats(theme: str, seats: int) -> None:
    lines = [(f"Seat {number}", RISING) for number in range(seats)]

    image = BOARD.paint(scene(*lines, marks=(0.0, 1.5, 3.0)), theme, 0.3)

    assert (image.mode, image.size) == ("RGB", (420, 276))


def grey(drawn: ChartScene) -> Image.Image:
    return BOARD.paint(drawn, "parchment", 0.3).convert("L")


def test_of_three_the_second_line_is_told_by_its_dashes_where_no_colour_is_seen() -> None:
    """Given the same course drawn first and second, when all is grey, then they differ by more than shade."""
    first = grey(scene(("", RISING), ("", FLAT), ("", FLAT)))
    second = grey(scene(("", FLAT), ("", RISING), ("", FLAT)))

    gaps = ImageChops.subtract(second, first).point(lambda value: 255 * (value > 40))

    assert gaps.getbbox() is not None


def test_a_mark_stands_where_it_is_asked_for() -> None:
    plain, marked = (scene(("A", RISING), ("B", FLAT), marks=marks) for marks in ((), (1.5,)))

    box = ImageChops.difference(grey(plain), grey(marked)).point(lambda value: 255 * (value > 60)).getbbox()

    assert box is not None
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    assert middle == pytest.approx(((150 + 1190 / 2) * 0.3, (790 - 640 / 2) * 0.3), abs=4)
