"""The colours and patterns of the Nations: nobody needs to tell colours apart to tell them apart."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.draw.kit.palette import Rgb, Team, darker, lighter, rgb
from cogs.war.model.components import FREE, NATION_SIDE

FINE = 3


@dataclass(frozen=True, slots=True)
class Livery:
    """What a Nation wears. pattern: the name of its hatching; emblem: its name under assets/emblems."""

    colour: Rgb
    pattern: str
    emblem: str


LIVERIES: dict[str, Livery] = {
    "dwarves": Livery(rgb("#8a5b34"), "bricks", "war/dwarves"),
    "elves": Livery(rgb("#2f9460"), "dots", "war/elves"),
    "gondor": Livery(rgb("#2b4fa8"), "pales", "war/gondor"),
    "north": Livery(rgb("#3596b8"), "zigzag", "war/north"),
    "rohan": Livery(rgb("#56801f"), "rising", "war/rohan"),
    "isengard": Livery(rgb("#c9970c"), "lattice", "war/isengard"),
    "sauron": Livery(rgb("#a32a1c"), "falling", "war/sauron"),
    "southrons_easterlings": Livery(rgb("#d5691f"), "waves", "war/southrons_easterlings"),
}


@lru_cache(maxsize=32)
def team(nation: str) -> Team:
    """The colours of a Nation's pieces: pale for the Free Peoples, dark for the Shadow."""
    livery = LIVERIES[nation]
    if NATION_SIDE[nation] == FREE:
        ink = darker(livery.colour, 0.35)
        return Team(livery.colour, rgb("#f7f1de"), ink, livery.colour, ink, (255, 255, 255))
    pale = lighter(livery.colour, 0.5)
    return Team(livery.colour, darker(livery.colour, 0.72), pale, livery.colour, pale, (20, 10, 6))


@lru_cache(maxsize=64)
def hatching(nation: str, pitch: int) -> Image.Image:
    """One square of a Nation's pattern, mode L, 255 where it is drawn; it repeats every `pitch` pixels."""
    side = pitch * FINE
    mask = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(mask)
    thick = max(1, round(side * 0.17))
    match LIVERIES[nation].pattern:
        case "pales":
            pen.line(((side / 2, 0), (side / 2, side)), 255, thick)
        case "rising" | "falling" | "lattice" as way:
            for shift in (-side, 0, side):
                if way != "falling":
                    pen.line(((shift, side), (shift + side, 0)), 255, thick)
                if way != "rising":
                    pen.line(((shift, 0), (shift + side, side)), 255, thick)
        case "dots":
            for x, y in ((0.25, 0.25), (0.75, 0.75)):
                r = side * 0.16
                pen.ellipse((x * side - r, y * side - r, x * side + r, y * side + r), 255)
        case "zigzag":
            pen.line(((0, side * 0.75), (side / 2, side * 0.25), (side, side * 0.75)), 255, thick)
        case "waves":
            wave = [(x, side / 2 + math.sin(x / side * math.tau) * side * 0.24) for x in range(side + 1)]
            pen.line(wave, 255, thick)
        case "bricks":
            pen.line(((0, thick / 2), (side, thick / 2)), 255, thick)
            pen.line(((0, side / 2), (side, side / 2)), 255, thick)
            pen.line(((side * 0.25, 0), (side * 0.25, side / 2)), 255, thick)
            pen.line(((side * 0.75, side / 2), (side * 0.75, side)), 255, thick)
    return mask.reduce(FINE)


def hatch(nation: str, size: tuple[int, int], pitch: int) -> Image.Image:
    """A Nation's pattern over an area, mode L."""
    tile = hatching(nation, pitch)
    row = Image.new("L", (size[0], pitch), 0)
    for x in range(0, size[0], pitch):
        row.paste(tile, (x, 0))
    full = Image.new("L", size, 0)
    for y in range(0, size[1], pitch):
        full.paste(row, (0, y))
    return full
