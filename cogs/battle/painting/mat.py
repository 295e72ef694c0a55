"""The picture of one player's parties alone, for a screen on which the whole table is too small to read."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.palette import mix
from bot.draw.kit.type import Face
from cogs.battle.painting.brush import CREAM, TrayPainter
from cogs.battle.painting.ground import FELT, plain
from cogs.battle.painting.layout import WIDTH, Box
from cogs.battle.painting.scene import MatScene
from cogs.battle.words.phrases import PHRASES

HEIGHT = 960
FELT_BOX: Box = (24, 24, 1376, 936)
NEAR = 1.75
"""How much larger things are than on the table."""
PARTIES: Box = (52 / NEAR, 118 / NEAR, 1348 / NEAR, 912 / NEAR)


def paint_mat(scene: MatScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    image = plain(theme, (WIDTH, HEIGHT), FELT_BOX, scale)
    painter = TrayPainter(image, scene.language, theme, scale * NEAR, scene.faces)
    name = PHRASES[scene.language].label(scene.seat)
    run = painter.words((PARTIES[0], 70 / NEAR), name, Face.TITLE, 34, CREAM, "left")
    x = PARTIES[0] + run + 16
    painter.person(
        (x, 71 / NEAR), scene.name_at(scene.seat), 26, mix(CREAM, FELT[theme], 0.3), "left", PARTIES[2] - x
    )
    if scene.parties:
        painter.parties(scene.parties, PARTIES)
    else:
        faint = mix(CREAM, FELT[theme], 0.5)
        middle = (WIDTH / 2 / NEAR, HEIGHT / 2 / NEAR)
        painter.words(middle, painter.says("board-no-party"), Face.NAME, 26, faint)
    return image
