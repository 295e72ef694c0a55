"""The picture of all cards of a table: what a card file looks like before it is taken, and afterwards."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.type import Face
from cogs.battle.painting.brush import CREAM, TrayPainter
from cogs.battle.painting.cards import companion_card, enemy_card
from cogs.battle.painting.ground import plain
from cogs.battle.painting.layout import WIDTH, Box
from cogs.battle.painting.scene import SheetScene

HEIGHT = 1060
FELT_BOX: Box = (16, 16, 1384, 1044)
TOP = 92.0
COLUMNS = {"companions": 7, "enemies": 7}
GAP = 10.0
BAR = 56.0


def paint_sheet(scene: SheetScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    image = plain(theme, (WIDTH, HEIGHT), FELT_BOX, scale)
    painter = TrayPainter(image, scene.language, theme, scale, scene.faces)
    painter.words((WIDTH / 2, 56), painter.says(f"board-{scene.kind}"), Face.TITLE, 44, CREAM)
    columns = COLUMNS[scene.kind]
    rows = -(-len(scene.cards) // columns)
    wide = (FELT_BOX[2] - FELT_BOX[0] - 20 - GAP * (columns - 1)) / columns
    high = (FELT_BOX[3] - TOP - 12 - GAP * (rows - 1)) / rows
    for number, card in enumerate(scene.cards):
        row, column = divmod(number, columns)
        x = FELT_BOX[0] + 10 + wide / 2 + column * (wide + GAP)
        y = TOP + high / 2 + row * (high + GAP)
        painter.put(_paint_card(painter, card, painter.px(wide), painter.px(high)), x, y)
    return painter.image


def _paint_card(painter: TrayPainter, card: str, wide: int, high: int) -> Image.Image:
    if card in painter.companions:
        return companion_card(painter.companions[card], wide, high, painter.px(BAR))
    return enemy_card(painter.enemies[card], wide, high)
