"""The table as everybody sees it: panels at the sides, marks on the board."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.cache import keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow, arrow_outline, blazon, fade, grey_out
from bot.draw.kit.marks import as_line
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.tokens import BLUE, RED, arrow, ribbon
from bot.draw.kit.type import Across, Face, fit, width
from bot.engine import Seat
from bot.text import Language
from cogs.confrontation.components import DARK, LIGHT
from cogs.confrontation.painting.land import borders, draw_label, ground
from cogs.confrontation.painting.pieces import (
    back_token,
    card_back,
    figure_token,
    guessed_token,
    noted_token,
    small_card,
)
from cogs.confrontation.painting.places import (
    WIDE_CARD,
    WIDE_FALLEN,
    WIDE_SPECIAL,
    WIDE_TRAY,
    find_way,
    pieces_in,
    wide_card_places,
    wide_fallen_places,
    wide_special_places,
    wide_tray_places,
)
from cogs.confrontation.painting.scene import (
    CAPTIONS,
    EVENT_PANEL,
    FAR_PANEL,
    HEIGHT,
    KEY_PANEL,
    NEAR_PANEL,
    WIDE,
    Camp,
    Duel,
    Laid,
    Shape,
    Standing,
    TableScene,
    cells,
    name_of,
)

# Marks that lie on the picture of the table: plates, arrows, lit borders. Painted once and kept.


@keep_painted
def plate(wide: int, high: int, theme: str, edge: Rgb, unit: float) -> Image.Image:
    """A panel to lay things on, of this size in pixels; `unit` is the scale of its ornament."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high, 2)
    r = 16 * unit
    canvas.slab((0, 0, wide, high), r, darker(edge, 0.2))
    canvas.slab((3 * unit, 3 * unit, wide - 3 * unit, high - 3 * unit), r - 2 * unit, lighter(edge, 0.25))
    canvas.slab((7 * unit, 7 * unit, wide - 7 * unit, high - 7 * unit), r - 4 * unit, colours.panel)
    inner = 13 * unit
    line = mix(edge, colours.panel, 0.35)
    canvas.slab((inner, inner, wide - inner, high - inner), r - 6 * unit, line)
    inner += 1.6 * unit
    canvas.slab((inner, inner, wide - inner, high - inner), r - 7 * unit, colours.panel)
    return add_shadow(canvas.finish(), max(1, round(6 * unit)), drop=(0, round(3 * unit)))


@keep_painted
def slot(wide: int, high: int, theme: str) -> Image.Image:
    """The empty place of a card."""
    colours = THEMES[theme]
    canvas = Canvas(wide, high)
    radius = min(wide, high) * 0.09
    edge = max(1.0, wide * 0.03)
    canvas.slab((0, 0, wide, high), radius, mix(colours.rule, colours.panel, 0.3))
    canvas.slab((edge, edge, wide - edge, high - edge), radius, mix(colours.panel, colours.edge, 0.25))
    return canvas.finish()


@keep_painted
def lit_border(region: str, turned: bool, colour: Rgb, scale: float, shape: Shape = WIDE) -> Image.Image:
    """The border of a region set aglow, centred on the region's middle."""
    cell = cells(turned, shape)[region]
    outline = borders(turned, shape)[0][region]
    wide = 2 * max(abs(x - cell.x) for x, _ in outline) + 30
    high = 2 * max(abs(y - cell.y) for _, y in outline) + 30
    points = [((x - cell.x + wide / 2) * scale, (y - cell.y + high / 2) * scale) for x, y in outline]
    canvas = Canvas(wide * scale, high * scale, 2)
    closed = [*points, points[0], points[1]]
    canvas.line(closed, colour, 11 * scale)
    canvas.line(closed, lighter(colour, 0.65), 4 * scale)
    return as_line(add_shadow(canvas.finish(), max(2, round(5 * scale)), colour, 1.3), "border")


@keep_painted
def used_card(name: str, theme: str, wide: int, high: int) -> Image.Image:
    """A card that is spent: pale, and struck through."""
    colours = THEMES[theme]
    card = grey_out(small_card(name, colours, wide, high), colours.paper, 0.52)
    canvas = Canvas(card.width, card.height)
    middle = (card.width / 2, card.height / 2)
    ends = [
        (middle[0] - wide * 0.36, middle[1] + high * 0.36),
        (middle[0] + wide * 0.36, middle[1] - high * 0.36),
    ]
    canvas.line(ends, colours.ink, max(1.0, wide * 0.07), 170)
    return Image.alpha_composite(card, canvas.finish())


@keep_painted
def fallen_token(figure: str, language: Language, theme: str, wide: int) -> Image.Image:
    """A defeated figure, face up and drained of colour."""
    colours = THEMES[theme]
    return grey_out(figure_token(figure, language, colours, wide, named=False), colours.paper, 0.3)


