"""The table as phones show it: the map as wide as the picture, everything on it large enough to be read."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, blazon, grey_out
from bot.draw.kit.palette import THEMES, Theme, mix
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.terrain import Brush
from bot.draw.kit.tokens import BLUE, RED, arrow, ribbon
from bot.draw.kit.type import Face, width, write
from bot.engine import Seat
from bot.text import Language
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.painting.land import FINE, LAMP, PALE, draw_barb, draw_frame, draw_map
from cogs.confrontation.painting.pieces import (
    card_back,
    drawing_on,
    fallen_token,
    large_back,
    large_token,
    short_name,
    small_card,
)
from cogs.confrontation.painting.places import (
    CARD_HIGH,
    CARD_WIDE,
    CORNER_BOTTOM,
    CORNER_TOP,
    CORNER_WIDE,
    EDGE,
    LEFT_X,
    RIGHT_X,
    SMALL,
    TITLE_Y,
    TRAY_PIECE,
    TRAY_TOP,
    card_places,
    fallen_places,
    find_way,
    is_far,
    pieces_in,
    strip_y,
    tray_places,
)
from cogs.confrontation.painting.scene import (
    CAPTIONS,
    PHONE,
    Camp,
    Duel,
    Laid,
    Standing,
    TableScene,
    card_number,
    cells,
    name_of,
)
from cogs.confrontation.painting.table import lit_border, paint_wide, plate, slot

KEY_Y = TRAY_TOP + 30, TRAY_TOP + 172
"""Of the samples of river and tunnel."""
LETTERS = 35
"""Pixels of the smallest lettering: eleven where the picture is 290 wide."""
BRIEF = frozenset({"high_pass", "misty_mountains", "mirkwood"})
"""Regions whose printed name is longer than they are wide."""


def paint_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    if scene.wide:
        return paint_wide(scene, theme, scale)
    painter = PhonePainter(ground(theme, scene.turned, scale), theme, scale, CAPTIONS[scene.language])
    painter.paint(scene)
    return painter.image


@keep_layer
def ground(theme_name: str, turned: bool, scale: float) -> Image.Image:
    """The map without words."""
    theme = THEMES[theme_name]
    brush = draw_map(theme, turned, PHONE)
    draw_frame(brush, theme, (PHONE.width, PHONE.height))
    _draw_samples(brush, theme)
    image = brush.image.reduce(FINE)
    size = (round(PHONE.width * scale), round(PHONE.height * scale))
    return image if scale == 1 else image.resize(size, Image.Resampling.LANCZOS)


def _draw_samples(brush: Brush, theme: Theme) -> None:
    """River and tunnel, as the key explains them."""
    left, (river, tunnel) = EDGE + 4, KEY_Y
    course = [(left, river - 4), (left + 50, river + 6), (left + 110, river - 2)]
    brush.river(course, 22, theme.water, mix(theme.deep, brush.ink, 0.35))
    draw_barb(brush, left + 52, river, 23, PALE)
    brush.sign("current", left + 52, river, 24, 24)
    brush.sign("tunnel", left + 58, tunnel, 50, 10)
    for step in range(5):
        draw_barb(brush, left + 14 + step * 22, tunnel, 9, LAMP)


class PhonePainter(ScenePainter):
    """The painter of one table."""

    def paint(self, scene: TableScene) -> None:
        """The map and its pieces, both sides, and what is going on."""
        self._paint_map(scene)
        for side in (LIGHT, DARK):
            self._draw_title(scene, scene.camp(side))
            self._draw_cards(scene, side)
            self._draw_fallen(scene, side)
        if scene.duel is not None:
            self._draw_duel(scene.duel)
        elif not scene.setting_up:
            self._draw_turn(scene)
        if scene.tray:
            self._draw_tray(scene)
        else:
            self._draw_key()

    # The map

    def _paint_map(self, scene: TableScene) -> None:
        placed, land = cells(scene.turned, PHONE), self.image.copy()
        fought = scene.duel.region if scene.duel is not None else None
        for region, colour in ((scene.looked, self.theme.gold), (fought, self.theme.alarm)):
            if region is not None:
                border = lit_border(region, scene.turned, colour, self.scale, PHONE)
                self.put(border, placed[region].x, placed[region].y)
        if scene.passage is not None:
            self._draw_passage(scene, *scene.passage)
        for region in placed:
            self._write_name(scene, region, land)
        for region in placed:
            size, pieces = pieces_in(scene, region)
            for piece, (x, y) in pieces:
                self.put(self._standing(piece, size), x, y)

    def _draw_passage(self, scene: TableScene, side: Seat, origin: str, region: str) -> None:
        (x, y), (to_x, to_y) = find_way(scene, origin, region)
        colour = BLUE if side == LIGHT else RED
        sprite = arrow(round(to_x - x), round(to_y - y), colour, self.scale, whole=True)
        self.put(sprite, (x + to_x) / 2, (y + to_y) / 2)

    def _write_name(self, scene: TableScene, region: str, land: Image.Image) -> None:
        cell, message = cells(scene.turned, PHONE)[region], f"board-brief-{region.replace('_', '-')}"
        name = self.says(message) if region in BRIEF else name_of(region, self.language)
        wide = width(name, Face.TITLE, self.px(LETTERS)) / self.scale
        face = Face.TITLE if wide < PHONE.cell else Face.NAME
        half = width(name, face, self.px(LETTERS)) / 2 / self.scale
        x = min(max(cell.x, EDGE - 8 + half), PHONE.width - EDGE + 8 - half)
        place, halo = (x, cell.y + PHONE.name), self.theme.halo
        self.words(place, name, face, LETTERS, halo=halo, halo_width=4, ground=land)

    def _standing(self, piece: Standing, size: float) -> Image.Image:
        lit = self.theme.gold if piece.shown else None
        wide, named = self.px(size), size >= PHONE.token - 4
        if piece.figure is not None:
            return large_token(piece.figure, self.language, self.theme, wide, lit, named)
        if piece.noted is not None:
            return large_token(piece.noted, self.language, self.theme, wide, lit, named, back=True)
        return large_back(piece.side, piece.believed, self.language, self.theme, wide, lit, named)

    # Both sides

    def _draw_title(self, scene: TableScene, camp: Camp) -> None:
        y = strip_y(is_far(scene, camp.side), TITLE_Y)
        x = EDGE + 2
        x += self.words((x, y), self.says(f"board-side-{camp.side}"), Face.TITLE, 46, across="left")
        mark, colour = "", self.theme.gold
        if scene.over and scene.winner == camp.side:
            mark = "board-won"
        elif camp.acts and not scene.over:
            mark = "board-acts"
        elif scene.setting_up and camp.ready:
            mark, colour = "board-ready", self.theme.rule
        if mark:
            sprite = ribbon(self.says(mark), self.px(LETTERS), colour, ruled=True)
            wide = sprite.width / self.scale
            self.put(sprite, x + 12 + wide / 2, y)
            x += 12 + wide
        end = PHONE.width - EDGE - 2
        self.person((end, y), scene.name_at(camp.side), LETTERS, self.theme.ink, "right", end - x - 16, 1.0)

    def _draw_cards(self, scene: TableScene, side: Seat) -> None:
        camp, size = scene.camp(side), (self.px(CARD_WIDE), self.px(CARD_HIGH))
        for name, (x, y) in card_places(scene, side):
            if name in camp.used:
                self.put(spent_card(name, self.theme.name, *size), x, y)
            else:
                lit = self.theme.gold if name in camp.specials else None
                self.put(small_card(name, self.theme, *size, lit), x, y)

    def _draw_fallen(self, scene: TableScene, side: Seat) -> None:
        if not scene.camp(side).fallen:
            return
        far = is_far(scene, side)
        y = CORNER_TOP + 16 if far else PHONE.height - CORNER_BOTTOM + 16
        x = LEFT_X if far else RIGHT_X
        self.words((x, y), self.says("board-fallen"), Face.NAME, LETTERS)
        for figure, (x, y) in fallen_places(scene, side):
            self.put(lay_down(figure, self.language, self.theme.name, self.px(SMALL)), x, y)

    # What is going on

    def _draw_turn(self, scene: TableScene) -> None:
        text = self.says("board-over") if scene.over else self.says("board-turn", number=scene.number)
        side = scene.winner if scene.over else scene.turn
        y = CORNER_TOP + 60
        if side is not None:
            token = large_back(side, (), self.language, self.theme, self.px(88), self.theme.gold)
            self.put(token, RIGHT_X, y)
        self.write_lines((RIGHT_X, y + 92), text, Face.TITLE, 38, CORNER_WIDE)

    def _draw_duel(self, duel: Duel) -> None:
        high = CORNER_BOTTOM - CORNER_TOP
        board = plate(self.px(CORNER_WIDE + 16), self.px(high), self.theme.name, self.theme.alarm, self.scale)
        self.put(board, RIGHT_X, CORNER_TOP + high / 2)
        first = (DARK, duel.dark, duel.dark_laid), (LIGHT, duel.light, duel.light_laid)
        for (side, figure, laid), y in zip(first, (CORNER_TOP + 62, CORNER_TOP + 194), strict=True):
            x = RIGHT_X - 44
            if figure is None:
                token = large_back(side, (), self.language, self.theme, self.px(76))
            else:
                helped = figure == "sam" and duel.frodo_shown
                token = large_token(
                    figure, self.language, self.theme, self.px(76), named=False, with_frodo=helped
                )
            self.put(token, x, y)
            self._draw_laid(laid, side, RIGHT_X + 46, y)
            if figure is not None:
                name = short_name(figure, self.language)
                self.words((RIGHT_X, y + 66), name, Face.STRONG, LETTERS, room=CORNER_WIDE + 4)

    def _draw_laid(self, laid: Laid, side: Seat, x: float, y: float) -> None:
        size = self.px(72), self.px(92)
        if laid.card is None:
            blank = card_back(side, self.theme, *size) if laid.down else slot(*size, self.theme.name)
            self.put(blank, x, y)
            return
        # What lies face down, but is known to who looks at it, is not lit.
        self.put(small_card(laid.card, self.theme, *size, None if laid.own else self.theme.gold), x, y)

    def _draw_tray(self, scene: TableScene) -> None:
        size = self.px(CORNER_WIDE + 16), self.px(CORNER_BOTTOM - CORNER_TOP)
        board = plate(*size, self.theme.name, self.theme.gold, self.scale)
        self.put(board, LEFT_X, PHONE.height - (CORNER_BOTTOM + CORNER_TOP) / 2)
        self.write_lines((LEFT_X, TRAY_TOP + 22), self.says("board-tray"), Face.NAME, LETTERS, CORNER_WIDE)
        for figure, (x, y) in tray_places(scene):
            token = large_token(figure, self.language, self.theme, self.px(TRAY_PIECE), named=False)
            self.put(token, x, y)

    def _draw_key(self) -> None:
        """Who may use river and tunnel, below a sample of each."""
        for y, message in zip(KEY_Y, ("board-river", "board-tunnel"), strict=True):
            name, _, who = self.says(message).partition(": ")
            self.words((EDGE, y + 42), name, Face.NAME, LETTERS, across="left")
            self.words((EDGE, y + 80), who, Face.TEXT, LETTERS, across="left")


@keep_painted
def spent_card(name: str, theme: str, wide: int, high: int) -> Image.Image:
    """A card that has been used: its outline, pale, on an empty place."""
    colours = THEMES[theme]
    sprite = slot(wide, high, theme).copy()
    canvas = Canvas(wide, high)
    for near, far in ((0.1, 0.24), (0.9, 0.76)):
        ends = [(wide * near, high * (1 - near)), (wide * far, high * (1 - far))]
        canvas.line(ends, colours.soft, max(1.0, wide * 0.06))
    sprite.alpha_composite(canvas.finish())
    middle, number, ink = (wide / 2, high / 2), card_number(name), mix(colours.soft, colours.ink, 0.4)
    if number:
        write(sprite, middle, number, Face.TITLE, round(high * 0.6), ink)
    else:
        blazon(sprite, middle, drawing_on(name), round(high * 0.7), ink, colours.rule)
    return sprite


@keep_painted
def lay_down(figure: str, language: Language, theme: str, wide: int) -> Image.Image:
    """A defeated figure, drained of colour."""
    colours = THEMES[theme]
    return grey_out(fallen_token(figure, colours, wide), colours.paper, 0.3)
