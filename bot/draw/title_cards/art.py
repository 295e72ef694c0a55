"""What is painted on title cards, by name: one more is one function, above the place of the words."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from bot.draw.kit.palette import rgb
from bot.draw.title_cards.stage import HIGH, WIDE, Stage

Art = Callable[[Stage], None]
ARTS: Final[dict[str, Art]] = {}
MIDDLE: Final = WIDE / 2


def art(name: str) -> Callable[[Art], Art]:
    """Register what a card is painted by."""

    def register(paint: Art) -> Art:
        ARTS[name] = paint
        return paint

    return register


@art("mount-doom")
def paint_mount_doom(stage: Stage) -> None:
    """The mountain in flames, the Ring above its fire."""
    stage.sky("#1f0b10", "#d5541f")
    stage.ridge(330, 70, "#5a1d18", 2)
    stage.glow(MIDDLE, 130, 330, "#ffb347", 0.9)
    slope = stage.tone(rgb("#2c1613"))
    stage.brush.fill(
        [(120, 470), (388, 176), (420, 188), (452, 178), (500, 186), (520, 174), (790, 470)], slope
    )
    stage.brush.fill([(520, 174), (790, 470), (560, 470), (505, 300)], stage.tone(rgb("#1b0d0c")))
    for points, wide in (
        ([(450, 182), (430, 240), (470, 300), (446, 352)], 18),
        ([(490, 186), (540, 260), (530, 318), (556, 352)], 11),
    ):
        stage.brush.line(points, wide, rgb("#e2571c"))
        stage.brush.line(points, wide * 0.45, rgb("#ffd05a"))
    stage.ridge(440, 40, "#170b0a", 7)
    stage.emblem("shared/ring", MIDDLE, 108, 132, "#ffd75e", "#b7791b")


@art("ring-bearer")
def paint_ring_bearer(stage: Stage) -> None:
    """The Eye above the dark land, and the Ring lying before it."""
    stage.sky("#120a16", "#6d2a22")
    stage.glow(MIDDLE, 140, 420, "#ff6a21", 0.85)
    stage.ridge(330, 120, "#2a1216", 4)
    stage.tower(MIDDLE, 420, 70, 170, "#1c0f12")
    for side in (-1, 1):
        stage.brush.fill(
            [(MIDDLE + side * 35, 262), (MIDDLE + side * 66, 150), (MIDDLE + side * 16, 250)], rgb("#1c0f12")
        )
    stage.emblem("shared/eye", MIDDLE, 140, 250, "#ffb347", "#e0391f")
    stage.ridge(420, 50, "#0f0709", 9)
    stage.glow(MIDDLE, 326, 110, "#ffd75e", 0.7)
    stage.emblem("shared/ring", MIDDLE, 326, 66, "#ffe08a", "#b7791b")


@art("stronghold")
def paint_stronghold(stage: Stage) -> None:
    """A Stronghold in flames at dusk, its banner bent."""
    stage.sky("#2b2a44", "#e08a4a")
    stage.ridge(300, 90, "#4d3c46", 3)
    stage.glow(470, 230, 460, "#ff8a2b", 0.85)
    stage.tower(450, 340, 96, 176, "#8a7f78", "#3b3f63")
    for x, high in ((236, 212), (664, 190)):
        stage.tower(x, 430, 104, high, "#8a7f78")
    wall = stage.tone(rgb("#9b9088"))
    stage.brush.fill([(270, 430), (270, 306), (630, 306), (630, 430)], wall)
    for x in range(288, 630, 40):
        stage.brush.fill([(x, 308), (x, 286), (x + 24, 286), (x + 24, 308)], wall)
    stage.brush.line([(270, 308), (630, 308)], 3, stage.tone(rgb("#6b625c")))
    for x, y, high in ((236, 206, 120), (672, 222, 100), (350, 300, 84), (560, 300, 104)):
        for share, tone in ((1.0, "#d8431c"), (0.7, "#ff9a2e"), (0.4, "#ffe07a")):
            half, tall = high * 0.3 * share, high * share
            flame = [(x - half, y), (x - half * 0.7, y - tall * 0.5), (x - half * 0.1, y - tall * 0.36)]
            flame += [(x + half * 0.2, y - tall), (x + half * 0.8, y - tall * 0.4), (x + half, y)]
            stage.brush.fill(flame, rgb(tone))
    stage.ridge(440, 36, "#1d1418", 6)


@art("revealed")
def paint_revealed(stage: Stage) -> None:
    """A beam of the Eye finds the Ring on a bare hill."""
    stage.sky("#1a2140", "#7d8fae", stars=60)
    stage.ridge(300, 110, "#34405f", 5)
    stage.glow(760, 84, 230, "#ff8a2b", 0.8)
    stage.beam([(742, 90), (772, 104), (420, 400), (210, 400)], "#ffd9a0", 0.66)
    stage.ridge(410, 60, "#1c2236", 8)
    stage.brush.hill(312, 420, 360, 96, stage.tone(rgb("#5a6a4a")))
    stage.emblem("shared/eye", 760, 84, 128, "#ffb347", "#e0391f")
    stage.glow(312, 290, 150, "#fff0b8", 0.8)
    stage.emblem("shared/ring", 312, 290, 96, "#ffe08a", "#b7791b")


@art("shelob")
def paint_shelob(stage: Stage) -> None:
    """The spider in her web."""
    stage.sky("#14181c", "#3a4a3c")
    web = stage.tone(rgb("#8fa08f"))
    spokes = [(math.cos(step * math.tau / 14), math.sin(step * math.tau / 14)) for step in range(15)]
    for dx, dy in spokes:
        stage.brush.line([(MIDDLE, 200), (MIDDLE + dx * 620, 200 + dy * 620)], 2.2, web)
    for radius in (110, 175, 250, 335, 430):
        stage.brush.line([(MIDDLE + dx * radius, 200 + dy * radius * 0.96) for dx, dy in spokes], 2.0, web)
    stage.glow(MIDDLE, 200, 330, "#a8c98a", 0.5)
    stage.emblem("shared/spider", MIDDLE, 205, 300, "#1a1512", "#c33b2a")
    stage.ridge(430, 60, "#0d1110", 4)


@art("balrog")
def paint_balrog(stage: Stage) -> None:
    """The Balrog before a bridge over fire."""
    stage.sky("#120a0a", "#8f2a12")
    stage.glow(MIDDLE, 330, 620, "#ff7a21", 0.9)
    for x in (60, 170, 730, 840):
        stage.brush.fill([(x - 34, 0), (x + 34, 0), (x + 26, 420), (x - 26, 420)], stage.tone(rgb("#24140f")))
        stage.brush.line([(x - 12, 0), (x - 10, 420)], 3, stage.tone(rgb("#5a2a18")))
    stage.glow(MIDDLE, 190, 330, "#ffb347", 0.75)
    stage.emblem("shared/balrog", MIDDLE, 190, 300, "#25100b", "#ff8a2b")
    span = [(x, 388 - 46 * math.sin((x - 90) / 720 * math.pi)) for x in range(90, 811, 24)]
    stage.brush.fill([*span, (811, 430), (90, 430)], stage.tone(rgb("#2d1a13")))
    stage.brush.line(span, 6, stage.tone(rgb("#8a4a2a")))


@art("witch-king")
def paint_witch_king(stage: Stage) -> None:
    """A pale crown over the plain, and the dead at its feet."""
    stage.sky("#0d1720", "#4d7a72", stars=40)
    stage.glow(MIDDLE, 180, 380, "#b9f0d4", 0.65)
    stage.ridge(320, 90, "#1f3a3a", 6)
    for x, y, grown in ((150, 120, 1.0), (250, 78, 0.7), (690, 96, 0.8), (780, 150, 1.1)):
        wing = [(-46, -12), (-20, -20), (0, -4), (20, -20), (46, -12), (20, -8), (0, 8), (-20, -8)]
        stage.brush.fill([(x + dx * grown, y + dy * grown) for dx, dy in wing], rgb("#0a1214"))
    stage.brush.oval(MIDDLE, 196, 92, 96, rgb("#0a1114"))
    stage.emblem("shared/witch_king", MIDDLE, 190, 300, "#12181c", "#8fe0c0")
    stage.ridge(430, 50, "#0b1516", 3)
    for number in range(16):
        foot = 30 + number * 56 + stage.rng.uniform(-12, 12)
        stage.brush.line([(foot, 440), (foot + stage.rng.uniform(-26, 26), 366)], 4, rgb("#0b1516"))


@art("six-races")
def paint_six_races(stage: Stage) -> None:
    """Six banners beside one another."""
    stage.sky("#5f93b8", "#f0dca8")
    stage.ridge(350, 90, "#7f9a6a", 5)
    stage.ridge(420, 40, "#4d6a44", 2)
    tones = ("#2f9460", "#8a5b34", "#2b4fa8", "#8a2a5a", "#c9970c", "#3596b8")
    names = ("elves", "dwarves", "humans", "wizards", "hobbits", "ents")
    for index, (name, tone) in enumerate(zip(names, tones, strict=True)):
        stage.banner(92 + index * 143, 92 + 26 * (index % 2), f"duel/{name}", tone, "#fff4da")


@art("last-circle")
def paint_last_circle(stage: Stage) -> None:
    """The road's last stones, lit one by one, before the mountain."""
    stage.sky("#24304f", "#d98a4a")
    stage.glow(640, 150, 300, "#ffb347", 0.85)
    stage.brush.mountain(640, 380, 420, 250, stage.tone(rgb("#4a2f2a")), None)
    stage.ridge(380, 50, "#3b2a2c", 4)
    for step in range(7):
        x, y = 90 + step * 84, 372 - step * 11 - 26 * math.sin(step * 0.9)
        grown = 40 - step * 2.6
        if step == 6:
            stage.glow(x, y, 190, "#ffe08a", 0.9)
        stage.brush.oval(x, y, grown + 5, (grown + 5) * 0.62, rgb("#2a1a10"))
        stage.brush.oval(x, y, grown, grown * 0.62, rgb("#ffd75e" if step == 6 else "#c9b083"))
    stage.emblem("shared/ring", 594, 258, 62, "#fff0b8", "#b7791b")


