"""The chapter cards as they lie over each other, the discard pile spread out, and tokens shown."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from bot.draw.kit.canvas import Point
from bot.draw.kit.scene_painter import Box
from bot.draw.kit.type import Face
from cogs.duel.components import LAYOUT
from cogs.duel.painting.brush import SignPainter, plate, units
from cogs.duel.painting.cards import Cut, back, face, glow, plaque, price_tag, rim, token_width
from cogs.duel.painting.scene import Lying, Scene
from cogs.duel.painting.signs import sign

# Where the cards of a chapter lie.


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of a chapter's cards in a box."""

    x: float  # the middle
    y: float  # the top
    step: float  # from card to card in a row
    width: float
    height: float
    strip: float  # how much of a covered card is seen

    def place(self, row: int, x: int) -> Point:
        """The middle of a card. row: from 1; x: in half card widths."""
        return self.x + x * self.step / 2, self.y + (row - 1) * self.strip + self.height / 2


LOWER = 0.75
"""The part of a card below its strip, as a share of the strip."""


@lru_cache(maxsize=8)
def grid(chapter: int, box: Box) -> Grid:
    """The largest cards of a chapter's layout that fit in a box."""
    left, top, right, bottom = box
    slots = LAYOUT[chapter]
    rows, columns = max(slot.row for slot in slots), max(slot.x for slot in slots) + 1
    gap = (right - left) * 0.01
    strip = (bottom - top) / (rows + LOWER)
    wide = min((right - left - gap * (columns - 1)) / columns, strip * 1.95)
    strip = min(strip, wide)
    high = strip * (1 + LOWER)
    total = strip * (rows - 1) + high
    return Grid((left + right) / 2, (top + bottom - total) / 2, wide + gap, wide, high, strip)


NOTES: dict[int, bool] = {1: True, 2: False, 3: True}
"""Whether the notes beside a chapter's cards stand above (where its rows are short), or below."""


# The chapter cards as they lie over each other, the discard pile spread out, and tokens shown.


def paint_cards(painter: SignPainter, scene: Scene, box: Box) -> None:
    """Paint what lies between the players."""
    if scene.pile:
        _paint_pile(painter, scene.pile, box)
    elif scene.chapter:
        lay = grid(scene.chapter, box)
        for lying in scene.cards:
            _paint_card(painter, lying, lay, scene)
        _paint_notes(painter, scene, box)
    if scene.revealed:
        _paint_revealed(painter, scene.revealed, box)
    if scene.over:
        _paint_victory(painter, scene, box)


def _cut(painter: SignPainter, lay: Grid) -> Cut:
    return Cut(painter.px(lay.width), painter.px(lay.height), painter.px(lay.strip))


def _paint_card(painter: SignPainter, lying: Lying, lay: Grid, scene: Scene) -> None:
    cut = _cut(painter, lay)
    x, y = lay.place(lying.row, lying.x)
    if lying.card is None:
        painter.put(back(scene.chapter, cut), x, y)
        return
    if lying.available:
        painter.put(glow(cut, painter.theme.gold), x, y)
    painter.put(face(lying.card, cut, lying.available), x, y)
    if not lying.available:
        return
    painter.put(rim(cut, painter.theme.gold), x, y)
    if lying.price is not None:
        price = lying.price
        lower = lay.height - lay.strip
        size = min(lower * 0.72, lay.width * (0.4 if lying.rival is None else 0.3))
        tag = price_tag(price, painter.px(size))
        level = y + lay.height / 2 - lower * 0.5
        if lying.rival is None:
            painter.put(tag, x, level)
            return
        # The other player's price, smaller and under that player's sign.
        small = min(lower * 0.44, lay.width * 0.24)
        painter.put(tag, x - lay.width * 0.2, level)
        far = next(camp.side for camp in scene.camps if camp.side != scene.buyer)
        right = x + lay.width * 0.27
        painter.put(units(far, painter.theme, painter.px(small * 0.62)), right, level - small * 0.62)
        painter.put(price_tag(lying.rival, painter.px(small)), right, level + small * 0.5)


