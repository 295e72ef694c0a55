"""The pictures beside the map: a hand of Event cards, the reserves, a Hunt just over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow, blazon
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix, rgb
from bot.draw.kit.terrain import clouds
from bot.draw.kit.type import Face, fit, wrap, write, write_block, write_lines
from bot.text import Language
from cogs.war.model.bags import Bag, total
from cogs.war.model.components import (
    CARDS,
    COMBAT_EFFECTS,
    FREE,
    MORDOR_STEPS,
    MOST_CORRUPTION,
    SHADOW,
    SIDES,
)
from cogs.war.model.map import PHONE, WIDTH, Army, Box
from cogs.war.painting.pieces import (
    BRASS,
    CELL,
    HIGH,
    SHIELD,
    Row,
    SidePainter,
    bearers,
    character,
    colours,
    corruption,
    pips,
    plaque,
    rows,
    square,
    tile,
    width_of,
)
from cogs.war.painting.scene import HandScene, HuntScene, ReservesScene, name_of, translator
from cogs.war.words.card_texts import (
    card_detail,
    card_text,
    combat_detail,
    combat_text,
    effect_title,
    mark_note,
)
from cogs.war.words.names import PHRASES, character_label

# Event cards to be read: title, symbol of the die that plays it, and the Combat effect of the lower half.

SYMBOLS = {"character": "war/character", "army": "war/army", "muster": "war/muster"}


@keep_painted
def event_card(card: str, language: Language, wide: int) -> Image.Image:
    """Paint the sprite of a card, `wide` pixels wide and 1.4 times as high, on its shadow."""
    data = CARDS[card]
    effect = COMBAT_EFFECTS[data.combat]
    rim, field, ink, second = colours(data.side)
    says = translator(language)
    free = data.side == SIDES[FREE]
    high = round(wide * 1.4)
    u = wide / 300
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 20 * u, darker(rim, 0.45))
    canvas.slab((4 * u, 4 * u, wide - 4 * u, high - 4 * u), 17 * u, lighter(rim, 0.15))
    canvas.slab_shade(
        (9 * u, 9 * u, wide - 9 * u, high - 9 * u), 13 * u, lighter(field, 0.1), mix(field, rim, 0.22)
    )
    canvas.slab((9 * u, 282 * u, wide - 9 * u, high - 9 * u), 13 * u, rim if free else darker(rim, 0.1))
    canvas.fill(
        [(9 * u, 282 * u), (wide - 9 * u, 282 * u), (wide - 9 * u, 300 * u), (9 * u, 300 * u)],
        rim if free else darker(rim, 0.1),
    )
    canvas.line([(9 * u, 282 * u), (wide - 9 * u, 282 * u)], BRASS, 3 * u)
    canvas.disc(150 * u, 166 * u, 66 * u, mix(field, rim, 0.5))
    canvas.disc(150 * u, 166 * u, 61 * u, mix(field, rim, 0.14))
    sprite = canvas.finish()
    face = Image.new("RGB", sprite.size)
    face.paste(sprite, (0, 0))
    blazon(face, (150 * u, 166 * u), SYMBOLS[data.type], round(92 * u), ink, second)
    write_block(
        face,
        (20 * u, 16 * u, 280 * u, 94 * u),
        name_of("card", card, language),
        Face.TITLE,
        round(33 * u),
        ink,
        leading=1.0,
    )
    kind = says(f"board-symbol-{data.type}")
    write(face, (150 * u, 249 * u), kind, Face.STRONG, fit(kind, Face.STRONG, round(24 * u), 190 * u), ink)
    if data.table:
        note = says("board-stays")
        write(face, (150 * u, 271 * u), note, Face.TEXT, fit(note, Face.TEXT, round(17 * u), 250 * u), ink)
    pale = rgb("#fff4da")
    blazon(face, (44 * u, 322 * u), "war/battle", round(44 * u), pale, BRASS)
    write_block(
        face,
        (72 * u, 292 * u, 286 * u, 352 * u),
        name_of("effect", data.combat, language),
        Face.TITLE,
        round(27 * u),
        pale,
        leading=1.0,
    )
    order = says("board-initiative", order=", ".join(map(str, effect.initiative)))
    write(
        face,
        (150 * u, 384 * u),
        order,
        Face.STRONG,
        fit(order, Face.STRONG, round(22 * u), 260 * u),
        mix(pale, rim, 0.12),
    )
    face.putalpha(sprite.getchannel("A"))
    return add_shadow(face, max(1, round(4 * u)), drop=(0, max(1, round(2 * u))))


def cloth(theme_name: str, wide: int, high: int) -> Image.Image:
    """Paint the ground on which cards lie and battles are fought, to be painted on."""
    theme = THEMES[theme_name]
    # Blotches are soft: a sixteenth of the pixels says all of them.
    small = clouds((wide // 4 + 1, high // 4 + 1), 9, max(15, wide // 16))
    blotches = small.point(lambda value: min(255, max(0, round((value - 70) * 1.1)))).resize(
        (wide, high), Image.Resampling.BICUBIC
    )
    return Image.composite(
        Image.new("RGB", (wide, high), lighter(theme.paper, 0.1 if not theme.is_night else 0.03)),
        Image.new("RGB", (wide, high), mix(theme.paper, theme.edge, 0.28)),
        blotches,
    )


# The picture of a player's own event cards: every one with what it does, one below the other.

HAND_TOP: Final = 88.0
EMPTY: Final = 300.0
LEFT, RIGHT = 10.0, PHONE - 10.0
SIGNS: Final = 52.0
"""The middle of the column with the signs, from the left of a card."""
TEXT: Final = 102.0
"""Where words begin, from there."""
HAND_SIZE, LEADING = 36, 1.13
"""Of the texts: legible where the picture is 290 pixels wide."""
HEAD, FOOT, HAND_GAP = 68.0, 14.0, 12.0
LEAST: Final = 110.0
"""How high half of a card is at least: there is room for its sign."""
ORDER: Final = 250.0
"""How wide the initiative may be, beside the title of the Combat effect."""


@dataclass(frozen=True, slots=True)
class Half:
    """The event or the Combat effect of a card, set: its title and its text in lines."""

    title: str
    lines: tuple[str, ...]
    high: float


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture: as high as the texts need."""
    cards = cards_of(scene)
    note = mark_note(PHRASES[scene.language], [CARDS[card].combat for card in scene.cards], scene.rules)
    told = wrap(note, Face.TEXT, HAND_SIZE, PHONE - 40) if note else ()
    top = cards[-1][1][3] + HAND_GAP if cards else HAND_TOP
    high = top + len(told) * HAND_SIZE * LEADING + 12 if cards else EMPTY
    image = cloth(theme, round(PHONE * scale), round(high * scale))
    painter = HandPainter(image, theme, scale, scene.language)
    painter.head(scene.side)
    if not cards:
        nothing = painter.says("board-hand-empty")
        painter.words((PHONE / 2, high * 0.6), nothing, Face.NAME, 44, painter.theme.ink)
    for card, (left, upper, right, lower), event, fight in cards:
        sprite = hand_card(card, event, fight, theme, scale, scene.language)
        painter.put(sprite, (left + right) / 2, (upper + lower) / 2)
    for index, line in enumerate(told):
        y = top + 20 + index * HAND_SIZE * LEADING
        painter.words((PHONE / 2, y), line, Face.TEXT, HAND_SIZE, painter.theme.ink)
    return image


