"""The painter of the pictures of people: a board like a game's, with nothing to observe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.draw.base_board import BaseBoard, Paint


class StandingsBoard(BaseBoard[Any]):
    """Leaderboards, profiles and tournaments; their scenes are laid out where they are asked for."""

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from bot.draw.standings.pages import paint_bracket, paint_crosstable, paint_ladder, paint_profile
        from bot.draw.standings.scenes import BracketScene, CrossScene, LadderScene, ProfileScene

        return {
            LadderScene: paint_ladder,
            ProfileScene: paint_profile,
            CrossScene: paint_crosstable,
            BracketScene: paint_bracket,
        }


BOARD = StandingsBoard()
