"""The pictures of The Battle for Middle-earth: observation to scene to picture."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from bot.text import LANGUAGES, Language
from cogs.battle.components import COMPANIONS, ENEMIES
from cogs.battle.observation import BattleObservation
from cogs.battle.painting.layout import ENEMY_HIGH, ENEMY_WIDE, FITS
from cogs.battle.painting.scene import (
    HandScene,
    MatScene,
    TableScene,
    companion,
    enemy,
    hand_scene,
    mat_scene,
    own_player,
    table_scene,
)
from cogs.battle.words.description import MAT

if TYPE_CHECKING:
    from PIL import Image

TABLE, HAND = "table", "hand"
FEW = 2
"""Players whose parties are large enough on the table itself."""
PLAYERS = (2, 3, 4)
WARMED = 1
"""How many of the sizes cards may lie in are painted ahead."""


class BattleBoard:
    """The table for everybody, each player's parties alone where they lie close, and a player's own hand."""

    def views(self, observation: BattleObservation) -> Sequence[str]:
        """`table`, `hand` for a player, and of more than two players the parties of each: `mat_<seat>`."""
        players = [player.seat for player in observation.players if not player.gone]
        mats = [MAT + seat for seat in players] if len(players) > FEW else []
        return (*self.shown(observation), *mats)

    def shown(self, observation: BattleObservation) -> Sequence[str]:
        """The table; for a player the hand beside it."""
        return (TABLE,) if own_player(observation) is None else (TABLE, HAND)

    def details(self, observation: BattleObservation) -> Sequence[str]:
        """None: the table is read at a glance."""
        return ()

    def scene(self, observation: BattleObservation, view: str, language: Language) -> Hashable:
        """What one picture shows. Raises ValueError for a view that is not on offer."""
        if view not in self.views(observation):
            raise ValueError(view)
        if view.startswith(MAT):
            return mat_scene(observation, view.removeprefix(MAT), language)
        build = table_scene if view == TABLE else hand_scene
        return build(observation, language)

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        """The picture of a scene, at most 1400 pixels wide at scale 1."""
        # Imported here: whoever only asks what a picture shows needs no Pillow.
        from cogs.battle.painting.hand import paint_hand
        from cogs.battle.painting.mat import paint_mat
        from cogs.battle.painting.table import paint_table

        if isinstance(scene, TableScene):
            return paint_table(scene, theme, scale)
        if isinstance(scene, HandScene):
            return paint_hand(scene, theme, scale)
        if isinstance(scene, MatScene):
            return paint_mat(scene, theme, scale)
        raise TypeError(type(scene).__name__)

    def warm(self, theme: str, scale: float) -> None:
        """Paints the tables for every number of players and of the hand, and cards at their roomiest."""
        from cogs.battle.painting.cards import companion_card, enemy_card
        from cogs.battle.painting.ground import ground
        from cogs.battle.painting.hand import warm_hand

        for players in PLAYERS:
            ground(theme, players, scale)
        warm_hand(theme, scale)
        for language in LANGUAGES:
            for name in COMPANIONS:
                for fit in FITS[:WARMED]:
                    for high in {fit.bar, fit.front}:
                        wide, down, bar = (round(each * scale) for each in (fit.wide, high, fit.bar))
                        companion_card(companion(name, language), wide, down, bar)
            for name in ENEMIES:
                enemy_card(enemy(name, language), round(ENEMY_WIDE * scale), round(ENEMY_HIGH * scale))


BOARD = BattleBoard()
