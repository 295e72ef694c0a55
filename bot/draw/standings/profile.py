"""A person: the rating over time with its band, games and sides with what was won, and some facts."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bot.draw.kit.palette import mix
from bot.draw.kit.type import Face
from bot.draw.standings.scenes import CurvePoint, ProfileRow, ProfileScene
from bot.draw.standings.sheet import EDGE, HEAD, WIDE, Sheet

CURVE: Final = 330
"""Height of the curve with its heading and dates."""
ROW: Final = 50
FACT: Final = 42
PLOT: Final = (EDGE + 76, WIDE - EDGE - 8)
BAR: Final = (400, 560)
STEP: Final = 100
"""Points between two lines of the curve's grid, at least."""
MOST_LINES: Final = 6


def paint_profile(scene: ProfileScene, theme: str, scale: float) -> Image.Image:
    """The picture of a person."""
    curve = CURVE if len(scene.curve) > 1 else 0
    high = HEAD + curve + len(scene.rows) * ROW + len(scene.facts) * FACT + 58
    sheet = Sheet(high, theme, scale)
    sheet.head(scene.title, scene.about)
    y = HEAD + 8.0
    if curve:
        _paint_curve(sheet, scene, y)
        y += curve
    for row in scene.rows:
        _paint_row(sheet, row, y + ROW / 2)
        y += ROW
    y += 12
    for fact in scene.facts:
        sheet.words((EDGE + 8, y + FACT / 2), fact, Face.TEXT, 26, sheet.theme.ink, room=WIDE - 2 * EDGE - 16)
        y += FACT
    return sheet.image


def _paint_row(sheet: Sheet, row: ProfileRow, y: float) -> None:
    theme = sheet.theme
    indent = 30 if row.is_side else 8
    face, size = (Face.TEXT, 25) if row.is_side else (Face.NAME, 29)
    sheet.words((EDGE + indent, y), row.name, face, size, room=BAR[0] - EDGE - indent - 14)
    left, right = BAR
    won = left + (right - left) * row.won / max(1, row.played)
    high = 8 if row.is_side else 11
    sheet.pen.rectangle(sheet.at(left, y - high, right, y + high), outline=theme.deep, width=sheet.px(2))
    if row.won:
        sheet.pen.rectangle(sheet.at(left, y - high, won, y + high), fill=theme.deep)
    sheet.words((right + 14, y), row.result, Face.TEXT, 23, theme.soft, room=110)
    sheet.words((WIDE - EDGE - 6, y), row.rating, Face.STRONG, size - 1, across="right", room=186)


def _paint_curve(sheet: Sheet, scene: ProfileScene, top: float) -> None:
    theme, points = sheet.theme, scene.curve
    sheet.words((EDGE + 8, top + 22), scene.curve_title, Face.NAME, 28, room=WIDE - 2 * EDGE - 16)
    up, down = top + 52.0, top + CURVE - 52.0
    low = min(each.middle - each.width for each in points)
    high = max(each.middle + each.width for each in points)
    span = max(1.0, high - low)

    def place(point: CurvePoint, shift: float = 0.0) -> tuple[float, float]:
        x = PLOT[0] + point.at * (PLOT[1] - PLOT[0])
        return x * sheet.scale, (
            down - (point.middle + shift * point.width - low) / span * (down - up)
        ) * sheet.scale

    for value in _grid(low, high):
        y = down - (value - low) / span * (down - up)
        sheet.pen.line(sheet.at(PLOT[0], y, PLOT[1], y), mix(theme.paper, theme.rule, 0.4), sheet.px(1))
        sheet.words((PLOT[0] - 10, y), str(value), Face.TEXT, 24, theme.soft, across="right")
    band = [place(each, 1) for each in points] + [place(each, -1) for each in reversed(points)]
    over = Image.new("L", sheet.image.size, 0)
    ImageDraw.Draw(over).polygon(band, fill=150)
    sheet.image.paste(mix(theme.panel, theme.water, 0.8), (0, 0), over)
    sheet.pen.line([place(each) for each in points], theme.deep, sheet.px(5), joint="curve")
    x, y = place(points[-1])
    r = sheet.px(8)
    sheet.pen.ellipse((x - r, y - r, x + r, y + r), fill=theme.gold, outline=theme.deep, width=sheet.px(3))
    sheet.words((PLOT[0], down + 26), scene.first, Face.TEXT, 22, theme.soft)
    sheet.words((PLOT[1], down + 26), scene.last, Face.TEXT, 22, theme.soft, across="right")


def _grid(low: float, high: float) -> list[int]:
    step = STEP
    while (high - low) / step > MOST_LINES:
        step *= 2
    first = -int(-low // step) * step
    return list(range(first, int(high) + 1, step))
