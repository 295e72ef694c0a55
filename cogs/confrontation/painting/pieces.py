"""Pieces and cards as sprites; the hand, the battle just fought and the last step, where they are large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import blazon, grey_out
from bot.draw.kit.palette import THEMES, Rgb, Team, Theme, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.terrain import Brush, paper
from bot.draw.kit.tokens import BLUE, SHIELD, STONE, Card, Piece, arrow, card, ribbon, token
from bot.draw.kit.type import Face, fit, wrap, write_lines
from bot.engine import Seat
from bot.text import Language
from cogs.confrontation.components import DARK, LIGHT, RATED
from cogs.confrontation.painting.land import draw_flourish, draw_frame
from cogs.confrontation.painting.scene import (
    CAPTIONS,
    ClimaxScene,
    Fighter,
    HandScene,
    LastStepScene,
    card_number,
    card_side,
    cards_of,
    name_of,
    side_of,
    strength,
)
from cogs.confrontation.words.phrases import PHRASES, ability

CARD_EMBLEMS = {
    "l_magic": "magic",
    "d_magic": "magic",
    "l_sacrifice": "sacrifice",
    "l_cloak": "cloak",
    "l_retreat": "retreat_back",
    "d_retreat": "retreat_side",
    "d_eye": "eye",
    "s_shadowfax": "shadowfax",
    "s_gandalf_white": "gandalf_white",
    "s_palantir": "palantir",
    "s_ringwraith": "ringwraith",
}


BRIEFLY = 3
"""Letters of each name where there are several."""


def team(side: Seat, theme: Theme) -> Team:
    """The colours of a side."""
    return theme.light if side == LIGHT else theme.dark


def _drawing(name: str) -> str:
    return f"confrontation/{name}"


def figure_token(
    figure: str,
    language: Language,
    theme: Theme,
    width: int,
    lit: Rgb | None = None,
    named: bool = True,
    with_frodo: bool = False,
) -> Image.Image:
    """A figure's face: emblem, short name and strength; Sam counts more beside a shown Frodo (6.4)."""
    piece = replace(
        _back(side_of(figure), theme),
        back=False,
        emblem=_drawing(figure),
        badge=str(strength(figure, with_frodo)),
        name=short_name(figure, language) if named else "",
    )
    return token(piece, width, lit)


def short_name(figure: str, language: Language) -> str:
    """Return a figure's name for where there is little room."""
    return CAPTIONS[language](f"board-short-{figure.replace('_', '-')}")


def back_token(side: Seat, theme: Theme, width: int, lit: Rgb | None = None) -> Image.Image:
    """The back of a side's figures: all alike."""
    return token(_back(side, theme), width, lit)


def noted_token(
    figure: str, language: Language, theme: Theme, width: int, lit: Rgb | None = None
) -> Image.Image:
    """The back of a figure that the viewer has seen: with its name and strength."""
    back = _back(side_of(figure), theme)
    noted = replace(back, name=short_name(figure, language), badge=str(strength(figure)))
    return token(noted, width, lit)


def guessed_token(
    side: Seat, believed: Sequence[str], language: Language, theme: Theme, width: int, lit: Rgb | None = None
) -> Image.Image:
    """The back of a figure of which the viewer has noted a guess: what it may be, with a question mark."""
    names = [
        CAPTIONS[language](f"board-guess-{each}") if each in RATED else short_name(each, language)
        for each in believed
    ]
    name = names[0] if len(names) == 1 else "/".join(each[:BRIEFLY] for each in names)
    return token(replace(_back(side, theme), name=name, badge="?"), width, lit)


def _back(side: Seat, theme: Theme) -> Piece:
    return Piece(
        outline=STONE if side == DARK else SHIELD,
        team=team(side, theme),
        emblem=_drawing(f"back_{side}"),
        back=True,
    )


def small_card(name: str, theme: Theme, width: int, height: int, lit: Rgb | None = None) -> Image.Image:
    """A card as a symbol: its number or its emblem."""
    number = card_number(name)
    face = Card(
        team=team(card_side(name), theme),
        number=number,
        emblem="" if number else _drawing(CARD_EMBLEMS[name]),
    )
    return card(face, width, height, lit)


