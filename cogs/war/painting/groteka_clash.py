"""The picture of a battle under the GroTeka mod: as on the table, the attackers below, the defenders above.

Every unit is a figure; lines lead from those who attack to the plate of their clash before its target, the
attackers' drawn through, the defenders' dotted."""

from __future__ import annotations

import math

from PIL import Image

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, fade
from bot.draw.kit.palette import THEMES, Rgb, darker, lighter, mix, rgb
from bot.draw.kit.terrain import clouds
from bot.draw.kit.type import Face, width
from bot.engine import Seat
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, DECKS, FREE, SIDES
from cogs.war.model.map import WIDTH, Box
from cogs.war.painting.groteka_pieces import (
    BAR,
    BARS,
    EARTH,
    FEET,
    MAT,
    TABLE_HIGH,
    WALL_HIGH,
    Row,
    chief,
    draw,
    draw_fallen,
    draw_veiled,
    figure,
    ink_of,
    place_pieces,
    plate,
    walls,
    ways,
    worth,
)
from cogs.war.painting.groteka_scene import Band, Change, ClashScene, Piece, count_in_front
from cogs.war.painting.hand import cloth
from cogs.war.painting.pieces import BRASS, SidePainter, card_back, colours, panel
from cogs.war.painting.scene import name_of, name_of_effect

GRASS: dict[bool, Rgb] = {False: rgb("#c3c58c"), True: rgb("#24362f")}