class HandPainter(SidePainter):
    """Paints whose hand it is."""

    def head(self, side: str) -> None:
        """Write whose hand it is."""
        name = self.says("seat-free_peoples" if side == SIDES[FREE] else "seat-shadow")
        self.emblem(side, 48, 44, 62, self.lean(side), BRASS)
        title = self.says("board-hand-of", side=name)
        self.words((92, 45), title, Face.TITLE, 44, self.theme.ink, "left", PHONE - 110)


@keep_painted
def hand_card(
    card: str, event: Half, fight: Half, theme: str, scale: float, language: Language
) -> Image.Image:
    """Paint the sprite of a card as a broad strip, on its shadow."""
    side = CARDS[card].side
    ground = _ground(side, round((RIGHT - LEFT) * scale), event.high * scale, fight.high * scale, scale)
    face = Image.new("RGB", ground.size)
    face.paste(ground, (0, 0))
    CardPainter(face, theme, scale, language).card(card, event, fight)
    face.putalpha(ground.getchannel("A"))
    return face


def _ground(side: str, wide: int, cut: float, rest: float, s: float) -> Image.Image:
    """Paint a card without words on its shadow: the event so high, the Combat effect as high as the rest."""
    rim, field, _, _ = colours(side)
    high = round(cut + rest)
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), 22 * s, darker(rim, 0.45))
    canvas.slab((4 * s, 4 * s, wide - 4 * s, high - 4 * s), 19 * s, lighter(rim, 0.15))
    inner = (8 * s, 8 * s, wide - 8 * s, high - 8 * s)
    canvas.slab_shade(inner, 15 * s, lighter(field, 0.1), mix(field, rim, 0.16))
    lower = rim if side == SIDES[FREE] else darker(rim, 0.1)
    canvas.slab((8 * s, cut, wide - 8 * s, high - 8 * s), 15 * s, lower)
    corners = [(8 * s, cut), (wide - 8 * s, cut), (wide - 8 * s, cut + 20 * s), (8 * s, cut + 20 * s)]
    canvas.fill(corners, lower)
    canvas.line([(8 * s, cut), (wide - 8 * s, cut)], BRASS, 3 * s)
    return add_shadow(canvas.finish(), _spread(s), drop=(0, max(1, round(2 * s))))


