"""The pictures of Duel for Middle-earth: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bot.text import Language
from cogs.duel.observation import DuelObservation
from cogs.duel.painting.scene import Scene, scene_of

if TYPE_CHECKING:
    from PIL import Image

TABLE, CARDS, MAP = "table", "cards", "map"
ON_THE_MAP = frozenset({"place", "place_each", "moves", "remove", "manoeuvres", "raze"})
"""Stages in which the choice is made on the map."""


class DuelBoard:
    """The table, and two parts of it large: the cards, and the map."""

    def views(self, observation: DuelObservation) -> Sequence[str]:
        """`table` first, then the part in which the present choice is made."""
        return (TABLE, MAP, CARDS) if observation.stage in ON_THE_MAP else (TABLE, CARDS, MAP)

    def shown(self, observation: DuelObservation) -> Sequence[str]:
        """The table; for a player also the part in which the present choice is made."""
        return self.views(observation)[: 1 if observation.viewer is None else 2]

    def details(self, observation: DuelObservation) -> Sequence[str]:
        """None: the table is read at a glance."""
        return ()

    def scene(self, observation: DuelObservation, view: str, language: Language) -> Hashable:
        """What one picture shows. Raises ValueError for a view that is not on offer."""
        if view not in self.views(observation):
            raise ValueError(view)
        return scene_of(observation, view, language)

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        """The picture of a scene, 1400 pixels wide at scale 1."""
        # Imported here: whoever only asks what a picture shows needs no Pillow.
        from cogs.duel.painting.table import paint_scene

        if not isinstance(scene, Scene):
            raise TypeError(type(scene).__name__)
        return paint_scene(scene, theme, scale)

    def warm(self, theme: str, scale: float) -> None:
        """Paints what never changes, and the cards, ahead of the first picture."""
        from cogs.duel.painting.table import warm_table

        warm_table(theme, scale)


BOARD = DuelBoard()
