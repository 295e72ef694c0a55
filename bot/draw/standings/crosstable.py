"""The standings of a tournament: a line for each person, a column for each round, then the points."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.draw.kit.palette import mix
from bot.draw.kit.type import Face
from bot.draw.standings.scenes import CrossRow, CrossScene
from bot.draw.standings.sheet import EDGE, HEAD, WIDE, Sheet

ROW: Final = 66
HEADS: Final = 46
NAME: Final = 96
CELLS: Final = 356
"""Where the columns of the rounds begin."""
POINTS: Final = 754
TIE: Final = WIDE - EDGE - 8
WIDEST: Final = 84


def paint_crosstable(scene: CrossScene, theme: str, scale: float) -> Image.Image:
    """The picture of a tournament’s standings."""
    top = HEAD + HEADS
    sheet = Sheet(top + len(scene.rows) * ROW + 26, theme, scale)
    sheet.head(scene.title, scene.about)
    soft = sheet.theme.soft
    y = HEAD + HEADS / 2 + 2
    for number, head in enumerate(scene.heads):
        sheet.words((_column(scene, number), y), head, Face.STRONG, 26, soft, across="middle")
    sheet.words((POINTS, y), scene.points, Face.STRONG, 26, soft, across="right", room=96)
    sheet.words((TIE, y), scene.tie_break, Face.STRONG, 26, soft, across="right", room=96)
    for number, row in enumerate(scene.rows):
        _paint_row(sheet, scene, row, top + (number + 0.5) * ROW, last=number == len(scene.rows) - 1)
    return sheet.image


def _column(scene: CrossScene, number: int) -> float:
    """The middle of a column; few rounds do not spread over the whole width."""
    room = min(WIDEST, (POINTS - 84 - CELLS) / max(1, len(scene.heads)))
    return CELLS + (number + 0.5) * room


def _paint_row(sheet: Sheet, scene: CrossScene, row: CrossRow, y: float, *, last: bool) -> None:
    theme = sheet.theme
    ink = theme.soft if row.gone else theme.ink
    sheet.badge(EDGE + 28, y, row.place, plain=not scene.begun)
    sheet.words((NAME, y), row.name, Face.NAME, 31, ink, room=CELLS - NAME - 12)
    for number, cell in enumerate(row.cells):
        x = _column(scene, number)
        if not cell.against:
            sheet.words((x, y), cell.result, Face.STRONG, 29, ink, across="middle", room=62)
            continue
        sheet.words((x, y - 13), cell.result, Face.STRONG, 29, ink, across="middle", room=62)
        sheet.words((x, y + 16), cell.against, Face.TEXT, 22, theme.soft, across="middle", room=62)
    sheet.words((POINTS, y), row.points, Face.STRONG, 33, ink, across="right", room=84)
    sheet.words((TIE, y), row.tie_break, Face.TEXT, 26, theme.soft, across="right", room=92)
    if not last:
        rule = mix(theme.paper, theme.rule, 0.35)
        sheet.pen.line(sheet.at(EDGE, y + ROW / 2, WIDE - EDGE, y + ROW / 2), rule, sheet.px(1))
