"""What a process that paints lets go of after each picture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PIL import Image

from bot.draw import type as lettering
from bot.draw.jobs import paint
from bot.draw.type import Face, font, write


class Lettered:
    """A board that shows a word."""

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        """The word."""
        image = Image.new("RGB", (80, 40), "white")
        write(image, (40, 20), str(scene), Face.TEXT, 17, "black")
        assert font.cache_info().currsize
        return image

    def warm(self, theme: str, scale: float) -> None:
        """Nothing."""

    def views(self, observation: Any) -> Sequence[str]:
        """Nothing."""
        return ()


def test_no_font_stays_open_once_a_picture_is_painted() -> None:
    """Given a word that has not been set before, then the next picture of it is the same."""
    board: Any = Lettered()
    first = paint(board, "Bree", "parchment", 1.0)
    assert font.cache_info().currsize == 0
    lettering.stamp.cache_clear()
    assert paint(board, "Bree", "parchment", 1.0) == first
