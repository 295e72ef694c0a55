"""What pictures of battles are made of, for a phone: heading, plates, Combat cards laid open, ranks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow, blazon
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.type import Face, cut, legible, width, wrap
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, DECKS, FREE, SIDES
from cogs.war.model.map import Box
from cogs.war.model.state import RulesName
from cogs.war.painting.hand import cloth
from cogs.war.painting.pieces import BRASS, SidePainter, colours
from cogs.war.painting.scene import name_of, name_of_effect, translator
from cogs.war.words.card_texts import combat_text
from cogs.war.words.names import PHRASES

WIDE: Final = 900
EDGE: Final = 14.0
LEAST: Final = 36
"""Of letters: 11.6 pixels where the picture is 290 wide."""
LINE: Final = 40.0
HEADING: Final = 104.0
PLATE: Final = 98.0
GAP: Final = 8.0
TITLE: Final = 40
PALE, WINE = rgb("#fff4da"), rgb("#8a1d12")


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A Combat card that may be read, set. beside: what is said of it beside its title; note: below that."""

    side: Seat
    title: str
    beside: str
    note: str
    lines: tuple[str, ...]
    cancelled: bool

    @property
    def high(self) -> float:
        """How high its strip is."""
        return 66 + (len(self.lines) + bool(self.note)) * LINE + 12


def open_card(
    side: Seat, card: str, language: Language, rules: RulesName, note: str, *, cancelled: bool
) -> OpenCard | None:
    """Set a card that the viewer knows; None for a card's back, and for none."""
    if card not in CARDS:
        return None
    effect = CARDS[card].combat
    says = translator(language)
    initiative = ", ".join(map(str, COMBAT_EFFECTS[effect].initiative))
    title = name_of_effect(effect, rules, language)
    beside = says("board-initiative", order=initiative) if rules == "base" else note
    if cancelled:
        beside = says("board-cancelled")
    room = WIDE - 2 * EDGE - 124
    fits = width(title, Face.TITLE, TITLE) + width(beside, Face.STRONG, LEAST) <= room
    text = combat_text(PHRASES[language], effect, rules)
    lines = wrap(text, Face.TEXT, LEAST, WIDE - 2 * EDGE - 48)
    return OpenCard(side, title, beside if fits else "", "" if fits else beside, lines, cancelled)


@dataclass(frozen=True, slots=True)
class Grid:
    """Ranks: the middle of each place from the left upper corner, how wide a figure is, how high all are."""

    places: tuple[tuple[float, float], ...]
    wide: float
    high: float