def _spread(scale: float) -> int:
    """Tell how far a card's shadow goes, in pixels."""
    return max(1, round(4 * scale))


class CardPainter(SidePainter):
    """Paints the words and signs of a card: the event above, the Combat effect below it."""

    def card(self, card: str, event: Half, fight: Half) -> None:
        """Paint them on the card's ground."""
        data = CARDS[card]
        rim, field, ink, second = colours(data.side)
        left = top = 2 * _spread(self.scale) / self.scale
        cut, pale = top + event.high, rgb("#fff4da")
        self._disc(left + SIGNS, top + 58, 42, mix(field, rim, 0.14))
        self.emblem(SYMBOLS[data.type].removeprefix("war/"), left + SIGNS, top + 58, 66, ink, second)
        self._text(event, left, top, ink, ink if data.side == SIDES[FREE] else lighter(ink, 0.5))
        self.emblem("battle", left + SIGNS, cut + 54, 62, pale, BRASS)
        initiative = ", ".join(map(str, COMBAT_EFFECTS[data.combat].initiative))
        order = self.says("board-initiative", order=initiative)
        end = left + RIGHT - LEFT - 20
        self.words((end, cut + 40), order, Face.STRONG, HAND_SIZE, pale, "right", ORDER)
        self._text(fight, left, cut, pale, pale, ORDER)

    def _text(self, half: Half, left: float, top: float, ink: Rgb, told: Rgb, beside: float = 0.0) -> None:
        room = RIGHT - LEFT - TEXT - 20 - beside
        self.words((left + TEXT, top + 40), half.title, Face.TITLE, 42, ink, "left", room)
        place = ((left + TEXT) * self.scale, (top + HEAD + HAND_SIZE * LEADING / 2) * self.scale)
        write_lines(self.image, place, half.lines, Face.TEXT, self.px(HAND_SIZE), told, LEADING)

    def _disc(self, x: float, y: float, radius: float, colour: Rgb) -> None:
        canvas = Canvas(self.px(radius * 2), self.px(radius * 2))
        canvas.disc(radius * self.scale, radius * self.scale, radius * self.scale, colour)
        self.put(canvas.finish(), x, y)


