"""The whole table, wide: map, Quest track and the camps of both players."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, Point, add_shadow, fade
from bot.draw.kit.palette import THEMES, Theme, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import Box
from bot.draw.kit.terrain import Brush, paper
from bot.draw.kit.tokens import BLUE, RED, arrow, ribbon
from bot.draw.kit.type import Face, fit, write
from bot.engine import Seat
from cogs.duel.components import GOAL, TILES
from cogs.duel.painting.cards import (
    SignPainter,
    host,
    medal,
    paint_cards,
    plaque,
    plate,
    team,
    token_width,
    tower,
    units,
)
from cogs.duel.painting.land import land_of, paint_tiles
from cogs.duel.painting.scene import Camp, Land, Scene, catalogue
from cogs.duel.painting.signs import (
    CREAM,
    RACES,
    bare,
    bonus_signs,
    choice_signs,
    faint,
    largest,
    row,
    run,
    sign,
)
from cogs.duel.painting.spread import (
    CARDS,
    FAR,
    HEIGHT,
    LAND,
    MAP_PLATE,
    NEAR,
    TILES_BOXES,
    TRACK,
    WIDTH,
    map_places,
)
from cogs.duel.state import FELLOWSHIP, SAURON

# The Quest of the Ring: a road of spaces under the bearers, and the sliding strip the Nine ride on.

SPACES = 2 * GOAL + 1
ROAD, ASH = rgb("#d9c48f"), rgb("#5a2a26")
FIGURES = {FELLOWSHIP: "bearers", SAURON: "nazgul"}


FINE_NUMBERS, NUMBERS = 0.19, 0.35
"""Height of the numbers under the spaces as a share of a strip: on the wide table, and on its own."""


@keep_painted
def strip(side: Seat, step: int, high: int, first: int, numbers: float) -> Image.Image:
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
            box = (x - step * share, high * low, x + step * share, high * (2 * _level(numbers) - low))
            canvas.slab(box, step * 0.15, colour)
    sprite = canvas.finish()
    ink = darker(ROAD, 0.75) if side == FELLOWSHIP else CREAM
    for space in range(first, GOAL + 1):
        x = (space - first + 0.5) * step
        place, size = (x, high * (0.955 - numbers / 2)), max(8, round(high * numbers))
        write(sprite, place, str(space), Face.STRONG, size, ink)
    _paint_goal(sprite, side, (wide - step / 2, high * _level(numbers)), step)
    return add_shadow(sprite, max(1, high // 26), drop=(0, 1))


def _level(numbers: float) -> float:
    """How low the middle of the spaces is, as a share of a strip's height."""
    return (1.03 - numbers) / 2


def _paint_goal(sprite: Image.Image, side: Seat, place: Point, step: int) -> None:
    size = round(min(step * 0.98, place[1] * 1.62))
    if side == FELLOWSHIP:
        icon = bare("doom", size, rgb("#4a2018"), rgb("#e4572e"), CREAM)
    else:
        icon = bare("ring", size, rgb("#f2c443"), rgb("#fff3c4"), rgb("#2a0d08"))
    sprite.alpha_composite(icon, (round(place[0] - size / 2), round(place[1] - size / 2)))


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
    painter: SignPainter,
    side: Seat,
    place: Point,
    step: int,
    high: float,
    first: int,
    reached: int,
    numbers: float = FINE_NUMBERS,
) -> None:
    """A strip with its left end at a place, and the bonuses that have not been reached."""
    left, y = place
    unit = step / painter.scale
    sprite = strip(side, step, painter.px(high), first, numbers)
    painter.put(sprite, left + unit * (GOAL + 1 - first) / 2, y)
    size = painter.px(min(unit * 0.88, high * _level(numbers) * 1.5))
    for space, code in bonus_signs().items():
        if space > reached:
            x = left + unit * (space - first + 0.5)
            painter.put(sign(code, size), x, y - high * (0.5 - _level(numbers)))


