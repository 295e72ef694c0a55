"""The painter of charts: a board like a game's, with nothing to observe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.draw.base_board import BaseBoard, Paint


class ChartBoard(BaseBoard[Any]):
    """Charts; their scenes are laid out where they are asked for."""

    def painters(self) -> Mapping[type[Any], Paint]:
        """Charts alone."""
        from bot.draw.chart.line_chart import paint_chart
        from bot.draw.chart.scene import ChartScene

        return {ChartScene: paint_chart}


CHARTS: Final = ChartBoard()
