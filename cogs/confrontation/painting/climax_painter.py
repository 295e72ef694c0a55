"""Paints the battle just fought, and Frodo's last step."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.canvas import blazon, cache_layer, grey_out
from bot.draw.kit.palette import THEMES, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.terrain import Brush, paper
from bot.draw.kit.tokens import BLUE, arrow, ribbon
from bot.draw.kit.type import Face
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.painting.climax import ClimaxScene, Fighter, LastStepScene
from cogs.confrontation.painting.land import draw_flourish, draw_frame
from cogs.confrontation.painting.pieces import figure_token, full_card
from cogs.confrontation.painting.scene import name_of, translator
from cogs.confrontation.words.phrases import PHRASES, ability

WIDTH, HEIGHT = 1400, 900
FINE = 2
MIDDLE = WIDTH / 2
TOKEN_X, CARD_X = 486.0, 204.0
"""How far from the middle a figure and its card are."""
LEVEL = 330.0
RING_BEARER = "frodo"


@cache_layer(1)
def _backdrop(theme: str, scale: float) -> Image.Image:
    colours = THEMES[theme]
    size = (WIDTH, HEIGHT)
    large = paper(size, colours.paper, colours.edge, 9).resize(
        (WIDTH * FINE, HEIGHT * FINE), Image.Resampling.BICUBIC
    )
    brush = Brush(large, FINE, rgb("#4a2f16"), lambda colour: colour, 7)
    draw_frame(brush, colours, size)
    draw_flourish(brush, WIDTH / 2, 112, 560, colours.rule)
    return large.resize((round(WIDTH * scale), round(HEIGHT * scale)), Image.Resampling.LANCZOS)


def paint_climax(scene: ClimaxScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: Light on the left."""
    painter = ClimaxPainter(_backdrop(theme, scale), theme, scale, translator(scene.language))
    painter.paint(scene)
    return painter.image


def paint_last_step(scene: LastStepScene, theme: str, scale: float) -> Image.Image:
    """The finished picture: from where on the left, Frodo in Mordor on the right."""
    painter = ScenePainter(_backdrop(theme, scale), theme, scale, translator(scene.language))
    look, language = painter.theme, scene.language
    painter.words((MIDDLE, 72), name_of(scene.region, language), Face.TITLE, 54, look.alarm, room=WIDTH - 160)
    painter.words((330, HEIGHT / 2), name_of(scene.origin, language), Face.TITLE, 60, look.soft, room=440)
    painter.put(arrow(350, 0, BLUE, painter.scale * 2), MIDDLE - 20, HEIGHT / 2)
    token = figure_token(RING_BEARER, language, look, painter.px(400), look.gold)
    painter.put(token, MIDDLE + 330, HEIGHT / 2)
    painter.put(ribbon(painter.says("board-won"), painter.px(48), look.gold, ruled=True), MIDDLE + 330, 780)
    return painter.image


class ClimaxPainter(ScenePainter):
    """The painter of one battle."""

    def paint(self, scene: ClimaxScene) -> None:
        """Everything."""
        title = name_of(scene.region, self.language)
        self.words((MIDDLE, 72), title, Face.TITLE, 54, self.theme.alarm, room=WIDTH - 160)
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
