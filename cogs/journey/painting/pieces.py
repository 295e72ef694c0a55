"""Dice, hobbits, circles and squares as sprites; all that is printed, large."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, blazon, grey_out
from bot.draw.kit.marks import as_sign
from bot.draw.kit.palette import THEMES, Rgb, contrast, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.type import Face, width, write
from bot.engine import Seat
from cogs.journey.components import BLACK, COLOUR, OWNER, WHITE_TREE
from cogs.journey.painting.land import plain
from cogs.journey.painting.scene import (
    CAPTIONS,
    MARGIN,
    WIDTH,
    Area,
    PrintedScene,
)

# Dice, hobbits, circles and squares as sprites, painted once and kept.

PALE: Rgb = (255, 250, 235)
INK: Rgb = (38, 22, 10)


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a die and its hobbit: body, and the ink and second tone of what is drawn on it."""

    body: Rgb
    ink: Rgb
    second: Rgb


PAINTS: Mapping[str, Paint] = {
    "yellow": Paint(rgb("#eebc2f"), rgb("#3a2206"), rgb("#a5570c")),
    "red": Paint(rgb("#b3261f"), PALE, rgb("#ffc48a")),
    "blue": Paint(rgb("#2a5fae"), PALE, rgb("#a9d6ff")),
    "green": Paint(rgb("#2f7d3b"), PALE, rgb("#c6eb9c")),
    BLACK: Paint(rgb("#2b2828"), PALE, rgb("#e3b95c")),
}
POINTS = {"red": 3, "blue": 4, "green": 4}


def mark(colour: str, x: float, y: float, radius: float) -> list[Point]:
    """The outline of a colour's mark: star, triangle, diamond, square; black has a disc."""
    if colour == "yellow":
        turns = [(radius * (1.12 if step % 2 == 0 else 0.5), math.pi * step / 5) for step in range(10)]
        return [(x + r * math.sin(a), y - r * math.cos(a)) for r, a in turns]
    if colour == BLACK:
        return [(x + radius * 0.9 * math.sin(a), y - radius * 0.9 * math.cos(a)) for a in _angles(28, 0)]
    corners = POINTS[colour]
    turn = math.pi / 4 if colour == "green" else 0.0
    down = radius * 0.16 if colour == "red" else 0.0
    return [
        (x + radius * 1.06 * math.sin(a), y + down - radius * 1.06 * math.cos(a))
        for a in _angles(corners, turn)
    ]


def _angles(count: int, turn: float) -> list[float]:
    return [turn + 2 * math.pi * step / count for step in range(count)]


@keep_painted
def die(colour: str, symbol: str, side: int, lit: Rgb | None = None) -> Image.Image:
    """A die seen from above; `lit` makes it glow."""
    paint = PAINTS[colour]
    canvas = Canvas(side, side)
    r = side * 0.19
    canvas.slab((0, 0, side, side), r, darker(paint.body, 0.62))
    e = side * 0.022
    canvas.slab_shade((e, e, side - e, side - e), r - e, lighter(paint.body, 0.42), darker(paint.body, 0.42))
    e = side * 0.075
    canvas.slab_shade(
        (e, e, side - e, side - e), r * 0.85, lighter(paint.body, 0.1), darker(paint.body, 0.12)
    )
    canvas.line([(side * 0.2, side * 0.095), (side * 0.8, side * 0.095)], PALE, side * 0.016, 90)
    sprite = canvas.finish()
    place = (side * 0.47, side * 0.45)
    blazon(sprite, place, f"journey/{symbol}", round(side * 0.62), paint.ink, paint.second)
    _draw_corner(sprite, colour, side)
    if lit is not None:
        return add_shadow(sprite, max(2, round(side * 0.07)), lit, 2.2)
    return add_shadow(sprite, max(2, round(side * 0.04)), drop=(0, max(1, round(side * 0.03))))