def ranks(count: int, room: float, across: int, widest: float, tall: float) -> Grid:
    """Set out figures in even ranks, at most `across` in each. tall: a figure's height for its width."""
    down = max(1, -(-count // across))
    columns = max(1, -(-count // down))
    pitch = min(widest * 1.06, room / columns)
    wide = min(widest, pitch * 0.96)
    step = wide * tall + 4
    places = []
    for index in range(count):
        row, column = divmod(index, columns)
        here = min(columns, count - row * columns)
        x = room / 2 + (column - (here - 1) / 2) * pitch
        places.append((x, step * (row + 0.5)))
    return Grid(tuple(places), wide, step * down)


class BattlePartPainter(SidePainter):
    """Paints the parts both pictures of battles have."""

    def heading(self, kind: str, region: str, number: int, told: str, alarm: Rgb | None = None) -> None:
        """Write what is fought where, which round it is, and what is told beside that."""
        title = self.says(
            f"board-{'battle' if kind == 'field' else kind}", region=name_of("region", region, self.language)
        )
        self.emblem("battle", 60, 52, 78, self.theme.alarm, BRASS)
        self.words((112, 32), title, Face.TITLE, 52, self.theme.ink, "left", WIDE - EDGE - 112)
        x = 112.0
        if number:
            text = self.says("board-round", number=number)
            x += self.words((x, 80), text, Face.TITLE, 40, self.theme.ink, "left", 200) + 24
        self.words(
            (WIDE - EDGE, 80), told, Face.STRONG, 38, alarm or self.theme.alarm, "right", WIDE - EDGE - x
        )

    def alarm_of(self, side: Seat | None) -> Rgb:
        """Return the colour in which something is asked of a side."""
        if side is None or self.theme.is_night:
            return self.theme.alarm if side is None else self.lean(side)
        return colours(side)[2] if side == SIDES[FREE] else self.theme.alarm

    def sheet(self, box: Box) -> None:
        """Lay a sheet of parchment."""
        left, top, right, low = box
        sprite = sheet(
            self.theme.name, self.theme.rule, self.theme.panel, self.px(right - left), self.px(low - top)
        )
        self.put(sprite, (left + right) / 2, (top + low) / 2)

    def plate(self, side: Seat, top: float, attacks: bool, person: str) -> None:
        """Say who it is, what they do, and who plays them."""
        free = side == SIDES[FREE]
        ink = self.lean(side)
        self.sheet((EDGE, top, WIDE - EDGE, top + PLATE))
        self.emblem(side, EDGE + 50, top + PLATE / 2, 72, ink, BRASS)
        verb = ("attacks" if attacks else "defends") + ("-many" if free else "")
        name = self.says("seat-free_peoples" if free else "seat-shadow")
        x, y = EDGE + 98, top + PLATE / 2 - (21 if person else 0)
        x += self.words((x, y), name, Face.TITLE, 44, ink, "left", 290) + 14
        self.words((x, y), self.says(f"board-{verb}"), Face.NAME, LEAST, self.theme.soft, "left")
        self.name_person((EDGE + 98, top + PLATE / 2 + 23), person)

    def name_person(self, place: tuple[float, float], person: str) -> None:
        """Write who plays a side, cut rather than made small."""
        shown = legible(person, Face.TEXT)
        short = cut(shown, Face.TEXT, self.px(LEAST), 440 * self.scale)
        self.words(place, short, Face.TEXT, LEAST, None, "left")

    def show_laid(self, side: Seat, card: str, none: bool, box: Box) -> None:
        """Show that a card lies face down, that there is none, or that one may still be laid."""
        left, top, right, low = box
        middle = (top + low) / 2
        if card in DECKS:
            self.put(back(side, card, self.px(low - top)), left + 44, middle)
            told = self.says("board-face-down")
            self.block((left + 90, top, right - 8, low), told, Face.NAME, 40, self.theme.ink)
            return
        ground = mix(self.theme.panel, self.theme.paper, 0.7)
        self.put(
            slot(self.theme.rule, ground, self.px(right - left), self.px(low - top)),
            (left + right) / 2,
            middle,
        )
        told = self.says("board-no-card" if none else "board-no-card-yet")
        self.block((left + 12, top + 4, right - 12, low - 4), told, Face.NAME, 38, self.theme.soft)

    def strip(self, card: OpenCard, top: float) -> None:
        """Lay a card open: what it is called and what it does."""
        _, field, ink, second = colours(card.side)
        right, low = WIDE - EDGE, top + card.high
        sprite = open_strip(card.side, self.px(right - EDGE), self.px(card.high))
        self.put(sprite, (EDGE + right) / 2, (top + low) / 2)
        tone = mix(ink, field, 0.22) if card.cancelled else ink
        self.emblem("battle", EDGE + 46, top + 36, 54, tone, second)
        alarm = WINE if card.side == SIDES[FREE] else rgb("#ff9a7d")
        said = alarm if card.cancelled else tone
        self.words((EDGE + 84, top + 37), card.title, Face.TITLE, TITLE, tone, "left", right - EDGE - 100)
        self.words((right - 20, top + 37), card.beside, Face.STRONG, LEAST, said, "right")
        y = top + 66 + LINE / 2
        if card.note:
            self.words((EDGE + 24, y), card.note, Face.STRONG, LEAST, said, "left")
            y += LINE
        for line in card.lines:
            self.words((EDGE + 24, y), line, Face.TEXT, LEAST, tone, "left", right - EDGE - 40)
            y += LINE

    def count(self, x: float, y: float, text: str) -> None:
        """Write a number on a disc of its own."""
        self.put(disc(self.px(50)), x, y)
        self.words((x, y), text, Face.STRONG, LEAST, PALE, room=48)

    def chip(self, x: float, y: float, text: str, side: Seat, room: float) -> None:
        """Write where somebody has come from, on a ground of its own, behind an arrow."""
        rim, field, ink, _ = colours(side)
        lines = wrap(text, Face.NAME, self.px(LEAST), (room - 90) * self.scale)
        high = 14 + len(lines) * 40.0
        widest = max(self.measure(line, Face.NAME, LEAST) for line in lines) + 84
        self.put(tablet(rim, field, self.px(widest), self.px(high)), x, y)
        self.put(arrow(self.px(46), ink), x - widest / 2 + 34, y)
        for index, line in enumerate(lines):
            at = y + (index - (len(lines) - 1) / 2) * 40
            self.words((x + 22, at), line, Face.NAME, LEAST, ink)

    def measure(self, text: str, face: Face, size: float) -> float:
        """Return how far a line runs."""
        return width(text, face, self.px(size)) / self.scale


def paint_table(theme: str, scale: float, high: float) -> Image.Image:
    """Paint what everything lies on."""
    return cloth(theme, round(WIDE * scale), round(high * scale))


@keep_painted
def back(side: Seat, deck: str, high: int) -> Image.Image:
    """Paint the back of a Combat card, with the sign of its deck."""
    rim, field, _, second = colours(side)
    wide = round(high * 0.94)
    canvas = Canvas(wide, high)
    ground = rim if side == SIDES[FREE] else field
    for inset, tone in ((0.0, darker(rim, 0.4)), (0.04, lighter(rim, 0.3)), (0.08, ground)):
        edge = inset * high
        canvas.slab((edge, edge, wide - edge, high - edge), high * (0.14 - inset), tone)
    sprite = canvas.finish()
    blazon(sprite, (wide / 2, high / 2), f"war/{deck}", round(high * 0.84), PALE, second)
    return add_shadow(sprite, 2, drop=(0, 1))


@keep_painted
def sheet(theme: str, rule: Rgb, ground: Rgb, wide: int, high: int) -> Image.Image:
    """Paint a sheet of parchment with a ruled border."""
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 14, rule)
    canvas.slab((3, 3, wide - 3, high - 3), 12, ground)
    return add_shadow(canvas.finish(), 3, drop=(0, 2))


@keep_painted
def slot(line: Rgb, ground: Rgb, wide: int, high: int) -> Image.Image:
    """Paint the place where a Combat card may be laid."""
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 14, mix(line, ground, 0.45))
    canvas.slab((2, 2, wide - 2, high - 2), 12, ground)
    return canvas.finish()


@keep_painted
def open_strip(side: Seat, wide: int, high: int) -> Image.Image:
    """Paint the ground of a card that lies open."""
    rim, field, _, _ = colours(side)
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 16, darker(rim, 0.4))
    canvas.slab((3, 3, wide - 3, high - 3), 14, lighter(rim, 0.15))
    canvas.slab_shade((7, 7, wide - 7, high - 7), 11, lighter(field, 0.08), mix(field, rim, 0.14))
    scale = wide / (WIDE - 2 * EDGE)
    canvas.line([(20 * scale, 66 * scale), (wide - 20 * scale, 66 * scale)], BRASS, 2.4 * scale)
    return add_shadow(canvas.finish(), 3, drop=(0, 2))


@keep_painted
def tablet(rim: Rgb, field: Rgb, wide: int, high: int) -> Image.Image:
    """Paint the ground of a name."""
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 12, rim)
    canvas.slab((3, 3, wide - 3, high - 3), 10, field)
    return add_shadow(canvas.finish(), 2, drop=(0, 1))


