"""The strip above the map: turn, Fellowship, corruption and Hunt; both sides' points, dice, Rings and cards;
the Nations. Each sign is told by its shape, each number stands beside its sign."""

from __future__ import annotations

from collections import Counter as Count

from PIL import Image, ImageDraw

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, add_shadow, blazon
from bot.draw.kit.marks import as_sign
from bot.draw.kit.palette import THEMES, darker, lighter, mix, rgb
from bot.draw.kit.terrain import paper
from bot.draw.kit.type import Face
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.components import FREE, MORDOR_STEPS, MOST_CORRUPTION, SIDES
from cogs.war.model.map import PHONE
from cogs.war.painting.layout import (
    CARDS_AT,
    DICE_FROM,
    DIE_COUNT,
    FIELD,
    FIELD_ROWS,
    NATION_STEP,
    POINTS_AT,
    RINGS_AT,
    ROWS,
    STRIP,
    TOP_AT,
)
from cogs.war.painting.map_scene import FieldScene, Party, Standing
from cogs.war.painting.pieces import BRASS, SidePainter, bearers, card_back, colours, corruption, counter, die
from cogs.war.painting.scene import name_of

TEXT = 37.0
DIE = 72
COUNTER = 73
BACKS_FROM = 690.0
"""Where the backs of a side's cards lie beside its name, in a battle on its own."""


def paint_strip(image: Image.Image, standing: Standing, language: Language, theme: str, scale: float) -> None:
    """Paint it at the top of a picture."""
    image.paste(strip_ground(theme, scale, ROWS, STRIP), (0, 0))
    StripPainter(image, theme, scale, language).paint(standing)


@keep_layer
def strip_ground(
    theme: str, scale: float, rows: tuple[tuple[float, float], ...], whole: float
) -> Image.Image:
    """Paint the parchment under it, with a line between its rows."""
    look = THEMES[theme]
    image = paper((round(PHONE * scale), round(whole * scale)), look.paper, look.edge, 3)
    pen = ImageDraw.Draw(image)
    for y in (*(low for _, low in rows[:-1]), whole - 2):
        pen.line((0, y * scale, image.width, y * scale), fill=look.rule, width=max(1, round(2 * scale)))
    return image


