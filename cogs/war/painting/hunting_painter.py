"""Paints a Hunt just over."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.draw.kit.palette import rgb
from bot.draw.kit.type import Face
from cogs.war.model.components import MORDOR_STEPS, MOST_CORRUPTION, SHADOW, SIDES
from cogs.war.model.map import WIDTH
from cogs.war.painting.hand import cloth
from cogs.war.painting.pieces import bearers
from cogs.war.painting.scenes import HuntScene
from cogs.war.painting.tokens import BRASS, SidePainter, corruption, pips, square, tile
from cogs.war.words.names import PHRASES, character_label

MARGIN: Final = 48.0
DICE_AT, DIE, GAP = 190.0, 118, 138.0
TILE_AT: Final = (WIDTH - 230.0, 300.0)
TRACK_AT, BOX = 566.0, 96
MORDOR_AT: Final = 736.0
HIGH, HIGH_IN_MORDOR = 680.0, 850.0


def paint_hunt(scene: HuntScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture: the Mordor Track below where the Ring-bearers are on it."""
    high = HIGH_IN_MORDOR if scene.mordor >= 0 else HIGH
    ground = cloth(theme, round(WIDTH * scale), round(high * scale))
    painter = HuntPainter(ground, theme, scale, scene.language)
    painter.paint(scene)
    return painter.image


class HuntPainter(SidePainter):
    """Lays out one Hunt."""

    def paint(self, scene: HuntScene) -> None:
        """Paint everything."""
        self.emblem("eye", MARGIN + 40, 72, 80, self.lean(SIDES[SHADOW]), rgb("#e0552b"))
        self.words((MARGIN + 100, 72), self.says("board-hunt"), Face.TITLE, 64, self.theme.ink, "left", 800)
        self._draw_rolls(scene)
        self._draw_tile(scene)
        self._draw_corruption(scene)
        if scene.mordor >= 0:
            self._draw_mordor(scene.mordor, hidden=scene.hidden)

    def _draw_rolls(self, scene: HuntScene) -> None:
        for row, roll in enumerate(scene.rolls):
            y = DICE_AT + row * GAP
            for index, (value, found) in enumerate(roll.dice):
                sprite = pips(value, SIDES[SHADOW], self.px(DIE), found)
                self.put(sprite, MARGIN + DIE / 2 + index * GAP, y)
            if roll.bonus:
                x = MARGIN + len(roll.dice) * GAP + 10
                self.words((x, y), f"+{roll.bonus}", Face.TITLE, 64, self.theme.ink, "left")

    def _draw_tile(self, scene: HuntScene) -> None:
        x, y = TILE_AT if scene.rolls else (WIDTH / 2, TILE_AT[1])
        if scene.tile:
            self.put(tile(scene.tile, self.px(260)), x, y - 20)
        if scene.damage is not None:
            told = self.says("board-damage", number=scene.damage)
            self.words((x, y + 150), told, Face.STRONG, 48, self.theme.alarm, room=400)
        names = [character_label(PHRASES[scene.language], name) for name in scene.lost]
        if names:
            told = f"{', '.join(names)}: {self.says('board-lost')}"
            self.words((MARGIN, TRACK_AT - 136), told, Face.STRONG, 40, self.theme.alarm, "left", 860)

    def _draw_corruption(self, scene: HuntScene) -> None:
        before, now = scene.corruption
        boxes = MOST_CORRUPTION + 1
        title = self.says("board-corruption")
        self.words((MARGIN, TRACK_AT - 80), title, Face.TITLE, 40, self.theme.ink, "left", 300)
        for box in range(boxes):
            x = self._box_at(box, boxes)
            self.put(square(self.theme.is_night, box == boxes - 1, self.px(BOX), self.px(BOX)), x, TRACK_AT)
            self.words((x, TRACK_AT), str(box), Face.TITLE, 44, self.theme.soft)
        if now != before:
            self._draw_way(self._box_at(before, boxes), self._box_at(min(now, boxes - 1), boxes), TRACK_AT)
        x = self._box_at(min(now, boxes - 1), boxes)
        self.put(corruption(self.px(88)), x, TRACK_AT)
        self.words((x, TRACK_AT), str(now), Face.TITLE, 50, rgb("#ffe9c8"))

    def _draw_way(self, start: float, end: float, y: float) -> None:
        step = 1 if end > start else -1
        x = start
        while (end - x) * step > BOX * 0.6:
            self.words((x + step * BOX / 2, y - BOX * 0.72), "»" if step > 0 else "«", Face.TITLE, 56, BRASS)
            x += step * (WIDTH - 2 * MARGIN) / (MOST_CORRUPTION + 1)

    def _draw_mordor(self, step: int, *, hidden: bool) -> None:
        boxes = MORDOR_STEPS + 1
        self.words(
            (MARGIN, MORDOR_AT), self.says("board-mordor"), Face.TITLE, 48, self.theme.ink, "left", 380
        )
        for box in range(boxes):
            x = 480 + box * 150.0
            ground = square(self.theme.is_night, box == MORDOR_STEPS, self.px(132), self.px(110))
            self.put(ground, x, MORDOR_AT)
            if box == MORDOR_STEPS:
                self.emblem("doom", x, MORDOR_AT, 90, rgb("#3a1a12"), rgb("#e0552b"))
            else:
                self.words((x, MORDOR_AT), str(box), Face.TITLE, 54, self.theme.soft)
        x = 480 + min(step, MORDOR_STEPS) * 150.0
        self.put(bearers(0, hidden, round(3.0 * self.scale, 4)), x + 15, MORDOR_AT)

    def _box_at(self, box: int, boxes: int) -> float:
        return MARGIN + (box + 0.5) * (WIDTH - 2 * MARGIN) / boxes