def _draw_corner(sprite: Image.Image, colour: str, side: int) -> None:
    """The colour's mark in the lower right corner of a die."""
    paint = PAINTS[colour]
    box = round(side * 0.31)
    canvas = Canvas(box, box)
    canvas.disc(box / 2, box / 2, box / 2, darker(paint.body, 0.5))
    canvas.disc(box / 2, box / 2, box * 0.44, PALE)
    canvas.fill(mark(colour, box / 2, box / 2, box * 0.3), darker(paint.body, 0.12))
    badge = as_sign(canvas.finish(), f"colour {colour}")
    sprite.paste(badge, (round(side * 0.65), round(side * 0.65)), badge)


@keep_painted
def hobbit(
    seat: Seat, side: int, lit: Rgb | None = None, pale: Rgb | None = None, marked: bool = True
) -> Image.Image:
    """A hobbit's round token: emblem on the colour, and below it the colour's mark, or a larger emblem."""
    colour = COLOUR[seat]
    paint = PAINTS[colour]
    canvas = Canvas(side, side)
    half = side / 2
    canvas.disc(half, half, half, lit or darker(paint.body, 0.55))
    canvas.disc(half, half, half * 0.93, lighter(paint.body, 0.6))
    canvas.disc(half, half, half * 0.86, darker(paint.body, 0.22))
    canvas.disc(half, half * 0.98, half * 0.8, paint.body)
    sprite = canvas.finish()
    place = (half, half * (0.94 if marked else 0.98))
    share = 0.54 if marked else 0.78
    blazon(sprite, place, f"journey/{seat}", round(side * share), paint.ink, paint.second)
    whole = _add_mark(sprite, colour) if marked else sprite
    if pale is not None:
        whole = grey_out(whole, pale, 0.5)
    if lit is not None:
        return add_shadow(whole, max(2, round(side * 0.07)), lit, 2.0)
    return add_shadow(whole, max(2, round(side * 0.05)), drop=(0, max(1, round(side * 0.03))))


def _add_mark(sprite: Image.Image, colour: str) -> Image.Image:
    """A hobbit's token, higher by the mark of its colour."""
    paint, side = PAINTS[colour], sprite.width
    half, box = side / 2, round(side * 0.36)
    badge = Canvas(box, box)
    badge.disc(box / 2, box / 2, box / 2, darker(paint.body, 0.55))
    badge.disc(box / 2, box / 2, box * 0.44, PALE)
    badge.fill(mark(colour, box / 2, box / 2, box * 0.3), darker(paint.body, 0.12))
    over = as_sign(badge.finish(), f"colour {colour}")
    whole = Image.new("RGBA", (side, round(side * 1.1)), (0, 0, 0, 0))
    whole.paste(sprite, (0, 0))
    whole.alpha_composite(over, (round(half - box / 2), whole.height - box))
    return whole


def _draw_cross(canvas: Canvas, box: tuple[float, float, float, float], thick: float) -> None:
    """Two strokes of a pen through a field."""
    left, top, right, bottom = box
    dx, dy = (right - left) * 0.04, (bottom - top) * 0.05
    strokes = (
        [(left, top + dy), ((left + right) / 2 + dx, (top + bottom) / 2 - dy), (right - dx, bottom)],
        [(right, top), ((left + right) / 2 - dx, (top + bottom) / 2 - dy), (left + dx, bottom - dy)],
    )
    for colour, wide in ((PALE, thick * 1.7), (INK, thick)):
        for stroke in strokes:
            canvas.line(stroke, colour, wide)