class StripPainter(SidePainter):
    """Lays out the strip."""

    def paint(self, standing: Standing) -> None:
        """Paint all of it."""
        self._first(standing)
        for side in (0, 1):
            self._side(standing, side)
        self._nations(standing)

    def _first(self, standing: Standing) -> None:
        y = sum(ROWS[0]) / 2
        company, at = standing.company, TOP_AT
        if standing.over is not None:
            wins = "board-wins-free" if standing.over == SIDES[FREE] else "board-wins-shadow"
            told = self.says(wins if standing.over else "board-draw")
            self.words((at["turn"], y), told, Face.TITLE, 40, self.theme.alarm, "left", 500)
        else:
            told = self.says("board-turn", number=standing.turn)
            self.words((at["turn"], y), told, Face.TITLE, 40, self.theme.ink, "left", 168)
            self._company(standing, y)
        self.put(corruption(self.px(56)), at["corruption"], y)
        spoiled = f"{company.corruption}/{MOST_CORRUPTION}"
        self.words((at["corruption"] + 36, y), spoiled, Face.TITLE, TEXT, self.theme.ink, "left")
        for number, side, face, place in (
            (standing.hunt[0], SIDES[1], "eye", "hunt"),
            (standing.hunt[1], SIDES[0], "character", "hunted"),
        ):
            if number or face == "eye":
                self.put(die(face, side, self.px(DIE)), at[place], y)
                self.words((at[place] + 42, y), str(number), Face.TITLE, TEXT, self.theme.ink, "left")

    def _company(self, standing: Standing, y: float) -> None:
        company, x = standing.company, TOP_AT["fellowship"]
        ink = self.theme.ink if company.hidden else self.theme.alarm
        self.put(bearers(company.progress, company.hidden, round(2.8 * self.scale, 4)), x + 8, y)
        if company.mordor >= 0:
            self.emblem("doom", x + 98, y, 60, self.theme.ink, rgb("#e0552b"))
            told = f"{company.mordor}/{MORDOR_STEPS}"
            self.words((x + 134, y), told, Face.TITLE, TEXT, self.theme.ink, "left")
        else:
            told = self.says("board-hidden" if company.hidden else "board-revealed")
            self.words((x + 72, y), told, Face.STRONG, TEXT, ink, "left", 190)

    def _side(self, standing: Standing, side: int) -> None:
        top, low = ROWS[1 + side]
        y, seat = (top + low) / 2, SIDES[side]
        if standing.acting[side]:
            self.glow(top, low)
        self.emblem(seat, 40, y, 54, self.lean(seat), BRASS if side == FREE else rgb("#e0552b"))
        points, enough = standing.points[side]
        self.emblem("victory", POINTS_AT, y, 52, self.lean(seat), BRASS)
        self.words((POINTS_AT + 26, y), f"{points}/{enough}", Face.TITLE, TEXT, self.theme.ink, "left", 94)
        self._dice(standing.dice[side], seat, y)
        rings, cards = standing.rings[side], standing.cards[side]
        self.emblem("elven_ring", RINGS_AT, y, 50, rgb("#b07d12"), rgb("#2d8a5a"))
        self.words((RINGS_AT + 30, y), str(rings), Face.TITLE, TEXT, self.theme.ink, "left")
        self.put(held_cards(seat, self.px(60)), CARDS_AT, y)
        self.words((CARDS_AT + 32, y), str(cards), Face.TITLE, TEXT, self.theme.ink, "left")

    def glow(self, top: float, low: float) -> None:
        """Frame the row of the side that is to act."""
        s = self.scale
        pen = ImageDraw.Draw(self.image)
        box = (4 * s, (top + 3) * s, (PHONE - 4) * s, (low - 3) * s)
        pen.rounded_rectangle(box, 10 * s, outline=BRASS, width=self.px(4))

    def _dice(self, faces: tuple[str, ...], seat: Seat, y: float) -> None:
        x = DICE_FROM
        for face, number in Count(faces).items():
            sprite = wide_die(seat, self.px(DIE)) if face == "muster_army" else die(face, seat, self.px(DIE))
            wide = sprite.width / self.scale - 6
            self.put(sprite, x + wide / 2, y)
            x += wide
            if number > 1:
                self.words((x, y), str(number), Face.TITLE, TEXT, self.theme.ink, "left")
                x += DIE_COUNT
            x += 2

    def _nations(self, standing: Standing) -> None:
        y = sum(ROWS[3]) / 2
        for index, nation in enumerate(standing.nations):
            x = 6 + NATION_STEP * index
            self.put(counter(nation.nation, nation.active, self.px(COUNTER)), x + COUNTER / 2, y)
            if nation.box >= 4:
                self.emblem("battle", x + COUNTER + 4, y + 14, 50, self.theme.alarm, self.theme.soft)
            else:
                self.words((x + COUNTER + 8, y), str(nation.box), Face.TITLE, TEXT, self.theme.ink, "left")


@keep_painted
def held_cards(side: Seat, size: int) -> Image.Image:
    """Paint the sign of a hand: two cards whose backs are not told apart."""
    rim, _, _, second = colours(side)
    canvas = Canvas(size, size)
    for left, top, tone in ((0.02, 0.02, darker(rim, 0.35)), (0.3, 0.1, rim)):
        box = (left * size, top * size, (left + 0.66) * size, (top + 0.88) * size)
        canvas.slab(box, size * 0.1, second)
        inner = (box[0] + size * 0.05, box[1] + size * 0.05, box[2] - size * 0.05, box[3] - size * 0.05)
        canvas.slab(inner, size * 0.07, tone)
    return as_sign(add_shadow(canvas.finish(), max(1, round(size * 0.04)), drop=(0, 1)), "war/hand")