def _paint_notes(painter: SignPainter, scene: Scene, box: Box) -> None:
    """The chapter to the left, the discard pile to the right, where the rows are short."""
    left, top, right, bottom = box
    above = NOTES[scene.chapter]
    y = top + 34 if above else bottom - 34
    down = 1 if above else -1
    title = painter.says("board-chapter", number=scene.chapter)
    painter.words((left + 6, y), title, Face.TITLE, 40, across="left", room=(right - left) * 0.235)
    note = painter.says("board-over") if scene.over else painter.says("board-turn", number=scene.number)
    painter.words((left + 6, y + 46 * down), note, Face.TEXT, 28, painter.theme.soft, "left", 230)
    pile = sign("pile", painter.px(60))
    painter.put(pile, right - 36, y + 8 * down)
    painter.words((right - 74, y + 8 * down), str(scene.discarded), Face.TITLE, 40, across="right")
    note = painter.says("board-discarded")
    painter.words((right - 6, y + 58 * down), note, Face.TEXT, 24, painter.theme.soft, "right", 230)
    if scene.bank is not None:
        place = (right - 6, y + 96 * down)
        bank = painter.says("board-bank", count=max(0, scene.bank))
        painter.words(place, bank, Face.TEXT, 24, painter.theme.soft, "right", 230)


def pile_grid(box: Box, count: int) -> tuple[int, float, Grid]:
    """Columns, pitch of the rows and size of the cards of a spread discard pile; few sizes, soon at hand."""
    left, top, right, bottom = box
    columns, rows = (6, 4) if count <= 24 else (8, max(5, math.ceil(count / 8)))
    wide, pitch = (right - left) / columns, (bottom - top - 64) / rows
    high = pitch - 10
    strip = min(high / (1 + LOWER * 0.4), wide * 0.8)
    return columns, pitch, Grid(left, top + 64, wide, wide - 12, high, strip)


def _paint_pile(painter: SignPainter, pile: tuple[str, ...], box: Box) -> None:
    """All cards of the discard pile side by side."""
    title = painter.says("board-pile")
    painter.words(((box[0] + box[2]) / 2, box[1] + 28), title, Face.TITLE, 40, room=box[2] - box[0])
    columns, pitch, lay = pile_grid(box, len(pile))
    cut = _cut(painter, lay)
    for index, card in enumerate(pile):
        row, column = divmod(index, columns)
        painter.put(face(card, cut, True), lay.x + lay.step * (column + 0.5), lay.y + pitch * (row + 0.5))


def _paint_revealed(painter: SignPainter, tokens: tuple[str, ...], box: Box) -> None:
    """Tokens shown to both, of which one is kept."""
    left, top, right, bottom = box
    middle = ((left + right) / 2, (top + bottom) / 2)
    high = 150.0 if right - left > 1000 else 116.0  # three of the widest stand side by side
    widths = [high * token_width(token) for token in tokens]
    title = painter.says("board-revealed")
    wide = high * (6.5 if len(tokens) > 2 else 4.4) + 70
    size = painter.px(wide), painter.px(high + 118)
    painter.put(plate(*size, painter.theme.name, painter.theme.gold, painter.scale), *middle)
    painter.words((middle[0], middle[1] - high / 2 - 14), title, Face.TITLE, 36, room=wide - 50)
    x = middle[0] - (sum(widths) + high * 0.12 * (len(tokens) - 1)) / 2
    for token, one in zip(tokens, widths, strict=True):
        painter.put(plaque(token, painter.px(one), painter.px(high)), x + one / 2, middle[1] + 30)
        x += one + high * 0.12


def _paint_victory(painter: SignPainter, scene: Scene, box: Box) -> None:
    """Paint who has won, in the middle of what is left."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    winners = [camp.side for camp in scene.camps if camp.won]
    board = plate(painter.px(560), painter.px(300), painter.theme.name, painter.theme.gold, painter.scale)
    painter.put(board, x, y)
    for index, side in enumerate(winners):
        place = x + (index - (len(winners) - 1) / 2) * 170
        painter.put(units(side, painter.theme, painter.px(124), lit=painter.theme.gold), place, y - 56)
    if len(winners) == 1:
        words = f"{painter.says(f'board-side-{winners[0]}')} {painter.says('board-won')}"
    else:
        words = painter.says("board-shared")
    painter.words((x, y + 84), words, Face.TITLE, 48, room=500)