@keep_painted
def circle(place: str, colour: str, state: str, side: int, theme: str) -> Image.Image:
    """A circle of the road. state: open, ahead (the dice as they lie would cross it) or crossed."""
    colours, paint = THEMES[theme], PAINTS[colour]
    canvas = Canvas(side, side)
    half = side / 2
    rim = colours.gold if state == "ahead" else colours.rule
    canvas.disc(half, half, half, darker(rim, 0.35))
    canvas.disc(half, half, half * 0.955, rim)
    if state == "crossed":
        canvas.disc(half, half, half * 0.86, paint.body)
        ink, second = lighter(paint.body, 0.62), lighter(paint.body, 0.4)
    else:
        canvas.disc(
            half,
            half,
            half * (0.8 if state == "ahead" else 0.9),
            lighter(colours.panel, 0.08 if theme == "night" else 0.4),
        )
        ink = mix(colours.ink, colours.panel, 0.25)
        second = mix(colours.rule, colours.panel, 0.1)
    sprite = canvas.finish()
    name = f"journey/{place}"
    blazon(sprite, (half, half), name, round(side * 0.66), ink, second)
    if state == "crossed":
        over = Canvas(side, side)
        _draw_cross(over, (side * 0.2, side * 0.2, side * 0.8, side * 0.8), side * 0.062)
        sprite.alpha_composite(over.finish())
    if state == "ahead":
        return add_shadow(sprite, max(2, round(side * 0.1)), colours.gold, 2.2)
    return add_shadow(sprite, max(1, round(side * 0.04)), drop=(0, 1))