def _leaf(stage: Stage, x: float, y: float, turn: float, colour: str) -> None:
    """Paint a leaf that grows from a place in a direction."""
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    shape = ((0, 0), (16, 9), (34, 9), (54, 0), (34, -9), (16, -9))
    points = [(x + a * along[0] + b * across[0], y + a * along[1] + b * across[1]) for a, b in shape]
    stage.brush.fill(points, stage.tone(rgb(colour)))


@art("cup")
def paint_cup(stage: Stage) -> None:
    """A golden cup between laurels."""
    stage.sky("#2a1c3a", "#8a5a2a")
    stage.glow(MIDDLE, 190, 460, "#ffd75e", 0.75)
    brush, gold, deep = stage.brush, rgb("#f2c14e"), rgb("#9a6a12")
    for side in (-1, 1):
        for leaf in range(9):
            angle = 0.74 + leaf * 0.23
            x, y = MIDDLE + side * 210 * math.sin(angle), 210 + 176 * math.cos(angle)
            for slant, tone in ((-0.5, "#4d7a44"), (0.5, "#6f9a5a")):
                _leaf(stage, x, y, math.atan2(-math.sin(angle), side * math.cos(angle)) + side * slant, tone)
        brush.line(
            [(MIDDLE + side * 84, 96), (MIDDLE + side * 138, 104), (MIDDLE + side * 132, 168)], 16, deep
        )
        brush.line([(MIDDLE + side * 132, 168), (MIDDLE + side * 70, 204)], 16, deep)
    bowl = [(-100, 76), (100, 76), (92, 150), (58, 216), (20, 240), (-20, 240), (-58, 216), (-92, 150)]
    brush.fill([(MIDDLE + x, y) for x, y in bowl], gold)
    brush.fill([(MIDDLE + x, y) for x, y in ((30, 76), (100, 76), (92, 150), (58, 216), (20, 240))], deep)
    brush.fill([(MIDDLE + x, y) for x, y in ((-15, 236), (15, 236), (20, 304), (-20, 304))], deep)
    brush.fill([(MIDDLE + x, y) for x, y in ((-74, 302), (74, 302), (92, 346), (-92, 346))], gold)
    brush.oval(MIDDLE, 76, 100, 20, rgb("#ffe9a8"))
    stage.emblem("shared/crown", MIDDLE, 140, 92, "#6b4305", "#6b4305")


