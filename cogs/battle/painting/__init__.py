"""The pictures of The Battle for Middle-earth: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from bot.draw.board import Board, Paint
from bot.text import Language
from cogs.battle.observation import BattleObservation
from cogs.battle.painting.scene import (
    HandScene,
    MatScene,
    SheetScene,
    TableScene,
    hand_scene,
    mat_scene,
    sheet_scene,
    table_scene,
)
from cogs.battle.words.description import MAT, SHEETS

TABLE, HAND = "table", "hand"
ON_THE_TABLE = frozenset({"attack", "counterattack"})
"""Stages in which the choice is made among the parties."""
FEW = 2
"""Players whose parties are large enough on the table itself."""


class BattleBoard(Board[BattleObservation]):
    """The table for everybody, each player's parties alone where they lie close, and a player's own hand."""

    def views(self, observation: BattleObservation) -> Sequence[str]:
        """`table`, `hand` for a player, and of more than two players the parties of each: `mat_<seat>`."""
        players = [player.seat for player in observation.players if not player.gone]
        mats = [MAT + seat for seat in players] if len(players) > FEW else []
        return (*self.shown(observation), *mats)

    def shown(self, observation: BattleObservation) -> Sequence[str]:
        """The table; for a player the hand beside it."""
        return (TABLE,) if observation.own is None else (TABLE, HAND)

    def needed(self, observation: BattleObservation) -> str:
        """The parties where it is chosen whom to attack or how to answer (5, 8), otherwise the hand."""
        return TABLE if observation.stage in ON_THE_TABLE else HAND

    def details(self, observation: BattleObservation) -> Sequence[str]:
        """All companions and all enemies of the table."""
        return SHEETS

    def lay_out(self, observation: BattleObservation, view: str, language: Language) -> Hashable:
        """The scene of the table, a hand, or one player's parties."""
        if view in SHEETS:
            return sheet_scene(observation.cards, view, language)
        if view.startswith(MAT):
            return mat_scene(observation, view.removeprefix(MAT), language)
        build = table_scene if view == TABLE else hand_scene
        return build(observation, language)

    def painters(self) -> Mapping[type[Any], Paint]:
        """Return the painter of each type of scene."""
        from cogs.battle.painting.table import paint_hand, paint_mat, paint_sheet, paint_table

        return {TableScene: paint_table, HandScene: paint_hand, MatScene: paint_mat, SheetScene: paint_sheet}


BOARD = BattleBoard()
