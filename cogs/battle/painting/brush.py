"""Words, tags and the trays of parties, laid on a picture; places are in units of scale 1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import Rgb, contrast, darker, lighter, rgb
from bot.draw.kit.scene_painter import Box, ScenePainter
from bot.draw.kit.type import Across, Face, width, write
from bot.text import Language
from cogs.battle.painting.cards import companion_card
from cogs.battle.painting.ground import BRASS
from cogs.battle.painting.layout import PAD, Tray, spread
from cogs.battle.painting.scene import Companion, Enemy, Faces, PartyShown, catalogue
from cogs.battle.painting.symbols import OUTLINE, PALE, blazon_on, medal

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
        found = spread(tuple(len(party.cards) for party in shown), box[2] - box[0], box[3] - box[1], least)
        for one, other in pairwise(found.trays):
            if not other.first:
                self._join_trays(one, other, box)
        for tray in found.trays:
            self.party(tray, shown[tray.party], box[0], box[1], found.fit.bar)


@lru_cache(maxsize=64)
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
    ink = max((darker(colour, 0.88), PALE), key=lambda each: contrast(each, colour))
    write(sprite, (room / 2, middle), text, Face.STRONG, size, ink)
    return add_shadow(sprite, max(1, size // 9), drop=(0, 1))


@lru_cache(maxsize=96)
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


@lru_cache(maxsize=64)
def letter(text: str, size: int, colour: Rgb) -> Image.Image:
    """The badge of a party: its letter."""
    canvas = Canvas(size, size)
    middle = size / 2
    canvas.disc(middle, middle, middle, OUTLINE)
    canvas.disc(middle, middle, middle * 0.88, colour)
    sprite = canvas.finish()
    write(sprite, (middle, middle), text, Face.TITLE, round(size * 0.66), rgb("#2b1a0c"))
    return add_shadow(sprite, max(1, size // 14), drop=(0, 1))


@lru_cache(maxsize=4)
def gift(size: int) -> Image.Image:
    """The mark of what was given by Gandalf and the hobbits."""
    return medal("gandalf", size, rgb("#f3ead2"), rgb("#35294a"), rgb("#b07a1c"))


@lru_cache(maxsize=16)
def emblem(name: str, size: int, ink: Rgb, second: Rgb) -> Image.Image:
    """An emblem as a sprite."""
    sprite = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    blazon_on(sprite, (size / 2, size / 2), f"battle/{name}", size, ink, second)
    return sprite