def cards_of(scene: HandScene) -> list[tuple[str, Box, Half, Half]]:
    """Lay out the cards: the box of each, its event and its Combat effect."""
    cards, top = [], HAND_TOP
    for card in scene.cards:
        event, fight = halves(scene, card)
        low = top + event.high + fight.high
        cards.append((card, (LEFT, top, RIGHT, low), event, fight))
        top = low + HAND_GAP
    return cards


def halves(scene: HandScene, card: str) -> tuple[Half, Half]:
    """Return the event and the Combat effect of a card, in short or with every word."""
    say, effect, rules = PHRASES[scene.language], CARDS[card].combat, scene.rules
    title = effect_title(say, effect, rules)
    if scene.whole:
        event, fight = card_text(say, card), combat_text(say, effect, rules)
    else:
        event, fight = f"{card_detail(say, card)}.", f"{combat_detail(say, effect, rules)}."
    return _half(name_of("card", card, scene.language), event), _half(title, fight)


def _half(title: str, text: str) -> Half:
    text = f"{text[:1].upper()}{text[1:]}"
    lines = wrap(text, Face.TEXT, HAND_SIZE, RIGHT - LEFT - TEXT - 24)
    return Half(title, lines, max(LEAST, HEAD + len(lines) * HAND_SIZE * LEADING + FOOT))


# The picture of what is not on the map: reinforcements, losses, cards laid aside, tiles of the Hunt.

RESERVES_MARGIN: Final = 24.0
COLUMN: Final = (WIDTH - 3 * RESERVES_MARGIN) / 2
RESERVES_TOP: Final = 108.0
UNIT: Final = 2.6
"""Of plaques and medals, in units of a picture 1400 pixels wide."""
LINE, RESERVES_SIZE = 42.0, 34
HEADING: Final = 62.0
TILE: Final = 92.0


@dataclass(frozen=True, slots=True)
class Placed:
    """Something to paint: a text of a kind, a plaque or a medal. x: its left; y: its middle."""

    kind: str
    x: float
    y: float
    what: object