@keep_painted
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
    _paint_strip(painter, camp.side, (begin, y), step, high, 0, camp.quest, NUMBERS)
    level = y - high * (0.5 - _level(NUMBERS))
    if came_from is not None and came_from < camp.quest:
        way = unit * (camp.quest - came_from)
        colour = BLUE if camp.side == FELLOWSHIP else RED
        middle = begin + unit * ((camp.quest + came_from) / 2 + 0.5)
        painter.put(arrow(round(way), 0, colour, painter.scale), middle, level)
    figure = medal(FIGURES[camp.side], camp.side, painter.theme.name, painter.px(min(unit, high * 0.56)))
    painter.put(figure, begin + unit * (camp.quest + 0.5), level)


# What the pictures lie on: parchment in a ruled frame, painted once.

FINE = 2


@keep_layer
def ground(theme: str, scale: float) -> Image.Image:
    """The ground, to be painted on."""
    colours = THEMES[theme]
    image = paper((WIDTH, HEIGHT), colours.paper, colours.edge, 21)
    large = image.resize((WIDTH * FINE, HEIGHT * FINE), Image.Resampling.BICUBIC)
    brush = Brush(large, FINE, rgb("#4a2f16"), lambda colour: colour, 7)
    _paint_frame(brush, colours)
    done = large.reduce(FINE)
    if scale == 1:
        return done
    return done.resize((round(WIDTH * scale), round(HEIGHT * scale)), Image.Resampling.LANCZOS)


def _paint_frame(brush: Brush, theme: Theme) -> None:
    """A double rule with diamonds between, and a ring in every corner."""
    outer, inner = 9, 25
    for inset, width in ((outer, 3.6), (inner, 1.8)):
        far_x, far_y = WIDTH - inset, HEIGHT - inset
        corners = [(inset, inset), (far_x, inset), (far_x, far_y), (inset, far_y)]
        brush.line([*corners, corners[0], (inset + 1, inset)], width, theme.rule)
    middle = (outer + inner) / 2
    count = 28
    for index in range(1, count):
        along = middle + (WIDTH - 2 * middle) * index / count
        half = 4.6 if index % 2 else 2.4
        for x, y in ((along, middle), (along, HEIGHT - middle), (middle, along), (WIDTH - middle, along)):
            brush.fill([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], theme.rule)
    for x in (middle + 2, WIDTH - middle - 2):
        for y in (middle + 2, HEIGHT - middle - 2):
            rings = ((16, theme.rule), (14, theme.panel), (10.5, theme.gold), (5.5, theme.panel))
            for radius, colour in rings:
                brush.oval(x, y, radius, radius, colour)


# What stands on the map: names and banners, fortresses, units.


def paint_map(painter: SignPainter, scene: Scene, box: Box) -> None:
    """The seven regions with everything in them."""
    left, top, right, bottom = box
    ground = land_of(painter.theme.name, painter.px(right - left), painter.px(bottom - top))
    painter.image.paste(ground, (round(left * painter.scale), round(top * painter.scale)), ground)
    unit, spots = map_places(box)
    for land in scene.lands:
        _paint_region(painter, land, *spots[land.region], unit)


def _paint_region(painter: SignPainter, land: Land, x: float, y: float, unit: float) -> None:
    theme = painter.theme
    painter.put(_shield(theme.name, painter.px(MAP_PLATE[0] * unit), painter.px(MAP_PLATE[1] * unit)), x, y)
    painter.sign(f"flag:{land.region}", x - 62 * unit, y - 24 * unit, 37 * unit)
    name = painter.says(f"region-{land.region}")
    painter.words((x - 30 * unit, y - 26 * unit), name, Face.TITLE, 22 * unit, across="left", room=91 * unit)
    spots, low = (x - 41 * unit, x, x + 41 * unit), y + 20 * unit
    if land.fortress is not None:
        painter.put(tower(land.fortress, theme.name, painter.px(45 * unit)), spots[1], low - 1 * unit)
    else:
        painter.put(_site(theme.name, painter.px(30 * unit)), spots[1], low)
    for side, count, spot in ((FELLOWSHIP, land.fellowship, spots[0]), (SAURON, land.sauron, spots[2])):
        if count:
            painter.put(host(side, theme.name, painter.px(39 * unit), count), spot, low - 1 * unit)