def paint_parties(image: Image.Image, scene: FieldScene, theme: str, scale: float) -> None:
    """Paint what stands above a battle on its own."""
    image.paste(strip_ground(theme, scale, FIELD_ROWS, FIELD), (0, 0))
    PartyPainter(image, theme, scale, scene.language).paint_field(scene)


class PartyPainter(StripPainter):
    """Lays out the two sides of a battle on its own."""

    def paint_field(self, scene: FieldScene) -> None:
        """Paint all of it."""
        y, over = sum(FIELD_ROWS[0]) / 2, scene.stage == "over"
        told = [self.says(f"board-stage-{scene.stage}")]
        if over:
            wins = "board-wins-free" if scene.winner == SIDES[FREE] else "board-wins-shadow"
            told = [self.says(wins if scene.winner is not None else "board-draw")]
        elif scene.region:
            told.append(name_of("region", scene.region, self.language))
        ink = self.theme.alarm if over else self.theme.ink
        self.words((PHONE / 2, y), ": ".join(told), Face.TITLE, 42, ink, room=PHONE - 40)
        for party, row in zip(scene.parties, FIELD_ROWS[1:], strict=True):
            self._party(party, row, scene.name_at(party.side))

    def _party(self, party: Party, row: tuple[float, float], person: str) -> None:
        top, low = row
        y, free = (top + low) / 2, party.side == SIDES[FREE]
        if party.acts:
            self.glow(top, low)
        lean, first = self.lean(party.side), y - 22 if person else y
        self.emblem(party.side, 48, y, 66, lean, BRASS if free else rgb("#e0552b"))
        name = self.says("seat-free_peoples" if free else "seat-shadow")
        ink = lean if self.theme.is_night else darker(lean, 0.2)
        ran = self.words((92, first), name, Face.TITLE, TEXT, ink, "left", 300)
        self.person((92, y + 24), person, TEXT, None, "left", BACKS_FROM - 50 - 92)
        standing = self.says("board-units", number=party.units)
        room = BACKS_FROM - 50 - (92 + ran + 24)
        self.words((92 + ran + 24, first), standing, Face.STRONG, TEXT, self.theme.ink, "left", room)
        for deck, number in enumerate(party.backs):
            x = BACKS_FROM + deck * 106
            self.put(card_back(party.side, deck, self.px(68)), x, y)
            self.words((x + 40, y), str(number), Face.TITLE, TEXT, self.theme.ink, "left")


@keep_painted
def wide_die(side: Seat, size: int) -> Image.Image:
    """Paint an Action die that musters or moves Armies, wide enough for both of its signs."""
    rim, field, ink, _ = colours(side)
    wide = round(size * 1.62)
    body = mix(field, rim, 0.1) if side == SIDES[FREE] else mix(rim, (0, 0, 0), 0.15)
    symbol, tint = (ink, rgb("#b7791b")) if side == SIDES[FREE] else (rgb("#ffe6c8"), rgb("#f0a052"))
    canvas, edge = Canvas(wide, size), size * 0.05
    canvas.slab((0, 0, wide, size), size * 0.2, darker(rim, 0.35))
    inner = (edge, edge, wide - edge, size - edge)
    canvas.slab_shade(inner, size * 0.17, lighter(body, 0.16), darker(body, 0.1))
    canvas.line([(wide * 0.44, size * 0.86), (wide * 0.56, size * 0.14)], symbol, size * 0.035)
    sprite = canvas.finish()
    blazon(sprite, (wide * 0.26, size / 2), "war/muster", round(size * 0.72), symbol, tint)
    blazon(sprite, (wide * 0.74, size / 2), "war/army", round(size * 0.72), symbol, tint)
    return add_shadow(sprite, max(1, round(size * 0.05)), drop=(0, 1))