def card_back(side: Seat, theme: Theme, width: int, height: int, lit: Rgb | None = None) -> Image.Image:
    """The back of a side's cards."""
    face = Card(team=team(side, theme), emblem=_drawing(f"back_{side}"), back=True)
    return card(face, width, height, lit)


def full_card(
    name: str, language: Language, theme: Theme, width: int, height: int, lit: Rgb | None = None
) -> Image.Image:
    """A card to be read: number, or emblem with title and its effect in one line."""
    number = card_number(name)
    says = CAPTIONS[language]
    face = Card(
        team=team(card_side(name), theme),
        number=number,
        emblem="" if number else _drawing(CARD_EMBLEMS[name]),
        title=says("board-card-strength") if number else name_of(name, language).partition(" (")[0],
        text="" if number else says(f"board-effect-{name.replace('_', '-')}"),
    )
    return card(face, width, height, lit)


# What both large pictures lie on.

ACROSS = 1400
"""How wide they are."""
FINE = 2


def _rule_paper(theme: str, high: int, *flourishes: int) -> Image.Image:
    """Parchment in a frame, twice as large as it is shown, with a flourish below each heading."""
    colours, size = THEMES[theme], (ACROSS, high)
    large = paper(size, colours.paper, colours.edge, 9).resize(
        (ACROSS * FINE, high * FINE), Image.Resampling.BICUBIC
    )
    brush = Brush(large, FINE, rgb("#4a2f16"), lambda colour: colour, 7)
    draw_frame(brush, colours, size)
    for y in flourishes:
        draw_flourish(brush, ACROSS / 2, y, 560, colours.rule)
    return large


# The picture of a player's own hand: the cards to be read, and where the figures are.

HAND_HIGH = 1700
ROOM = ACROSS - 116.0
"""Width between the borders."""
COLUMNS = 2
READING = ROOM / COLUMNS - 140
"""Width of the words beside a figure: where it stands, and what it can do."""


@keep_layer
def _hand_backdrop(theme: str, scale: float) -> Image.Image:
    image = _rule_paper(theme, HAND_HIGH, 96, 794).reduce(FINE)
    small = (round(ACROSS * scale), round(HAND_HIGH * scale))
    return image if scale == 1 else image.resize(small, Image.Resampling.LANCZOS)


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = HandPainter(scene, theme, scale)
    painter.paint()
    return painter.image


class HandPainter(ScenePainter):
    """The painter of one hand."""

    def __init__(self, scene: HandScene, theme: str, scale: float) -> None:
        super().__init__(_hand_backdrop(theme, scale), theme, scale, CAPTIONS[scene.language])
        self.scene = scene

    def paint(self) -> None:
        """Cards above, figures below."""
        side = self.scene.side
        self.words((ACROSS / 2, 64), self.says(f"board-hand-{side}"), Face.TITLE, 44, room=ROOM)
        self.words((ACROSS / 2, 762), self.says(f"board-figures-{side}"), Face.TITLE, 44, room=ROOM)
        cards = cards_of(self.scene.side)
        numbers = tuple(card for card in cards if card_number(card))
        texts = tuple(card for card in cards if not card_number(card)) + self.scene.specials
        self._draw_row(numbers, 222, 196, 190)
        self._draw_row(texts, 526, 370, 330)
        for index, (figure, place) in enumerate(self.scene.places):
            row, column = divmod(index, COLUMNS)
            lonely = index == len(self.scene.places) - 1 and column == 0
            x = 58 + ROOM / COLUMNS * (column + (0.5 if lonely else 0))
            self._draw_figure(figure, place, x, 898 + row * 168)

    def _draw_row(self, cards: tuple[str, ...], y: float, high: float, widest: float) -> None:
        step = min(ROOM / len(cards), widest + 26)
        left = ACROSS / 2 - step * (len(cards) - 1) / 2
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


@keep_painted
def _grey_card(name: str, language: Language, theme: str, wide: int, high: int) -> Image.Image:
    colours = THEMES[theme]
    return grey_out(full_card(name, language, colours, wide, high), colours.paper, 0.52)


# The pictures of the battle just fought, and of Frodo's last step.

CLIMAX_HIGH = 900
MIDDLE = ACROSS / 2
TOKEN_X, CARD_X = 486.0, 204.0
"""How far from the middle a figure and its card are."""
LEVEL = 330.0
RING_BEARER = "frodo"


