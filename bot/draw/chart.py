"""A chart of chances, for any game: its scene, and the board that has it painted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.draw.base_board import BaseBoard, Paint

KEY: Final = "chart"
"""What the pictures of charts are known by where those of games are known by the game's key."""


@dataclass(frozen=True, slots=True)
class ChartScene:
    """Chances in a hundred, from left to right.

    title: above it. lines: the name of each, with its chances, all of one length, at least two. marks: what
    is to be pointed out, as places along the lines, also between two chances; numbered from 1. foot: what
    runs from left to right.
    """

    title: str
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    marks: tuple[float, ...]
    foot: str


class ChartBoard(BaseBoard[Any]):
    """Paints charts; it has no views of its own, for a chart shows no observation."""

    def painters(self) -> Mapping[type[Any], Paint]:
        """Charts alone."""
        from bot.draw.kit.line_chart import paint_chart

        return {ChartScene: paint_chart}


CHARTS: Final = ChartBoard()