@art("first-win")
def paint_first_win(stage: Stage) -> None:
    """The inn in the evening, its windows lit, a lantern and a star above it."""
    stage.sky("#1b2548", "#c98a5a", stars=70)
    stage.ridge(350, 60, "#2a2f3f", 3)
    brush, wall = stage.brush, stage.tone(rgb("#c9a878"))
    roof, dark = stage.tone(rgb("#6b3f2a")), stage.tone(rgb("#4f2d1d"))
    brush.fill([(590, 150), (590, 74), (630, 74), (630, 150)], stage.tone(rgb("#7d6a5c")))
    for number, (x, y) in enumerate(((612, 52), (630, 28), (656, 8))):
        brush.oval(x, y, 15 + 5 * number, 11 + 3 * number, stage.tone(rgb("#5a5f72")))
    brush.fill([(210, 410), (210, 236), (690, 236), (690, 410)], wall)
    for x in (222, 336, 410, 490, 564, 678):
        brush.line([(x, 240), (x, 410)], 7, stage.tone(rgb("#7a5a38")))
    brush.fill([(170, 248), (286, 116), (614, 116), (730, 248)], roof)
    for row in range(1, 5):
        left, high = 286 - row * 23.7, 116 + row * 27
        brush.line([(left, high), (WIDE - left, high)], 3, dark)
    brush.line([(164, 248), (736, 248)], 10, dark)
    for x in (262, 372, 528, 638):
        stage.glow(x, 310, 120, "#ffd75e", 0.8)
        brush.fill([(x - 30, 346), (x - 30, 276), (x + 30, 276), (x + 30, 346)], rgb("#ffe9a8"))
        brush.line([(x, 276), (x, 346)], 5, rgb("#4a2f16"))
        brush.line([(x - 30, 311), (x + 30, 311)], 5, rgb("#4a2f16"))
    brush.arch(450, 412, 92, stage.tone(rgb("#8a6234")), rgb("#2a160a"))
    stage.glow(450, 70, 170, "#fff0b8", 0.8)
    star = [
        (
            450 + math.sin(step * math.pi / 5) * (54 if step % 2 == 0 else 22),
            72 - math.cos(step * math.pi / 5) * (54 if step % 2 == 0 else 22),
        )
        for step in range(10)
    ]
    brush.fill(star, rgb("#ffe08a"))
    stage.ridge(430, 24, "#1a1712", 8)


