"""The pictures of Duel for Middle-earth: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from bot.draw.board import Board, Paint
from bot.engine import Event
from bot.text import Language
from cogs.duel.events import CardDiscarded, CardPlayed, LandmarkTaken, QuestAdvanced, UnitMoved
from cogs.duel.observation import DuelObservation
from cogs.duel.painting.scene import Scene, scene_of

TABLE, CARDS, MAP = "table", "cards", "map"
ON_THE_MAP = frozenset({"place", "place_each", "moves", "remove", "manoeuvres", "raze"})
"""Stages in which the choice is made on the map."""


TAKEN = (CardPlayed, CardDiscarded, LandmarkTaken)
"""With these a new turn's doings begin."""


class DuelBoard(Board[DuelObservation]):
    """The table, and two parts of it large: the cards, and the map."""

    def views(self, observation: DuelObservation) -> Sequence[str]:
        """`table` first, then the part in which the present choice is made."""
        return (TABLE, MAP, CARDS) if observation.stage in ON_THE_MAP else (TABLE, CARDS, MAP)

    def shown(self, observation: DuelObservation) -> Sequence[str]:
        """The table; for a player also the part in which the present choice is made."""
        return self.views(observation)[: 1 if observation.viewer is None else 2]

    def lay_out(self, observation: DuelObservation, view: str, language: Language) -> Hashable:
        """The scene of any view."""
        return scene_of(observation, view, language)

    def climax(
        self, observation: DuelObservation, news: Sequence[Event], language: Language
    ) -> Hashable | None:
        """The map with both ways, large, where units have just moved, or the last step has been made."""
        told = list(takewhile(lambda event: not isinstance(event, TAKEN), reversed(news)))[::-1]
        moves = [(each.seat, each.origin, each.region) for each in told if isinstance(each, UnitMoved)]
        steps = [each for each in told if isinstance(each, QuestAdvanced)]
        is_over = observation.outcome is not None
        if not moves and not (steps and is_over):
            return None
        stepped = (steps[0].seat, steps[0].space - steps[0].steps) if steps else None
        scene = scene_of(observation, MAP, language)
        return replace(scene, moved=tuple(dict.fromkeys(moves)), stepped=stepped)

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of the one type of scene."""
        from cogs.duel.painting.table import paint_scene

        return {Scene: paint_scene}


BOARD = DuelBoard()
