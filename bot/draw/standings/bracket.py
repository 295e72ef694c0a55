"""A bracket: a column for each round, a box for each pair, whoever goes on in strong letters with a mark."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.draw.kit.palette import mix
from bot.draw.kit.type import Face
from bot.draw.standings.scenes import BracketPair, BracketScene
from bot.draw.standings.sheet import EDGE, HEAD, WIDE, Sheet

LINE: Final = 44
BOX: Final = 2 * LINE
GAP: Final = 22
TITLE: Final = 52
BETWEEN: Final = 26
"""Units between two columns."""


def paint_bracket(scene: BracketScene, theme: str, scale: float) -> Image.Image:
    """The picture of a bracket."""
    tallest = max(len(each.pairs) for each in scene.rounds)
    high = tallest * (BOX + GAP)
    sheet = Sheet(HEAD + TITLE + high + 22, theme, scale)
    sheet.head(scene.title, scene.about)
    wide = (WIDE - 2 * EDGE - BETWEEN * (len(scene.rounds) - 1)) / len(scene.rounds)
    for number, column in enumerate(scene.rounds):
        left = EDGE + number * (wide + BETWEEN)
        sheet.words(
            (left + wide / 2, HEAD + TITLE / 2),
            *(column.title, Face.STRONG, 27, sheet.theme.soft),
            across="middle",
            room=wide,
        )
        share = high / len(column.pairs)
        for place, pair in enumerate(column.pairs):
            _paint_pair(sheet, pair, left, HEAD + TITLE + (place + 0.5) * share, wide)
    return sheet.image


def _paint_pair(sheet: Sheet, pair: BracketPair, left: float, middle: float, wide: float) -> None:
    theme = sheet.theme
    top = middle - LINE * len(pair.names) / 2
    bottom = middle + LINE * len(pair.names) / 2
    box = sheet.at(left, top, left + wide, bottom)
    sheet.pen.rounded_rectangle(box, sheet.px(9), theme.panel, theme.rule, sheet.px(2))
    for number, (name, score) in enumerate(zip(pair.names, pair.scores, strict=True)):
        y = top + (number + 0.5) * LINE
        goes_on = pair.winner == number
        ink = theme.ink if goes_on or pair.winner is None else theme.soft
        if goes_on:
            _mark(sheet, left + 12, y)
        sheet.words((left + 30, y), name, Face.NAME, 27, ink, room=wide - 94)
        if score:
            sheet.words((left + wide - 12, y), score, Face.STRONG, 27, ink, across="right", room=54)
    if len(pair.names) > 1:
        rule = mix(theme.panel, theme.rule, 0.5)
        sheet.pen.line(sheet.at(left + 8, middle, left + wide - 8, middle), rule, sheet.px(1))


def _mark(sheet: Sheet, x: float, y: float) -> None:
    """A small arrow beside whoever goes on."""
    corners = ((x, y - 8), (x + 11, y), (x, y + 8))
    sheet.pen.polygon([sheet.at(*each) for each in corners], fill=sheet.theme.deep)
