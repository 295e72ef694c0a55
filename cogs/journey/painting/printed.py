"""The picture of what is printed: all faces of the dice, and the squares of the sheet."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.caching import cache_layer
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.type import Face
from cogs.journey.components import BLACK, OWNER, WHITE_TREE
from cogs.journey.painting.land import plain
from cogs.journey.painting.layout import MARGIN, WIDTH, Box
from cogs.journey.painting.pieces import die, emblem_of, field, hobbit
from cogs.journey.painting.scene import PrintedScene, translator

HEIGHT = 1060
SHEET: Box = (MARGIN + 10, 130, WIDTH - MARGIN - 10, HEIGHT - MARGIN - 10)
FIRST_ROW, ROW = 216.0, 146.0
FIRST_DIE, STEP, SIDE = 420.0, 158.0, 126.0
TRACK = FIRST_ROW + 5 * ROW
SQUARE, SQUARE_STEP = 74.0, 92.0


@cache_layer(2)
def backdrop(theme: str, scale: float) -> Image.Image:
    """Everything that never changes, to be painted on."""
    return plain(theme, HEIGHT, scale, (SHEET,))


def paint_printed(scene: PrintedScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = PrintedPainter(backdrop(theme, scale), theme, scale, translator(scene.language))
    painter.paint(scene)
    return painter.image


class PrintedPainter(ScenePainter):
    """Lays out the faces of five dice in rows, and the squares below them."""

    def paint(self, scene: PrintedScene) -> None:
        """A heading, the dice, the track."""
        heading = self.says("board-printed")
        if scene.name:
            heading = f"{heading} · {scene.name}"
        self.words((WIDTH / 2, 82), heading, Face.TITLE, 52, room=WIDTH - 160)
        for row, (colour, faces) in enumerate(scene.dice):
            self._draw_die(colour, faces, FIRST_ROW + row * ROW, certain=scene.faces_certain)
        self._draw_track(scene)

    def _draw_die(self, colour: str, faces: tuple[str, ...], y: float, *, certain: bool) -> None:
        if colour == BLACK:
            self.put(die(colour, WHITE_TREE, self.px(92)), 122, y)
        else:
            self.put(hobbit(OWNER[colour], self.px(104)), 122, y)
        text = self.says(f"board-die-{colour}")
        if not certain:
            text = f"{text} {self.says('board-uncertain')}"
        self.words((190, y), text, Face.TITLE, 36, across="left", room=150)
        for number, symbol in enumerate(faces):
            self.put(die(colour, symbol, self.px(SIDE)), FIRST_DIE + number * STEP, y)

    def _draw_track(self, scene: PrintedScene) -> None:
        self.put(emblem_of("nazgul", self.px(72), self.theme.ink, self.theme.alarm), 122, TRACK)
        text = self.says("board-squares", count=scene.squares)
        if not scene.squares_certain:
            text = f"{text} {self.says('board-uncertain')}"
        self.words((190, TRACK), text, Face.TITLE, 36, across="left", room=165)
        for number in range(scene.squares):
            last = number == scene.squares - 1
            sprite = field("open", self.px(SQUARE), self.px(SQUARE), self.theme.name, last)
            self.put(sprite, FIRST_DIE + number * SQUARE_STEP, TRACK)
