"""The pictures of Journey to Mordor: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from bot.draw.board import BaseBoard, Paint
from bot.text import Language
from cogs.journey.observation import JourneyObservation
from cogs.journey.painting.scene import (
    DiceScene,
    PrintedScene,
    TableScene,
    dice_scene,
    printed_scene,
    table_scene,
)

TABLE, DICE, FACES = "table", "dice", "faces"


class JourneyBoard(BaseBoard[JourneyObservation]):
    """The table for everybody, and the dice, large, for who must choose from them; all faces on demand."""

    def views(self, observation: JourneyObservation) -> Sequence[str]:
        """`table`; before it `dice` for the active player who has dice to choose from."""
        chooses = observation.stage == "choosing" and observation.viewer == observation.turn
        return (DICE, TABLE) if chooses and observation.forecast is not None else (TABLE,)

    def needed(self, observation: JourneyObservation) -> str:
        """The dice for who chooses from them, otherwise the sheets."""
        return self.views(observation)[0]

    def details(self, observation: JourneyObservation) -> Sequence[str]:
        """`faces`: all faces of the dice, and the squares of the sheet."""
        return (FACES,)

    def lay_out(self, observation: JourneyObservation, view: str, language: Language) -> Hashable:
        """The scene of the table, of the dice, or of all their faces."""
        if view == FACES:
            return printed_scene(observation.options.printed, language)
        build = table_scene if view == TABLE else dice_scene
        return build(observation, language)

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from cogs.journey.painting.dice import paint_dice, paint_printed
        from cogs.journey.painting.table import paint_table

        return {TableScene: paint_table, DiceScene: paint_dice, PrintedScene: paint_printed}


BOARD = JourneyBoard()