def paint_reserves(scene: ReservesScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture: as high as the lists need."""
    painter = ReservesPainter(Image.new("RGB", (1, 1)), theme, scale, scene.language)
    columns = [painter.lay_side(scene, side) for side in (0, 1)]
    low = max(end for _, end in columns) + RESERVES_MARGIN
    painter.image = cloth(theme, round(WIDTH * scale), round((low + painter.high_of_hunt(scene)) * scale))
    for side, (placed, _) in enumerate(columns):
        painter.head(side)
        for part in placed:
            painter.paint(part, side)
    painter.hunt(scene, low)
    return painter.image


def point_at_reserves(scene: ReservesScene) -> dict[str, Box]:
    """Tell where both columns lie, the characters in them, and the tiles of the Hunt."""
    painter = ReservesPainter(Image.new("RGB", (1, 1)), "parchment", 1.0, scene.language)
    columns = [painter.lay_side(scene, side)[0] for side in (0, 1)]
    low = max(painter.lay_side(scene, side)[1] for side in (0, 1)) + RESERVES_MARGIN
    spots: dict[str, Box] = {"track:hunt": (0.0, low, float(WIDTH), low + painter.high_of_hunt(scene))}
    for side, placed in enumerate(columns):
        left = RESERVES_MARGIN + side * (COLUMN + RESERVES_MARGIN)
        spots[f"seat:{SIDES[side]}"] = (left, 0.0, left + COLUMN, low)
        half, end = (HIGH * UNIT + 10) / 2, _end_of_first(placed)
        for part in placed:
            if part.kind == "medal":
                spots[str(part.what)] = (part.x, part.y - half, part.x + COLUMN, part.y + half)
            if part.kind == "plaque" and part.y < end:
                spots |= _units(part)
    return spots


def _end_of_first(placed: list[Placed]) -> float:
    """Return where in a column those at hand end, and those out of the game begin."""
    return [part.y for part in placed if part.kind == "heading"][1]


def _units(placed: Placed) -> dict[str, Box]:
    """Tell where the units of a plaque lie, by what they are called."""
    row: Row = placed.what  # type: ignore[assignment]
    (nation, *others), cells = row
    boxes = {}
    for index, (kind, _) in enumerate(cells):
        left, half = placed.x + (SHIELD + 4 + CELL * index) * UNIT, HIGH * UNIT / 2
        name = kind if kind == "nazgul" else f"{nation}_{kind}"
        if not others or kind == "nazgul":
            boxes[name] = (left, placed.y - half, left + CELL * UNIT, placed.y + half)
    return boxes


class ReservesPainter(SidePainter):
    """Paints a column for each side, and the tiles below them."""

    def head(self, side: int) -> None:
        """Write whose column it is."""
        seat, left = SIDES[side], RESERVES_MARGIN + side * (COLUMN + RESERVES_MARGIN)
        self.emblem(seat, left + 34, 56, 56, self.lean(seat), BRASS)
        name = self.says("seat-free_peoples" if side == FREE else "seat-shadow")
        self.words((left + 76, 56), name, Face.TITLE, 46, self.theme.ink, "left", COLUMN - 80)

    def lay_side(self, scene: ReservesScene, side: int) -> tuple[list[Placed], float]:
        """Lay out what stands in a column, and where it ends."""
        left, y = RESERVES_MARGIN + side * (COLUMN + RESERVES_MARGIN), RESERVES_TOP
        reserve, parts = scene.sides[side], []
        for heading, army in (("board-reinforcements", reserve.at_hand), ("board-lost", reserve.lost)):
            parts.append(Placed("heading", left, y + HEADING / 2, self.says(heading)))
            placed, y = self._lay_army(army, left, y + HEADING, scene.language)
            parts += placed
        title = self.says("board-discards", count=len(reserve.discards))
        parts.append(Placed("heading", left, y + HEADING / 2, title))
        names = [name_of("card", card, scene.language) for card in reserve.discards] or ["–"]
        y += HEADING
        for name in names:
            for line in wrap(name, Face.TEXT, RESERVES_SIZE, COLUMN):
                parts.append(Placed("line", left, y + LINE / 2, line))
                y += LINE
        return parts, y

    def _lay_army(
        self, army: Army | None, left: float, y: float, language: Language
    ) -> tuple[list[Placed], float]:
        if army is None:
            return [Placed("line", left, y + LINE / 2, "–")], y + LINE
        parts, x, step = [], left, HIGH * UNIT + 10
        for row in rows(army, apart=True):
            wide = width_of(row) * UNIT
            if x > left and x + wide > left + COLUMN:
                x, y = left, y + step
            parts.append(Placed("plaque", x, y + step / 2, row))
            x += wide + 14
        y += step if x > left else 0
        for name in army.characters:
            parts.append(Placed("medal", left, y + step / 2, name))
            called = character_label(PHRASES[language], name)
            parts.append(Placed("line", left + step + 12, y + step / 2, called))
            y += step
        return parts, y

    def paint(self, placed: Placed, side: int) -> None:
        """Paint one thing of a column."""
        match placed:
            case Placed("plaque", x, y, tuple(row)):
                sprite = plaque(row, SIDES[side], round(UNIT * self.scale, 4))
                self.put(sprite, x + width_of(row) * UNIT / 2, y)
            case Placed("medal", x, y, str(name)):
                sprite = character(name, SIDES[side], round(UNIT * self.scale, 4))
                self.put(sprite, x + HIGH * UNIT / 2, y)
            case Placed("heading", x, y, str(text)):
                self.words((x, y), text, Face.NAME, 38, self.lean(SIDES[side]), "left", COLUMN)
            case Placed(_, x, y, str(text)):
                self.words((x, y), text, Face.TEXT, RESERVES_SIZE, self.theme.ink, "left", COLUMN)

    def high_of_hunt(self, scene: ReservesScene) -> float:
        """Measure how much room the tiles need."""
        return sum(HEADING + high for *_, high in self._piles(scene)) + RESERVES_MARGIN

    def hunt(self, scene: ReservesScene, y: float) -> None:
        """Paint what is left of the Hunt, and what has been drawn or removed."""
        for title, tiles, high in self._piles(scene):
            self.words(
                (RESERVES_MARGIN, y + HEADING / 2), title, Face.NAME, 38, self.theme.ink, "left", WIDTH - 60
            )
            for index, (name, number) in enumerate(tiles):
                x = RESERVES_MARGIN + (index % _IN_A_ROW) * _STEP
                middle = y + HEADING + (index // _IN_A_ROW + 0.5) * (TILE + 14)
                self.put(tile(name, self.px(TILE)), x + TILE / 2, middle)
                self.words((x + TILE + 8, middle), f"×{number}", Face.STRONG, 36, self.theme.ink, "left")
            y += HEADING + high

    def _piles(self, scene: ReservesScene) -> Iterator[tuple[str, Bag, float]]:
        piles = (("left", scene.left), ("drawn", scene.drawn), ("removed", scene.removed))
        for name, tiles in piles:
            if tiles or name == "left":
                lines = -(-len(tiles) // _IN_A_ROW)
                title = self.says(f"board-hunt-{name}", count=total(tiles))
                yield title, tiles, lines * (TILE + 14)


_STEP: Final = TILE + 76
_IN_A_ROW: Final = int((WIDTH - 2 * RESERVES_MARGIN) // _STEP)


# Paints a Hunt just over.

HUNT_MARGIN: Final = 40.0
DICE_AT, DIE, HUNT_GAP = 190.0, 124, 140.0
TILE_SIZE: Final = 236
BOX, BOXES_IN_A_ROW = 108.0, 7
STEP_WIDE: Final = 136.0


def paint_hunt(scene: HuntScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture: its parts one below the other, the Mordor Track where the Ring-bearers are
    on it."""
    high = _high_of(scene)
    painter = HuntPainter(
        cloth(theme, round(PHONE * scale), round(high * scale)), theme, scale, scene.language
    )
    painter.paint(scene)
    return painter.image


def _high_of(scene: HuntScene) -> float:
    return _tile_at(scene) + (250.0 if scene.tile else 40.0) + 350.0 + (230.0 if scene.mordor >= 0 else 0.0)


def _tile_at(scene: HuntScene) -> float:
    """Return where what follows the dice begins."""
    return DICE_AT - 66 + len(scene.rolls) * HUNT_GAP


def point_at_hunt(scene: HuntScene) -> dict[str, Box]:
    """Tell where the dice lie, the tile, and both tracks."""
    spots: dict[str, Box] = {}
    for row, roll in enumerate(scene.rolls):
        for index in range(len(roll.dice)):
            x, y, half = HUNT_MARGIN + DIE / 2 + index * HUNT_GAP, DICE_AT + row * HUNT_GAP, DIE / 2
            spots[f"die:{len(spots) + 1}"] = (x - half, y - half, x + half, y + half)
    y = _tile_at(scene)
    if scene.tile:
        spots["tile"] = (HUNT_MARGIN, y, HUNT_MARGIN + TILE_SIZE, y + TILE_SIZE)
        y += 250.0 - 40.0
    spots["track:corruption"] = (HUNT_MARGIN, y + 40, PHONE - HUNT_MARGIN, y + 380)
    if scene.mordor >= 0:
        spots["track:mordor"] = (HUNT_MARGIN, y + 390, PHONE - HUNT_MARGIN, y + 590)
    return spots


class HuntPainter(SidePainter):
    """Lays out one Hunt."""

    def paint(self, scene: HuntScene) -> None:
        """Paint everything."""
        self.emblem("eye", HUNT_MARGIN + 40, 64, 84, self.lean(SIDES[SHADOW]), rgb("#e0552b"))
        title = self.says("board-hunt")
        self.words((HUNT_MARGIN + 100, 64), title, Face.TITLE, 60, self.theme.ink, "left", 700)
        self._draw_rolls(scene)
        y = _tile_at(scene)
        self._draw_tile(scene, y)
        y += 250.0 if scene.tile else 40.0
        self._draw_corruption(scene, y)
        if scene.mordor >= 0:
            self._draw_mordor(scene.mordor, y + 350, hidden=scene.hidden)

    def _draw_rolls(self, scene: HuntScene) -> None:
        for row, roll in enumerate(scene.rolls):
            y = DICE_AT + row * HUNT_GAP
            for index, (value, succeeded) in enumerate(roll.dice):
                sprite = pips(value, SIDES[SHADOW], self.px(DIE), succeeded)
                self.put(sprite, HUNT_MARGIN + DIE / 2 + index * HUNT_GAP, y)
            if roll.bonus:
                x = HUNT_MARGIN + len(roll.dice) * HUNT_GAP + 8
                self.words((x, y), f"+{roll.bonus}", Face.TITLE, 60, self.theme.ink, "left")

    def _draw_tile(self, scene: HuntScene, top: float) -> None:
        x = HUNT_MARGIN
        if scene.tile:
            self.put(tile(scene.tile, self.px(TILE_SIZE)), x + TILE_SIZE / 2, top + TILE_SIZE / 2)
            x += TILE_SIZE + 30
        lines = []
        if scene.damage is not None:
            lines.append(self.says("board-damage", number=scene.damage))
        names = [character_label(PHRASES[scene.language], name) for name in scene.lost]
        if names:
            lines += wrap(f"{', '.join(names)}: {self.says('board-lost')}", Face.STRONG, 40, PHONE - x - 30)
        for index, line in enumerate(lines):
            y = top + (60 if scene.tile else 10) + index * 50
            self.words((x, y), line, Face.STRONG, 42, self.theme.alarm, "left", PHONE - x - 30)

    def _draw_corruption(self, scene: HuntScene, top: float) -> None:
        before, now = scene.corruption
        self.words(
            (HUNT_MARGIN, top + 34), self.says("board-corruption"), Face.TITLE, 46, self.theme.ink, "left"
        )
        last = MOST_CORRUPTION
        for box in range(last + 1):
            x, y = self._box_at(box, top)
            sprite = square(self.theme.is_night, box == last, self.px(BOX), self.px(BOX))
            self.put(sprite, x, y)
            if box == before != now:
                self._ring(x, y)
            if box == min(now, last):
                self.put(corruption(self.px(96)), x, y)
                self.words((x, y), str(now), Face.TITLE, 50, rgb("#ffe9c8"))
            else:
                self.words((x, y), str(box), Face.TITLE, 46, self.theme.ink)

    def _ring(self, x: float, y: float) -> None:
        """Frame the box where the corruption has been."""
        half, s = BOX / 2 - 4, self.scale
        pen = ImageDraw.Draw(self.image)
        box = ((x - half) * s, (y - half) * s, (x + half) * s, (y + half) * s)
        pen.rounded_rectangle(box, 8 * s, outline=rgb("#e0782b"), width=self.px(6))

    def _draw_mordor(self, step: int, top: float, *, hidden: bool) -> None:
        title = self.says("board-mordor")
        self.words((HUNT_MARGIN, top + 34), title, Face.TITLE, 46, self.theme.ink, "left", 800)
        for box in range(MORDOR_STEPS + 1):
            x, y = HUNT_MARGIN + (box + 0.5) * STEP_WIDE, top + 130
            self.put(square(self.theme.is_night, box == MORDOR_STEPS, self.px(124), self.px(112)), x, y)
            if box == step:
                self.put(bearers(0, hidden, round(3.1 * self.scale, 4)), x + 15, y)
            elif box == MORDOR_STEPS:
                self.emblem("doom", x, y, 90, rgb("#3a1a12"), rgb("#e0552b"))
            else:
                self.words((x, y), str(box), Face.TITLE, 54, self.theme.ink)

    def _box_at(self, box: int, top: float) -> tuple[float, float]:
        across, down = box % BOXES_IN_A_ROW, box // BOXES_IN_A_ROW
        wide = (PHONE - 2 * HUNT_MARGIN) / BOXES_IN_A_ROW
        return HUNT_MARGIN + (across + 0.5) * wide, top + 130 + down * (BOX + 12)
