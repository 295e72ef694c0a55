"""Pictures of people and how they stand: leaderboards, profiles and tournaments. They belong to no game."""

from bot.draw.standings.board import BOARD, StandingsBoard
from bot.draw.standings.scenes import (
    BracketPair,
    BracketRound,
    BracketScene,
    CrossCell,
    CrossRow,
    CrossScene,
    CurvePoint,
    LadderRow,
    LadderScene,
    ProfileRow,
    ProfileScene,
)

__all__ = [
    "BOARD",
    "BracketPair",
    "BracketRound",
    "BracketScene",
    "CrossCell",
    "CrossRow",
    "CrossScene",
    "CurvePoint",
    "LadderRow",
    "LadderScene",
    "ProfileRow",
    "ProfileScene",
    "StandingsBoard",
]
