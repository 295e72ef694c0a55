"""The road to Mordor and the small scenes along it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, lighter, mix, rgb
from bot.draw.kit.terrain import ASH, COLD, LEAF, ROCK, SNOW, TURF, Brush, Draw, clouds, paper, smooth, wobble
from cogs.journey.painting import places
from cogs.journey.painting.scene import MARGIN, PANORAMA, WIDTH, Area, Layout, Point, bow, column

# Bag End and the nine places, each as a small drawing.

FIR = rgb("#4d6b45")
MALLORN = rgb("#dcae3c")
DRY = rgb("#cfb763")
STONE = rgb("#b9ad98")
WALL = rgb("#f1ead8")
IRON = rgb("#4a4148")
THATCH = rgb("#d8ad4e")
WATER = rgb("#8fbdd0")
DOOR = rgb("#3f7d4a")
ROOF = rgb("#7a8fa8")
FIRE, EMBER = rgb("#e0602a"), rgb("#ffc14f")
PITCH = rgb("#1a1210")


def bag_end(brush: Brush, x: float, y: float) -> None:
    """A hill with a round green door, a chimney, and a great tree on top."""
    brush.broadleaf(x - 34, y - 46, 34, brush.tone(LEAF))
    brush.hill(x + 62, y, 96, 34, brush.tone(TURF))
    brush.hill(x, y, 148, 66, brush.tone(LEAF))
    brush.oval(x - 4, y - 21, 20, 20, brush.ink)
    brush.oval(x - 4, y - 21, 17.5, 17.5, brush.tone(DOOR))
    for dx in (-11, -4, 3):
        brush.line([(x + dx, y - 36), (x + dx, y - 6)], 1.2, darker(brush.tone(DOOR), 0.4))
    brush.oval(x - 4, y - 21, 2.6, 2.6, brush.tone(THATCH))
    for dx in (-42, 32):
        brush.oval(x + dx, y - 20, 9, 9, brush.ink)
        brush.oval(x + dx, y - 20, 7, 7, brush.tone(THATCH))
        brush.line([(x + dx, y - 27), (x + dx, y - 13)], 1.4)
    brush.line([(x + 24, y - 58), (x + 24, y - 76)], 8)
    brush.line([(x + 24, y - 58), (x + 24, y - 75)], 4.5, brush.tone(STONE))
    for dx in (-64, -56, 50, 58, 66):
        brush.grass(x + dx, y, 9, darker(brush.tone(LEAF), 0.3))


def rivendell(brush: Brush, x: float, y: float) -> None:
    """A house between cliffs, and a waterfall."""
    brush.mountain(x - 34, y - 14, 74, 104, brush.tone(COLD), brush.tone(SNOW))
    brush.mountain(x + 38, y - 14, 70, 88, brush.tone(ROCK), brush.tone(SNOW))
    fall, foam = brush.tone(WATER), lighter(brush.tone(WATER), 0.55)
    brush.line([(x + 26, y - 54), (x + 29, y - 30), (x + 24, y - 2)], 9, fall)
    brush.line([(x + 26, y - 54), (x + 29, y - 30), (x + 24, y - 2)], 3, foam)
    brush.tower(x - 26, y, 15, 42, brush.tone(WALL), brush.tone(ROOF))
    brush.house(x - 8, y, 50, brush.tone(WALL), brush.tone(ROOF))
    brush.conifer(x + 44, y, 24, brush.tone(FIR))
    brush.conifer(x - 50, y, 22, brush.tone(FIR))


def moria(brush: Brush, x: float, y: float) -> None:
    """The doors under three peaks."""
    brush.mountain(x + 32, y - 6, 66, 92, brush.tone(ASH), brush.tone(SNOW))
    brush.mountain(x - 34, y - 6, 62, 82, brush.tone(ROCK), brush.tone(SNOW))
    brush.mountain(x, y, 92, 112, brush.tone(ASH), brush.tone(SNOW))
    brush.arch(x, y, 36, brush.tone(STONE), PITCH)
    brush.line([(x - 6, y - 15), (x - 6, y - 4)], 1.6, EMBER)
    brush.line([(x + 6, y - 15), (x + 6, y - 4)], 1.6, EMBER)
    brush.oval(x, y - 21, 2.4, 2.4, EMBER)


def lothlorien(brush: Brush, x: float, y: float) -> None:
    """Golden trees, tall and grey."""
    for dx, dy, size in ((-36, -10, 44), (34, -12, 46), (2, -16, 58)):
        brush.broadleaf(x + dx, y + dy, size, brush.tone(MALLORN))
    brush.line([(x - 8, y - 56), (x + 12, y - 56)], 4, brush.tone(WALL))
    for dx, dy, size in ((-52, 0, 30), (-20, 2, 40), (22, 2, 38), (50, 0, 30)):
        brush.broadleaf(x + dx, y + dy, size, brush.tone(MALLORN))
    for dx in (-36, 4, 38):
        brush.grass(x + dx, y + 4, 7, darker(brush.tone(MALLORN), 0.35))


def rohan(brush: Brush, x: float, y: float) -> None:
    """The golden hall on its hill over the plain."""
    brush.mountain(x - 40, y - 24, 54, 54, brush.tone(COLD), brush.tone(SNOW))
    brush.mountain(x + 42, y - 24, 50, 46, brush.tone(COLD), brush.tone(SNOW))
    brush.hill(x, y, 122, 52, brush.tone(DRY))
    brush.house(x, y - 42, 74, brush.tone(WALL), brush.tone(THATCH))
    for dx in (-17, 17):
        brush.line([(x + dx, y - 44), (x + dx, y - 60)], 2.6, brush.tone(THATCH))
    for step in range(4):
        brush.line([(x - 4 + step, y - 36 + step * 8), (x + 6 + step, y - 36 + step * 8)], 1.6)
    for dx in (-50, -38, 36, 48, 56):
        brush.grass(x + dx, y + 2, 10, rgb("#a88a2e"))


def helms_deep(brush: Brush, x: float, y: float) -> None:
    """A wall across a gorge, and the tower of the horn."""
    brush.mountain(x - 40, y - 8, 64, 96, brush.tone(ROCK), None)
    brush.mountain(x + 46, y - 8, 58, 104, brush.tone(ROCK), None)
    stone = brush.tone(STONE)
    brush.tower(x + 24, y - 4, 28, 70, stone, None)
    wall = [(x - 58, y), (x - 58, y - 32), (x + 58, y - 32), (x + 58, y)]
    brush.fill(wall, lighter(stone, 0.15))
    brush.line([*wall, wall[0]], 1.6)
    for left in range(-58, 56, 16):
        merlon = [(x + left, y - 32), (x + left, y - 40), (x + left + 9, y - 40), (x + left + 9, y - 32)]
        brush.fill(merlon, lighter(stone, 0.15))
        brush.line(merlon, 1.3)
    for dx, dy in ((-46, -12), (-20, -20), (4, -10), (40, -14), (-34, -24), (24, -22)):
        brush.line([(x + dx, y + dy), (x + dx + 9, y + dy)], 1.1, darker(stone, 0.4))
    brush.arch(x - 12, y, 20, stone, PITCH)


def gondor(brush: Brush, x: float, y: float) -> None:
    """A white tower by the river, and a beacon on the mountain."""
    brush.mountain(x + 34, y - 20, 74, 84, brush.tone(COLD), brush.tone(SNOW))
    for dx, long in ((-3, 12), (0, 18), (3, 11)):
        brush.line([(x + 34 + dx, y - 104), (x + 34 + dx * 1.8, y - 104 - long)], 4, FIRE)
    brush.oval(x + 34, y - 106, 3, 5, EMBER)
    brush.hill(x - 30, y - 2, 76, 32, brush.tone(TURF))
    brush.river(
        [(x + 58, y - 26), (x + 20, y - 16), (x + 30, y - 6), (x - 10, y + 2)],
        9,
        brush.tone(WATER),
        brush.ink,
    )
    brush.tower(x - 32, y - 20, 19, 58, brush.tone(WALL), brush.tone(ROOF))
    brush.tower(x - 12, y - 12, 13, 34, brush.tone(WALL), brush.tone(ROOF))
    brush.broadleaf(x + 46, y, 22, brush.tone(LEAF))


def minas_tirith(brush: Brush, x: float, y: float) -> None:
    """The city of seven walls, one above the other."""
    brush.mountain(x + 22, y - 6, 96, 112, brush.tone(COLD), brush.tone(SNOW))
    wall = brush.tone(WALL)
    for step, half in enumerate((56, 48, 40, 32, 25, 18, 12)):
        top = y - 11.5 * (step + 1)
        block = [(x - half, top + 11.5), (x - half, top), (x + half, top), (x + half, top + 11.5)]
        brush.fill(block, wall if step % 2 else darker(wall, 0.06))
        brush.fill(
            [(x + half * 0.35, top + 11.5), (x + half * 0.35, top), block[2], block[3]], darker(wall, 0.16)
        )
        brush.line([*block, block[0]], 1.3)
        for dx in range(-half + 7, half - 3, 11):
            brush.line([(x + dx, top + 4), (x + dx, top + 8)], 1.8)
    brush.tower(x, y - 80, 10, 30, wall, None)
    brush.line([(x, y - 112), (x, y - 128)], 1.6)
    brush.fill([(x, y - 128), (x + 15, y - 124), (x, y - 119)], IRON)


def shelobs_lair(brush: Brush, x: float, y: float) -> None:
    """A black hole in the rock behind a web."""
    brush.mountain(x - 30, y - 4, 76, 106, brush.tone(ASH), None)
    brush.mountain(x + 32, y - 4, 70, 88, brush.tone(IRON), None)
    brush.arch(x, y, 62, brush.tone(ASH), PITCH)
    pale = brush.tone(rgb("#d9d3c4"))
    middle = (x + 3, y - 24)
    spokes = [(-19, -2), (-19, -22), (-14, -40), (1, -47), (15, -38), (20, -20), (19, -2)]
    for dx, dy in spokes:
        brush.line([middle, (x + dx, y + dy)], 1.1, pale)
    for share in (0.4, 0.72):
        ring = [
            (middle[0] + (x + dx - middle[0]) * share, middle[1] + (y + dy - middle[1]) * share)
            for dx, dy in spokes
        ]
        brush.line(ring, 1.0, pale)
    brush.oval(x - 6, y - 15, 4.6, 5.4, PITCH)
    for way in (-1, 1):
        for lift in (-7, -2, 4):
            brush.line(
                [(x - 6, y - 16), (x - 6 + way * 8, y - 19 + lift), (x - 6 + way * 12, y - 12 + lift)],
                1.3,
                pale,
            )
    for eye in (-8.0, -4.5):
        brush.oval(x + eye, y - 20, 1.3, 1.3, FIRE)
    brush.deadwood(x - 50, y, 30)
    brush.deadwood(x + 48, y, 26)


def mordor(brush: Brush, x: float, y: float) -> None:
    """The fiery mountain, and the dark tower beside it."""
    brush.mountain(x - 8, y, 124, 104, brush.tone(ASH), None)
    crater = [(x - 24, y - 90), (x - 17, y - 108), (x - 7, y - 99), (x + 3, y - 111), (x + 11, y - 88)]
    brush.fill([*crater, (x - 5, y - 78)], FIRE)
    course = [(x - 6, y - 94), (x - 16, y - 66), (x - 3, y - 46), (x - 18, y - 12)]
    brush.line(course, 6, FIRE)
    brush.line(course, 2.4, EMBER)
    brush.line([(x - 4, y - 80), (x + 11, y - 56), (x + 8, y - 38)], 3.6, FIRE)
    iron = brush.tone(IRON)
    brush.tower(x + 34, y, 11, 40, iron, None)
    brush.tower(x + 45, y, 17, 72, iron, None)
    for dx in (-8, 8):
        brush.line([(x + 45 + dx, y - 72), (x + 45 + dx * 0.9, y - 92)], 3.4)
    brush.oval(x + 45, y - 84, 7.5, 5, FIRE)
    brush.oval(x + 45, y - 84, 1.9, 4.6, PITCH)


VIGNETTES: Mapping[str, Draw] = {
    "bag_end": bag_end,
    "rivendell": rivendell,
    "moria": moria,
    "lothlorien": lothlorien,
    "rohan": rohan,
    "helms_deep": helms_deep,
    "gondor": gondor,
    "minas_tirith": minas_tirith,
    "shelobs_lair": shelobs_lair,
    "mordor": mordor,
}
"""Drawn standing on a place, about 120 wide and 130 high."""


# The static layers: parchment, border, the land from Bag End to Mordor, and the empty sheets.

FINE = 2
NIGHT_SKY = rgb("#141c30")
SKY = (
    "#cfe3e8",
    "#d5e4e2",
    "#dbe2dc",
    "#e8dfc4",
    "#efdcb2",
    "#e6cfa6",
    "#dcc3a2",
    "#cdb2a2",
    "#a98a86",
    "#7d5450",
)
LAND = (
    "#9fbb68",
    "#a3b878",
    "#a49a86",
    "#c3b763",
    "#cdbb6c",
    "#b8ac82",
    "#aebb7c",
    "#c3bfa4",
    "#8a7a70",
    "#6b4a42",
)
"""The colours of the sky and of the ground, from Bag End to Mordor."""


def tone(theme: Theme, colour: Rgb) -> Rgb:
    """A daylight colour as the theme shows it."""
    return mix(colour, NIGHT_SKY, 0.4) if theme.is_night else colour


def _ink(theme: Theme) -> Rgb:
    return rgb("#0a0f1a") if theme.is_night else rgb("#4a2f16")


def _blend(size: tuple[int, int], theme: Theme, colours: tuple[str, ...]) -> Image.Image:
    """Colours flowing into each other from left to right."""
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata([tone(theme, rgb(colour)) for colour in colours])
    return strip.resize(size, Image.Resampling.BICUBIC)


@keep_painted
def panorama(theme_name: str) -> Image.Image:
    """The land from Bag End to Mordor, at scale 1, with a soft lower edge (mode RGBA)."""
    theme = THEMES[theme_name]
    size = (WIDTH - 2 * MARGIN, PANORAMA)
    wide, high = size
    image = _blend(size, theme, SKY)
    glow = Image.composite(
        Image.new("RGB", size, tone(theme, rgb("#fff6dc"))), image, Image.linear_gradient("L").resize(size)
    )
    image = Image.blend(image, glow, 0.5)
    if theme.is_night:
        image = Image.blend(image, Image.new("RGB", size, NIGHT_SKY), 0.55)
    _draw_lights(image, theme)
    for level, bend, share in ((70, 26, 0.45), (96, 18, 0.2)):
        ridge = wobble((0, level), (wide, level - 6), bend, level, 7)
        mask = Image.new("L", size, 0)
        ImageDraw.Draw(mask).polygon([*ridge, (wide, high), (0, high)], fill=255)
        ground = _blend(size, theme, LAND)
        hazy = Image.blend(ground, image, share)
        image.paste(hazy, (0, 0), mask.filter(ImageFilter.GaussianBlur(1)))
    texture = clouds(size, 17, 120).point(lambda value: max(190, min(255, 240 + (value - 128) * 0.4)))
    image = ImageChops.multiply(image, Image.merge("RGB", [texture] * 3))
    large = image.resize((wide * FINE, high * FINE), Image.Resampling.BICUBIC)
    _draw_places(Brush(large, FINE, _ink(theme), lambda colour: tone(theme, colour), 7), theme)
    image = large.reduce(FINE).convert("RGBA")
    edge = Image.new("L", size, 0)
    ImageDraw.Draw(edge).rounded_rectangle((0, -20, wide, high - 9), 14, fill=255)
    image.putalpha(edge.filter(ImageFilter.GaussianBlur(4)))
    return image


def _draw_lights(image: Image.Image, theme: Theme) -> None:
    """The sun over the Shire, or the moon and stars, and the red glow over Mordor."""
    wide = image.width
    glow = Image.new("L", image.size, 0)
    ImageDraw.Draw(glow).ellipse((wide - 300, -60, wide + 160, 190), fill=150)
    image.paste(rgb("#a8402a"), (0, 0), glow.filter(ImageFilter.GaussianBlur(60)))
    moon = Image.new("L", image.size, 0)
    ImageDraw.Draw(moon).ellipse((208, 16, 264, 72), fill=120)
    image.paste(rgb("#fff3c4"), (0, 0), moon.filter(ImageFilter.GaussianBlur(14)))
    disc = Image.new("L", (224, 224), 0)
    ImageDraw.Draw(disc).ellipse((16, 16, 208, 208), fill=255)
    if theme.is_night:
        ImageDraw.Draw(disc).ellipse((60, 0, 232, 176), fill=0)
    image.paste(rgb("#fff6d8"), (208, 16), disc.reduce(4))
    if theme.is_night:
        rng = Random(11)  # noqa: S311 - paint, not secrets
        pen = ImageDraw.Draw(image)
        for _ in range(90):
            x, y, r = rng.randrange(wide - 260), rng.randrange(64), rng.choice((0.6, 0.9, 1.4))
            pen.ellipse((x - r, y - r, x + r, y + r), fill=(226, 228, 240))


def _draw_places(brush: Brush, theme: Theme) -> None:
    left = MARGIN
    for index, name in enumerate(VIGNETTES):
        x = column(index) - left if index else 138.0 - left
        VIGNETTES[name](brush, x, PANORAMA - 36 + bow(index) * 0.4)
    trail: list[Point] = [(138.0 - left - 4, PANORAMA - 26.0)]
    trail += [(column(index) - left, PANORAMA - 22 + bow(index) * 0.5) for index in range(1, 10)]
    mark = rgb("#ff9a7a") if theme.is_night else rgb("#a3241c")
    line = smooth(trail, 4)
    for at in range(0, len(line) - 3, 5):
        brush.line(line[at : at + 4], 3.4, mark)


@keep_layer
def phone_ground(theme_name: str, players: int, scale: float) -> Image.Image:
    """The table for phones without words and pieces, to be painted on."""
    theme, layout = THEMES[theme_name], places.PhoneLayout(players)
    image = paper((places.WIDE, layout.height), theme.paper, theme.edge, 3)
    whole = panorama(theme_name)
    land = whole.resize((places.INNER, round(whole.height * places.INNER / whole.width)))
    land = land.crop((0, land.height - places.PANORAMA, land.width, land.height))
    image.paste(land, (places.MARGIN, places.MARGIN), land)
    for row in range(players):
        draw_sheet(image, theme, layout.sheet(row))
        _draw_road(image, theme, layout, row)
    draw_sheet(image, theme, layout.panel)
    return _shrink(add_frame(image, theme), scale)


@keep_layer
def ground(theme_name: str, players: int, scale: float) -> Image.Image:
    """The wide table without words and pieces, to be painted on."""
    theme, layout = THEMES[theme_name], Layout(players)
    image = paper((WIDTH, layout.height), theme.paper, theme.edge, 3)
    land = panorama(theme_name)
    image.paste(land, (MARGIN, MARGIN), land)
    for row in range(players):
        draw_sheet(image, theme, layout.sheet(row))
        _draw_road(image, theme, layout, row)
    draw_sheet(image, theme, layout.panel)
    return _shrink(add_frame(image, theme), scale)


@keep_layer
def plain(theme_name: str, size: tuple[int, int], scale: float, sheets: tuple[Area, ...]) -> Image.Image:
    """Parchment with the border, and sheets laid on it."""
    theme = THEMES[theme_name]
    image = paper(size, theme.paper, theme.edge, 9)
    for box in sheets:
        draw_sheet(image, theme, box)
    return _shrink(add_frame(image, theme), scale)


def _shrink(image: Image.Image, scale: float) -> Image.Image:
    size = (round(image.width * scale), round(image.height * scale))
    return image if scale == 1 else image.resize(size, Image.Resampling.LANCZOS)


def draw_sheet(image: Image.Image, theme: Theme, box: Area) -> None:
    """A sheet of paper laid on the parchment."""
    left, top, right, bottom = (round(value) for value in box)
    size = (right - left, bottom - top)
    shadow = Image.new("L", (size[0] + 40, size[1] + 40), 0)
    ImageDraw.Draw(shadow).rounded_rectangle((20, 23, size[0] + 20, size[1] + 23), 14, fill=110)
    shadow = shadow.filter(ImageFilter.GaussianBlur(6))
    image.paste((20, 10, 4), (left - 20, top - 20), shadow)
    canvas = Canvas(*size, 2)
    canvas.slab((0, 0, *size), 13, darker(theme.rule, 0.1))
    canvas.slab((2.5, 2.5, size[0] - 2.5, size[1] - 2.5), 11, lighter(theme.panel, 0.1))
    canvas.slab((6, 6, size[0] - 6, size[1] - 6), 9, mix(theme.rule, theme.panel, 0.55))
    canvas.slab_shade(
        (7.5, 7.5, size[0] - 7.5, size[1] - 7.5),
        8,
        lighter(theme.panel, 0.12),
        mix(theme.panel, theme.paper, 0.45),
    )
    sprite = canvas.finish()
    blotches = clouds(size, left + top, 160).point(
        lambda value: max(225, min(255, 246 + (value - 128) * 0.2))
    )
    toned = ImageChops.multiply(sprite.convert("RGB"), Image.merge("RGB", [blotches] * 3))
    image.paste(toned, (left, top), sprite.getchannel("A"))


def _draw_road(image: Image.Image, theme: Theme, layout: Layout | places.PhoneLayout, row: int) -> None:
    """The road a sheet's circles lie on."""
    points = [layout.circle(row, number) for number in range(10)]
    start, end = (points[0][0] - 14, points[0][1]), (points[-1][0] + 36, points[-1][1] - 4)
    _, top, _, bottom = layout.sheet(row)
    line = [(x, y - top) for x, y in smooth([start, *points, end], 5)]
    canvas = Canvas(image.width, bottom - top, 2)
    dust = mix(theme.rule, theme.panel, 0.35 if theme.is_night else 0.45)
    canvas.line(line, mix(dust, _ink(theme), 0.3), 25)
    canvas.line(line, mix(dust, theme.panel, 0.25), 20)
    for left in range(round(line[0][0]) + 12, round(line[-1][0]) - 20, 26):
        dash = [point for point in line if left <= point[0] <= left + 12]
        if len(dash) > 1:
            canvas.line(dash, mix(dust, theme.panel, 0.75), 2.4)
    sprite = canvas.finish()
    image.paste(sprite, (0, round(top)), sprite)