@keep_painted
def field(state: str, wide: int, high: int, theme: str, last: bool = False) -> Image.Image:
    """A field of the Nazgûl track. state: open, threat or crossed; last: with the Nazgûl's head."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high)
    edge = max(1.5, high * 0.05)
    rim = colours.alarm if state == "threat" else colours.ink
    if state == "threat":
        edge *= 1.9
    canvas.slab((0, 0, wide, high), high * 0.12, rim)
    shade = lighter(colours.panel, 0.06 if theme == "night" else 0.35)
    if state == "crossed":
        shade = mix(colours.ink, rgb("#6a6a78"), 0.72) if theme == "parchment" else rgb("#6d7488")
    if state == "threat":
        shade = mix(shade, colours.alarm, 0.28)
    canvas.slab((edge, edge, wide - edge, high - edge), high * 0.09, shade)
    sprite = as_sign(canvas.finish(), "field")
    if last:
        size = round(min(wide * 1.0, high * 0.86))
        tones = (colours.ink, colours.alarm)
        blazon(sprite, (wide / 2, high / 2), "journey/nazgul", size, *tones)
    if state == "crossed":
        over = Canvas(wide, high)
        gap = min(wide, high) * 0.22
        _draw_cross(over, (gap, high * 0.2, wide - gap, high * 0.8), 3 + (min(wide, high) - 3) * 0.055)
        sprite.alpha_composite(over.finish())
    if state == "threat":
        return add_shadow(sprite, max(2, round(high * 0.1)), colours.alarm, 1.7)
    return add_shadow(sprite, max(1, round(high * 0.04)), drop=(0, 1))


@keep_painted
def ribbon(text: str, size: int, colour: Rgb) -> Image.Image:
    """A short word on a ribbon with swallow tails; `size` is the lettering's in pixels."""
    room, high = round(width(text, Face.STRONG, size) + size * 1.5), round(size * 1.5)
    canvas = Canvas(room, high)
    tail = size * 0.4
    whole = [(0, 0), (room, 0), (room - tail, high / 2), (room, high), (0, high), (tail, high / 2)]
    canvas.shade(whole, lighter(colour, 0.2), darker(colour, 0.12))
    sprite = canvas.finish()
    ink = max((darker(colour, 0.85), PALE), key=lambda shade: contrast(shade, colour))
    write(sprite, (room / 2, high / 2), text, Face.STRONG, size, ink)
    return add_shadow(sprite, max(1, size // 8), drop=(0, 1))


@keep_painted
def emblem_of(name: str, side: int, ink: Rgb, second: Rgb) -> Image.Image:
    """A drawing without a ground."""
    sprite = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    blazon(sprite, (side / 2, side / 2), f"journey/{name}", side, ink, second)
    return sprite


@keep_painted
def slot(side: int, theme: str) -> Image.Image:
    """The empty place of a die."""
    colours = THEMES[theme]
    canvas = Canvas(side, side)
    r, e = side * 0.19, max(1.0, side * 0.025)
    canvas.slab((0, 0, side, side), r, mix(colours.rule, colours.panel, 0.35))
    canvas.slab((e, e, side - e, side - e), r - e, mix(colours.panel, colours.edge, 0.22))
    return canvas.finish()


@keep_painted
def badge(sign: str, side: int, colour: Rgb) -> Image.Image:
    """A small round badge: `tick` for what is chosen, `lock` for what has to be, `alarm` for who is out."""
    canvas = Canvas(side, side)
    canvas.disc(side / 2, side / 2, side / 2, PALE)
    canvas.disc(side / 2, side / 2, side * 0.43, colour)
    if sign == "tick":
        check = [(side * 0.27, side * 0.52), (side * 0.44, side * 0.7), (side * 0.74, side * 0.32)]
        canvas.line(check, PALE, side * 0.12)
    elif sign == "lock":
        canvas.disc(side * 0.5, side * 0.42, side * 0.19, PALE)
        canvas.disc(side * 0.5, side * 0.42, side * 0.1, colour)
        canvas.slab((side * 0.27, side * 0.44, side * 0.73, side * 0.75), side * 0.05, PALE)
        canvas.line([(side * 0.5, side * 0.55), (side * 0.5, side * 0.64)], colour, side * 0.08)
    else:
        canvas.line([(side * 0.5, side * 0.22), (side * 0.5, side * 0.56)], PALE, side * 0.13)
        canvas.disc(side * 0.5, side * 0.76, side * 0.075, PALE)
    return add_shadow(as_sign(canvas.finish(), sign), max(1, side // 12), drop=(0, 1))


# The picture of what is printed: all faces of the dice, and the squares of the sheet.

HEIGHT = 1060
SHEET: Area = (MARGIN + 10, 130, WIDTH - MARGIN - 10, HEIGHT - MARGIN - 10)
FIRST_ROW, ROW = 216.0, 146.0
FIRST_DIE, PRINTED_STEP, PRINTED_SIDE = 420.0, 158.0, 126.0
TRACK = FIRST_ROW + 5 * ROW
SQUARE, SQUARE_STEP = 74.0, 92.0


def paint_printed(scene: PrintedScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = PrintedPainter(
        plain(theme, (WIDTH, HEIGHT), scale, (SHEET,)), theme, scale, CAPTIONS[scene.language]
    )
    painter.paint(scene)
    return painter.image


class PrintedPainter(ScenePainter):
    """The painter of the faces of five dice in rows, and the squares below them."""

    def paint(self, scene: PrintedScene) -> None:
        """A heading, the dice, the track."""
        heading = self.says("board-printed")
        if scene.name:
            heading = f"{heading} · {scene.name}"
        self.words((WIDTH / 2, 82), heading, Face.TITLE, 52, room=WIDTH - 160)
        for row, (colour, faces) in enumerate(scene.dice):
            self._draw_die(colour, faces, FIRST_ROW + row * ROW)
        self._draw_track(scene)

    def _draw_die(self, colour: str, faces: tuple[str, ...], y: float) -> None:
        if colour == BLACK:
            self.put(die(colour, WHITE_TREE, self.px(92)), 122, y)
        else:
            self.put(hobbit(OWNER[colour], self.px(104)), 122, y)
        self.words((190, y), self.says(f"board-die-{colour}"), Face.TITLE, 36, across="left", room=150)
        for number, symbol in enumerate(faces):
            self.put(die(colour, symbol, self.px(PRINTED_SIDE)), FIRST_DIE + number * PRINTED_STEP, y)

    def _draw_track(self, scene: PrintedScene) -> None:
        self.put(emblem_of("nazgul", self.px(72), self.theme.ink, self.theme.alarm), 122, TRACK)
        text = self.says("board-squares", count=scene.squares)
        self.words((190, TRACK), text, Face.TITLE, 36, across="left", room=165)
        for number in range(scene.squares):
            last = number == scene.squares - 1
            sprite = field("open", self.px(SQUARE), self.px(SQUARE), self.theme.name, last)
            self.put(sprite, FIRST_DIE + number * SQUARE_STEP, TRACK)