@keep_painted
def _shield(theme: str, wide: int, high: int) -> Image.Image:
    """Draw the ground under a region's things, so that roads do not run through them."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    r = high * 0.16
    canvas.slab((0, 0, wide, high), r, darker(colours.rule, 0.3))
    canvas.slab((2, 2, wide - 2, high - 2), r, lighter(colours.rule, 0.4))
    canvas.slab((3.5, 3.5, wide - 3.5, high - 3.5), r * 0.9, colours.panel)
    return add_shadow(fade(canvas.finish(), 0.9), max(1, high // 24), drop=(0, 1))


@keep_painted
def _site(theme: str, px: int) -> Image.Image:
    """Draw the place where a fortress may stand."""
    colours = THEMES[theme]
    return fade(bare("fortress", px, colours.ink, colours.ink), 0.28)


# What both players have, each in a panel: coins, skills, races, links, tokens, and counts by colour.


def paint_camp(painter: SignPainter, camp: Camp, box: Box, person: str) -> None:
    """One player's panel. person: their name, if any."""
    left, top, right, bottom = box
    edge = painter.theme.gold if camp.acts or camp.won else team(camp.side, painter.theme).rim
    wide, high = painter.px(right - left), painter.px(bottom - top)
    board = plate(wide, high, painter.theme.name, edge, painter.scale)
    painter.put(board, (left + right) / 2, (top + bottom) / 2)
    upper, lower = top + (bottom - top) * 0.29, top + (bottom - top) * 0.73
    CampPainter(painter, camp, person).paint(left, right, upper, lower)


