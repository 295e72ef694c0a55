"""Pictures that belong to no game: leaderboards, profiles, tournaments, charts of chances, title cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.draw.board import Board, Paint
from bot.draw.standings.scenes import (
    BracketPair,
    BracketRound,
    BracketScene,
    ChartScene,
    CrossCell,
    CrossRow,
    CrossScene,
    CurvePoint,
    LadderRow,
    LadderScene,
    ProfileRow,
    ProfileScene,
    SumColumn,
    SumRow,
    SumsScene,
)
from bot.draw.title_cards import TitleScene

__all__ = [
    "BOARD",
    "BracketPair",
    "BracketRound",
    "BracketScene",
    "ChartScene",
    "CrossCell",
    "CrossRow",
    "CrossScene",
    "CurvePoint",
    "LadderRow",
    "LadderScene",
    "ProfileRow",
    "ProfileScene",
    "StandingsBoard",
    "SumColumn",
    "SumRow",
    "SumsScene",
]


class StandingsBoard(Board[Any]):
    """A board like a game's with nothing to observe: its scenes are laid out where they are asked for."""

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from bot.draw.standings.chart import paint_chart
        from bot.draw.standings.pages import paint_bracket, paint_crosstable, paint_ladder, paint_profile
        from bot.draw.standings.sums import paint_sums
        from bot.draw.title_cards.cards import paint_title

        return {
            LadderScene: paint_ladder,
            ProfileScene: paint_profile,
            CrossScene: paint_crosstable,
            BracketScene: paint_bracket,
            ChartScene: paint_chart,
            SumsScene: paint_sums,
            TitleScene: paint_title,
        }


BOARD: Final = StandingsBoard()
