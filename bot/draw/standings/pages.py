"""Leaderboards, profiles, brackets and crosstables as they are painted."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, gradient
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, lighter, mix
from bot.draw.kit.type import Across, Face, fit, font, write
from bot.draw.standings.scenes import (
    BracketPair,
    BracketScene,
    CrossRow,
    CrossScene,
    CurvePoint,
    LadderRow,
    LadderScene,
    ProfileRow,
    ProfileScene,
)

# A sheet of parchment with a heading, and marks on it that are not words.

WIDE: Final = 900
EDGE: Final = 34
HEAD: Final = 132
MEDALS: Final[tuple[Rgb, ...]] = ((214, 168, 46), (164, 169, 176), (176, 112, 62))
_UNKNOWN: Final = "\ufffe"


class Sheet:
    """A picture being painted: `WIDE` units wide, places in units of scale 1."""

    def __init__(self, high: float, theme: str, scale: float) -> None:
        self.theme: Theme = THEMES[theme]
        self.scale = scale
        self.high = high
        size = (round(WIDE * scale), round(high * scale))
        self.image = gradient(size, lighter(self.theme.panel, 0.15), self.theme.paper)
        self.pen = ImageDraw.Draw(self.image)
        for inset, width in ((10, 3), (17, 1)):
            box = (inset, inset, WIDE - inset, high - inset)
            self.pen.rectangle(self.at(*box), outline=self.theme.rule, width=self.px(width))

    def px(self, value: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(value * self.scale))

    def at(self, *values: float) -> tuple[float, ...]:
        """Places in pixels."""
        return tuple(value * self.scale for value in values)

    def words(
        self,
        place: tuple[float, float],
        text: str,
        face: Face,
        size: float,
        colour: Rgb | None = None,
        across: Across = "left",
        room: float = 9999.0,
    ) -> None:
        """One line, smaller where it would not fit in its room, and cut where it would be too small."""
        text = keep_known(text, face)
        pixels = fit(text, face, self.px(size), room * self.scale, self.px(size * 0.72))
        text = _cut(text, face, pixels, room * self.scale)
        x, y = self.at(*place)
        write(self.image, (x, y), text, face, pixels, colour or self.theme.ink, across)

    def head(self, title: str, about: str) -> None:
        """The heading, and what it is about, with a rule below."""
        middle, room = WIDE / 2, WIDE - 2 * EDGE
        self.words((middle, 58), title, Face.TITLE, 44, across="middle", room=room)
        if about:
            self.words((middle, 100), about, Face.TEXT, 26, self.theme.soft, across="middle", room=room)
        self.pen.line(self.at(EDGE, HEAD - 4, WIDE - EDGE, HEAD - 4), self.theme.rule, self.px(2))

    def badge(self, x: float, y: float, place: str, *, plain: bool = False) -> None:
        """A place on a disc; unless it is plain, the first three are of metal, and with a rim."""
        number = int(place) if place.isdecimal() else 0
        medal = MEDALS[number - 1] if 1 <= number <= len(MEDALS) and not plain else None
        sprite = _disc(
            self.px(44), medal or mix(self.theme.panel, self.theme.edge, 0.25), rimmed=medal is not None
        )
        left, top = self.at(x, y)
        self.image.paste(sprite, (round(left - sprite.width / 2), round(top - sprite.height / 2)), sprite)
        dark = THEMES["parchment"].ink
        ink = dark if medal is not None else self.theme.ink
        self.words((x, y), place, Face.STRONG, 26, ink, across="middle", room=38)


def keep_known(text: str, face: Face) -> str:
    """A name without what the face has no letters for; a mark where nothing is left."""
    known = "".join(letter for letter in text if _is_known(letter, face))
    return " ".join(known.split()) or "…"


@lru_cache(maxsize=4096)
def _is_known(letter: str, face: Face) -> bool:
    if letter == " " or letter.isascii():
        return letter.isprintable()
    drawn = font(face, 16)
    return bytes(drawn.getmask(letter)) != bytes(drawn.getmask(_UNKNOWN))


def _cut(text: str, face: Face, size: int, room: float) -> str:
    drawn = font(face, size)
    if drawn.getlength(text) <= room:
        return text
    while text and drawn.getlength(text + "…") > room:
        text = text[:-1]
    return text.rstrip() + "…"


@keep_painted
def _disc(size: int, colour: Rgb, *, rimmed: bool) -> Image.Image:
    canvas = Canvas(size, size)
    canvas.disc(size / 2, size / 2, size / 2, darker(colour, 0.45) if rimmed else darker(colour, 0.15))
    canvas.disc(size / 2, size / 2, size / 2 - max(1.0, size * 0.06), colour)
    return canvas.finish()


# A bracket: a column for each round, a box for each pair, whoever goes on in strong letters with a mark.

LINE: Final = 44
BOX: Final = 2 * LINE
GAP: Final = 22
TITLE: Final = 52
BETWEEN: Final = 26
"""Units between two columns."""


def paint_bracket(scene: BracketScene, theme: str, scale: float) -> Image.Image:
    """The picture of a bracket."""
    tallest = max(len(bracket_round.pairs) for bracket_round in scene.rounds)
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
    sheet.pen.polygon([sheet.at(*corner) for corner in corners], fill=sheet.theme.deep)


# The standings of a tournament: a line for each person, a column for each round, then the points.

CROSSTABLE_ROW: Final = 66
HEADS: Final = 46
CROSSTABLE_NAME: Final = 96
CELLS: Final = 356
"""Where the columns of the rounds begin."""
POINTS: Final = 754
TIE: Final = WIDE - EDGE - 8
WIDEST: Final = 84


def paint_crosstable(scene: CrossScene, theme: str, scale: float) -> Image.Image:
    """The picture of a tournament’s standings."""
    top = HEAD + HEADS
    sheet = Sheet(top + len(scene.rows) * CROSSTABLE_ROW + 26, theme, scale)
    sheet.head(scene.title, scene.about)
    soft = sheet.theme.soft
    y = HEAD + HEADS / 2 + 2
    for number, head in enumerate(scene.heads):
        sheet.words((_column(scene, number), y), head, Face.STRONG, 26, soft, across="middle")
    sheet.words((POINTS, y), scene.points, Face.STRONG, 26, soft, across="right", room=96)
    sheet.words((TIE, y), scene.tie_break, Face.STRONG, 26, soft, across="right", room=96)
    for number, row in enumerate(scene.rows):
        _paint_row_crosstable(
            sheet, scene, row, top + (number + 0.5) * CROSSTABLE_ROW, last=number == len(scene.rows) - 1
        )
    return sheet.image


def _column(scene: CrossScene, number: int) -> float:
    """The middle of a column; few rounds do not spread over the whole width."""
    room = min(WIDEST, (POINTS - 84 - CELLS) / max(1, len(scene.heads)))
    return CELLS + (number + 0.5) * room


def _paint_row_crosstable(sheet: Sheet, scene: CrossScene, row: CrossRow, y: float, *, last: bool) -> None:
    theme = sheet.theme
    ink = theme.soft if row.gone else theme.ink
    sheet.badge(EDGE + 28, y, row.place, plain=not scene.begun)
    sheet.words((CROSSTABLE_NAME, y), row.name, Face.NAME, 31, ink, room=CELLS - CROSSTABLE_NAME - 12)
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
        sheet.pen.line(
            sheet.at(EDGE, y + CROSSTABLE_ROW / 2, WIDE - EDGE, y + CROSSTABLE_ROW / 2), rule, sheet.px(1)
        )


# A leaderboard: places, names, and each rating as a dot on a line with its uncertainty as a bar.

LADDER_ROW: Final = 78
LADDER_NAME: Final = 96
BARS: Final = (430, 690)
"""Where the scale of the ratings begins and ends."""
NUMBERS: Final = WIDE - EDGE - 6


def paint_ladder(scene: LadderScene, theme: str, scale: float) -> Image.Image:
    """The picture of a leaderboard."""
    sheet = Sheet(HEAD + len(scene.rows) * LADDER_ROW + 30, theme, scale)
    sheet.head(scene.title, scene.about)
    low = min(scene.neutral, *(row.middle - row.width for row in scene.rows))
    high = max(scene.neutral, *(row.middle + row.width for row in scene.rows))
    span = max(1.0, high - low)

    def across(value: float) -> float:
        return BARS[0] + (value - low) / span * (BARS[1] - BARS[0])

    bottom = HEAD + len(scene.rows) * LADDER_ROW
    line = mix(sheet.theme.paper, sheet.theme.rule, 0.6)
    for top in range(HEAD + 6, bottom, 14):
        begins = across(scene.neutral)
        sheet.pen.line(sheet.at(begins, top, begins, min(top + 7, bottom)), line, sheet.px(2))
    for number, row in enumerate(scene.rows):
        _paint_row_ladder(
            sheet, row, HEAD + (number + 0.5) * LADDER_ROW, across, last=number == len(scene.rows) - 1
        )
    return sheet.image


def _paint_row_ladder(
    sheet: Sheet, row: LadderRow, y: float, across: Callable[[float], float], *, last: bool
) -> None:
    theme = sheet.theme
    sheet.badge(EDGE + 28, y, row.place)
    sheet.words((LADDER_NAME, y - 13), row.name, Face.NAME, 34, room=BARS[0] - LADDER_NAME - 14)
    sheet.words((LADDER_NAME, y + 20), row.detail, Face.TEXT, 22, theme.soft, room=BARS[0] - LADDER_NAME - 14)
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
        sheet.pen.line(sheet.at(EDGE, y + LADDER_ROW / 2, WIDE - EDGE, y + LADDER_ROW / 2), rule, sheet.px(1))


# A person: the rating over time with its band, games and sides with what was won, and some facts.

CURVE: Final = 330
"""Height of the curve with its heading and dates."""
PROFILE_ROW: Final = 50
FACT: Final = 42
PLOT: Final = (EDGE + 76, WIDE - EDGE - 8)
BAR: Final = (400, 560)
STEP: Final = 100
"""Points between two lines of the curve's grid, at least."""
MOST_LINES: Final = 6


