"""The whole table, wide; and the sheet of cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import Rgb, contrast, darker, lighter, mix, rgb
from bot.draw.kit.scene_painter import Box, ScenePainter
from bot.draw.kit.type import Across, Face, fit, width, write
from bot.text import Language
from cogs.battle.painting.cards import (
    EMBER,
    GOLD,
    OUTLINE,
    PALE,
    blazon_on,
    card_back,
    companion_card,
    deck,
    enemy_card,
    medal,
    order_card,
    points_coin,
    raised_symbol,
    spent_symbol,
)
from cogs.battle.painting.layout import BRASS, FELT, PIT, ground, plain
from cogs.battle.painting.places import (
    DECK_HIGH,
    DECK_WIDE,
    DECK_X,
    DECK_Y,
    ENEMY_HIGH,
    ENEMY_WIDE,
    ORDER_HIGH,
    ORDER_WIDE,
    PAD,
    ROW_X,
    ROW_Y,
    SIDE,
    TRACK_Y,
    WIDTH,
    Tray,
    crowd,
    inner_of,
    mats,
    spread,
)
from cogs.battle.painting.scene import (
    ORDER_MARKS,
    Attack,
    Companion,
    Enemy,
    Faces,
    Mat,
    PartyShown,
    SheetScene,
    TableScene,
    catalogue,
)
from cogs.battle.words.phrases import PHRASES

# Words, tags and the trays of parties, laid on a picture; places are in units of scale 1.

CREAM: Rgb = rgb("#ffecc9")
SELECTED: Rgb = rgb("#ffd04a")
LENT: Rgb = rgb("#6fd0ff")
WOOD: Rgb = rgb("#5b3a1d")


class TrayPainter(ScenePainter):
    """A picture with tags and trays on it; faces: of the cards that lie there."""

    def __init__(
        self, image: Image.Image, language: Language, theme: str, scale: float, faces: Faces
    ) -> None:
        super().__init__(image, theme, scale, catalogue()[language])
        self.companions = {card: face for card, face in faces if isinstance(face, Companion)}
        self.enemies = {card: face for card, face in faces if isinstance(face, Enemy)}

    def tag(
        self, text: str, size: float, colour: Rgb, x: float, y: float, across: Across = "middle"
    ) -> float:
        """Put a short word on a tag and return its width."""
        sprite = tag(text, self.px(size), colour)
        wide = sprite.width / self.scale
        shift = {"left": wide / 2, "middle": 0.0, "right": -wide / 2}[across]
        self.put(sprite, x + shift, y)
        return wide

    def party(self, tray: Tray, shown: PartyShown, left: float, top: float, bar: float) -> None:
        """A stretch of a party: the wood, its letter, and its cards one over the other."""
        box = tray.box
        wide, high = box[2] - box[0], box[3] - box[1]
        wood = board(self.px(wide), self.px(high), SELECTED if shown.attacks else None)
        self.put(wood, left + (box[0] + box[2]) / 2, top + (box[1] + box[3]) / 2)
        for card in tray.cards:
            name = shown.cards[card.index]
            lit = LENT if name in shown.lent else None
            across, down = self.px(wide - 2 * PAD), self.px(card.high)
            sprite = companion_card(self.companions[name], across, down, self.px(bar), lit)
            self.put(sprite, left + card.x, top + card.y + card.high / 2)
        if tray.first:
            size = max(22.0, min(38.0, bar * 0.62))
            badge = letter(shown.letter, self.px(size), SELECTED if shown.attacks else BRASS)
            self.put(badge, left + box[0] + 3, top + box[1] + 3)

    def _join_trays(self, one: Tray, other: Tray, box: Box) -> None:
        """Join two stretches of one party that lie side by side."""
        top, bottom = max(one.box[1], other.box[1]) + 12, min(one.box[3], other.box[3]) - 12
        if bottom - top < 8 or other.box[0] <= one.box[0]:
            return
        left, right = one.box[2] - 6, other.box[0] + 6
        sprite = board(self.px(right - left), self.px(bottom - top), None)
        self.put(sprite, box[0] + (left + right) / 2, box[1] + (top + bottom) / 2)

    def parties(self, shown: Sequence[PartyShown], box: Box, least: int = 0) -> None:
        """All parties of a player in a box; least: how small their cards are at the most."""
        lying = spread(tuple(len(party.cards) for party in shown), box[2] - box[0], box[3] - box[1], least)
        for one, other in pairwise(lying.trays):
            if not other.first:
                self._join_trays(one, other, box)
        for tray in lying.trays:
            self.party(tray, shown[tray.party], box[0], box[1], lying.fit.bar)


@keep_painted
def tag(text: str, size: int, colour: Rgb) -> Image.Image:
    """A short word on a tag with pointed ends; `size` is the lettering's in pixels."""
    room, high = round(width(text, Face.STRONG, size) + size * 1.5), round(size * 1.56)
    canvas = Canvas(room, high)
    point = size * 0.5
    middle, end = high / 2, room - point
    whole = [(0, middle), (point, 0), (end, 0), (room, middle), (end, high), (point, high)]
    canvas.fill(whole, darker(colour, 0.6))
    inner = [(x + (1.5 if x < room / 2 else -1.5), y + (1.5 if y < middle else -1.5)) for x, y in whole]
    canvas.shade(inner, lighter(colour, 0.25), darker(colour, 0.1))
    sprite = canvas.finish()
    ink = max((darker(colour, 0.88), PALE), key=lambda shade: contrast(shade, colour))
    write(sprite, (room / 2, middle), text, Face.STRONG, size, ink)
    return add_shadow(sprite, max(1, size // 9), drop=(0, 1))


@keep_painted
def board(wide: int, high: int, rim: Rgb | None) -> Image.Image:
    """The wooden tray a party lies on; lit where it attacks."""
    canvas = Canvas(wide, high, 2)
    radius = max(4.0, min(wide, high) * 0.06)
    edge = 4.0 if rim else 1.5
    canvas.slab((0, 0, wide, high), radius, rim or OUTLINE)
    inner = (edge, edge, wide - edge, high - edge)
    canvas.slab_shade(inner, radius - 1, lighter(WOOD, 0.12), darker(WOOD, 0.3))
    if rim is not None:
        return add_shadow(canvas.finish(), max(2, wide // 40), rim, 1.5)
    return add_shadow(canvas.finish(), max(1, wide // 70), drop=(0, 2))


@keep_painted
def letter(text: str, size: int, colour: Rgb) -> Image.Image:
    """The badge of a party: its letter."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc(middle, middle, middle, OUTLINE)
    canvas.disc(middle, middle, middle * 0.88, colour)
    sprite = canvas.finish()
    write(sprite, (middle, middle), text, Face.TITLE, round(size * 0.66), rgb("#2b1a0c"))
    return add_shadow(sprite, max(1, size // 14), drop=(0, 1))


@keep_painted
def pointer(size: int, colour: Rgb) -> Image.Image:
    """The mark of who is to choose: a pennant that points at a name."""
    canvas = Canvas(size, size)
    outline = [(size * x, size * y) for x, y in ((0.06, 0.08), (0.98, 0.5), (0.06, 0.92), (0.24, 0.5))]
    canvas.fill(outline, darker(colour, 0.7))
    inner = [(size * x, size * y) for x, y in ((0.14, 0.18), (0.88, 0.5), (0.14, 0.82), (0.31, 0.5))]
    canvas.shade(inner, lighter(colour, 0.3), colour)
    return add_shadow(canvas.finish(), max(1, size // 14), drop=(0, 1))


@keep_painted
def gift(size: int) -> Image.Image:
    """The mark of what was given by Gandalf and the hobbits."""
    return medal("gandalf", size, rgb("#f3ead2"), rgb("#35294a"), rgb("#b07a1c"))


@keep_painted
def emblem(name: str, size: int, ink: Rgb, second: Rgb) -> Image.Image:
    """An emblem as a sprite."""
    sprite = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    blazon_on(sprite, (size / 2, size / 2), f"battle/{name}", size, ink, second)
    return sprite


# The picture of all cards of a table: what a card file looks like before it is taken, and afterwards.

SHEET_HEIGHT = 1060
SHEET_FELT_BOX: Box = (16, 16, 1384, 1044)
TOP = 92.0
COLUMNS = 7
GAP = 10.0
BAR = 56.0


def paint_sheet(scene: SheetScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    image = plain(theme, (WIDTH, SHEET_HEIGHT), SHEET_FELT_BOX, scale)
    painter = TrayPainter(image, scene.language, theme, scale, scene.faces)
    painter.words((WIDTH / 2, 56), painter.says(f"board-{scene.kind}"), Face.TITLE, 44, CREAM)
    rows = -(-len(scene.cards) // COLUMNS)
    wide = (SHEET_FELT_BOX[2] - SHEET_FELT_BOX[0] - 20 - GAP * (COLUMNS - 1)) / COLUMNS
    high = (SHEET_FELT_BOX[3] - TOP - 12 - GAP * (rows - 1)) / rows
    for number, card in enumerate(scene.cards):
        row, column = divmod(number, COLUMNS)
        x = SHEET_FELT_BOX[0] + 10 + wide / 2 + column * (wide + GAP)
        y = TOP + high / 2 + row * (high + GAP)
        size = painter.px(wide), painter.px(high)
        if card in painter.companions:
            painter.put(companion_card(painter.companions[card], *size, painter.px(BAR)), x, y)
        else:
            painter.put(enemy_card(painter.enemies[card], *size), x, y)
    return painter.image


# The picture of the table: the row, the track of Mordor, what is going on, and every player's parties.

MARK = 29
"""Lettering of the words that say how somebody stands."""
COIN = 54
"""Of the points in a mat's heading."""


def paint_wide_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    return TablePainter(scene, theme, scale).paint()


class TablePainter(TrayPainter):
    """The painter of one table."""

    def __init__(self, scene: TableScene, theme: str, scale: float) -> None:
        super().__init__(ground(theme, len(scene.mats), scale), scene.language, theme, scale, scene.faces)
        self.scene = scene

    def paint(self) -> Image.Image:
        """The cloth of Mordor, then the mats."""
        self._paint_decks()
        self._paint_row()
        self._paint_track()
        self._paint_side()
        boxes = mats(len(self.scene.mats))
        least = crowd([[len(party.cards) for party in mat.parties] for mat in self.scene.mats], boxes)
        for mat, box in zip(self.scene.mats, boxes, strict=True):
            self._paint_mat(mat, box, least)
        return self.image

    def _paint_decks(self) -> None:
        counts = (("eye", self.scene.enemy_deck, DECK_Y[0]), ("ring", self.scene.ring_deck, DECK_Y[1]))
        for kind, count, y in counts:
            if count:
                self.put(deck(kind, count, self.px(DECK_WIDE), self.px(DECK_HIGH)), DECK_X, y)
            self.words((DECK_X, y + DECK_HIGH / 2 + 34), str(count), Face.TITLE, 44, CREAM)

    def _paint_row(self) -> None:
        for x, name in zip(ROW_X, self.scene.row, strict=True):
            if name is None:
                continue
            lit = SELECTED if name in self.scene.chosen else None
            size = self.px(ENEMY_WIDE), self.px(ENEMY_HIGH)
            self.put(enemy_card(self.enemies[name], *size, lit), x, ROW_Y)

    def _paint_track(self) -> None:
        pale = mix(PIT[self.theme.name], EMBER, 0.45)
        for position, x in enumerate(ROW_X):
            if position >= len(self.scene.track):
                self.words((x, TRACK_Y), str(position + 1), Face.TITLE, 62, pale)
        for position, order in enumerate(self.scene.track):
            lit = position == len(self.scene.track) - 1 and not self.scene.over
            name = self.says(f"board-{ORDER_MARKS[order].replace('_', '-')}")
            size = self.px(ORDER_WIDE), self.px(ORDER_HIGH)
            sprite = order_card(ORDER_MARKS[order], name, *size, EMBER if lit else None)
            self.put(sprite, ROW_X[position], TRACK_Y)
            if lit:
                message = self.says("board-struck" if self.scene.striking else "board-strikes")
                self.tag(message, 25, EMBER, ROW_X[position], TRACK_Y - ORDER_HIGH / 2 - 8)

    # What is going on

    def _paint_side(self) -> None:
        left, top, right, _ = SIDE
        middle, room = (left + right) / 2, right - left - 40
        scene = self.scene
        if scene.attack is not None:
            self._paint_attack(scene.attack, middle, top, room)
            return
        if scene.over:
            self.words((middle, top + 52), self.says("board-over"), Face.TITLE, 46, self.theme.ink, room=room)
            names = " · ".join(PHRASES[self.language].label(mat.seat) for mat in scene.mats if mat.wins)
            self.words((middle, top + 112), names, Face.TITLE, 48, self.theme.alarm, room=room)
            self._paint_emblem("ring", middle, top + 270, 190)
            return
        if scene.striking:
            struck = self.says("board-counterattack")
            self.words((middle, top + 46), struck, Face.TITLE, 48, self.theme.alarm, room=room)
        else:
            turn = self.says("board-turn", number=scene.turn) if scene.turn else self.says("board-dealing")
            self.words((middle, top + 40), turn, Face.NAME, 34, self.theme.soft, room=room)
            name = PHRASES[self.language].label(scene.active) if scene.active else ""
            self.words((middle, top + 96), name, Face.TITLE, 60, self.theme.ink, room=room)
        self._paint_next_order(middle, top, room)

    def _paint_emblem(self, name: str, x: float, y: float, size: float) -> None:
        self.put(emblem(name, self.px(size), self.theme.ink, self.theme.alarm), x, y)

    def _paint_next_order(self, middle: float, top: float, room: float) -> None:
        scene = self.scene
        if not scene.track:
            self._paint_emblem("eye", middle, top + 236, 130)
        else:
            order = scene.track[-1]
            mark = ORDER_MARKS[order]
            self._paint_emblem(mark, middle, top + 226, 150)
            name = self.says(f"board-{mark.replace('_', '-')}")
            self.words((middle, top + 336), name, Face.STRONG, 33, self.theme.ink, room=room)
        if scene.striking:
            return
        box = (middle - room / 2, top + (364 if scene.track else 316), middle + room / 2, top + 436)
        self.block(box, self.says("board-track", left=scene.missing), Face.TEXT, 28, self.theme.soft)

    def _paint_attack(self, attack: Attack, middle: float, top: float, room: float) -> None:
        self.words((middle, top + 44), self.says("board-attack"), Face.TITLE, 50, self.theme.alarm, room=room)
        name = f"{PHRASES[self.language].label(attack.seat)} · {attack.letter}"
        self.words((middle, top + 96), name, Face.NAME, 36, self.theme.ink, room=room)
        self.words((middle, top + 146), self.says("board-has"), Face.STRONG, 28, self.theme.soft)
        self._paint_symbols(attack.has, (), middle, top + 166, room, 116)
        if not attack.needs:
            return
        self.words((middle, top + 304), self.says("board-needs"), Face.STRONG, 28, self.theme.soft)
        self._paint_symbols(attack.needs, attack.missing, middle, top + 322, room, 124)

    def _paint_symbols(
        self,
        names: Sequence[str],
        missing: Sequence[str],
        middle: float,
        top: float,
        room: float,
        high: float,
    ) -> None:
        """Symbols in as many rows as make them largest; those that are missing are struck through."""
        if not names:
            return
        rows = min(range(1, 5), key=lambda count: -min(high / count, room / -(-len(names) // count)))
        columns = -(-len(names) // rows)
        cell = min(high / rows, room / columns, 64.0)
        lacking = list(missing)
        for index, name in enumerate(names):
            row, column = divmod(index, columns)
            here = min(columns, len(names) - row * columns)
            x = middle + (column - (here - 1) / 2) * cell
            y = top + high / 2 + (row - (rows - 1) / 2) * cell
            short = name in lacking
            if short:
                lacking.remove(name)
            make = spent_symbol if short else raised_symbol
            self.put(make(name, self.px(cell * 0.9)), x, y)

    # The mats

    def _paint_mat(self, mat: Mat, box: Box, least: int) -> None:
        left, top, right, bottom = box
        y = top + 36
        felt = FELT[self.theme.name]
        ink = mix(CREAM, felt, 0.45) if mat.gone else CREAM
        name = PHRASES[self.language].label(mat.seat)
        run = self.words((left + 26, y), name, Face.TITLE, 44, ink, "left", 230)
        edge = self._paint_counts(mat, right - 22, y)
        x = self._paint_mark(mat, left + 26 + run + 12, y, edge)
        faint = mix(CREAM, felt, 0.3)
        self.person((x + 4, y + 2), self.scene.name_at(mat.seat), 32, faint, "left", edge - x - 16)
        inner = inner_of(box)
        if self.scene.over:
            # *Wins* stands below, not in the heading: there the name would have no room left.
            said = 0.0
            if mat.wins:
                said = self.tag(self.says("board-won"), MARK, GOLD, right - 16, bottom - 36, "right")
            self._paint_trophies(mat.trophies, (inner[0], inner[1], inner[2] - said, inner[3]))
        elif mat.parties:
            self.parties(mat.parties, inner, least)
        elif not mat.gone:
            faint, place = mix(CREAM, felt, 0.5), ((left + right) / 2, (inner[1] + bottom) / 2 - 14)
            self.words(place, self.says("board-no-party"), Face.NAME, 32, faint)

    def _paint_trophies(self, won: Sequence[str], box: Box) -> None:
        """The enemies a player has won, the dearest on the left, overlapping where they are many."""
        left, top, right, bottom = box
        high = bottom - top - 6
        wide = high * ENEMY_WIDE / ENEMY_HIGH
        step = min(wide + 10, (right - left - wide) / max(1, len(won) - 1))
        for number, name in enumerate(won):
            sprite = enemy_card(self.enemies[name], self.px(wide), self.px(high))
            self.put(sprite, left + wide / 2 + number * step, (top + bottom) / 2)

    def _paint_mark(self, mat: Mat, x: float, y: float, edge: float) -> float:
        """Paint whose move it is, or who is gone; return where the mark ends."""
        if mat.gone:
            word, colour = "board-resigned", rgb("#8d8578")
        elif mat.acts and mat.turn and not self.scene.striking:
            word, colour = "board-acts", GOLD
        elif mat.acts:
            word, colour = "board-chooses", EMBER
        else:
            return x
        size = fit(self.says(word), Face.STRONG, self.px(MARK), max(30.0, edge - x - 60) * self.scale)
        sprite = tag(self.says(word), size, colour)
        self.put(sprite, x + sprite.width / 2 / self.scale, y)
        return x + sprite.width / self.scale + 8

    def _paint_counts(self, mat: Mat, right: float, y: float) -> float:
        """Hand, won pile, gifts and points from right to left; gives where they begin.

        Once it is over nothing is left in hand, and what was won lies open: names have their room.
        """
        x = right
        if mat.points is not None:
            self.put(points_coin(mat.points, self.px(COIN)), x - COIN / 2, y)
            x -= COIN + 18
        if mat.gifts:
            x = self._paint_count(str(mat.gifts), gift(self.px(40)), 40, x, y)
        if self.scene.over:
            return x
        x = self._paint_count(str(mat.won), card_back("eye", self.px(32), self.px(44)), 32, x, y)
        return self._paint_count(str(mat.hand), card_back("ring", self.px(32), self.px(44)), 32, x, y)

    def _paint_count(self, number: str, sprite: Image.Image, wide: float, x: float, y: float) -> float:
        run = self.words((x, y), number, Face.TITLE, 40, CREAM, "right")
        x -= run + 6 + wide / 2
        self.put(sprite, x, y)
        return x - wide / 2 - 18
