"""The overview of a battle on its own: the two sides above the part of the map where they fight."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.draw.kit.canvas import cache_layer, stamp_at
from bot.draw.kit.palette import THEMES, rgb
from bot.draw.kit.terrain import paper
from bot.draw.kit.type import Face
from cogs.war.model.components import FREE, SIDES
from cogs.war.model.map import OVERVIEW, WIDTH, Box, Window
from cogs.war.painting.land import ground
from cogs.war.painting.map import MapPainter
from cogs.war.painting.panels import HEADER
from cogs.war.painting.scene import name_of
from cogs.war.painting.skirmish.scene import HIGH, WHOLE, FieldScene, Party
from cogs.war.painting.tokens import BRASS, SidePainter, card_back, disc, panel, panel_glow

CAMPS: tuple[Box, Box] = ((6, 6, 468, 120), (932, 6, 1394, 120))
MIDDLE: Box = (476, 6, 924, 120)


@cache_layer(2)
def field_ground(theme: str, scale: float, window: Window) -> Image.Image:
    """Paint the part of the map and the empty panels, to be painted on."""
    look, top = THEMES[theme], round(HEADER * scale)
    image = paper((round(WIDTH * scale), round((HEADER + HIGH) * scale)), look.paper, look.edge, 3)
    part = _whole(theme, scale) if window == WHOLE else ground(theme, window, scale)
    beside = (image.width - part.width) // 2
    image.paste(part, (beside, top))
    pen, thick = ImageDraw.Draw(image), max(1, round(3 * scale))
    pen.line((0, top, image.width, top), fill=look.rule, width=thick)
    if beside:
        for x in (beside, beside + part.width):
            pen.line((x, top, x, image.height), fill=look.rule, width=thick)
    for left, above, right, low in (*CAMPS, MIDDLE):
        sheet = panel(theme, round((right - left) * scale), round((low - above) * scale))
        stamp_at(image, sheet, (left + right) / 2 * scale, (above + low) / 2 * scale)
    return image


def paint_field(scene: FieldScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture."""
    image = field_ground(theme, scale, scene.window)
    MapPainter(image, theme, scale, scene.language, scene.window, HEADER).paint_map(scene.map)
    FieldPainter(image, theme, scale, scene.language).paint(scene)
    return image


def _whole(theme: str, scale: float) -> Image.Image:
    """Paint the ground of the whole map, as high as that of its parts."""
    image, high = ground(theme, OVERVIEW, scale), round(HIGH * scale)
    return image.resize((round(image.width * high / image.height), high), Image.Resampling.LANCZOS)


class FieldPainter(SidePainter):
    """Paints what stands above the map."""

    def paint(self, scene: FieldScene) -> None:
        """Paint all of it."""
        self._middle(scene)
        for party, box in zip(scene.parties, CAMPS, strict=True):
            self._party(party, box, scene.name_at(party.side))

    def _middle(self, scene: FieldScene) -> None:
        left, top, right, _ = MIDDLE
        x, room = (left + right) / 2, right - left - 24
        first = self.says(f"board-stage-{scene.stage}")
        second = name_of("region", scene.region, self.language) if scene.region else ""
        if scene.stage == "over":
            wins = "board-wins-free" if scene.winner == SIDES[FREE] else "board-wins-shadow"
            first, second = self.says(wins if scene.winner is not None else "board-draw"), first
        ink = self.theme.alarm if scene.stage == "over" else self.theme.ink
        self.words((x, top + (42 if second else 57)), first, Face.TITLE, 40, ink, room=room)
        if second:
            self.words((x, top + 84), second, Face.STRONG, 30, self.theme.soft, room=room)

    def _party(self, party: Party, box: Box, person: str) -> None:
        left, top, right, low = box
        if party.acts:
            glow = panel_glow(self.px(right - left), self.px(low - top))
            self.put(glow, (left + right) / 2, (top + low) / 2)
        lean, free = self.lean(party.side), party.side == SIDES[FREE]
        self.emblem(party.side, left + 48, top + 57, 62, lean, BRASS if free else rgb("#e0552b"))
        name = self.says("seat-free_peoples" if free else "seat-shadow")
        first, last = (28, 91) if person else (38, 80)
        self.words((left + 92, top + first), name, Face.TITLE, 34, lean, "left", 214)
        self.person((left + 93, top + 60), person, 27, None, "left", 214)
        standing = self.says("board-units", number=party.units)
        self.words((left + 92, top + last), standing, Face.STRONG, 28, self.theme.soft, "left", 214)
        for deck, number in enumerate(party.backs):
            x = right - 112 + deck * 66
            self.put(card_back(party.side, deck, self.px(56)), x, top + 57)
            self.put(disc(self.px(32)), x + 18, top + 80)
            self.words((x + 18, top + 80), str(number), Face.STRONG, 22, rgb("#ffffff"))
