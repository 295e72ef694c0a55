"""The pictures of The Confrontation: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bot.text import Language
from cogs.confrontation.painting_scene import SIDES, HandScene, TableScene, hand_scene, table_scene

if TYPE_CHECKING:
    from PIL import Image

    from cogs.confrontation.observation import ConfrontationObservation

TABLE, HAND = "table", "hand"


class ConfrontationBoard:
    """The table for everybody, and a player's own hand."""

    def views(self, observation: ConfrontationObservation) -> Sequence[str]:
        """`table`, and `hand` for a player."""
        return (TABLE, HAND) if observation.viewer in SIDES else (TABLE,)

    def shown(self, observation: ConfrontationObservation) -> Sequence[str]:
        """The table; for a player the hand beside it."""
        return self.views(observation)

    def details(self, observation: ConfrontationObservation) -> Sequence[str]:
        """None: the table is read at a glance."""
        return ()

    def scene(self, observation: ConfrontationObservation, view: str, language: Language) -> Hashable:
        """What one picture shows. Raises ValueError for a view that is not on offer."""
        if view not in self.views(observation):
            raise ValueError(view)
        build = table_scene if view == TABLE else hand_scene
        return build(observation, language)

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        """The picture of a scene, at most 1400 pixels wide at scale 1."""
        # Imported here: whoever only asks what a picture shows needs no Pillow.
        from cogs.confrontation.painting_hand import paint_hand
        from cogs.confrontation.painting_table import paint_table

        if isinstance(scene, TableScene):
            return paint_table(scene, theme, scale)
        if isinstance(scene, HandScene):
            return paint_hand(scene, theme, scale)
        raise TypeError(type(scene).__name__)

    def warm(self, theme: str, scale: float) -> None:
        """Paints the ground as Light, spectators and Dark see it, and that of the hand."""
        from cogs.confrontation.painting_hand import warm_hand
        from cogs.confrontation.painting_land import ground

        for turned in (False, True):
            ground(theme, turned, scale)
        warm_hand(theme, scale)


BOARD = ConfrontationBoard()