@keep_painted
def arrow(size: int, ink: Rgb) -> Image.Image:
    """Paint an arrow that points up."""
    canvas = Canvas(size, size)
    u = size / 100
    head = [(50, 6), (90, 50), (64, 50), (64, 94), (36, 94), (36, 50), (10, 50)]
    canvas.fill([(x * u, y * u) for x, y in head], ink)
    return canvas.finish()


@keep_painted
def disc(size: int) -> Image.Image:
    """Paint the ground of a number."""
    canvas = Canvas(size, size)
    canvas.disc(size / 2, size / 2, size / 2, rgb("#f3e6c4"))
    canvas.disc(size / 2, size / 2, size / 2 * 0.9, rgb("#3b2a1c"))
    return canvas.finish()


@keep_painted
def pennant(size: int, side: Seat) -> Image.Image:
    """Paint the sign of Leadership: a pennant."""
    canvas = Canvas(size, size)
    u = size / 100
    for grow, tone in (
        (6.0, rgb("#2a1405")),
        (0.0, rgb("#4f8ad9") if side == SIDES[FREE] else rgb("#d8452f")),
    ):
        flag = [
            (22 - grow, 8 - grow),
            (94 + grow, 22 - grow / 2),
            (70, 40),
            (94 + grow, 58 + grow / 2),
            (22 - grow, 72 + grow),
        ]
        canvas.fill([(x * u, y * u) for x, y in flag], tone)
    canvas.line([(22 * u, 6 * u), (22 * u, 96 * u)], rgb("#2a1405"), 8 * u)
    return canvas.finish()
