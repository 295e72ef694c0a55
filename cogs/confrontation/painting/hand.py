"""The pictures of a player's own cards and figures, of the battle just fought, and of Frodo's last step."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.cache import keep_layer
from bot.draw.kit.canvas import blazon, grey_out
from bot.draw.kit.palette import THEMES, Rgb, Theme, darker, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.terrain import Brush, paper
from bot.draw.kit.tokens import BLUE, arrow, ribbon
from bot.draw.kit.type import Face
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.painting.land import draw_flourish, draw_frame
from cogs.confrontation.painting.phone import LETTERS, spent_card
from cogs.confrontation.painting.pieces import (
    fallen_token,
    figure_token,
    full_card,
    large_token,
    short_name,
    small_card,
)
from cogs.confrontation.painting.places import (
    CLIMAX_CARD,
    CLIMAX_CARD_TALL,
    CLIMAX_CARD_Y,
    CLIMAX_COLUMN,
    CLIMAX_FIGURE,
    CLIMAX_FIGURE_Y,
    EDGE,
    FIGURE_WIDE,
    LAST_STEP,
    NUMBER_HIGH,
    NUMBER_WIDE,
    TEXT_HIGH,
    TEXT_WIDE,
    figure_places,
    hand_high,
    hand_places,
)
from cogs.confrontation.painting.scene import (
    CAPTIONS,
    FIGURES_VIEW,
    PHONE,
    ClimaxScene,
    Fighter,
    HandScene,
    LastStepScene,
    card_number,
    name_of,
)
from cogs.confrontation.words.phrases import PHRASES, ability

WIDE = PHONE.width
MIDDLE = WIDE / 2
FINE = 2
OFF_MAP = ("fallen", "tray")
FLOURISH = 104
"""Below the heading."""


@keep_layer
def _backdrop(theme: str, high: int, scale: float) -> Image.Image:
    """Parchment in a frame, with a flourish below the heading."""
    colours, size = THEMES[theme], (WIDE, high)
    large = paper(size, colours.paper, colours.edge, 9).resize(
        (WIDE * FINE, high * FINE), Image.Resampling.BICUBIC
    )
    brush = Brush(large, FINE, rgb("#4a2f16"), lambda colour: colour, 7)
    draw_frame(brush, colours, size)
    draw_flourish(brush, MIDDLE, FLOURISH, 380, colours.rule)
    return large.reduce(FINE).resize((round(WIDE * scale), round(high * scale)), Image.Resampling.LANCZOS)


def alarming(theme: Theme) -> Rgb:
    """The colour of alarm, as letters are written in it on parchment."""
    return theme.alarm if theme.is_night else darker(theme.alarm, 0.25)


# A player's own cards, or own figures, to be read.


def paint_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = HandPainter(_backdrop(theme, hand_high(scene), scale), theme, scale, CAPTIONS[scene.language])
    painter.paint(scene)
    return painter.image


class HandPainter(ScenePainter):
    """The painter of one hand."""

    def paint(self, scene: HandScene) -> None:
        """A heading, and below it cards or figures."""
        what = "figures" if scene.view == FIGURES_VIEW else "hand"
        heading = self.says(f"board-{what}-{scene.side}")
        self.words((MIDDLE, 68), heading, Face.TITLE, 48, room=WIDE - 2 * EDGE)
        if scene.view == FIGURES_VIEW:
            places = dict(scene.places)
            for figure, (x, y) in figure_places(scene):
                self._draw_figure(figure, places[figure], x, y)
            return
        for name, (x, y) in hand_places(scene):
            self._draw_card(scene, name, x, y)

    def _draw_card(self, scene: HandScene, name: str, x: float, y: float) -> None:
        number = card_number(name)
        size = (NUMBER_WIDE, NUMBER_HIGH) if number else (TEXT_WIDE, TEXT_HIGH)
        pixels = self.px(size[0]), self.px(size[1])
        used, laid = name in scene.used, name == scene.laid
        if used:
            self.put(spent_card(name, self.theme.name, *pixels), x, y)
        else:
            self.put(small_card(name, self.theme, *pixels, self.theme.gold if laid else None), x, y)
        if not number:
            self._write_effect(name, x + size[0] / 2 + 22, y, used)
        if (used and number) or not (used or laid):
            return
        word, colour = (
            ("board-laid", self.theme.gold) if laid else ("board-used", darker(self.theme.rule, 0.45))
        )
        mark = ribbon(self.says(word), self.px(LETTERS), colour, ruled=True)
        half = mark.width / 2 / self.scale
        if number:
            self.put(mark, min(max(x, EDGE + half), WIDE - EDGE - half), y + size[1] / 2 + 34)
        else:
            self.put(mark, WIDE - EDGE - half, y - 36)

    def _write_effect(self, name: str, left: float, y: float, used: bool) -> None:
        title = name_of(name, self.language).partition(" (")[0]
        ink = self.theme.soft if used else self.theme.ink
        self.words((left, y - 36), title, Face.TITLE, 38, ink, "left")
        text = self.says(f"board-effect-{name.replace('_', '-')}")
        self.write_lines((left, y + 8), text, Face.TEXT, LETTERS, WIDE - EDGE - left, ink, "left")

    def _draw_figure(self, figure: str, place: str, x: float, y: float) -> None:
        if place == "fallen":
            sprite = grey_out(fallen_token(figure, self.theme, self.px(FIGURE_WIDE)), self.theme.paper, 0.3)
        else:
            sprite = large_token(figure, self.language, self.theme, self.px(FIGURE_WIDE), named=False)
        self.put(sprite, x, y)
        left = x + FIGURE_WIDE / 2 + 12
        where = (
            self.says(f"board-place-{place}")
            if place in ("fallen", "tray")
            else name_of(place, self.language)
        )
        name = short_name(figure, self.language)
        run = self.words((left, y - 42), name, Face.TITLE, 38, across="left")
        self.words((left + run + 16, y - 42), where, Face.TEXT, LETTERS, self.theme.soft, "left")
        text = ability(PHRASES[self.language], figure)
        self.write_lines((left, y), text, Face.TEXT, LETTERS, WIDE - EDGE - left, None, "left", 1.02)


# The battle just fought, and Frodo's last step.

CLIMAX_HIGH, STEP_HIGH = 1190, 900
MARK_Y, ABILITY_Y, TOTAL_Y = 450.0, 884.0, 1106.0
RING_BEARER = "frodo"


def paint_climax(scene: ClimaxScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: Light on the left."""
    painter = ClimaxPainter(_backdrop(theme, CLIMAX_HIGH, scale), theme, scale, CAPTIONS[scene.language])
    painter.paint(scene)
    return painter.image


