"""Charts of chances, for any game."""

from bot.draw.chart.board import CHARTS, ChartBoard
from bot.draw.chart.scene import ChartScene

__all__ = ["CHARTS", "ChartBoard", "ChartScene"]