@art("lessons")
def paint_lessons(stage: Stage) -> None:
    """An open book by candlelight."""
    stage.sky("#241a14", "#6b4a2a")
    stage.glow(680, 150, 420, "#ffc46a", 0.85)
    brush, page = stage.brush, stage.tone(rgb("#f3e6c4"))
    brush.fill([(0, HIGH), (0, 360), (WIDE, 360), (WIDE, HIGH)], stage.tone(rgb("#4a2f1a")))
    for side in (-1, 1):
        left = [
            (400, 350),
            (400, 176),
            (400 + side * 120, 150),
            (400 + side * 270, 176),
            (400 + side * 282, 356),
        ]
        brush.fill([(x, y + 14) for x, y in left], rgb("#6b2a1a"))
        brush.fill([*left, (400 + side * 130, 332)], page)
        for row in range(5):
            y = 200 + row * 27
            brush.line([(400 + side * 40, y), (400 + side * 236, y + 8)], 4, stage.tone(rgb("#a88a5a")))
    brush.line([(400, 176), (400, 352)], 5, rgb("#6b4a2a"))
    brush.fill([(730, 380), (730, 220), (786, 220), (786, 380)], stage.tone(rgb("#efe2c4")))
    brush.fill([(742, 216), (758, 128), (776, 216)], rgb("#ff9a2e"))
    brush.fill([(750, 214), (759, 160), (768, 214)], rgb("#fff0b8"))
    stage.emblem("shared/ring", 265, 250, 78, "#b7791b", "#8a5a12")
