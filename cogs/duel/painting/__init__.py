"""The pictures of Duel for Middle-earth: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from bot.draw.board import Board, Paint
from bot.engine import Action, Event
from bot.text import Language
from cogs.duel.events import (
    CardDiscarded,
    CardPlayed,
    FortressPlaced,
    FortressRemoved,
    LandmarkTaken,
    QuestAdvanced,
    UnitMoved,
    UnitRemoved,
    UnitsPlaced,
)
from cogs.duel.observation import DuelObservation
from cogs.duel.painting.scene import CARDS_VIEW, MAP, RIVAL, TABLE, WIDE, Scene, scene_of
from cogs.duel.painting.spread import CARDS, wide_spots
from cogs.duel.painting.upright import spots_of

if TYPE_CHECKING:
    from PIL import Image

ON_THE_MAP = frozenset({"place", "place_each", "moves", "remove", "manoeuvres", "raze"})
"""Stages in which the choice is made on the map."""
TAKEN = (CardPlayed, CardDiscarded, LandmarkTaken)
"""With these a new turn's doings begin."""
CHANGES = (UnitsPlaced, UnitMoved, UnitRemoved, FortressPlaced, FortressRemoved)
"""What changes the map."""


class DuelBoard(Board[DuelObservation]):
    """The table, the cards and the map, upright; and the whole table wide."""

    def views(self, observation: DuelObservation) -> Sequence[str]:
        """`table` first, then where the present choice is made; `wide` for who wants to see it all."""
        if observation.stage in ON_THE_MAP:
            return (TABLE, MAP, CARDS_VIEW, WIDE)
        return (TABLE, CARDS_VIEW, MAP, WIDE)

    def shown(self, observation: DuelObservation) -> Sequence[str]:
        """The table; for a player also where the present choice is made."""
        return self.views(observation)[: 1 if observation.viewer is None else 2]

    def views_to_touch(self, observation: DuelObservation, reached: Sequence[Action]) -> Sequence[str]:
        """The map and the table, or the cards and what lies beyond them: no card lies in two pictures."""
        needed = self.needed_for(observation, reached)
        return (CARDS_VIEW, RIVAL) if needed == CARDS_VIEW else (needed, TABLE)

    def views_meanwhile(self, observation: DuelObservation, news: Sequence[Event]) -> Sequence[str]:
        """The same while the other player chooses."""
        return self.views_to_touch(observation, ())

    def offers(self, observation: DuelObservation, view: str) -> bool:
        """Check also, for a player, for what lies beyond the cards."""
        return (view == RIVAL and observation.viewer is not None) or super().offers(observation, view)

    def cover(self, observation: DuelObservation) -> str:
        """The wide table."""
        return WIDE

    def near(self, observation: DuelObservation) -> Sequence[str]:
        """The map: it is a picture of its own only where it is asked about, or has changed."""
        return (MAP,)

    def lay_out(self, observation: DuelObservation, view: str, language: Language) -> Hashable:
        """The scene of any view."""
        return scene_of(observation, view, language)

    def climax(
        self, observation: DuelObservation, news: Sequence[Event], language: Language
    ) -> Hashable | None:
        """The map with both ways where it has just changed, or the last step has been made."""
        told = list(takewhile(lambda event: not isinstance(event, TAKEN), reversed(news)))[::-1]
        moves = [(event.seat, event.origin, event.region) for event in told if isinstance(event, UnitMoved)]
        steps = [event for event in told if isinstance(event, QuestAdvanced)]
        has_changed = any(isinstance(event, CHANGES) for event in told)
        if not has_changed and not (steps and observation.outcome is not None):
            return None
        stepped = (steps[0].seat, steps[0].space - steps[0].steps) if steps else None
        scene = scene_of(observation, MAP, language)
        return replace(scene, moved=tuple(dict.fromkeys(moves)), stepped=stepped)

    def spots(self, scene: Hashable) -> Mapping[str, tuple[float, float, float, float]]:
        """Tell where cards, landmarks, regions, tracks and seats lie."""
        if not isinstance(scene, Scene):
            return {}
        if scene.view != WIDE:
            return spots_of(scene)
        if not scene.revealed:
            return wide_spots(scene)
        # How wide a token is depends on its signs: only these need Pillow to point at.
        from cogs.duel.painting.cards import revealed_boxes

        return wide_spots(scene) | revealed_boxes(scene.revealed, CARDS)

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of the one type of scene."""
        from cogs.duel.painting.phone import paint_upright
        from cogs.duel.painting.table import paint_wide

        def paint_scene(scene: Scene, theme: str, scale: float) -> Image.Image:
            return (paint_wide if scene.view == WIDE else paint_upright)(scene, theme, scale)

        return {Scene: paint_scene}


BOARD = DuelBoard()
