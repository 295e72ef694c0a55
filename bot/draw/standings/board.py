"""What paints the pictures of people: a board like a game's, with nothing to observe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.draw.base_board import BaseBoard, Paint


class StandingsBoard(BaseBoard[Any]):
    """Leaderboards, profiles and tournaments; their scenes are laid out where they are asked for."""

    def painters(self) -> Mapping[type[Any], Paint]:
        """What paints each type of scene."""
        from bot.draw.standings.bracket import paint_bracket
        from bot.draw.standings.crosstable import paint_crosstable
        from bot.draw.standings.ladder import paint_ladder
        from bot.draw.standings.profile import paint_profile
        from bot.draw.standings.scenes import BracketScene, CrossScene, LadderScene, ProfileScene

        return {
            LadderScene: paint_ladder,
            ProfileScene: paint_profile,
            CrossScene: paint_crosstable,
            BracketScene: paint_bracket,
        }


BOARD = StandingsBoard()
