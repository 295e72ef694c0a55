"""Event cards and hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.draw.kit.canvas import Canvas, add_shadow, blazon, cache_layer
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix, rgb
from bot.draw.kit.terrain import clouds
from bot.draw.kit.type import Face, fit, wrap, write, write_block, write_lines
from bot.text import Language
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, FREE, SIDES
from cogs.war.model.map import WIDTH
from cogs.war.painting.scene import HandScene, name_of, translator
from cogs.war.painting.tokens import BRASS, SidePainter, colours
from cogs.war.words.card_texts import card_text, combat_text, effect_title, mark_note
from cogs.war.words.names import PHRASES

# Event cards to be read: title, symbol of the die that plays it, and the Combat effect of the lower half.

SYMBOLS = {"character": "war/character", "army": "war/army", "muster": "war/muster"}


@lru_cache(maxsize=12)
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


@cache_layer(1)
def cloth(theme_name: str, wide: int, high: int) -> Image.Image:
    """Paint the ground on which cards lie and battles are fought, to be painted on."""
    theme = THEMES[theme_name]
    blotches = clouds((wide, high), 9, max(60, wide // 4)).point(
        lambda value: min(255, max(0, round((value - 70) * 1.1)))
    )
    return Image.composite(
        Image.new("RGB", (wide, high), lighter(theme.paper, 0.1 if not theme.is_night else 0.03)),
        Image.new("RGB", (wide, high), mix(theme.paper, theme.edge, 0.28)),
        blotches,
    )


# The picture of a player's own event cards: every one with its whole text, one below the other.

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
    """Paint the finished picture: as high as the texts need."""
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
        """Write whose hand it is."""
        name = self.says("seat-free_peoples" if side == SIDES[FREE] else "seat-shadow")
        self.emblem(side, 54, 42, 48, self.lean(side), BRASS)
        title = self.says("board-hand-of", side=name)
        self.words((92, 43), title, Face.TITLE, 40, self.theme.ink, "left", 1250)

    def card(self, card: str, event: Half, fight: Half, top: float) -> None:
        """Paint one card."""
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
    """Return the event and the Combat effect of a card."""
    say, effect = PHRASES[scene.language], CARDS[card].combat
    event = _half(name_of("card", card, scene.language), card_text(say, card), LEAST[0])
    title = effect_title(say, effect, scene.rules)
    return event, _half(title, combat_text(say, effect, scene.rules), LEAST[1])


def _half(title: str, text: str, least: float) -> Half:
    lines = wrap(text, Face.TEXT, SIZE, RIGHT - TEXT - 34)
    return Half(title, lines, max(least, HEAD + len(lines) * SIZE * LEADING + FOOT))