@keep_layer
def clash_ground(theme: str, scale: float) -> Image.Image:
    """Paint the empty picture, to be painted on."""
    image = cloth(theme, round(WIDTH * scale), round(TABLE_HIGH * scale))
    night = THEMES[theme].is_night
    left, top, right, low = (round(value * scale) for value in MAT)
    size = (right - left, low - top)
    blotches = clouds(size, 23, max(60, size[0] // 5)).point(lambda value: max(0, min(255, (value - 60) * 2)))
    field = Image.composite(
        Image.new("RGB", size, GRASS[night]), Image.new("RGB", size, EARTH[night]), blotches
    )
    mask = Canvas(size[0], size[1], 2)
    mask.slab((0, 0, size[0], size[1]), 14 * scale, (255, 255, 255))
    image.paste(field, (left, top), mask.finish().getchannel("A"))
    for top_of in BARS:
        sprite = panel(theme, size[0], round(BAR * scale))
        middle = (WIDTH / 2 * scale, (top_of + BAR / 2) * scale)
        place = (round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2))
        image.paste(sprite, place, sprite)
    return image


def paint_clash(scene: ClashScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture."""
    image = clash_ground(theme, scale)
    ClashPainter(image, theme, scale, scene.language).paint(scene)
    return image


class ClashPainter(SidePainter):
    """Paints one battle."""

    def paint(self, scene: ClashScene) -> None:
        """Paint everything."""
        self._header(scene)
        if scene.place:
            sprite = walls(scene.place, self.theme.is_night, self.px(MAT[2] - MAT[0]), self.scale)
            self.put(sprite, WIDTH / 2, FEET[1] - WALL_HIGH / 2 - 8)
        rows = (Row(scene, 0), Row(scene, 1))
        self._clashes(scene, rows)
        for row in rows:
            for index, piece in enumerate(row.band.pieces):
                self._piece(row, piece, row.x[index])
        if scene.origin != scene.region:
            self._origins(scene, rows[0])
        for index, band in enumerate((scene.attacker, scene.defender)):
            self._bar(band, BARS[index], index == 0, scene)

    def _header(self, scene: ClashScene) -> None:
        key = {"field": "board-battle", "siege": "board-siege", "sortie": "board-sortie"}[scene.kind]
        title = self.says(key, region=name_of("region", scene.region, self.language))
        self.emblem("battle", 56, 48, 66, self.theme.alarm, BRASS)
        self.words((102, 48), title, Face.TITLE, 46, self.theme.ink, "left", 680)
        right = 1374.0
        if scene.round:
            text = self.says("board-round", number=scene.round)
            self.words((right, 25), text, Face.TITLE, 35, self.theme.ink, "right", 240)
        if scene.asked:
            text = self.says(f"board-clash-next-{scene.asked}")
            y = 66 if scene.round else 48
            self.words((right, y), text, Face.STRONG, 34, self.theme.alarm, "right", 500)
            if scene.acts is not None:
                run = min(500.0, width(text, Face.STRONG, self.px(34)) / self.scale)
                self.emblem(scene.acts, right - run - 30, y, 42, self.lean(scene.acts), BRASS)

    # Figures

    def _piece(self, row: Row, piece: Piece, x: float) -> None:
        wide, foot = row.wide, FEET[row.index]
        side = row.band.side
        if piece.gone:
            sprite = draw_fallen(side, int(piece.handle[1:]), self.px(wide))
            self.put(sprite, x, foot - wide * 0.65)
        elif piece.nation:
            number = int(piece.handle[1:])
            sprite = figure(piece.nation, piece.elite, piece.broken, number, self.px(wide))
            self.put(sprite, x, foot - wide * 0.65)
        else:
            sprite = chief(piece.handle, self.px(wide * 0.8), True)
            self.put(fade(sprite, 0.4) if piece.broken else sprite, x, foot - wide * 0.5)

    def _origins(self, scene: ClashScene, row: Row) -> None:
        """From which region which part of the attackers came."""
        cut = count_in_front(row.band)
        parts = ((row.x[:cut], scene.origin), (row.x[cut:], scene.flank))
        for places, region in parts:
            if not places:
                continue
            left, right = places[0] - row.wide / 2, places[-1] + row.wide / 2
            y = FEET[0] + 19
            ink = self.lean(row.band.side)
            self.put(_brace(self.px(right - left), ink, self.scale), (left + right) / 2, y)
            text = name_of("region", region, self.language)
            self.words(
                ((left + right) / 2, y), text, Face.NAME, 30, ink, room=right - left, halo=self.theme.halo
            )

    # Clashes

    def _clashes(self, scene: ClashScene, rows: tuple[Row, Row]) -> None:
        found = place_pieces(scene, rows)
        for one in found:
            ink = ink_of(one.clash, one.clash.side != scene.attacker.side, self.theme.is_night)
            for way in ways(one, rows):
                draw(self.image, way, ink, self.scale)
        for one in found:
            clash, unit = one.clash, round(one.grow * self.scale, 3)
            sums = f"{clash.attack} : {clash.defence}"
            sprite = plate(clash.side, clash.needed, sums, clash.die, clash.success, clash.awaited, unit)
            self.put(sprite, one.x, one.y)

    # Bars

    def _bar(self, band: Band, top: float, attacks: bool, scene: ClashScene) -> None:
        free = band.side == SIDES[FREE]
        ink = self.lean(band.side)
        verb = ("attacks" if attacks else "defends") + ("-many" if free else "")
        self.emblem(band.side, 62, top + 40, 58, ink, BRASS)
        name = self.says("seat-free_peoples" if free else "seat-shadow")
        self.words((102, top + 31), name, Face.TITLE, 36, ink, "left", 240)
        told = self.says(f"board-{verb}")
        run = self.words((102, top + 63), told, Face.NAME, 27, self.theme.soft, "left", 240)
        x = 102 + run + 16
        self.person((x, top + 63), scene.name_at(band.side), 26, None, "left", 372 - x)
        self._values(30, top + 108, band)
        self._commanders(band, scene, 384, top)
        self._changes(band, 722, top)
        self._card(band, (1086, top + 11, 1373, top + BAR - 11))

    def _values(self, left: float, y: float, band: Band) -> None:
        """Write what each kind of unit is worth now."""
        ground = mix(self.theme.panel, self.theme.ink, 0.1)
        for index, (elite, pair) in enumerate(((False, band.regular), (True, band.elite))):
            x = left + index * 170
            self.put(_slab(ground, self.px(164), self.px(54)), x + 82, y)
            self.put(_kind(elite, self.px(32)), x + 21, y)
            for place, (sign, value) in enumerate(zip(("attack", "defence"), pair, strict=True)):
                at = x + 54 + place * 58
                self.put(worth(sign, True, self.px(30)), at, y)
                self.words((at + 15, y), str(value), Face.STRONG, 35, self.theme.ink, "left", 35)

    def _commanders(self, band: Band, scene: ClashScene, left: float, top: float) -> None:
        other = scene.defender if band is scene.attacker else scene.attacker
        label = self.says("board-clash-commanders")
        if band.led or other.led:
            label = f"{label} {band.led} − {other.led}"
        self.words((left, top + 25), label, Face.STRONG, 27, self.theme.soft, "left", 340)
        picked = [each for each in band.commanders if each.picked]
        if band.picking and not picked:
            self.put(draw_veiled(band.side, self.px(80)), left + 44, top + 88)
            left += 100
        big = min(80.0, 330 / max(1, len(picked)) - 8)
        for each in picked:
            x, y = left + big / 2, top + 88
            self.put(chief(each.figure, self.px(big), True), x, y)
            self._count(x + big * 0.36, y + big * 0.36, f"+{each.points}", big * 0.5)
            left += big + 12
        others = [each for each in band.commanders if not each.picked]
        if not picked and not others and not band.picking:
            self.words((left, top + 88), "–", Face.TITLE, 40, self.theme.soft, "left")
        room = 700 - left
        across = max(1, min(len(others), int(room // 58)))
        down = max(1, -(-len(others) // across))
        size = min(56.0 if down == 1 else 48.0, room / across - 4)
        for index, each in enumerate(others):
            line, column = divmod(index, across)
            x, y = left + size / 2 + column * (size + 4), top + 88 + (line - (down - 1) / 2) * (size + 3)
            self.put(chief(each.figure, self.px(size), False), x, y)
            if each.number > 1:
                self._count(x + size * 0.34, y + size * 0.34, f"×{each.number}", size * 0.56)

    def _count(self, x: float, y: float, text: str, size: float) -> None:
        self.put(_dot(self.px(size)), x, y)
        self.words((x, y), text, Face.STRONG, size * 0.62, rgb("#fff4da"), room=size * 0.86)

    def _changes(self, band: Band, left: float, top: float) -> None:
        right = 1070.0
        if not band.changes:
            self.words(((left + right) / 2, top + BAR / 2), "–", Face.TITLE, 40, self.theme.soft)
            return
        high = min(40.0, (BAR - 22) / len(band.changes))
        y = top + BAR / 2 - (len(band.changes) - 1) / 2 * high
        for change in band.changes:
            x = right
            for sign, value in (("defence", change.defence), ("attack", change.attack)):
                if value:
                    text = f"{value:+d}".replace("-", "−")
                    self.words((x, y), text, Face.STRONG, high * 0.86, self.theme.ink, "right", 60)
                    self.put(worth(sign, True, self.px(high * 0.74)), x - 60, y)
                x -= 82
            text = self._most(change)
            if text:
                self.words((right, y), text, Face.STRONG, high * 0.8, self.theme.alarm, "right", 158)
            self.words(
                (left, y), self._cause(change.cause), Face.NAME, high * 0.74, self.theme.ink, "left", 182
            )
            y += high

    def _most(self, change: Change) -> str:
        if change.most:
            return self.says("board-clash-most", number=change.most)
        return self.says("board-clash-fewer", number=change.fewer) if change.fewer else ""

    def _cause(self, cause: str) -> str:
        if cause in COMBAT_EFFECTS:
            return name_of_effect(cause, "groteka", self.language)
        return self.says(f"board-clash-cause-{cause.replace('_', '-')}")

    def _card(self, band: Band, box: Box) -> None:
        left, top, right, low = box
        laid, middle = band.laid, ((left + right) / 2, (top + low) / 2)
        if not laid.card:
            ground = mix(self.theme.panel, self.theme.paper, 0.6)
            sprite = _slot(self.theme.rule, ground, self.px(right - left), self.px(low - top))
            self.put(sprite, *middle)
            text = self.says("board-no-card" if laid.none else "board-no-card-yet")
            self.words(middle, text, Face.NAME, 29, self.theme.soft, room=right - left - 30)
            return
        if laid.card in DECKS:
            self.put(card_back(band.side, DECKS.index(laid.card), self.px(84)), left + 54, middle[1])
            self.block(
                (left + 112, top, right, low), self.says("board-face-down"), Face.NAME, 32, self.theme.soft
            )
            return
        self._face(band, box)

    def _face(self, band: Band, box: Box) -> None:
        """Paint a card the viewer knows: its Combat effect, and how long that acts."""
        left, top, right, low = box
        laid, middle = band.laid, ((left + right) / 2, (top + low) / 2)
        _, _, ink, second = colours(band.side)
        sprite = _open_card(band.side, self.px(right - left), self.px(low - top))
        self.put(fade(sprite, 0.55) if laid.cancelled else sprite, *middle)
        effect = name_of_effect(CARDS[laid.card].combat, "groteka", self.language)
        self.emblem("battle", left + 38, top + 43, 48, ink, second)
        self.block((left + 68, top + 5, right - 14, top + 80), effect, Face.TITLE, 33, ink)
        if laid.cancelled:
            note, tone = (
                self.says("board-cancelled"),
                rgb("#ff8a6a") if band.side != SIDES[FREE] else rgb("#a3241c"),
            )
        elif not laid.up:
            note, tone = self.says("board-face-down"), ink
        else:
            note, tone = self.says("board-clash-lasting" if laid.lasting else "board-clash-once"), ink
        self.words((middle[0], low - 22), note, Face.STRONG, 28, tone, room=right - left - 44)


@keep_painted
def _brace(wide: int, ink: Rgb, scale: float) -> Image.Image:
    """Paint a line with its ends turned up."""
    s = scale
    canvas = Canvas(wide, 20 * s, 2)
    canvas.line([(3 * s, 3 * s), (3 * s, 10 * s), (wide - 3 * s, 10 * s), (wide - 3 * s, 3 * s)], ink, 4 * s)
    return canvas.finish()


@keep_painted
def _slab(ground: Rgb, wide: int, high: int) -> Image.Image:
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), high * 0.24, ground)
    return canvas.finish()


@keep_painted
def _slot(line: Rgb, ground: Rgb, wide: int, high: int) -> Image.Image:
    """Paint the place where a Combat card may be laid."""
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), high * 0.12, mix(line, ground, 0.45))
    canvas.slab((2, 2, wide - 2, high - 2), high * 0.11, ground)
    return canvas.finish()


@keep_painted
def _open_card(side: Seat, wide: int, high: int) -> Image.Image:
    """Paint the ground of a card that may be read."""
    rim, field, _, _ = colours(side)
    canvas = Canvas(wide, high, 2)
    u = high / 124
    canvas.slab((0, 0, wide, high), 15 * u, darker(rim, 0.4))
    canvas.slab((3 * u, 3 * u, wide - 3 * u, high - 3 * u), 13 * u, lighter(rim, 0.15))
    canvas.slab_shade(
        (6 * u, 6 * u, wide - 6 * u, high - 6 * u), 11 * u, lighter(field, 0.1), mix(field, rim, 0.22)
    )
    canvas.line([(18 * u, 80 * u), (wide - 18 * u, 80 * u)], BRASS, 2.4 * u)
    return canvas.finish()


@keep_painted
def _kind(elite: bool, size: int) -> Image.Image:
    """Paint the signs of the plinths: a square for Regulars, a star for Elites."""
    canvas = Canvas(size, size)
    u = size / 100
    if elite:
        for radius, tone in ((50, rgb("#5d430a")), (42, rgb("#f2b01e"))):
            points = [
                (
                    (50 + math.sin(step * math.pi / 6) * radius * (1 if step % 2 == 0 else 0.68)) * u,
                    (50 - math.cos(step * math.pi / 6) * radius * (1 if step % 2 == 0 else 0.68)) * u,
                )
                for step in range(12)
            ]
            canvas.fill(points, tone)
    else:
        canvas.slab((8 * u, 8 * u, 92 * u, 92 * u), 18 * u, rgb("#3a2c1e"))
        canvas.slab((16 * u, 16 * u, 84 * u, 84 * u), 12 * u, rgb("#c9bfa8"))
    return canvas.finish()


@keep_painted
def _dot(size: int) -> Image.Image:
    canvas = Canvas(size, size)
    canvas.disc(size / 2, size / 2, size / 2, rgb("#f3e6c4"))
    canvas.disc(size / 2, size / 2, size / 2 * 0.88, rgb("#3b2a1c"))
    return canvas.finish()
