"""The picture of a player's own hand: cards to be read, own parties, and what has been won."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.palette import Rgb, mix, rgb
from bot.draw.kit.type import Face
from cogs.battle.painting.brush import CREAM, TrayPainter, gift
from cogs.battle.painting.cards import GOLD, hand_card, points_coin
from cogs.battle.painting.ground import FELT, plain
from cogs.battle.painting.layout import WIDTH, Box, across
from cogs.battle.painting.scene import HandScene
from cogs.battle.words.phrases import PHRASES

HEIGHT = 1060
CARD_WIDE, CARD_HIGH = 258, 440
CARDS_Y = 318.0
FELT_BOX: Box = (24, 566, 1376, 1036)
SHADOW: Rgb = rgb("#2a180c")


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = HandPainter(scene, theme, scale)
    painter.paint()
    return painter.image


class HandPainter(TrayPainter):
    """Lays out one hand."""

    def __init__(self, scene: HandScene, theme: str, scale: float) -> None:
        image = plain(theme, (WIDTH, HEIGHT), FELT_BOX, scale)
        super().__init__(image, scene.language, theme, scale, scene.faces)
        self.scene = scene

    def paint(self) -> None:
        """The hand above, parties and won pile below."""
        scene = self.scene
        seat = PHRASES[scene.language].label(scene.seat)
        self._write_shadowed(WIDTH / 2, 48, self.says("board-hand-of", seat=seat), 50)
        if not scene.hand:
            self._write_shadowed(WIDTH / 2, CARDS_Y, self.says("board-hand-empty"), 44)
        for name, x in zip(scene.hand, across(len(scene.hand), 28, WIDTH - 28, 290), strict=True):
            face = self.companions[name]
            lit = GOLD if name in scene.lit else None
            self.put(hand_card(face, self.px(CARD_WIDE), self.px(CARD_HIGH), lit), x, CARDS_Y)
        self._paint_felt()

    def _write_shadowed(self, x: float, y: float, text: str, size: float) -> None:
        self.words((x + 2, y + 3), text, Face.TITLE, size, SHADOW, room=WIDTH - 120)
        self.words((x, y), text, Face.TITLE, size, CREAM, room=WIDTH - 120)

    def _paint_felt(self) -> None:
        left, top, right, bottom = FELT_BOX
        scene = self.scene
        self.words((left + 28, top + 40), self.says("board-parties"), Face.TITLE, 42, CREAM, "left")
        self._paint_won(right - 28, top + 40)
        inner = (left + 24, top + 80, right - 24, bottom - 18)
        if scene.parties:
            self.parties(scene.parties, inner)
            return
        faint = mix(CREAM, FELT[self.theme.name], 0.5)
        middle = (inner[1] + inner[3]) / 2
        self.words((WIDTH / 2, middle), self.says("board-no-party"), Face.NAME, 36, faint)

    def _paint_won(self, right: float, y: float) -> None:
        """Points, and each enemy won as its coin, the dearest first."""
        x = right
        x -= self.words((x, y), str(self.scene.points), Face.TITLE, 48, GOLD, "right") + 8
        x -= self.words((x, y), self.says("board-points"), Face.NAME, 32, CREAM, "right") + 30
        room = x - 480
        marks = [points_coin(points, self.px(44)) for points in self.scene.coins]
        marks = [gift(self.px(44))] * len(self.scene.gifts) + marks
        step = min(50.0, room / max(1, len(marks)))
        for number, mark in enumerate(marks):
            self.put(mark, x - 22 - number * step, y)
