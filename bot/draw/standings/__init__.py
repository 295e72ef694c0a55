"""Pictures of people and how they stand: leaderboards and profiles. They belong to no game."""

from bot.draw.standings.board import BOARD, StandingsBoard
from bot.draw.standings.scenes import CurvePoint, LadderRow, LadderScene, ProfileRow, ProfileScene

__all__ = [
    "BOARD",
    "CurvePoint",
    "LadderRow",
    "LadderScene",
    "ProfileRow",
    "ProfileScene",
    "StandingsBoard",
]
