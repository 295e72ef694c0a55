"""Bag End and the nine places, each as a small drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.draw.kit.palette import darker, lighter, rgb
from bot.draw.kit.terrain import Brush

Draw = Callable[[Brush, float, float], None]

SNOW = rgb("#fbf8ee")
ROCK = rgb("#a8977f")
COLD = rgb("#9aa0a6")
ASH = rgb("#6f5148")
FIR = rgb("#4d6b45")
LEAF = rgb("#7f9c4c")
MALLORN = rgb("#dcae3c")
TURF = rgb("#a9b96a")
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