@keep_layer
def _climax_backdrop(theme: str, scale: float) -> Image.Image:
    small = (round(ACROSS * scale), round(CLIMAX_HIGH * scale))
    return _rule_paper(theme, CLIMAX_HIGH, 112).resize(small, Image.Resampling.LANCZOS)


def paint_climax(scene: ClimaxScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: Light on the left."""
    painter = ClimaxPainter(_climax_backdrop(theme, scale), theme, scale, CAPTIONS[scene.language])
    painter.paint(scene)
    return painter.image


def paint_last_step(scene: LastStepScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: from where on the left, Frodo in Mordor on the right."""
    painter = ScenePainter(_climax_backdrop(theme, scale), theme, scale, CAPTIONS[scene.language])
    look, language = painter.theme, scene.language
    painter.words(
        (MIDDLE, 72), name_of(scene.region, language), Face.TITLE, 54, look.alarm, room=ACROSS - 160
    )
    painter.words(
        (330, CLIMAX_HIGH / 2), name_of(scene.origin, language), Face.TITLE, 60, look.soft, room=440
    )
    painter.put(arrow(350, 0, BLUE, painter.scale * 2), MIDDLE - 20, CLIMAX_HIGH / 2)
    token = figure_token(RING_BEARER, language, look, painter.px(400), look.gold)
    painter.put(token, MIDDLE + 330, CLIMAX_HIGH / 2)
    painter.put(ribbon(painter.says("board-won"), painter.px(48), look.gold, ruled=True), MIDDLE + 330, 780)
    return painter.image


class ClimaxPainter(ScenePainter):
    """The painter of one battle."""

    def paint(self, scene: ClimaxScene) -> None:
        """Everything."""
        title = name_of(scene.region, self.language)
        self.words((MIDDLE, 72), title, Face.TITLE, 54, self.theme.alarm, room=ACROSS - 160)
        swords = (MIDDLE * self.scale, LEVEL * self.scale)
        blazon(self.image, swords, "confrontation/battle", self.px(130), self.theme.ink, self.theme.gold)
        for side, fighter, way in ((LIGHT, scene.light, -1), (DARK, scene.dark, 1)):
            if side == scene.attacker:
                self._draw_attacker(way)
            self._draw_figure(fighter, MIDDLE + way * TOKEN_X)
            self._draw_card(fighter, MIDDLE + way * CARD_X)
            self._draw_ability(fighter, MIDDLE + way * (TOKEN_X + CARD_X) / 2)
            self._draw_total(fighter, MIDDLE + way * (TOKEN_X + CARD_X) / 2)

    def _draw_attacker(self, way: int) -> None:
        mark = "»" if way < 0 else "«"
        self.words((MIDDLE, LEVEL + 116), mark, Face.TITLE, 84, self.theme.alarm)

    def _draw_figure(self, fighter: Fighter, x: float) -> None:
        token = figure_token(
            fighter.figure, self.language, self.theme, self.px(270), with_frodo=fighter.helped
        )
        self.put(grey_out(token, self.theme.paper, 0.35) if fighter.beaten else token, x, LEVEL)
        if fighter.beaten or fighter.away:
            word = self.says("board-climax-beaten" if fighter.beaten else "board-climax-away")
            colour = self.theme.alarm if fighter.beaten else self.theme.rule
            self.put(ribbon(word, self.px(38), colour, ruled=True), x, LEVEL - 60)

    def _draw_card(self, fighter: Fighter, x: float) -> None:
        if fighter.card:
            size = self.px(230), self.px(320)
            self.put(full_card(fighter.card, self.language, self.theme, *size, self.theme.gold), x, LEVEL)

    def _draw_ability(self, fighter: Fighter, x: float) -> None:
        text = ability(PHRASES[self.language], fighter.figure)
        self.block((x - 300, 536, x + 300, 676), text, Face.TEXT, 36, self.theme.ink)

    def _draw_total(self, fighter: Fighter, x: float) -> None:
        if fighter.total is None:
            return
        figure, card = fighter.total
        colour = self.theme.alarm if fighter.beaten else self.theme.ink
        self.words((x, 768), f"{figure} + {card} = {figure + card}", Face.TITLE, 100, colour, room=600)
