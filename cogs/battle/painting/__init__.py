"""The pictures of The Battle for Middle-earth: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.draw.board import Board, Paint
from bot.text import Language
from cogs.battle.observation import BattleObservation
from cogs.battle.painting.scene import (
    HandScene,
    SheetScene,
    TableScene,
    hand_scene,
    sheet_scene,
    table_scene,
)
from cogs.battle.painting.upright import spots_of
from cogs.battle.words.description import SHEETS

if TYPE_CHECKING:
    from PIL import Image

TABLE, HAND, WIDE = "table", "hand", "wide"
ON_THE_TABLE = frozenset({"attack", "counterattack"})
"""Stages in which the choice is made among the parties."""


class BattleBoard(Board[BattleObservation]):
    """The table for everybody and a player's own hand, upright; and the whole table wide."""

    def views(self, observation: BattleObservation) -> Sequence[str]:
        """`table`, `hand` for a player, and `wide` for who wants to see the table bigger."""
        return (*self.shown(observation), WIDE)

    def shown(self, observation: BattleObservation) -> Sequence[str]:
        """The table; for a player the hand beside it."""
        return (TABLE,) if observation.own is None else (TABLE, HAND)

    def needed(self, observation: BattleObservation) -> str:
        """The parties where it is chosen whom to attack or how to answer (5, 8), otherwise the hand."""
        return TABLE if observation.stage in ON_THE_TABLE else HAND

    def cover(self, observation: BattleObservation) -> str:
        """The wide table."""
        return WIDE

    def details(self, observation: BattleObservation) -> Sequence[str]:
        """All companions and all enemies of the table."""
        return SHEETS

    def lay_out(self, observation: BattleObservation, view: str, language: Language) -> Hashable:
        """The scene of the table, a hand, or a sheet of cards."""
        if view in SHEETS:
            return sheet_scene(observation.cards, view, language)
        if view == HAND:
            return hand_scene(observation, language)
        return table_scene(observation, language, wide=view == WIDE)

    def spots(self, scene: Hashable) -> Mapping[str, tuple[float, float, float, float]]:
        """Tell where cards, parties, seats and orders lie."""
        return spots_of(scene) if isinstance(scene, TableScene | HandScene) else {}

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from cogs.battle.painting.phone import paint_upright_hand, paint_upright_table
        from cogs.battle.painting.table import paint_sheet, paint_wide_table

        def paint_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
            return (paint_wide_table if scene.wide else paint_upright_table)(scene, theme, scale)

        return {TableScene: paint_table, HandScene: paint_upright_hand, SheetScene: paint_sheet}


BOARD = BattleBoard()
