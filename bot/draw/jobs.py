"""What is asked of whoever paints: functions found by name, in this process or in another."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from bot.draw import layers
from bot.draw.encode import Encoded, encode

if TYPE_CHECKING:
    from PIL import Image

    from bot.draw.board import Board


def paint(board: Board[Any], scene: Hashable, theme: str, scale: float) -> Encoded:
    """The encoded picture of a scene."""
    from bot.draw import type as lettering

    layers.use(board)
    try:
        return encode(_painted(board, scene, theme, scale))
    finally:
        lettering.put_away()


def _painted(board: Board[Any], scene: Hashable, theme: str, scale: float) -> Image.Image:
    if scale >= 1:
        return board.paint(scene, theme, scale)
    from PIL import Image

    # Small pictures are large ones made small: a second set of layers and sprites would cost more than that.
    whole = board.paint(scene, theme, 1.0)
    size = (round(whole.width * scale), round(whole.height * scale))
    return whole.resize(size, Image.Resampling.BICUBIC)


def warm(board: Board[Any], theme: str, scale: float) -> None:
    """Builds a board's static layers ahead of its first picture."""
    layers.use(board)
    board.warm(theme, scale)
