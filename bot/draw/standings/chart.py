"""A chart of chances: of two, one line that parts the picture between them; of more, a line each.

Nobody needs colours to read it: areas and lines bear names, and lines of more than two have other dashes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from bot.draw.kit.canvas import Canvas, Point
from bot.draw.kit.palette import THEMES, Rgb, Theme, mix
from bot.draw.kit.terrain import paper
from bot.draw.kit.type import Face, fit, width, write
from bot.draw.standings.scenes import ChartScene

SIZE: Final = (1400, 920)
LEFT, TOP, RIGHT, BOTTOM = 150.0, 150.0, 1340.0, 790.0
"""The chart itself, in units of scale 1."""
TITLE, LABEL, SMALL = 64, 58, 50
LINES: Final = (0, 25, 50, 75, 100)
DASHES: Final = ((1, 0), (26, 14), (8, 12), (40, 12))
"""Lengths of a stroke and of the gap after it, for the first, second, third and fourth line."""
SEED: Final = 41


def paint_chart(scene: ChartScene, theme: str, scale: float) -> Image.Image:
    """The picture of a chart."""
    return _Chart(scene, THEMES[theme], scale).paint()


class _Chart:
    def __init__(self, scene: ChartScene, theme: Theme, scale: float) -> None:
        self.scene = scene
        self.theme = theme
        self.scale = scale
        by_day = (theme.light.rim, theme.alarm, theme.deep, theme.rule)
        self.colours = (theme.deep, theme.alarm, theme.gold, theme.ink) if theme.is_night else by_day

    def paint(self) -> Image.Image:
        size = (round(SIZE[0] * self.scale), round(SIZE[1] * self.scale))
        image = paper(size, self.theme.paper, self.theme.edge, SEED)
        drawn = Canvas(*size, fine=2)
        self._draw_ground(drawn)
        for number, (_, chances) in enumerate(self._lines()):
            self._draw_line(drawn, self._points(chances), self.colours[number], DASHES[number])
        for place in self.scene.marks:
            self._draw_mark(drawn, place)
        layer = drawn.finish()
        image.paste(layer, (0, 0), layer)
        self._write(image)
        return image

    @property
    def _of_two(self) -> bool:
        return len(self.scene.lines) == 2

    def _lines(self) -> Sequence[tuple[str, tuple[int, ...]]]:
        return self.scene.lines[:1] if self._of_two else self.scene.lines[: len(DASHES)]

    def _at(self, place: float, chance: float) -> Point:
        last = max(len(self.scene.lines[0][1]) - 1, 1)
        x = LEFT + (RIGHT - LEFT) * place / last
        y = BOTTOM - (BOTTOM - TOP) * chance / 100
        return x * self.scale, y * self.scale

    def _points(self, chances: Sequence[int]) -> list[Point]:
        return [self._at(place, chance) for place, chance in enumerate(chances)]

    def _draw_ground(self, drawn: Canvas) -> None:
        points = self._points(self.scene.lines[0][1])
        if self._of_two:
            below = [*points, self._at(len(points) - 1, 0), self._at(0, 0)]
            above = [*points, self._at(len(points) - 1, 100), self._at(0, 100)]
            drawn.fill(below, mix(self.theme.panel, self.colours[0], 0.22), 235)
            drawn.fill(above, mix(self.theme.panel, self.colours[1], 0.22), 235)
        last = len(points) - 1
        for chance in LINES:
            thick = 5.0 if chance == 50 else 2.5
            ends = [self._at(0, chance), self._at(last, chance)]
            drawn.line(ends, self.theme.soft, thick * self.scale, 160)

    def _draw_line(self, drawn: Canvas, points: Sequence[Point], colour: Rgb, dash: tuple[int, int]) -> None:
        thick = 11 * self.scale
        for stroke in [list(points)] if not dash[1] else _cut(points, dash, self.scale):
            drawn.line(stroke, self.theme.halo, thick * 1.7)
        for stroke in [list(points)] if not dash[1] else _cut(points, dash, self.scale):
            drawn.line(stroke, colour, thick)

    def _draw_mark(self, drawn: Canvas, place: float) -> None:
        x, y = self._at(place, self._height(place))
        drawn.disc(x, y, 36 * self.scale, self.theme.ink)
        drawn.disc(x, y, 31 * self.scale, self.theme.panel)

    def _height(self, place: float) -> float:
        """The chance of the first line at a place, also between two chances."""
        chances = self.scene.lines[0][1]
        before = min(int(place), len(chances) - 1)
        after = min(before + 1, len(chances) - 1)
        return chances[before] + (chances[after] - chances[before]) * (place - before)

    def _write(self, image: Image.Image) -> None:
        ink, soft, scale = self.theme.ink, self.theme.soft, self.scale
        centre = (LEFT + RIGHT) / 2 * scale
        room = (RIGHT - LEFT) * scale
        title = fit(self.scene.title, Face.TITLE, round(TITLE * scale), room)
        write(image, (centre, 78 * scale), self.scene.title, Face.TITLE, title, ink)
        for chance in LINES:
            x, y = self._at(0, chance)
            write(image, (x - 18 * scale, y), str(chance), Face.STRONG, round(SMALL * scale), soft, "right")
        foot = fit(self.scene.foot, Face.TEXT, round(SMALL * scale), room)
        write(image, (centre, 850 * scale), self.scene.foot, Face.TEXT, foot, soft)
        for number, place in enumerate(self.scene.marks, start=1):
            there = self._at(place, self._height(place))
            write(image, there, str(number), Face.STRONG, round(46 * scale), ink)
        self._write_names(image)

    def _write_names(self, image: Image.Image) -> None:
        """Of two, in their areas at the left; of more, each above a place of its line."""
        size = round(LABEL * self.scale)
        names = [name for name, _ in self.scene.lines]
        halo, around = self.theme.halo, round(6 * self.scale)
        if self._of_two:
            for name, chance, colour in zip(names, (7, 93), self.colours, strict=False):
                x, y = self._at(0, chance)
                place = (x + 24 * self.scale, y)
                write(image, place, name, Face.NAME, size, colour, "left", halo, around)
            return
        for number, (name, chances) in enumerate(self._lines()):
            # Each at its own part of the width, just above its line.
            at = round((len(chances) - 1) * (number + 1) / (len(self._lines()) + 1))
            x, y = self._at(at, chances[at])
            half = width(name, Face.NAME, size) / 2
            x = min(max(x, LEFT * self.scale + half), RIGHT * self.scale - half)
            place = (x, max(y - 52 * self.scale, TOP * self.scale))
            write(image, place, name, Face.NAME, size, self.colours[number], "middle", halo, around)


def _cut(points: Sequence[Point], dash: tuple[int, int], scale: float) -> list[list[Point]]:
    """A line in strokes."""
    stroke, gap = (part * scale for part in dash)
    strokes: list[list[Point]] = []
    left, is_drawn = stroke, True
    for (x, y), (to_x, to_y) in pairwise(points):
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        done = 0.0
        while done < length:
            step = min(left, length - done)
            ends = [
                (x + (to_x - x) * at / length, y + (to_y - y) * at / length) for at in (done, done + step)
            ]
            if is_drawn:
                strokes.append(ends)
            done, left = done + step, left - step
            if left <= 1e-9:
                is_drawn = not is_drawn
                left = stroke if is_drawn else gap
    return strokes
