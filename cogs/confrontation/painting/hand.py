"""The picture of a player's own hand: the cards to be read, and where the figures are."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import cache_layer, grey_out
from bot.draw.kit.palette import THEMES, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.terrain import Brush, paper
from bot.draw.kit.tokens import ribbon
from bot.draw.kit.type import Face, fit, wrap, write_lines
from bot.text import Language
from cogs.confrontation.painting.land import draw_flourish, draw_frame
from cogs.confrontation.painting.pieces import figure_token, full_card
from cogs.confrontation.painting.scene import HandScene, card_number, cards_of, name_of, translator
from cogs.confrontation.words.phrases import PHRASES, ability

WIDTH, HEIGHT = 1400, 1700
FINE = 2
ROOM = WIDTH - 116.0
"""Width between the borders."""
ACROSS = 2
READING = ROOM / ACROSS - 140
"""Width of the words beside a figure: where it stands, and what it can do."""


@cache_layer(2)
def _backdrop(theme: str, scale: float) -> Image.Image:
    colours = THEMES[theme]
    size = (WIDTH, HEIGHT)
    large = paper(size, colours.paper, colours.edge, 9).resize(
        (WIDTH * FINE, HEIGHT * FINE), Image.Resampling.BICUBIC
    )
    brush = Brush(large, FINE, rgb("#4a2f16"), lambda colour: colour, 7)
    draw_frame(brush, colours, size)
    for y in (96, 794):
        draw_flourish(brush, WIDTH / 2, y, 560, colours.rule)
    image = large.reduce(FINE)
    small = (round(WIDTH * scale), round(HEIGHT * scale))
    return image if scale == 1 else image.resize(small, Image.Resampling.LANCZOS)


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = HandPainter(scene, theme, scale)
    painter.paint()
    return painter.image


class HandPainter(ScenePainter):
    """The painter of one hand."""

    def __init__(self, scene: HandScene, theme: str, scale: float) -> None:
        super().__init__(_backdrop(theme, scale), theme, scale, translator(scene.language))
        self.scene = scene

    def paint(self) -> None:
        """Cards above, figures below."""
        side = self.scene.side
        self.words((WIDTH / 2, 64), self.says(f"board-hand-{side}"), Face.TITLE, 44, room=ROOM)
        self.words((WIDTH / 2, 762), self.says(f"board-figures-{side}"), Face.TITLE, 44, room=ROOM)
        cards = cards_of(self.scene.side)
        numbers = tuple(card for card in cards if card_number(card))
        texts = tuple(card for card in cards if not card_number(card)) + self.scene.specials
        self._draw_row(numbers, 222, 196, 190)
        self._draw_row(texts, 526, 370, 330)
        for index, (figure, place) in enumerate(self.scene.places):
            row, column = divmod(index, ACROSS)
            lonely = index == len(self.scene.places) - 1 and column == 0
            x = 58 + ROOM / ACROSS * (column + (0.5 if lonely else 0))
            self._draw_figure(figure, place, x, 898 + row * 168)

    def _draw_row(self, cards: tuple[str, ...], y: float, high: float, widest: float) -> None:
        step = min(ROOM / len(cards), widest + 26)
        left = WIDTH / 2 - step * (len(cards) - 1) / 2
        for index, name in enumerate(cards):
            self._draw_card(name, left + step * index, y, step - 20, high)

    def _draw_card(self, name: str, x: float, y: float, wide: float, high: float) -> None:
        lit = self.theme.gold if name == self.scene.laid else None
        sprite = full_card(name, self.scene.language, self.theme, self.px(wide), self.px(high), lit)
        used = name in self.scene.used
        if used:
            sprite = _grey_card(name, self.scene.language, self.theme.name, self.px(wide), self.px(high))
        self.put(sprite, x, y)
        if used or lit:
            word, colour = ("board-used", self.theme.rule) if used else ("board-laid", self.theme.gold)
            size = fit(self.says(word), Face.STRONG, self.px(34), self.px(wide) * 0.72)
            self.put(ribbon(self.says(word), size, colour, ruled=True), x, y + 6 - high / 2)

    def _draw_figure(self, figure: str, place: str, x: float, y: float) -> None:
        lost = place == "fallen"
        token = figure_token(figure, self.scene.language, self.theme, self.px(116))
        if lost:
            token = grey_out(token, self.theme.paper, 0.3)
        self.put(token, x + 62, y)
        words = (
            self.says(f"board-place-{place}")
            if place in ("fallen", "tray")
            else name_of(place, self.scene.language)
        )
        self.words((x + 128, y - 58), words, Face.STRONG, 30, self.theme.soft, "left", READING)
        text = ability(PHRASES[self.scene.language], figure)
        place_of = ((x + 128) * self.scale, (y - 18) * self.scale)
        lines = wrap(text, Face.TEXT, self.px(31), self.px(READING))
        write_lines(self.image, place_of, lines, Face.TEXT, self.px(31), self.theme.ink, 1.14)


@lru_cache(maxsize=24)
def _grey_card(name: str, language: Language, theme: str, wide: int, high: int) -> Image.Image:
    colours = THEMES[theme]
    return grey_out(full_card(name, language, colours, wide, high), colours.paper, 0.52)
