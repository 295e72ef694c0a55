"""A leaderboard: places, names, and each rating as a dot on a line with its uncertainty as a bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from bot.draw.kit.palette import mix
from bot.draw.kit.type import Face
from bot.draw.standings.scenes import LadderRow, LadderScene
from bot.draw.standings.sheet import EDGE, HEAD, WIDE, Sheet

ROW: Final = 78
NAME: Final = 96
BARS: Final = (430, 690)
"""Where the scale of the ratings begins and ends."""
NUMBERS: Final = WIDE - EDGE - 6


def paint_ladder(scene: LadderScene, theme: str, scale: float) -> Image.Image:
    """The picture of a leaderboard."""
    sheet = Sheet(HEAD + len(scene.rows) * ROW + 30, theme, scale)
    sheet.head(scene.title, scene.about)
    low = min(scene.neutral, *(each.middle - each.width for each in scene.rows))
    high = max(scene.neutral, *(each.middle + each.width for each in scene.rows))
    span = max(1.0, high - low)

    def across(value: float) -> float:
        return BARS[0] + (value - low) / span * (BARS[1] - BARS[0])

    bottom = HEAD + len(scene.rows) * ROW
    line = mix(sheet.theme.paper, sheet.theme.rule, 0.6)
    for top in range(HEAD + 6, bottom, 14):
        begins = across(scene.neutral)
        sheet.pen.line(sheet.at(begins, top, begins, min(top + 7, bottom)), line, sheet.px(2))
    for number, row in enumerate(scene.rows):
        _paint_row(sheet, row, HEAD + (number + 0.5) * ROW, across, last=number == len(scene.rows) - 1)
    return sheet.image


def _paint_row(
    sheet: Sheet, row: LadderRow, y: float, across: Callable[[float], float], *, last: bool
) -> None:
    theme = sheet.theme
    sheet.badge(EDGE + 28, y, row.place)
    sheet.words((NAME, y - 13), row.name, Face.NAME, 34, room=BARS[0] - NAME - 14)
    sheet.words((NAME, y + 20), row.detail, Face.TEXT, 22, theme.soft, room=BARS[0] - NAME - 14)
    left, middle, right = map(across, (row.middle - row.width, row.middle, row.middle + row.width))
    bar = mix(theme.panel, theme.water, 0.75)
    outline = theme.deep
    sheet.pen.rounded_rectangle(
        sheet.at(left, y - 9, right, y + 9),
        sheet.px(9),
        # What is provisional is an empty bar: not told by colour alone.
        fill=None if row.provisional else bar,
        outline=outline,
        width=sheet.px(2),
    )
    box = sheet.at(middle - 9, y - 9, middle + 9, y + 9)
    sheet.pen.ellipse(
        box, fill=theme.panel if row.provisional else outline, outline=outline, width=sheet.px(3)
    )
    sheet.words((NUMBERS, y), row.rating, Face.STRONG, 30, across="right", room=NUMBERS - BARS[1] - 16)
    if not last:
        rule = mix(theme.paper, theme.rule, 0.35)
        sheet.pen.line(sheet.at(EDGE, y + ROW / 2, WIDE - EDGE, y + ROW / 2), rule, sheet.px(1))
