"""What a server has played: a line with a bar for each title or side, and columns by month.

Every letter is at least 11 pixels where phones show the picture 290 pixels wide.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.draw.kit.palette import mix
from bot.draw.kit.type import Across, Face, cut, fit, write
from bot.draw.standings.pages import EDGE, WIDE, Sheet, keep_known
from bot.draw.standings.scenes import SumColumn, SumRow, SumsScene

LEAST: Final = 36
"""The smallest letters, in units of which the picture is `WIDE` wide."""
TOP: Final = 154
NAMED, BARRED, DETAILED = 64, 54, 42
"""Height of a line's name, of its bar, and of what stands below."""
BAR: Final = (EDGE + 8, 690)
VALUE: Final = WIDE - EDGE - 8
COLUMNS: Final = 300
"""Height of the columns with their heading and names."""
LETTERS: Final = 40


def paint_sums(scene: SumsScene, theme: str, scale: float) -> Image.Image:
    """The picture of what a server has played."""
    rows = sum(_height_of(row) for row in scene.rows)
    sheet = Sheet(TOP + rows + (COLUMNS if scene.columns else 0) + 34, theme, scale)
    _words(sheet, (WIDE / 2, 62), scene.title, Face.TITLE, 54, "middle")
    _words(sheet, (WIDE / 2, 116), scene.about, Face.TEXT, LETTERS, "middle")
    y = float(TOP)
    for row in scene.rows:
        _paint_row(sheet, row, y)
        y += _height_of(row)
    if scene.columns:
        _paint_columns(sheet, scene, y)
    return sheet.image


def _height_of(row: SumRow) -> int:
    return NAMED + (BARRED if row.end else 0) + (DETAILED if row.detail else 0)


def _words(
    sheet: Sheet,
    place: tuple[float, float],
    text: str,
    face: Face,
    size: float,
    across: Across = "left",
    room: float = WIDE - 2 * EDGE,
) -> None:
    """One line, smaller where it would not fit, but never too small to be read on a phone: cut instead."""
    text = keep_known(text, face)
    pixels = fit(text, face, sheet.px(size), room * sheet.scale, sheet.px(LEAST))
    x, y = sheet.at(*place)
    told = cut(text, face, pixels, room * sheet.scale)
    write(sheet.image, (x, y), told, face, pixels, sheet.theme.ink, across)


def _paint_row(sheet: Sheet, row: SumRow, top: float) -> None:
    room = VALUE - BAR[0] if not row.value else BAR[1] - BAR[0]
    _words(sheet, (BAR[0], top + 32), row.name, Face.NAME, 44, room=room)
    if row.value:
        _words(sheet, (VALUE, top + 32), row.value, Face.STRONG, 44, "right", VALUE - BAR[1] - 16)
    if row.end:
        _paint_bar(sheet, row, top + NAMED + 20)
    if row.detail:
        below = top + _height_of(row) - DETAILED / 2 - 8
        _words(sheet, (BAR[0], below), row.detail, Face.TEXT, LEAST)


def _paint_bar(sheet: Sheet, row: SumRow, y: float) -> None:
    theme, left = sheet.theme, BAR[0]
    wide = VALUE - left
    begin, end = left + wide * row.begin, left + wide * row.end
    if row.at is None:
        sheet.pen.rectangle(sheet.at(begin, y - 13, end, y + 13), theme.deep)
        return
    # A share on the whole way from none to all, with its interval, and half of the way marked.
    whole = sheet.at(left, y - 13, VALUE, y + 13)
    sheet.pen.rectangle(whole, mix(theme.panel, theme.edge, 0.12), theme.rule, sheet.px(2))
    half = left + wide / 2
    sheet.pen.line(sheet.at(half, y - 20, half, y + 20), theme.rule, sheet.px(3))
    band = mix(theme.panel, theme.water, 0.75)
    sheet.pen.rectangle(sheet.at(begin, y - 13, end, y + 13), band, theme.deep, sheet.px(2))
    x = left + wide * row.at
    sheet.pen.ellipse(sheet.at(x - 15, y - 15, x + 15, y + 15), theme.deep, theme.halo, sheet.px(3))


def _paint_columns(sheet: Sheet, scene: SumsScene, top: float) -> None:
    theme = sheet.theme
    _words(sheet, (BAR[0], top + 34), scene.columns_title, Face.NAME, 44)
    foot, high = top + COLUMNS - 52, COLUMNS - 160
    share = (VALUE - BAR[0]) / len(scene.columns)
    for number, column in enumerate(scene.columns):
        middle = BAR[0] + (number + 0.5) * share
        _paint_column(sheet, column, middle, foot, high, share)
    sheet.pen.line(sheet.at(BAR[0], foot, VALUE, foot), theme.rule, sheet.px(3))


def _paint_column(
    sheet: Sheet, column: SumColumn, middle: float, foot: float, high: float, room: float
) -> None:
    top = foot - high * column.high
    half = min(44.0, room / 2 - 10)
    if column.high:
        sheet.pen.rectangle(sheet.at(middle - half, top, middle + half, foot), sheet.theme.deep)
    _words(sheet, (middle, top - 24), column.value, Face.STRONG, LEAST, "middle", room - 4)
    _words(sheet, (middle, foot + 28), column.name, Face.TEXT, LEAST, "middle", room - 4)