def add_frame(image: Image.Image, theme: Theme) -> Image.Image:
    """The picture within a ruled border, a leaf-like knot in every corner."""
    wide, high = image.size
    large = image.resize((wide * FINE, high * FINE), Image.Resampling.BICUBIC)
    brush = Brush(large, FINE, _ink(theme), lambda colour: colour, 5)
    for inset, thick in ((10, 4.0), (26, 2.0)):
        corners = [(inset, inset), (wide - inset, inset), (wide - inset, high - inset), (inset, high - inset)]
        brush.line([*corners, corners[0], (inset + 1, inset)], thick, theme.rule)
    _draw_links(brush, theme, wide, high)
    for x in (18, wide - 18):
        for y in (18, high - 18):
            brush.oval(x, y, 19, 19, theme.rule)
            brush.oval(x, y, 16.5, 16.5, theme.panel)
            brush.oval(x, y, 11.5, 11.5, theme.gold)
            brush.oval(x, y, 9.5, 9.5, darker(theme.gold, 0.45))
            brush.oval(x, y, 6, 6, theme.panel)
    return large.reduce(FINE)


def _draw_links(brush: Brush, theme: Theme, wide: int, high: int) -> None:
    """A chain of small rings between the lines of the border."""
    across, down = round(wide / 26), round(high / 26)
    spots: list[Point] = [
        (18 + (wide - 36) * at / across, y) for at in range(2, across - 1) for y in (18, high - 18)
    ]
    spots += [(x, 18 + (high - 36) * at / down) for at in range(2, down - 1) for x in (18, wide - 18)]
    for at, (x, y) in enumerate(spots):
        radius = 4.6 if at // 2 % 2 else 2.2
        brush.oval(x, y, radius, radius, theme.rule)
        if radius > 3:
            brush.oval(x, y, 2.4, 2.4, mix(theme.paper, theme.edge, 0.4))


@keep_painted
def lit_border(size: tuple[int, int], colour: Rgb, scale: float) -> Image.Image:
    """A glowing border for a sheet, the middle left open; `size` in pixels."""
    canvas = Canvas(size[0], size[1], 2)
    canvas.slab((0, 0, *size), 13 * scale, colour)
    canvas.slab(
        (2 * scale, 2 * scale, size[0] - 2 * scale, size[1] - 2 * scale), 11 * scale, lighter(colour, 0.35)
    )
    sprite = add_shadow(canvas.finish(), max(1, round(4 * scale)), colour, 1.5)
    hole = Image.new("L", sprite.size, 255)
    inset = (sprite.width - size[0]) // 2 + round(7 * scale)
    ImageDraw.Draw(hole).rounded_rectangle(
        (inset, inset, sprite.width - inset - 1, sprite.height - inset - 1), 9 * scale, fill=0
    )
    sprite.putalpha(ImageChops.multiply(sprite.getchannel("A"), hole))
    return sprite
