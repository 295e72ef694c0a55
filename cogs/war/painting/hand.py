"""The picture of a player's own event cards: every one with its whole text, one below the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow
from bot.draw.kit.palette import Rgb, darker, lighter, mix, rgb
from bot.draw.kit.type import Face, wrap, write_lines
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, FREE, SIDES
from cogs.war.painting.brush import BRASS, SidePainter, colours
from cogs.war.painting.cards import SYMBOLS, cloth
from cogs.war.painting.layout import WIDTH
from cogs.war.painting.scene import HandScene, name_of
from cogs.war.words.card_texts import card_text, combat_text, effect_title, mark_note
from cogs.war.words.phrases import PHRASES

TOP: Final = 78.0
EMPTY: Final = 420.0
LEFT, RIGHT = 14.0, WIDTH - 14.0
SIGNS: Final = 104.0
"""The middle of the column with the signs."""
TEXT: Final = 206.0
SIZE, LEADING = 38, 1.18
"""Of the texts: legible where the picture is 360 pixels wide."""
HEAD, FOOT, GAP = 74.0, 16.0, 12.0
LEAST: Final = (190.0, 132.0)
"""How high the two halves of a card are at least: there is room for their signs."""


@dataclass(frozen=True, slots=True)
class Half:
    """The event or the Combat effect of a card, set: its title and its text in lines."""

    title: str
    lines: tuple[str, ...]
    high: float


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: as high as the texts need."""
    cards = [(card, *halves(scene, card)) for card in scene.cards]
    note = mark_note(PHRASES[scene.language], [CARDS[card].combat for card in scene.cards], scene.rules)
    high = TOP + sum(event.high + fight.high + GAP for _, event, fight in cards) + (56 if note else 4)
    high = high if cards else EMPTY
    image = cloth(theme, round(WIDTH * scale), round(high * scale))
    painter = HandPainter(image, theme, scale, scene.language)
    painter.head(scene.side)
    if not cards:
        nothing = painter.says("board-hand-empty")
        painter.words((WIDTH / 2, high / 2), nothing, Face.NAME, 44, painter.theme.soft)
    top = TOP
    for card, event, fight in cards:
        painter.card(card, event, fight, top)
        top += event.high + fight.high + GAP
    if note:
        painter.words((WIDTH / 2, top + 20), note, Face.TEXT, 30, painter.theme.ink, room=WIDTH - 40)
    return image


class HandPainter(SidePainter):
    """Paints cards as broad strips: the event above, the Combat effect below it."""

    def head(self, side: str) -> None:
        """Whose hand it is."""
        name = self.says("seat-free_peoples" if side == SIDES[FREE] else "seat-shadow")
        self.emblem(side, 54, 42, 48, self.lean(side), BRASS)
        title = self.says("board-hand-of", side=name)
        self.words((92, 43), title, Face.TITLE, 40, self.theme.ink, "left", 1250)

    def card(self, card: str, event: Half, fight: Half, top: float) -> None:
        """One card."""
        data = CARDS[card]
        rim, field, ink, second = colours(data.side)
        cut, low = top + event.high, top + event.high + fight.high
        self._ground(data.side, top, cut, low)
        pale = rgb("#fff4da")
        self._disc(SIGNS, top + 76, 56, mix(field, rim, 0.14))
        blazed = (SIGNS, top + 76, 84.0)
        self.emblem(SYMBOLS[data.type].removeprefix("war/"), *blazed, ink, second)
        kind = self.says(f"board-symbol-{data.type}")
        self.words((SIGNS, top + 156), kind, Face.STRONG, 28, ink, room=170)
        self._text(event, top, ink, ink if data.side == SIDES[FREE] else lighter(ink, 0.5))
        self.emblem("battle", SIGNS, cut + 48, 58, pale, BRASS)
        initiative = ", ".join(map(str, COMBAT_EFFECTS[data.combat].initiative))
        order = self.says("board-initiative", order=initiative)
        self.words((SIGNS, cut + 102), order, Face.STRONG, 26, pale, room=172)
        self._text(fight, cut, pale, pale)

    def _text(self, half: Half, top: float, ink: Rgb, told: Rgb) -> None:
        self.words((TEXT, top + 42), half.title, Face.TITLE, 42, ink, "left", RIGHT - TEXT - 24)
        place = (TEXT * self.scale, (top + HEAD + SIZE * LEADING / 2) * self.scale)
        write_lines(self.image, place, half.lines, Face.TEXT, self.px(SIZE), told, LEADING)

    def _disc(self, x: float, y: float, radius: float, colour: Rgb) -> None:
        canvas = Canvas(self.px(radius * 2), self.px(radius * 2))
        canvas.disc(radius * self.scale, radius * self.scale, radius * self.scale, colour)
        self.put(canvas.finish(), x, y)

    def _ground(self, side: str, top: float, cut: float, low: float) -> None:
        rim, field, _, _ = colours(side)
        s, wide, high = self.scale, self.px(RIGHT - LEFT), self.px(low - top)
        canvas = Canvas(wide, high, 2)
        canvas.slab((0, 0, wide, high), 22 * s, darker(rim, 0.45))
        canvas.slab((4 * s, 4 * s, wide - 4 * s, high - 4 * s), 19 * s, lighter(rim, 0.15))
        inner = (8 * s, 8 * s, wide - 8 * s, high - 8 * s)
        canvas.slab_shade(inner, 15 * s, lighter(field, 0.1), mix(field, rim, 0.16))
        line, lower = (cut - top) * s, rim if side == SIDES[FREE] else darker(rim, 0.1)
        canvas.slab((8 * s, line, wide - 8 * s, high - 8 * s), 15 * s, lower)
        corners = [(8 * s, line), (wide - 8 * s, line), (wide - 8 * s, line + 20 * s), (8 * s, line + 20 * s)]
        canvas.fill(corners, lower)
        canvas.line([(8 * s, line), (wide - 8 * s, line)], BRASS, 3 * s)
        sprite = add_shadow(canvas.finish(), max(1, round(4 * s)), drop=(0, max(1, round(2 * s))))
        self.put(sprite, (LEFT + RIGHT) / 2, (top + low) / 2)


def halves(scene: HandScene, card: str) -> tuple[Half, Half]:
    """The event and the Combat effect of a card."""
    say, effect = PHRASES[scene.language], CARDS[card].combat
    event = _half(name_of("card", card, scene.language), card_text(say, card), LEAST[0])
    title = effect_title(say, effect, scene.rules)
    return event, _half(title, combat_text(say, effect, scene.rules), LEAST[1])


def _half(title: str, text: str, least: float) -> Half:
    lines = wrap(text, Face.TEXT, SIZE, RIGHT - TEXT - 34)
    return Half(title, lines, max(least, HEAD + len(lines) * SIZE * LEADING + FOOT))