def paint_profile(scene: ProfileScene, theme: str, scale: float) -> Image.Image:
    """The picture of a person."""
    curve = CURVE if len(scene.curve) > 1 else 0
    high = HEAD + curve + len(scene.rows) * PROFILE_ROW + len(scene.facts) * FACT + 58
    sheet = Sheet(high, theme, scale)
    sheet.head(scene.title, scene.about)
    y = HEAD + 8.0
    if curve:
        _paint_curve(sheet, scene, y)
        y += curve
    for row in scene.rows:
        _paint_row_profile(sheet, row, y + PROFILE_ROW / 2)
        y += PROFILE_ROW
    y += 12
    for fact in scene.facts:
        sheet.words((EDGE + 8, y + FACT / 2), fact, Face.TEXT, 26, sheet.theme.ink, room=WIDE - 2 * EDGE - 16)
        y += FACT
    return sheet.image


def _paint_row_profile(sheet: Sheet, row: ProfileRow, y: float) -> None:
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
    low = min(curve_point.middle - curve_point.width for curve_point in points)
    high = max(curve_point.middle + curve_point.width for curve_point in points)
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
    band = [place(curve_point, 1) for curve_point in points] + [
        place(curve_point, -1) for curve_point in reversed(points)
    ]
    over = Image.new("L", sheet.image.size, 0)
    ImageDraw.Draw(over).polygon(band, fill=150)
    sheet.image.paste(mix(theme.panel, theme.water, 0.8), (0, 0), over)
    sheet.pen.line([place(curve_point) for curve_point in points], theme.deep, sheet.px(5), joint="curve")
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