def paint_last_step(scene: LastStepScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: from where on the left, Frodo in Mordor on the right."""
    painter = ScenePainter(_backdrop(theme, STEP_HIGH, scale), theme, scale, CAPTIONS[scene.language])
    look, language = painter.theme, scene.language
    painter.words((MIDDLE, 66), name_of(scene.region, language), Face.TITLE, 54, alarming(look))
    x, y, wide = LAST_STEP
    painter.put(figure_token(RING_BEARER, language, look, painter.px(wide), look.gold), x, y)
    painter.put(ribbon(painter.says("board-won"), painter.px(54), look.gold, ruled=True), MIDDLE, 706)
    painter.put(arrow(350, 0, BLUE, painter.scale), 330, 816)
    painter.words((430, 816), name_of(scene.origin, language), Face.TITLE, 48, look.ink, "left")
    return painter.image


class ClimaxPainter(ScenePainter):
    """The painter of one battle."""

    def paint(self, scene: ClimaxScene) -> None:
        """Everything, each side in a column of its own."""
        title = name_of(scene.region, self.language)
        self.words((MIDDLE, 66), title, Face.TITLE, 54, alarming(self.theme), room=WIDE - 2 * EDGE)
        swords = (MIDDLE * self.scale, CLIMAX_FIGURE_Y * self.scale)
        blazon(self.image, swords, "confrontation/battle", self.px(118), self.theme.ink, self.theme.gold)
        for side, fighter, way in ((LIGHT, scene.light, -1), (DARK, scene.dark, 1)):
            x = MIDDLE + way * CLIMAX_COLUMN
            if side == scene.attacker:
                mark = "»" if way < 0 else "«"
                self.words((MIDDLE, CLIMAX_FIGURE_Y + 96), mark, Face.TITLE, 84, alarming(self.theme))
            self._draw_figure(fighter, x)
            if fighter.card:
                size = self.px(CLIMAX_CARD), self.px(CLIMAX_CARD_TALL)
                card = full_card(fighter.card, self.language, self.theme, *size, self.theme.gold)
                self.put(card, x, CLIMAX_CARD_Y)
            text = ability(PHRASES[self.language], fighter.figure)
            self.write_lines((x, ABILITY_Y), text, Face.TEXT, LETTERS, CLIMAX_CARD, leading=1.12)
            self._draw_total(fighter, x)

    def _draw_figure(self, fighter: Fighter, x: float) -> None:
        token = figure_token(
            fighter.figure, self.language, self.theme, self.px(CLIMAX_FIGURE), with_frodo=fighter.helped
        )
        self.put(grey_out(token, self.theme.paper, 0.0) if fighter.beaten else token, x, CLIMAX_FIGURE_Y)
        if fighter.beaten or fighter.away:
            word = self.says("board-climax-beaten" if fighter.beaten else "board-climax-away")
            colour = self.theme.alarm if fighter.beaten else darker(self.theme.rule, 0.45)
            self.put(ribbon(word, self.px(38), colour, ruled=True), x, MARK_Y)

    def _draw_total(self, fighter: Fighter, x: float) -> None:
        if fighter.total is None:
            return
        figure, card = fighter.total
        colour = alarming(self.theme) if fighter.beaten else self.theme.ink
        self.words(
            (x, TOTAL_Y), f"{figure} + {card} = {figure + card}", Face.TITLE, 84, colour, room=CLIMAX_CARD
        )
