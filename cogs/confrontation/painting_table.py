"""The picture of the table: the map, what stands on it, and what lies before both sides."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.canvas import Easel, arrow_outline, bend, greyed, shadowed, stamp_at
from bot.draw.palette import THEMES, Rgb, Theme, darker, lighter
from bot.draw.type import Face, fit, width, write
from bot.engine import Seat
from bot.text import Speech
from cogs.confrontation.painting_land import ground
from cogs.confrontation.painting_layout import (
    EVENT_PANEL,
    FAR_PANEL,
    KEY_PANEL,
    NEAR_PANEL,
    TOKEN,
    Box,
    Point,
    cells,
    seats_in,
)
from cogs.confrontation.painting_pieces import back_token, card_back, figure_token, small_card, team
from cogs.confrontation.painting_scene import (
    SIDES,
    Camp,
    Duel,
    Laid,
    Standing,
    TableScene,
    cards_of,
    name_of,
    speech,
)
from cogs.confrontation.state import DARK, LIGHT


class TablePainter:
    """Paints one scene of the table. Places are in units of scale 1."""

    def __init__(self, scene: TableScene, theme: str, scale: float) -> None:
        self.scene = scene
        self.scale = scale
        self.theme: Theme = THEMES[theme]
        self.says: Speech = speech(scene.language)
        self.image = ground(theme, scene.turned, scene.language, scale).copy()
        self.cells = cells(scene.turned)

    def paint(self) -> Image.Image:
        """The finished picture."""
        self._light_regions()
        if self.scene.passage is not None:
            self._passage(*self.scene.passage)
        self._pieces()
        far, near = (LIGHT, DARK) if self.scene.turned else (DARK, LIGHT)
        self._camp(self.scene.camp(far), FAR_PANEL, far=True)
        self._camp(self.scene.camp(near), NEAR_PANEL, far=False)
        if self.scene.duel is not None:
            self._duel(self.scene.duel)
        else:
            self._heading()
        if self.scene.tray_side is not None:
            self._tray()
        return self.image

    def _put(self, sprite: Image.Image, x: float, y: float) -> None:
        stamp_at(self.image, sprite, x * self.scale, y * self.scale)

    def _px(self, value: float) -> int:
        return max(1, round(value * self.scale))

    def _write(
        self,
        x: float,
        y: float,
        text: str,
        face: Face,
        size: float,
        colour: Rgb | None = None,
        across: str = "middle",
        room: float = 9999,
    ) -> float:
        """Writes one line and gives its width in units of scale 1."""
        pixels = fit(text, face, self._px(size), room * self.scale)
        write(
            self.image,
            (x * self.scale, y * self.scale),
            text,
            face,
            pixels,
            colour or self.theme.ink,
            across,  # type: ignore[arg-type]
        )
        return width(text, face, pixels) / self.scale

    def _light_regions(self) -> None:
        if self.scene.duel is not None:
            cell = self.cells[self.scene.duel.region]
            self._put(_halo(cell.corners_at_origin, self.scale, self.theme.alarm), cell.x, cell.y)
        if self.scene.looked is not None:
            cell = self.cells[self.scene.looked]
            self._put(_halo(cell.corners_at_origin, self.scale, self.theme.gold), cell.x, cell.y)

    def _passage(self, side: Seat, origin: str, region: str) -> None:
        start, end = self.cells[origin], self.cells[region]
        dx, dy = end.x - start.x, end.y - start.y
        sprite = _arrow(round(dx), round(dy), team(side, self.theme).rim, self.scale)
        self._put(sprite, start.x + dx / 2, start.y + dy / 2)

    def _pieces(self) -> None:
        for region, cell in self.cells.items():
            here = [piece for piece in self.scene.standing if piece.region == region]
            here.sort(key=lambda piece: piece.side == DARK)
            light = sum(piece.side == LIGHT for piece in here)
            size, places = seats_in(cell, light, len(here) - light)
            for piece, (x, y) in zip(here, places, strict=True):
                self._put(self._standing(piece, size), x, y)

    def _standing(self, piece: Standing, size: float) -> Image.Image:
        lit = self.theme.gold if piece.shown else None
        if piece.figure is None:
            return back_token(piece.side, self.theme, self._px(size), lit)
        return figure_token(piece.figure, self.scene.language, self.theme, self._px(size), lit)

    def _camp(self, camp: Camp, box: Box, far: bool) -> None:
        left, top, right, bottom = box
        self._title_of_camp(camp, left, top + 30 if far else bottom - 30)
        cards = cards_of(camp.side)
        y = top + 112 if far else bottom - 200
        for index, name in enumerate(cards):
            column, row = index % 5, index // 5
            sprite = small_card(name, self.theme, self._px(58), self._px(80))
            if name in camp.used:
                sprite = _spent(sprite, self.theme.name, self.theme)
            x = left + 33 + column * 64 + (row * 32 if len(cards) == 9 else 0)
            self._put(sprite, x, y + row * 88)
        for index, name in enumerate(camp.specials):
            sprite = small_card(name, self.theme, self._px(58), self._px(80))
            self._put(sprite, (right + 40 if far else left - 40), (y - 4 if far else y + 92) + 0 * index)
        self._fallen(camp, box, far)

    def _title_of_camp(self, camp: Camp, left: float, y: float) -> None:
        name = self.says(f"board-side-{camp.side}")
        run = self._write(left + 4, y, name, Face.TITLE, 46, across="left")
        won = self.scene.over and self.scene.winner == camp.side
        note = (
            self.says("board-won")
            if won
            else self.says("board-acts")
            if camp.acts
            else self.says("board-ready")
            if self.scene.setting_up and camp.ready
            else ""
        )
        if note:
            ribbon = _ribbon(note, self._px(30), self.theme.gold if won or camp.acts else self.theme.rule)
            self._put(ribbon, left + run + 26 + ribbon.width / 2 / self.scale, y)

    def _fallen(self, camp: Camp, box: Box, far: bool) -> None:
        if not camp.fallen:
            return
        left, top, right, bottom = box
        x0 = left + 22 if far else right - 22 - 2 * 50
        y0 = bottom + 34 if far else top - 34 - 2 * 58
        for index, figure in enumerate(camp.fallen):
            sprite = figure_token(figure, self.scene.language, self.theme, self._px(46))
            sprite = _spent(sprite, self.theme.name, self.theme)
            self._put(sprite, x0 + index % 3 * 50, y0 + index // 3 * 58)

    def _heading(self) -> None:
        left, top, right, bottom = EVENT_PANEL
        scene = self.scene
        text = self.says("board-setup") if scene.setting_up else self.says("board-turn", number=scene.number)
        self._write(right - 6, top + 150, text, Face.TITLE, 40, across="right")

    def _duel(self, duel: Duel) -> None:
        left, top, right, bottom = EVENT_PANEL
        middle = (left + right) / 2
        self._write(
            middle, top + 30, name_of(duel.region, self.scene.language), Face.TITLE, 34, self.theme.alarm
        )
        for x, figure, laid, side in (
            (left + 80, duel.light, duel.light_laid, LIGHT),
            (right - 80, duel.dark, duel.dark_laid, DARK),
        ):
            sprite = (
                figure_token(figure, self.scene.language, self.theme, self._px(120))
                if figure
                else back_token(side, self.theme, self._px(120))
            )
            self._put(sprite, x, top + 130)
            self._laid(laid, side, x, top + 270)

    def _laid(self, laid: Laid, side: Seat, x: float, y: float) -> None:
        size = self._px(84), self._px(116)
        if laid.card is not None:
            sprite = small_card(laid.card, self.theme, *size, None if laid.own else self.theme.gold)
            self._put(sprite, x, y)
        elif laid.down:
            self._put(card_back(side, self.theme, *size), x, y)

    def _tray(self) -> None:
        left, top, right, bottom = KEY_PANEL
        for index, figure in enumerate(self.scene.tray):
            sprite = figure_token(figure, self.scene.language, self.theme, self._px(92))
            self._put(sprite, left + 56 + index % 3 * 104, top + 56 + index // 3 * 118)


@lru_cache(maxsize=64)
def _ribbon(text: str, size: int, colour: Rgb) -> Image.Image:
    room = round(width(text, Face.STRONG, size) + size * 1.3)
    height = round(size * 1.5)
    easel = Easel(room, height)
    notch = size * 0.4
    easel.fill(
        [(0, 0), (room, 0), (room - notch, height / 2), (room, height), (0, height), (notch, height / 2)],
        colour,
    )
    sprite = easel.finish()
    write(sprite, (room / 2, height / 2), text, Face.STRONG, size, darker(colour, 0.85))
    return shadowed(sprite, max(1, size // 8))


@lru_cache(maxsize=256)
def _arrow(dx: int, dy: int, colour: Rgb, scale: float) -> Image.Image:
    pad = 60
    w, h = abs(dx) + 2 * pad, abs(dy) + 2 * pad
    start = (pad if dx >= 0 else w - pad, pad if dy >= 0 else h - pad)
    end = (start[0] + dx, start[1] + dy)
    path = [(x * scale, y * scale) for x, y in bend(start, end, 0.1, 40)]
    easel = Easel(w * scale, h * scale, 2)
    outline = arrow_outline(path, 26 * scale, 44 * scale)
    easel.line([*outline, outline[0]], (255, 250, 235), 7 * scale)
    easel.fill(outline, colour)
    return shadowed(easel.finish(), max(1, round(4 * scale)))


@lru_cache(maxsize=64)
def _halo(corners: tuple[Point, ...], scale: float, colour: Rgb) -> Image.Image:
    half_x = max(abs(x) for x, _ in corners) + 10
    half_y = max(abs(y) for _, y in corners) + 10
    easel = Easel(2 * half_x * scale, 2 * half_y * scale, 2)
    points = [((x + half_x) * scale, (y + half_y) * scale) for x, y in corners]
    easel.fill(points, colour, 60)
    easel.line([*points, points[0]], colour, 9 * scale)
    easel.line([*points, points[0]], lighter(colour, 0.6), 3 * scale)
    return easel.finish()


_SPENT: dict[tuple[int, str], Image.Image] = {}


def _spent(sprite: Image.Image, key: str, theme: Theme) -> Image.Image:
    return greyed(sprite, theme.paper, 0.5)


__all__ = ["SIDES", "TOKEN", "TablePainter"]
