"""The pictures of Journey to Mordor: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from bot.draw.base_board import BaseBoard, Paint
from bot.text import Language
from cogs.journey.observation import JourneyObservation
from cogs.journey.painting.scene import DiceScene, TableScene, dice_scene, table_scene

TABLE, DICE = "table", "dice"


class JourneyBoard(BaseBoard[JourneyObservation]):
    """The table for everybody, and the dice, large, for who must choose from them."""

    def views(self, observation: JourneyObservation) -> Sequence[str]:
        """`table`; before it `dice` for the active player who has dice to choose from."""
        chooses = observation.stage == "choosing" and observation.viewer == observation.turn
        return (DICE, TABLE) if chooses and observation.forecast is not None else (TABLE,)

    def lay_out(self, observation: JourneyObservation, view: str, language: Language) -> Hashable:
        """The scene of the table or of the dice."""
        build = table_scene if view == TABLE else dice_scene
        return build(observation, language)

    def painters(self) -> Mapping[type[Any], Paint]:
        """What paints each type of scene."""
        from cogs.journey.painting.dice import paint_dice
        from cogs.journey.painting.table import paint_table

        return {TableScene: paint_table, DiceScene: paint_dice}


BOARD = JourneyBoard()
