"""The pictures of The Confrontation: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.draw.board import BaseBoard, Paint
from bot.text import Language
from cogs.confrontation.components import SIDES
from cogs.confrontation.painting.climax import ClimaxScene, LastStepScene, climax_scene, last_step_scene
from cogs.confrontation.painting.scene import HandScene, TableScene, hand_scene, table_scene

if TYPE_CHECKING:
    from bot.engine import Event
    from cogs.confrontation.observation import ConfrontationObservation

TABLE, HAND = "table", "hand"
ON_CARDS = frozenset({"cards", "magic"})
"""Stages in which a card is chosen."""


class ConfrontationBoard(BaseBoard["ConfrontationObservation"]):
    """The table for everybody, and a player's own hand."""

    def views(self, observation: ConfrontationObservation) -> Sequence[str]:
        """`table`, and `hand` for a player."""
        return (TABLE, HAND) if observation.viewer in SIDES else (TABLE,)

    def needed(self, observation: ConfrontationObservation) -> str:
        """The cards where one of them is chosen (6.8, 6.9), otherwise the table."""
        return HAND if observation.stage in ON_CARDS else TABLE

    def lay_out(self, observation: ConfrontationObservation, view: str, language: Language) -> Hashable:
        """The scene of the table or of the viewer's hand."""
        build = table_scene if view == TABLE else hand_scene
        return build(observation, language)

    def climax(
        self, observation: ConfrontationObservation, news: Sequence[Event], language: Language
    ) -> Hashable | None:
        """Frodo's last step, or the battle just fought."""
        return last_step_scene(news, language) or climax_scene(news, language)

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from cogs.confrontation.painting.climax_painter import paint_climax, paint_last_step
        from cogs.confrontation.painting.hand import paint_hand
        from cogs.confrontation.painting.table import paint_table

        return {
            TableScene: paint_table,
            HandScene: paint_hand,
            ClimaxScene: paint_climax,
            LastStepScene: paint_last_step,
        }


BOARD = ConfrontationBoard()
