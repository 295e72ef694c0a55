"""The panels beside the map, and the whole table."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.draw.kit.cache import keep_layer
from bot.draw.kit.palette import THEMES, rgb
from bot.draw.kit.terrain import paper
from bot.draw.kit.type import Face
from cogs.war.model.components import CHARACTERS, FREE, GOLLUM, SIDES
from cogs.war.model.map import MAP_HIGH, OVERVIEW, WIDTH, Box
from cogs.war.painting.land import LIVERIES, ground
from cogs.war.painting.layout import (
    CAMPS,
    FELLOWSHIP,
    HEADER,
    HUNT,
    MEDAL,
    MIDDLE,
    MORDOR,
    POLITICS,
    TABLE_DIE,
    dice_step,
    nation_rows,
    place_companions,
)
from cogs.war.painting.map import MapPainter
from cogs.war.painting.pieces import (
    BRASS,
    SidePainter,
    bearers,
    card_back,
    chip,
    colours,
    corruption,
    counter,
    die,
    disc,
    medal,
    panel,
    panel_glow,
    pips,
    ring_mark,
    square,
    tile,
    track,
)
from cogs.war.painting.scene import Camp, Counter, TableScene, name_of

TABLE_HIGH = HEADER + MAP_HIGH
PANELS: tuple[Box, ...] = (POLITICS, HUNT, FELLOWSHIP, MORDOR, *CAMPS, MIDDLE)
TITLE = (1330.0, HEADER + 62.0)


class PanelPainter(SidePainter):
    """Paints the panels of the table."""

    def __init__(self, image: Image.Image, scene: TableScene, theme: str, scale: float) -> None:
        super().__init__(image, theme, scale, scene.language)
        self.scene = scene

    def paint_panels(self) -> None:
        """Paint all of them."""
        self._title()
        self._middle()
        for camp, box in zip(self.scene.camps, CAMPS, strict=True):
            self._camp(camp, box)
        self._politics()
        self._hunt()
        self._fellowship()
        self._mordor()

    def _title(self) -> None:
        x, y = TITLE
        self.words(
            (x, y),
            self.says("board-title-one"),
            Face.TITLE,
            38,
            self.theme.alarm,
            room=124,
            halo=self.theme.halo,
        )
        self.words(
            (x, y + 36),
            self.says("board-title-two"),
            Face.TITLE,
            26,
            self.theme.ink,
            room=124,
            halo=self.theme.halo,
        )

    def _heading(self, box: Box, text: str) -> None:
        left, top, right, _ = box
        self.words(
            ((left + right) / 2, top + 21), text, Face.TITLE, 23, self.theme.ink, room=right - left - 24
        )

    def _middle(self) -> None:
        left, top, right, low = MIDDLE
        x = (left + right) / 2
        scene = self.scene
        over = scene.stage == "over"
        wins = "board-wins-free" if scene.winner == SIDES[FREE] else "board-wins-shadow"
        key = wins if scene.winner is not None else "board-draw"
        first = self.says(key) if over else self.says("board-turn", number=scene.turn)
        self.words(
            (x, top + 25), first, Face.TITLE, 32, self.theme.alarm if over else self.theme.ink, room=270
        )
        self.words(
            (x, top + 55), self.says(f"board-stage-{scene.stage}"), Face.STRONG, 20, self.theme.soft, room=270
        )
        for side, dx in ((0, -70.0), (1, 70.0)):
            camp = scene.camps[side]
            ink = self.lean(camp.side)
            self.emblem("victory", x + dx - 38, low - 27, 32, ink, BRASS)
            text = f"{camp.points}/{camp.enough}"
            self.words((x + dx - 16, low - 27), text, Face.TITLE, 30, self.theme.ink, "left", 80)

    def _camp(self, camp: Camp, box: Box) -> None:
        left, top, right, _ = box
        side = SIDES.index(camp.side)
        if camp.acts:
            glow = panel_glow(self.px(right - left), self.px(box[3] - top))
            self.put(glow, (left + right) / 2, (top + box[3]) / 2)
        lean = self.lean(camp.side)
        name = self.says("seat-free_peoples" if side == FREE else "seat-shadow")
        self.emblem(camp.side, left + 28, top + 27, 34, lean, BRASS if side == FREE else rgb("#e0552b"))
        # The Shadow may have ten dice: the name goes into the row below.
        start, step = dice_step(box, len(camp.dice))
        for index, face in enumerate(camp.dice):
            self.put(die(face, camp.side, self.px(TABLE_DIE - 4)), start + step * (index + 0.5), top + 28)
        y = top + 86
        person = self.scene.name_at(camp.side)
        self.words((left + 12, top + (60 if person else 65)), name, Face.TITLE, 19, lean, "left", 116)
        self.person((left + 12, top + 81), person, 21, None, "left", 116)
        for index in range(camp.rings):
            # With a name above them they have less room.
            place, size = (top + 101, 19) if person else (y + 8, 30)
            self.emblem("elven_ring", left + 28 + index * 34, place, size, rgb("#b07d12"), rgb("#2d8a5a"))
        for index, (label, counts) in enumerate((("board-hand", camp.backs), ("board-decks", camp.decks))):
            x = left + 134 + index * 98
            self.words((x + 42, top + 62), self.says(label), Face.STRONG, 14, self.theme.soft, room=92)
            for deck, number in enumerate(counts):
                self.put(card_back(camp.side, deck, self.px(29)), x + 22 + deck * 42, y + 6)
                self._badge(x + 33 + deck * 42, y + 17, number)
        self._on_table(camp, (left + 334, top + 54, right - 8, box[3] - 5))

    def _badge(self, x: float, y: float, number: int) -> None:
        self.put(disc(self.px(22)), x, y)
        self.words((x, y), str(number), Face.STRONG, 15, rgb("#ffffff"))

    def _on_table(self, camp: Camp, box: Box) -> None:
        left, top, right, low = box
        if not camp.table:
            return
        shown = camp.table[:6]
        # Three titles need the room of the heading.
        head = 16.0 if len(shown) <= 2 else 0.0
        if head:
            self.words(
                ((left + right) / 2, top + 7), self.says("board-table"), Face.STRONG, 14, self.theme.soft
            )
        across = 1 if len(shown) <= 3 else 2
        wide = (right - left) / across
        deep = (len(shown) + across - 1) // across
        high = min(24.0, (low - top - head) / deep)
        for index, card in enumerate(shown):
            x = left + wide * (index % across + 0.5)
            y = top + head + 1 + high * (index // across + 0.5)
            ink = colours(camp.side)[2]
            self.put(chip(camp.side, self.px(wide - 4), self.px(high - 2)), x, y)
            text = name_of("card", card, self.language)
            self.words((x, y), text, Face.STRONG, high * 0.62, ink, room=wide - 14)

    def _politics(self) -> None:
        top = POLITICS[1]
        self._heading(POLITICS, self.says("board-politics"))
        inner, high = nation_rows(len(self.scene.nations))
        step = (inner[2] - inner[0]) / 4
        for box in range(4):
            x = inner[0] + step * (box + 0.5)
            if box == 3:
                self.emblem("battle", x, top + 48, 26, self.theme.alarm, self.theme.soft)
            else:
                self.words((x, top + 48), str(box + 1), Face.TITLE, 20, self.theme.soft)
        for index, nation in enumerate(self.scene.nations):
            self._nation(nation, inner, index, high, step)

    def _nation(self, nation: Counter, inner: Box, index: int, high: float, step: float) -> None:
        y = inner[1] + high * (index + 0.5)
        x = inner[0] + step * (nation.box - 0.5)
        colour = LIVERIES[nation.nation].colour
        self.put(
            track(colour, self.theme.is_night, self.px(inner[2] - inner[0]), self.px(high - 3)),
            (inner[0] + inner[2]) / 2,
            y,
        )
        self.put(counter(nation.nation, nation.active, self.px(26)), x, y)
        room = step * 2 - 4
        centre = inner[0] + step * (3.0 if nation.box <= 2 else 1.0)
        self.words(
            (centre, y),
            name_of("nation", nation.nation, self.language),
            Face.NAME,
            18,
            self.theme.ink,
            room=room,
        )

    def _hunt(self) -> None:
        left, top, right, low = HUNT
        hunt = self.scene.hunt
        self._heading(HUNT, self.says("board-hunt"))
        y = top + 60
        for side, number, x in ((SIDES[1], hunt.shadow, left + 34), (SIDES[0], hunt.free, left + 150)):
            face = "eye" if side == SIDES[1] else "character"
            self.put(die(face, side, self.px(40)), x, y)
            self.words((x + 28, y), f"×{number}", Face.TITLE, 30, self.theme.ink, "left", 58)
        self.words(
            ((left + right) / 2, top + 97),
            self.says("board-tiles-left", number=hunt.left),
            Face.STRONG,
            17,
            self.theme.soft,
            room=220,
        )
        tiles = [name for held in (hunt.drawn, hunt.waiting) for name, number in held for _ in range(number)]
        drawn = sum(number for _, number in hunt.drawn)
        first = top + 112.0
        if hunt.tile:
            self.put(tile(hunt.tile, self.px(58)), left + 46, first + 32)
            self.words(
                (left + 84, first + 20),
                self.says("board-tile"),
                Face.STRONG,
                16,
                self.theme.ink,
                "left",
                right - left - 94,
            )
            self.words(
                (left + 84, first + 44),
                self.says("board-damage", number=hunt.damage),
                Face.TITLE,
                20,
                self.theme.alarm,
                "left",
                right - left - 94,
            )
            first += 66
        elif hunt.rolled:
            for index, value in enumerate(hunt.rolled):
                self.put(pips(value, SIDES[1], self.px(36), False), left + 36 + index * 43, first + 24)
            first += 52
        room = low - 10 - first
        size = next(
            (
                size
                for size in (38.0, 33.0, 28.0, 24.0, 20.0)
                if (-(-len(tiles) // int(224 / size))) * size <= room
            ),
            17.0,
        )
        per = int(224 / size)
        for index, name in enumerate(tiles):
            x = left + 10 + size * (index % per + 0.5)
            ty = first + size * (index // per + 0.5)
            if index >= drawn:
                self.put(ring_mark(self.px(size)), x, ty)
            self.put(tile(name, self.px(size - (4 if index < drawn else 8))), x, ty)

    def _fellowship(self) -> None:
        left, top, right, _ = FELLOWSHIP
        company = self.scene.company
        self.words(
            (left + 16, top + 23), self.says("board-fellowship"), Face.TITLE, 23, self.theme.ink, "left", 200
        )
        state = (
            "board-in-mordor"
            if company.mordor >= 0
            else "board-hidden"
            if company.hidden
            else "board-revealed"
        )
        self.words(
            (right - 60, top + 23),
            self.says(state),
            Face.STRONG,
            19,
            self.theme.soft if company.hidden else self.theme.alarm,
            "right",
            120,
        )
        step = (right - left - 20) / 13
        y = top + 64
        for box in range(13):
            x = left + 10 + step * (box + 0.5)
            self.put(square(self.theme.is_night, box == 12, self.px(step - 2), self.px(38)), x, y)
            self.words((x, y), str(box), Face.TITLE, 18, self.theme.soft)
        at = left + 10 + step * (company.corruption + 0.5)
        self.put(corruption(self.px(34)), at, y + 13)
        self.words((at, y + 13), str(company.corruption), Face.TITLE, 19, rgb("#ffe9c8"))
        if company.mordor < 0:
            self.put(
                bearers(0, company.hidden, round(1.05 * self.scale, 4)),
                left + 10 + step * (company.progress + 0.5),
                y - 12,
            )
        for name, (x, y) in place_companions(company).items():
            guide = name == company.guide
            self.put(medal(name, SIDES[FREE], self.px(MEDAL + 8 if guide else MEDAL), guide), x, y)
            level = CHARACTERS[name].level if name in CHARACTERS and name != GOLLUM else None
            if isinstance(level, int):
                self._badge(x + 26, y + 26, level)

    def _mordor(self) -> None:
        left, top, right, low = MORDOR
        x = (left + right) / 2
        for index, line in enumerate(self.lines(self.says("board-mordor"), Face.TITLE, 18, 66)):
            self.words((x, top + 17 + index * 19), line, Face.TITLE, 17, self.theme.ink, room=68)
        step = (low - top - 56) / 6
        mordor = self.scene.company.mordor
        for box in range(6):
            y = low - 8 - step * (box + 0.5)
            self.put(square(self.theme.is_night, box == 5, self.px(58), self.px(step - 5)), x, y)
            if box == 5:
                self.emblem(
                    "doom",
                    x,
                    y,
                    46,
                    rgb("#3a1a12") if not self.theme.is_night else rgb("#d9b9a0"),
                    rgb("#e0552b"),
                )
            else:
                self.words((x, y), str(box), Face.TITLE, 28, self.theme.soft)
        if mordor >= 0:
            y = low - 8 - step * (min(mordor, 5) + 0.5)
            self.put(bearers(0, self.scene.company.hidden, round(1.6 * self.scale, 4)), x, y)


def panels(image: Image.Image, theme: str, scale: float) -> None:
    """Paints the empty panels on a picture, in place."""
    for left, top, right, low in PANELS:
        sprite = panel(theme, round((right - left) * scale), round((low - top) * scale))
        x, y = (left + right) / 2 * scale, (top + low) / 2 * scale
        image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


# The picture of the table: the whole map with what lies around it.


@keep_layer
def table_ground(theme_name: str, scale: float) -> Image.Image:
    """Paint the map and the empty panels, to be painted on."""
    theme = THEMES[theme_name]
    size = (round(WIDTH * scale), round(TABLE_HIGH * scale))
    image = paper(size, theme.paper, theme.edge, 3)
    image.paste(ground(theme_name, OVERVIEW, scale), (0, round(HEADER * scale)))
    pen = ImageDraw.Draw(image)
    y = round(HEADER * scale)
    pen.line((0, y, size[0], y), fill=theme.rule, width=max(1, round(3 * scale)))
    panels(image, theme_name, scale)
    return image


def paint_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished overview."""
    image = table_ground(theme, scale)
    MapPainter(image, theme, scale, scene.language, OVERVIEW, HEADER, PANELS).paint_map(scene.map)
    PanelPainter(image, scene, theme, scale).paint_panels()
    return image
