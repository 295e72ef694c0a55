"""Landmarks on offer: landscape, banner, what they do, what they cost and to whom."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas, fade
from bot.draw.kit.palette import THEMES, darker, lighter, mix
from bot.draw.kit.scene_painter import Box
from bot.draw.kit.type import Face, fit, write
from bot.text import Language
from cogs.duel.components import TILES
from cogs.duel.painting.brush import SignPainter
from cogs.duel.painting.cards import price_tag
from cogs.duel.painting.icons import bare
from cogs.duel.painting.land import vignette
from cogs.duel.painting.scene import Scene, catalogue
from cogs.duel.painting.signs import largest, row, sign, tile_signs


@lru_cache(maxsize=12)
def landmark(tile: str, language: Language, theme: str, wide: int, high: int, tall: bool) -> Image.Image:
    """A landmark tile without its price. tall: its landscape stands above instead of to the left."""
    k = high / 340 if tall else high / 118
    sprite = _slab(wide, high, theme, k).copy()
    pad = round(9 * k)
    size = (wide - 2 * pad, round(high * 0.45)) if tall else (round(wide * 0.27), high - 2 * pad)
    picture = vignette(tile, theme, *size)
    sprite.alpha_composite(picture, (pad, pad))
    flag = sign(f"flag:{TILES[tile].region}", round((92 if tall else 56) * k))
    sprite.alpha_composite(flag, (pad + round(5 * k), pad))
    if tall:
        _write_tall(sprite, tile, language, theme, k, size[1] + pad)
    else:
        _write_wide(sprite, tile, language, theme, k, size[0] + 2 * pad)
    return sprite


@lru_cache(maxsize=4)
def _slab(wide: int, high: int, theme: str, k: float) -> Image.Image:
    """An empty tile."""
    colours = THEMES[theme]
    edge = colours.rule
    canvas = Canvas(wide, high, 2)
    r = 13 * k
    canvas.slab((0, 0, wide, high), r, darker(edge, 0.4))
    canvas.slab((2.4 * k, 2.4 * k, wide - 2.4 * k, high - 2.4 * k), r, lighter(edge, 0.35))
    box = (5 * k, 5 * k, wide - 5 * k, high - 5 * k)
    canvas.slab_shade(box, r - 3 * k, lighter(colours.panel, 0.08), mix(colours.panel, edge, 0.16))
    return canvas.finish()


def _write_tall(sprite: Image.Image, tile: str, language: Language, theme: str, k: float, top: int) -> None:
    colours = THEMES[theme]
    middle = sprite.width / 2
    name = catalogue()[language](f"landmark-{tile}")
    size = fit(name, Face.TITLE, round(44 * k), sprite.width * 0.72)
    place, halo = (sprite.width * 0.59, top - 30 * k), round(6 * k)
    write(sprite, place, name, Face.TITLE, size, colours.ink, "middle", colours.halo, halo)
    gives, costs = tile_signs(tile)
    px = largest(gives, round(60 * k), round(6 * k), sprite.width * 0.6)
    row(sprite, (24 * k, top + 46 * k), gives, px, round(6 * k), colours.ink, "left")
    px = largest(costs, round(64 * k), round(3 * k), sprite.width * 0.93)
    row(sprite, (middle, top + 126 * k), costs, px, round(3 * k), colours.ink)


def _write_wide(sprite: Image.Image, tile: str, language: Language, theme: str, k: float, left: int) -> None:
    colours = THEMES[theme]
    name = catalogue()[language](f"landmark-{tile}")
    size = fit(name, Face.TITLE, round(25 * k), sprite.width - left - 10 * k)
    write(sprite, (left, 22 * k), name, Face.TITLE, size, colours.ink, "left")
    gives, costs = tile_signs(tile)
    px = largest(gives, round(36 * k), round(3 * k), sprite.width - left - 92 * k)
    row(sprite, (left, 56 * k), gives, px, round(3 * k), colours.ink, "left")
    px = largest(costs, round(35 * k), round(2 * k), sprite.width - left - 92 * k)
    row(sprite, (left, 93 * k), costs, px, round(2 * k), colours.ink, "left")


def paint_tiles(painter: SignPainter, scene: Scene, boxes: tuple[Box, ...], tall: bool) -> None:
    """The landmarks on offer; an empty place shows how many are still to come."""
    for index, box in enumerate(boxes):
        left, top, right, bottom = box
        wide, high = painter.px(right - left), painter.px(bottom - top)
        middle = ((left + right) / 2, (top + bottom) / 2)
        if index >= len(scene.offers):
            painter.put(_hollow(wide, high, painter.theme.name), *middle)
            continue
        offer = scene.offers[index]
        painter.put(landmark(offer.tile, scene.language, painter.theme.name, wide, high, tall), *middle)
        tag = price_tag(offer.price, painter.px((bottom - top) * (0.2 if tall else 0.46)))
        half = tag.width / painter.scale / 2
        if tall:
            painter.put(tag, right - 18 - half, top + (bottom - top) * 0.61)
        else:
            painter.put(tag, right - 6 - half, bottom - (bottom - top) * 0.38)
    _paint_stack(painter, scene, boxes[-1])


def _paint_stack(painter: SignPainter, scene: Scene, box: Box) -> None:
    """Paint how many landmarks lie face down."""
    if not scene.tile_stack:
        return
    left, top, right, bottom = box
    tall = bottom - top >= 200
    size = 60 if tall else 36
    # On a small tile the name reaches to its right edge; over the landscape there is room.
    x = right - size * 1.9 if tall else left + size * 0.3
    y = top + size * 0.55 if tall else bottom - size * 0.65
    painter.put(sign("tile", painter.px(size)), x + size * 0.5, y)
    count = painter.says("board-stack", count=scene.tile_stack)
    place = (x + size * 1.08, y)
    painter.words(
        place, count, Face.TITLE, size * 0.66, across="left", halo=painter.theme.halo, halo_width=size * 0.086
    )


@lru_cache(maxsize=8)
def _hollow(wide: int, high: int, theme: str) -> Image.Image:
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 12, mix(colours.rule, colours.paper, 0.55))
    canvas.slab((2, 2, wide - 2, high - 2), 11, mix(colours.paper, colours.edge, 0.3))
    sprite = canvas.finish()
    size = round(high * 0.36)
    tower = fade(bare("fortress", size, colours.ink, colours.ink), 0.25)
    sprite.alpha_composite(tower, (round((wide - size) / 2), round((high - size) / 2)))
    return sprite
