"""The picture of a player's own event cards."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.type import Face
from cogs.war.model.components import FREE, SIDES
from cogs.war.painting.brush import BRASS, SidePainter
from cogs.war.painting.cards import cloth, event_card
from cogs.war.painting.layout import WIDTH
from cogs.war.painting.scene import HandScene

HIGH = 1080
FEW = 3
"""Cards that are shown bigger, in one row."""
TOP = 74.0


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: the fewer cards, the bigger."""
    image = cloth(theme, round(WIDTH * scale), round(HIGH * scale))
    painter = SidePainter(image, theme, scale, scene.language)
    side = SIDES.index(scene.side)
    name = painter.says("seat-free_peoples" if side == FREE else "seat-shadow")
    ink = painter.theme.ink
    painter.emblem(scene.side, 54, 42, 48, painter.lean(scene.side), BRASS)
    painter.words((92, 43), painter.says("board-hand-of", side=name), Face.TITLE, 38, ink, "left", 1250)
    if not scene.cards:
        painter.words(
            (WIDTH / 2, HIGH / 2), painter.says("board-hand-empty"), Face.NAME, 44, painter.theme.soft
        )
        return image
    across = next((n for n in (3, 4, 5, 6) if len(scene.cards) <= 2 * n), 7)
    down = -(-len(scene.cards) // across)
    across = -(-len(scene.cards) // down)
    cell = WIDTH / max(across, FEW)
    rows = down if len(scene.cards) <= FEW else max(2, down)
    wide = min(cell - 18, (HIGH - TOP - 10) / rows / 1.4 - 12)
    pitch = min(cell, wide + 56)
    for index, card in enumerate(scene.cards):
        row, column = divmod(index, across)
        here = min(across, len(scene.cards) - row * across)
        x = WIDTH / 2 + (column - (here - 1) / 2) * pitch
        y = TOP + (HIGH - TOP - 8) * ((row + 0.5) / rows if down > 1 else 0.5)
        painter.put(event_card(card, scene.language, painter.px(wide), scene.rules), x, y)
    return image