# What lies in the corners of the table's picture: both camps, the battle, the pieces to be placed.

NAME_BELOW, TITLE_ABOVE = 22, 14
"""How far a player's name stands below the middle of its line, and the side's then above it."""
NAME_ROOM = 310


class PanelPainter(ScenePainter):
    """The corners."""

    def __init__(self, image: Image.Image, scene: TableScene, theme: str, scale: float) -> None:
        super().__init__(image, theme, scale, CAPTIONS[scene.language])
        self.scene = scene

    def paint_corners(self) -> None:
        """Both camps, and what is going on."""
        far, near = (LIGHT, DARK) if self.scene.turned else (DARK, LIGHT)
        self._draw_camp(self.scene.camp(far), far=True)
        self._draw_camp(self.scene.camp(near), far=False)
        if self.scene.duel is not None:
            self._draw_duel(self.scene.duel)
        else:
            self._draw_heading()
        if self.scene.tray:
            self._draw_tray()
        else:
            self._draw_key()

    def _draw_camp(self, camp: Camp, far: bool) -> None:
        left, top, _, bottom = FAR_PANEL if far else NEAR_PANEL
        self._draw_camp_title(camp, left, top + 32 if far else bottom - 32)
        for name, place in wide_card_places(camp, far):
            self.put(self._card(name, camp), *place)
        size = self.px(WIDE_SPECIAL[0]), self.px(WIDE_SPECIAL[1])
        for name, place in wide_special_places(camp, far):
            self.put(small_card(name, self.theme, *size, self.theme.gold), *place)
        self._draw_fallen(camp, far)

    def _card(self, name: str, camp: Camp) -> Image.Image:
        size = self.px(WIDE_CARD[0]), self.px(WIDE_CARD[1])
        if name in camp.used:
            return used_card(name, self.theme.name, *size)
        return small_card(name, self.theme, *size)

    def _draw_camp_title(self, camp: Camp, left: float, y: float) -> None:
        name = self.scene.name_at(camp.side)
        if name and self.person((left + 4, y + NAME_BELOW), name, 29, self.theme.soft, "left", NAME_ROOM):
            y -= TITLE_ABOVE
        run = self.words((left + 2, y), self.says(f"board-side-{camp.side}"), Face.TITLE, 44, across="left")
        won = self.scene.over and self.scene.winner == camp.side
        if won:
            note, colour = self.says("board-won"), self.theme.gold
        elif camp.acts and not self.scene.over:
            note, colour = self.says("board-acts"), self.theme.gold
        elif self.scene.setting_up and camp.ready:
            note, colour = self.says("board-ready"), self.theme.rule
        else:
            return
        size = fit(note, Face.STRONG, self.px(31), (320 - run - 12) * self.scale - self.px(31) * 1.5)
        mark = ribbon(note, size, colour, ruled=True)
        self.put(mark, left + run + 12 + mark.width / 2 / self.scale, y)

    def _draw_fallen(self, camp: Camp, far: bool) -> None:
        if not camp.fallen:
            return
        y = 305.0
        place = (FAR_PANEL[0] + 4, y) if far else (NEAR_PANEL[2] - 4, HEIGHT - y)
        across: Across = "left" if far else "right"
        self.words(place, self.says("board-fallen"), Face.NAME, 27, self.theme.soft, across)
        for figure, (x, y) in wide_fallen_places(camp, far):
            self.put(fallen_token(figure, self.scene.language, self.theme.name, self.px(WIDE_FALLEN)), x, y)

    def _draw_heading(self) -> None:
        middle = (EVENT_PANEL[0] + EVENT_PANEL[2]) / 2 - 4
        scene = self.scene
        if scene.setting_up:
            text = self.says("board-setup")
        elif scene.over:
            text = self.says("board-over")
        else:
            text = self.says("board-turn", number=scene.number)
        side = scene.winner if scene.over else None if scene.setting_up else scene.turn
        if side is None:
            self.words((middle, 240), text, Face.TITLE, 40, room=300)
            return
        pixels = fit(text, Face.TITLE, self.px(40), 230 * self.scale)
        run = width(text, Face.TITLE, pixels) / self.scale
        token = back_token(side, self.theme, self.px(60), self.theme.gold)
        self.put(token, middle - run / 2 - 10, 244)
        self.words((middle + 34, 244), text, Face.TITLE, 40, room=230)

    def _draw_duel(self, duel: Duel) -> None:
        left, top, right, bottom = EVENT_PANEL
        wide, high = right - left, bottom - top
        middle, y0 = (left + right) / 2, top + 4
        board = plate(self.px(wide), self.px(high), self.theme.name, self.theme.alarm, self.scale)
        self.put(board, middle, (top + bottom) / 2)
        title = name_of(duel.region, self.scene.language)
        self.words((middle, y0 + 24), title, Face.TITLE, 36, self.theme.alarm, room=wide - 60)
        sides: tuple[tuple[float, Seat, str | None, Laid], ...] = (
            (-80.0, LIGHT, duel.light, duel.light_laid),
            (80.0, DARK, duel.dark, duel.dark_laid),
        )
        for dx, side, figure, laid in sides:
            self.put(self._fighter(duel, side, figure), middle + dx, y0 + 122)
            self._draw_laid_card(laid, side, middle + dx * 1.1, y0 + 261)
        self._draw_swords(duel, middle, y0)

    def _fighter(self, duel: Duel, side: Seat, figure: str | None) -> Image.Image:
        size = self.px(118)
        if figure is None:
            return back_token(side, self.theme, size)
        helped = figure == "sam" and duel.frodo_shown
        return figure_token(figure, self.scene.language, self.theme, size, with_frodo=helped)

    def _draw_swords(self, duel: Duel, x: float, y0: float) -> None:
        place = (x * self.scale, (y0 + 232) * self.scale)
        blazon(self.image, place, "confrontation/battle", self.px(66), self.theme.ink, self.theme.gold)
        way = 1 if duel.attacker == LIGHT else -1
        canvas = Canvas(self.px(56), self.px(40))
        mid = self.px(56) / 2
        path = [
            (mid - way * 24 * self.scale, 20 * self.scale),
            (mid + way * 24 * self.scale, 20 * self.scale),
        ]
        span = [(path[0][0] + (path[1][0] - path[0][0]) * s / 12, path[0][1]) for s in range(13)]
        canvas.fill(arrow_outline(span, 17 * self.scale, 20 * self.scale), self.theme.alarm)
        self.put(canvas.finish(), x, y0 + 292)

    def _draw_laid_card(self, laid: Laid, side: Seat, x: float, y: float) -> None:
        size = self.px(78), self.px(104)
        if laid.card is None and not laid.down:
            self.put(slot(*size, self.theme.name), x, y)
        elif laid.card is None:
            self.put(card_back(side, self.theme, *size), x, y)
        elif laid.own:
            self.put(fade(small_card(laid.card, self.theme, *size), 0.75), x, y)
            word = self.says("board-laid")
            letters = fit(word, Face.STRONG, self.px(22), self.px(88) - self.px(22) * 1.3)
            self.put(ribbon(word, letters, self.theme.rule, ruled=True), x, y + 40)
        else:
            self.put(small_card(laid.card, self.theme, *size, self.theme.gold), x, y)

    def _draw_key(self) -> None:
        for y, message in ((960, "board-river"), (998, "board-tunnel")):
            self.words((124, y), self.says(message), Face.TEXT, 25, across="left", room=226)

    def _draw_tray(self) -> None:
        left, top, right, bottom = KEY_PANEL
        wide, high = right - left, bottom - top
        middle = (left + right) / 2
        board = plate(self.px(wide), self.px(high), self.theme.name, self.theme.gold, self.scale)
        self.put(board, middle, (top + bottom) / 2)
        self.words((middle, top + 32), self.says("board-tray"), Face.TITLE, 34, room=wide - 60)
        for figure, place in wide_tray_places(self.scene):
            self.put(figure_token(figure, self.scene.language, self.theme, self.px(WIDE_TRAY)), *place)


