"""The pictures of Journey to Mordor: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bot.text import Language
from cogs.journey.components import PLAYERS
from cogs.journey.observation import JourneyObservation
from cogs.journey.painting_scene import DiceScene, TableScene, dice_scene, table_scene

if TYPE_CHECKING:
    from PIL import Image

TABLE, DICE = "table", "dice"


class JourneyBoard:
    """The table for everybody, and the dice, large, for who must choose from them."""

    def views(self, observation: JourneyObservation) -> Sequence[str]:
        """`table`; before it `dice` for the active player who has dice to choose from."""
        chooses = observation.stage == "choosing" and observation.viewer == observation.turn
        return (DICE, TABLE) if chooses and observation.forecast is not None else (TABLE,)

    def shown(self, observation: JourneyObservation) -> Sequence[str]:
        """The table; for the active player with dice to choose from the dice before it."""
        return self.views(observation)

    def details(self, observation: JourneyObservation) -> Sequence[str]:
        """None: the table is read at a glance."""
        return ()

    def scene(self, observation: JourneyObservation, view: str, language: Language) -> Hashable:
        """What one picture shows. Raises ValueError for a view that is not on offer."""
        if view not in self.views(observation):
            raise ValueError(view)
        build = table_scene if view == TABLE else dice_scene
        return build(observation, language)

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        """The picture of a scene, at most 1400 pixels wide at scale 1."""
        # Imported here: whoever only asks what a picture shows needs no Pillow.
        from cogs.journey.painting_dice import paint_dice
        from cogs.journey.painting_table import paint_table

        if isinstance(scene, TableScene):
            return paint_table(scene, theme, scale)
        if isinstance(scene, DiceScene):
            return paint_dice(scene, theme, scale)
        raise TypeError(type(scene).__name__)

    def warm(self, theme: str, scale: float) -> None:
        """Paints the ground of the table for every number of players, and that of the dice."""
        from cogs.journey.painting_dice import backdrop
        from cogs.journey.painting_land import ground

        for players in PLAYERS:
            ground(theme, players, scale)
        backdrop(theme, scale)


BOARD = JourneyBoard()
