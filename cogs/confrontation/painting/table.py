"""The picture of the table: the map, what stands on it, and what lies before both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.draw.kit.arrow import BLUE, RED, arrow
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.painting.land import draw_label, ground
from cogs.confrontation.painting.layout import TOKEN, cells, seats_in
from cogs.confrontation.painting.marks import lit_border
from cogs.confrontation.painting.panels import PanelPainter
from cogs.confrontation.painting.pieces import back_token, figure_token, guessed_token, noted_token
from cogs.confrontation.painting.scene import Standing, TableScene

if TYPE_CHECKING:
    from bot.engine import Seat


def paint_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    image = ground(theme, scene.turned, scale)
    painter = TablePainter(image, scene, theme, scale)
    painter.paint_map()
    painter.paint_corners()
    return image


class TablePainter(PanelPainter):
    """The map and its pieces."""

    def paint_map(self) -> None:
        """What changes on the map: lit regions, the last movement, the pieces."""
        cell_of = cells(self.scene.turned)
        fought = self.scene.duel.region if self.scene.duel is not None else None
        for region, colour in ((self.scene.looked, self.theme.gold), (fought, self.theme.alarm)):
            if region is not None:
                border = lit_border(region, self.scene.turned, colour, self.scale)
                self.put(border, cell_of[region].x, cell_of[region].y)
        draw_label(self.image, self.theme, self.scene.language, self.scene.turned, self.scale)
        for region in cell_of:
            self._draw_pieces(region)
        if self.scene.passage is not None:
            self._draw_passage(*self.scene.passage)

    def _draw_passage(self, side: Seat, origin: str, region: str) -> None:
        cell_of = cells(self.scene.turned)
        start, end = cell_of[origin], cell_of[region]
        colour = BLUE if side == LIGHT else RED
        sprite = arrow(round(end.x - start.x), round(end.y - start.y), colour, self.scale)
        self.put(sprite, (start.x + end.x) / 2, (start.y + end.y) / 2)

    def _draw_pieces(self, region: str) -> None:
        cell = cells(self.scene.turned)[region]
        here = [piece for piece in self.scene.standing if piece.region == region]
        here.sort(key=lambda piece: piece.side == DARK)
        light = sum(piece.side == LIGHT for piece in here)
        size, places = seats_in(cell, light, len(here) - light, TOKEN)
        for piece, (x, y) in zip(here, places, strict=True):
            self.put(self._standing(piece, size), x, y)

    def _standing(self, piece: Standing, size: float) -> Image.Image:
        lit = self.theme.gold if piece.shown else None
        if piece.figure is None:
            if piece.noted is not None:
                return noted_token(piece.noted, self.scene.language, self.theme, self.px(size), lit)
            if piece.believed:
                return guessed_token(
                    piece.side, piece.believed, self.scene.language, self.theme, self.px(size), lit
                )
            return back_token(piece.side, self.theme, self.px(size), lit)
        return figure_token(piece.figure, self.scene.language, self.theme, self.px(size), lit)
