"""The common part of all games' boards: views are laid out as scenes, scenes painted by their type."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from bot.draw.board import People, SeatedScene

if TYPE_CHECKING:
    from PIL import Image

    from bot.engine import Event, Observation
    from bot.text import Language

O = TypeVar("O", bound="Observation")  # noqa: E741 - as in bot.engine

Paint: TypeAlias = "Callable[[Any, str, float], Image.Image]"
"""Paints a scene in a theme at a scale."""


class BaseBoard(Generic[O]):
    """A game's pictures (`Board[O]`): it brings `views`, `lay_out` and `painters`."""

    def views(self, observation: O) -> Sequence[str]:
        """The pictures on offer for this viewer, the main one first."""
        raise NotImplementedError(type(self).__name__)

    def shown(self, observation: O) -> Sequence[str]:
        """Those that stand in a message of their own accord: all on offer."""
        return self.views(observation)

    def needed(self, observation: O) -> str:
        """The one picture that a player's present question needs: the last of those shown."""
        return self.shown(observation)[-1]

    def details(self, observation: O) -> Sequence[str]:
        """Further pictures for who asks for them by name: none, the table is read at a glance."""
        return ()

    def scene(self, observation: O, view: str, language: Language, people: People = ()) -> Hashable:
        """Lay out one picture as a scene. Raises ValueError for a view that is not on offer.

        people: who is named beside their seats, in a scene that shows seats.
        """
        if view not in self.views(observation) and view not in self.details(observation):
            raise ValueError(view)
        scene = self.lay_out(observation, view, language)
        return replace(scene, people=people) if people and isinstance(scene, SeatedScene) else scene

    def lay_out(self, observation: O, view: str, language: Language) -> Hashable:
        """The scene of a view that is on offer."""
        raise NotImplementedError(type(self).__name__)

    def climax(self, observation: O, news: Sequence[Event], language: Language) -> Hashable | None:
        """The scene of what has just happened: none, the other pictures tell it."""
        return None

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        """The picture of a scene, 1400 pixels wide at most at scale 1. Raises TypeError for a foreign one."""
        paint = self.painters().get(type(scene))
        if paint is None:
            raise TypeError(type(scene).__name__)
        return paint(scene, theme, scale)

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene; imported here, as laying out alone needs no Pillow."""
        raise NotImplementedError(type(self).__name__)