# The wide picture of the table: the map, what stands on it, and what lies before both sides.


def paint_wide(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    image = ground(theme, scene.turned, scale)
    painter = TablePainter(image, scene, theme, scale)
    painter.paint_map()
    painter.paint_corners()
    return image


class TablePainter(PanelPainter):
    """The map and its pieces."""

    def paint_map(self) -> None:
        """Paint what changes on the map: lit regions, the last movement, the names, the pieces."""
        cell_of, land = cells(self.scene.turned), self.image.copy()
        fought = self.scene.duel.region if self.scene.duel is not None else None
        for region, colour in ((self.scene.looked, self.theme.gold), (fought, self.theme.alarm)):
            if region is not None:
                border = lit_border(region, self.scene.turned, colour, self.scale)
                self.put(border, cell_of[region].x, cell_of[region].y)
        if self.scene.passage is not None:
            self._draw_passage(*self.scene.passage)
        draw_label(self.image, land, self.theme, self.scene.language, self.scene.turned, self.scale)
        for region in cell_of:
            self._draw_pieces(region)

    def _draw_passage(self, side: Seat, origin: str, region: str) -> None:
        (x, y), (to_x, to_y) = find_way(self.scene, origin, region, WIDE)
        colour = BLUE if side == LIGHT else RED
        sprite = arrow(round(to_x - x), round(to_y - y), colour, self.scale, whole=True)
        self.put(sprite, (x + to_x) / 2, (y + to_y) / 2)

    def _draw_pieces(self, region: str) -> None:
        size, pieces = pieces_in(self.scene, region, WIDE)
        for piece, (x, y) in pieces:
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