class CampPainter:
    """The painter of one panel in two lines."""

    def __init__(self, painter: SignPainter, camp: Camp, person: str) -> None:
        self.painter = painter
        self.person = person
        self.camp = camp

    def paint(self, left: float, right: float, upper: float, lower: float) -> None:
        """Paint the player and their means above; what has been gathered below."""
        self._paint_name(left + 18, upper)
        self.painter.sign(f"coin:{self.camp.coins}", left + 372, upper, 62)
        x = self._paint_mark("grey", left + 446, upper, 34) + 6
        x = self._paint_skills(x, upper)
        self._paint_choices(x + 4, right - 158, upper, 46)
        self._paint_supply(right, upper)
        x = self._paint_races(left + 18, lower)
        x = self._paint_counts(x + 10, lower)
        self._paint_cards_and_tokens(x + 10, right - 14, lower, 54)

    def _paint_name(self, x: float, y: float) -> None:
        painter, camp = self.painter, self.camp
        painter.put(units(camp.side, painter.theme, painter.px(54)), x + 27, y)
        name = painter.says(f"board-side-{camp.side}")
        if self.person and painter.person((x + 65, y + 21), self.person, 27, painter.theme.soft, "left", 285):
            y -= 13
        wide = painter.words((x + 64, y), name, Face.TITLE, 34, across="left", room=180)
        if note := self._note():
            room = painter.px(354 - 64 - wide - 18)
            size = fit(note, Face.STRONG, painter.px(26), room - painter.px(26) * 1.3)
            mark = ribbon(note, size, painter.theme.gold)
            painter.put(mark, x + 64 + wide + 8 + mark.width / painter.scale / 2, y)

    def _note(self) -> str:
        camp, says = self.camp, self.painter.says
        if camp.won:
            return says("board-won")
        if not camp.acts:
            return ""
        more = f" {says('board-more', count=camp.more)}" if camp.more else ""
        return f"{says('board-acts')}{more}"

    def _paint_count(self, x: float, y: float, number: int, size: float) -> float:
        return x + self.painter.words((x, y), str(number), Face.STRONG, size, across="left")

    def _paint_mark(self, colour: str, x: float, y: float, size: float) -> float:
        return x + self.painter.sign(f"mark:{colour}", x, y, size)

    def _paint_skills(self, x: float, y: float) -> float:
        for skill, number in self.camp.skills:
            if number:
                x += self.painter.sign(f"skill:{skill}", x, y, 56) + 4
                x = self._paint_count(x, y, number, 36) + 11
            else:
                sprite = faint(f"skill:{skill}", self.painter.px(44))
                self.painter.put(sprite, x + 22, y)
                x += 44 + 9
        return x

    def _paint_choices(self, x: float, right: float, y: float, high: float) -> None:
        """Grey cards that give one of several skills in a turn, each in a bracket of its own."""
        rows = [choice_signs(skills) for skills in self.camp.choices]
        if not rows:
            return
        room = (right - x - 12 * len(rows)) / len(rows)
        px = min(largest(codes, self.painter.px(high), 1, self.painter.px(room - 18)) for codes in rows)
        for codes in rows:
            sprite = _bracket(codes, px, self.painter.theme.name)
            wide = sprite.width / self.painter.scale
            self.painter.put(sprite, x + wide / 2, y)
            x += wide + 8

    def _paint_supply(self, right: float, y: float) -> None:
        """Units and fortresses left in supply."""
        painter, camp = self.painter, self.camp
        painter.put(units(camp.side, painter.theme, painter.px(38)), right - 142, y)
        self._paint_count(right - 121, y, camp.units, 28)
        painter.put(tower(camp.side, painter.theme.name, painter.px(46)), right - 68, y)
        self._paint_count(right - 43, y, camp.fortresses, 28)

    def _paint_races(self, x: float, y: float) -> float:
        x = self._paint_mark("green", x, y, 34) + 8
        owned = dict(self.camp.races)
        for race in RACES:
            number = owned.get(race, 0)
            if not number:
                self.painter.put(faint(f"race:{race}", self.painter.px(42)), x + 21, y)
                x += 44
                continue
            x += self.painter.sign(f"race:{race}", x, y, 54) + 2
            if number > 1:
                x = self._paint_count(x - 2, y + 12, number, 26)
            x += 3
        if self.camp.eagle:
            x += self.painter.sign("race:eagle", x, y, 54) + 4
        return x

    def _paint_counts(self, x: float, y: float) -> float:
        for colour, number in self.camp.counts:
            if number:
                x = self._paint_mark(colour, x, y, 34) + 4
                x = self._paint_count(x, y, number, 28) + 9
        return x

    def _paint_cards_and_tokens(self, x: float, right: float, y: float, size: float) -> None:
        """Links, tokens and landmarks, as large as they fit."""
        camp, painter = self.camp, self.painter
        room = right - x
        while size > 20 and self._wide(size) > room:
            size -= 2
        for link in camp.links:
            x += painter.sign(f"link:{link}", x, y, size * 0.84) + size * 0.08
        for token in camp.tokens:
            wide = size * token_width(token)
            painter.put(plaque(token, painter.px(wide), painter.px(size)), x + wide / 2, y)
            x += wide + size * 0.08
        for tile in camp.tiles:
            x += painter.sign(f"flag:{TILES[tile].region}", x, y, size * 0.9) + size * 0.08

    def _wide(self, size: float) -> float:
        camp = self.camp
        tokens = sum(token_width(token) + 0.08 for token in camp.tokens)
        return size * (0.92 * len(camp.links) + tokens + 0.74 * len(camp.tiles))


@keep_painted
def _bracket(codes: tuple[str, ...], px: int, theme: str) -> Image.Image:
    colours = THEMES[theme]
    wide, high = run(codes, px, 1) + px * 0.4, px * 1.22
    canvas = Canvas(wide, high)
    canvas.slab((0, 0, wide, high), high * 0.5, darker(colours.rule, 0.2))
    canvas.slab((2, 2, wide - 2, high - 2), high * 0.48, mix(colours.panel, colours.rule, 0.3))
    sprite = canvas.finish()
    row(sprite, (sprite.width / 2, sprite.height / 2), codes, px, 1, colours.ink)
    return sprite


# The picture.


def paint_wide(scene: Scene, theme: str, scale: float) -> Image.Image:
    """The finished picture of the whole table."""
    painter = SignPainter(ground(theme, scale), theme, scale, catalogue()[scene.language])
    for camp, box in zip(scene.camps, (FAR, NEAR), strict=True):
        paint_camp(painter, camp, box, scene.name_at(camp.side))
    paint_track(painter, scene, TRACK)
    paint_map(painter, scene, LAND)
    paint_tiles(painter, scene, TILES_BOXES)
    paint_cards(painter, scene, CARDS)
    return painter.image
