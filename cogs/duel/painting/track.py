"""The Quest of the Ring: a road of spaces under the bearers, and the sliding strip the Nine ride on."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, Point, add_shadow
from bot.draw.kit.decor import BLUE, RED, arrow
from bot.draw.kit.palette import THEMES, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import Box
from bot.draw.kit.type import Face, write
from bot.engine import Seat
from cogs.duel.components import GOAL
from cogs.duel.painting.brush import SignPainter, medal
from cogs.duel.painting.icons import CREAM, bare
from cogs.duel.painting.scene import Camp, Scene
from cogs.duel.painting.signs import bonus_signs, faint, sign
from cogs.duel.state import FELLOWSHIP, SAURON

SPACES = 2 * GOAL + 1
ROAD, ASH = rgb("#d9c48f"), rgb("#5a2a26")
FIGURES = {FELLOWSHIP: "bearers", SAURON: "nazgul"}


@lru_cache(maxsize=8)
def strip(side: Seat, step: int, high: int, first: int) -> Image.Image:
    """The spaces of one side from `first` to its goal, without bonuses and figures."""
    ground = ROAD if side == FELLOWSHIP else ASH
    wide = step * (GOAL - first + 1)
    canvas = Canvas(wide, high, 3)
    canvas.slab((0, 0, wide, high), high * 0.14, darker(ground, 0.55))
    canvas.slab_shade((2, 2, wide - 2, high - 2), high * 0.12, lighter(ground, 0.12), darker(ground, 0.12))
    well = mix(ground, CREAM, 0.55 if side == FELLOWSHIP else 0.16)
    for space in range(first, GOAL):
        x = (space - first + 0.5) * step
        for share, low, colour in ((0.43, 0.10, darker(ground, 0.4)), (0.39, 0.13, well)):
            box = (x - step * share, high * low, x + step * share, high * (0.84 - low))
            canvas.slab(box, step * 0.15, colour)
    sprite = canvas.finish()
    ink = darker(ROAD, 0.75) if side == FELLOWSHIP else CREAM
    for space in range(first, GOAL + 1):
        x = (space - first + 0.5) * step
        write(sprite, (x, high * 0.86), str(space), Face.STRONG, max(8, round(high * 0.19)), ink)
    _paint_goal(sprite, side, wide - step / 2, high, step)
    return add_shadow(sprite, max(1, high // 26), drop=(0, 1))


def _paint_goal(sprite: Image.Image, side: Seat, x: float, high: int, step: int) -> None:
    size = round(min(step * 0.98, high * 0.68))
    if side == FELLOWSHIP:
        icon = bare("doom", size, rgb("#4a2018"), rgb("#e4572e"), CREAM)
    else:
        icon = bare("ring", size, rgb("#f2c443"), rgb("#fff3c4"), rgb("#2a0d08"))
    sprite.alpha_composite(icon, (round(x - size / 2), round(high * 0.40 - size / 2)))


def paint_track(painter: SignPainter, scene: Scene, box: Box) -> None:
    """The whole track on one line: the strip of the Nine slides forward with the bearers (9.1)."""
    left, top, right, bottom = box
    step = (right - left - 8) / SPACES
    high = bottom - top
    y = (top + bottom) / 2
    steps = painter.px(step)
    unit = steps / painter.scale
    begin = left + (right - left - unit * SPACES) / 2
    bearers, nine = scene.fellowship.quest, scene.sauron.quest
    rail = _rail(painter.px(unit * SPACES), painter.px(high * 0.5), painter.theme.name)
    painter.put(rail, begin + unit * SPACES / 2, y)
    _paint_strip(painter, FELLOWSHIP, (begin + unit * (GOAL + 1), y), steps, high - 12, 1, bearers)
    _paint_strip(painter, SAURON, (begin + unit * bearers, y), steps, high - 4, 0, nine)
    size = painter.px(min(unit * 1.5, high * 0.72))
    for side, space in ((SAURON, bearers + nine), (FELLOWSHIP, GOAL + bearers)):
        figure = medal(FIGURES[side], side, painter.theme.name, size)
        painter.put(figure, begin + unit * (space + 0.5), y - high * 0.1)


def _paint_strip(
    painter: SignPainter, side: Seat, place: Point, step: int, high: float, first: int, reached: int
) -> None:
    """A strip with its left end at a place; bonuses that have been reached are faint."""
    left, y = place
    unit = step / painter.scale
    sprite = strip(side, step, painter.px(high), first)
    painter.put(sprite, left + unit * (GOAL + 1 - first) / 2, y)
    size = painter.px(min(unit * 0.76, high * 0.46))
    for space, code in bonus_signs().items():
        if space >= first:
            icon = faint(code, size) if space <= reached else sign(code, size)
            painter.put(icon, left + unit * (space - first + 0.5), y - high * 0.08)


@lru_cache(maxsize=4)
def _rail(wide: int, high: int, theme: str) -> Image.Image:
    """The way already gone, under the strip."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), high * 0.2, mix(colours.rule, colours.panel, 0.45))
    canvas.slab((2, 2, wide - 2, high - 2), high * 0.2, mix(colours.panel, colours.edge, 0.3))
    for x in range(high, wide - high, round(high * 0.8)):
        canvas.disc(x, high * 0.38, high * 0.07, mix(colours.rule, colours.panel, 0.25))
        canvas.disc(x + high * 0.3, high * 0.62, high * 0.07, mix(colours.rule, colours.panel, 0.25))
    return canvas.finish()


def paint_strip(painter: SignPainter, camp: Camp, box: Box, came_from: int | None = None) -> None:
    """One side's way from the start to its goal, large. came_from: the space it has just left."""
    left, top, right, bottom = box
    high = bottom - top
    step = painter.px((right - left - 4) / (GOAL + 1))
    unit = step / painter.scale
    y = (top + bottom) / 2
    begin = (left + right) / 2 - unit * (GOAL + 1) / 2
    _paint_strip(painter, camp.side, (begin, y), step, high, 0, camp.quest)
    if came_from is not None and came_from < camp.quest:
        way = unit * (camp.quest - came_from)
        colour = BLUE if camp.side == FELLOWSHIP else RED
        middle = begin + unit * ((camp.quest + came_from) / 2 + 0.5)
        painter.put(arrow(round(way), 0, colour, painter.scale), middle, y - high * 0.09)
    size = painter.px(min(unit * 1.05, high * 0.8))
    figure = medal(FIGURES[camp.side], camp.side, painter.theme.name, size)
    painter.put(figure, begin + unit * (camp.quest + 0.5), y - high * 0.09)
