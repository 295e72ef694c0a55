"""The upright pictures, to be read on a phone: the table, the cards to be taken, and the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from bot.draw.kit.cache import keep_layer
from bot.draw.kit.canvas import Canvas, Point
from bot.draw.kit.palette import THEMES, Rgb
from bot.draw.kit.terrain import paper
from bot.draw.kit.tokens import BLUE, RED, arrow
from bot.draw.kit.type import Face
from bot.engine import Seat
from cogs.duel.painting.cards import (
    Cut,
    SignPainter,
    back,
    glow,
    host,
    note_turn,
    plate,
    rim,
    team,
    tower,
    units,
)
from cogs.duel.painting.land import hollow, land_of
from cogs.duel.painting.scene import Camp, Land, Lying, Offer, Scene, catalogue
from cogs.duel.painting.signs import (
    RACES,
    sign,
)
from cogs.duel.painting.sprites import (
    bill,
    bracket,
    chip,
    landmark,
    pennant,
    shield,
    token_card,
    upright_card,
)
from cogs.duel.painting.table import paint_strip
from cogs.duel.painting.upright import (
    PLANS,
    PLATE,
    STRIPS,
    TOKENS_HEAD,
    WIDE,
    Box,
    lying_cards,
    overlay,
    pile_box,
    pile_boxes,
    region_cells,
    region_spots,
    token_boxes,
)
from cogs.duel.state import FELLOWSHIP, SAURON

LETTERS, SMALL, USUAL, LARGE = 35.0, 36.0, 40.0, 46.0
"""The least letters, and others."""
SIGN, GREAT = 46.0, 54.0
"""Usual and large signs."""


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


@keep_layer
def _ground(theme: str, high: int, scale: float) -> Image.Image:
    """Parchment within a rule, to be painted on."""
    colours = THEMES[theme]
    size = round(WIDE * scale), round(high * scale)
    image = paper((WIDE, high), colours.paper, colours.edge, 21).resize(size)
    for inset in (4.0, 9.0):
        edge = Canvas(*size, 2)
        i = inset * scale
        edge.slab((i, i, size[0] - i, size[1] - i), 12 * scale, colours.rule)
        mask = edge.finish().getchannel("A")
        inner = Canvas(*size, 2)
        i += 2 * scale
        inner.slab((i, i, size[0] - i, size[1] - i), 11 * scale, colours.rule)
        hole = inner.finish().getchannel("A")
        mask.paste(0, (0, 0), hole)
        image.paste(colours.rule, (0, 0), mask)
    return image


def paint_upright(scene: Scene, theme: str, scale: float) -> Image.Image:
    """The finished picture of any view."""
    image = _ground(theme, PLANS[scene.view].high, scale)
    return UprightPainter(image, scene, theme, scale).paint()


class UprightPainter(SignPainter):
    """The painter of one picture."""

    def __init__(self, image: Image.Image, scene: Scene, theme: str, scale: float) -> None:
        super().__init__(image, theme, scale, catalogue()[scene.language])
        self.scene = scene
        self.plan = PLANS[scene.view]

    def paint(self) -> Image.Image:
        """Whatever the view has."""
        scene, plan = self.scene, self.plan
        far, near = scene.camps
        if plan.far is not None:
            self._paint_camp(far, plan.far)
        if plan.near is not None:
            self._paint_camp(near if plan.far is not None else scene.camp(scene.buyer), plan.near)
        if plan.strips is not None:
            for camp, box in zip((far, near), plan.strips, strict=True):
                paint_strip(self, camp, box, scene.came_from(camp.side))
        if plan.regions is not None:
            self._paint_regions(plan.regions)
        if plan.supply is not None:
            self._paint_supply(plan.supply)
        if plan.land is not None:
            self._paint_land(plan.land)
        if plan.tiles and not scene.pile:
            self._paint_tiles(plan.tiles)
        if plan.cards is not None:
            self._paint_cards(plan.cards)
        return self.image

    def _panel(self, box: Box, edge: Rgb) -> None:
        wide, high = self.px(box[2] - box[0]), self.px(box[3] - box[1])
        self.put(plate(wide, high, self.theme.name, edge, self.scale), *_middle(box))

    # What a player has

    def _paint_camp(self, camp: Camp, box: Box) -> None:
        """Who it is and their coins, then everything else they have, line by line."""
        lit = camp.acts or camp.won
        self._panel(box, self.theme.gold if lit else team(camp.side, self.theme).rim)
        left, top, right, bottom = box
        self._write_head(camp, left + 16, right - 18, top + 38)
        begin, room = top + 68, bottom - top - 78
        for size in (72.0, 60.0, SIGN + 2):
            things = [
                (sprite, said, sprite.width / self.scale + (24 * len(said) + 8 if said else 0))
                for sprite, said in self._belongings(camp, size)
            ]
            lines = _lines([wide + 10 for _, _, wide in things], right - left - 24)
            if len(lines) * (size + 8) <= room:
                break
        for number, line in enumerate(lines):
            x, y = left + 16, begin + (size + 8) * (number + 0.5)
            for sprite, said, wide in things[line]:
                across = sprite.width / self.scale
                self.put(sprite, x + across / 2, y)
                self.words((x + across + 6, y), said, Face.STRONG, SMALL, across="left")
                x += wide + 10

    def _write_head(self, camp: Camp, left: float, right: float, y: float) -> None:
        self.put(units(camp.side, self.theme, self.px(SIGN)), left + SIGN / 2, y)
        x = left + SIGN + 12
        if camp.acts or camp.won:
            self.put(pennant(self.px(SIGN), self.theme.name), x + SIGN / 2, y)
            x += SIGN + 8
        x += self.words((x, y), self.says(f"board-side-{camp.side}"), Face.TITLE, USUAL, across="left") + 14
        self.sign(f"coin:{camp.coins}", right - 66, y, 66)
        right -= 66 + 12
        if camp.more:
            right -= self.words((right, y), f"+{camp.more}", Face.STRONG, SMALL, across="right")
            self.sign("turn", right - GREAT - 2, y - 1, GREAT)
            right -= GREAT + 12
        if camp.won:
            right -= self.words((right, y), self.says("board-won"), Face.STRONG, SMALL, across="right") + 12
        name = self.scene.name_at(camp.side)
        self.person((x, y + 1), name, USUAL, across="left", room=right - x, least=LETTERS / USUAL)

    def _belongings(self, camp: Camp, high: float) -> Iterator[tuple[Image.Image, str]]:
        """Skills, races, tokens and links, each with how many there are if several."""
        size, theme = self.px(high), self.theme.name
        for skill, number in camp.skills:
            if number:
                yield sign(f"skill:{skill}", size), str(number)
        for skills in camp.choices:
            yield bracket(tuple(skills), size, theme), ""
        for race in RACES:
            number = dict(camp.races).get(race, 0)
            if number:
                yield sign(f"race:{race}", size), str(number) if number > 1 else ""
        if camp.eagle:
            yield sign("race:eagle", size), ""
        for token in camp.tokens:
            yield chip(token, self.px(high + 10)), ""
        for link in camp.links:
            yield sign(f"link:{link}", size), ""

    # Who is where

    def _paint_regions(self, box: Box) -> None:
        """The seven regions in a row: whose units and fortresses stand there."""
        self._panel(box, self.theme.rule)
        cells = region_cells(box)
        for land in self.scene.lands:
            left, top, _, bottom = cells[land.region]
            y = (top + bottom) / 2
            self.sign(f"flag:{land.region}", left + 2, y, SIGN)
            for sprite, x in zip(self._pieces(land, SIGN - 2), (60, 98), strict=False):
                self.put(sprite, left + x, y)

    def _pieces(self, land: Land, size: float) -> Iterator[Image.Image]:
        if land.fellowship:
            yield host(FELLOWSHIP, self.theme.name, self.px(size + 2), land.fellowship)
        if land.sauron:
            yield host(SAURON, self.theme.name, self.px(size + 2), land.sauron)
        if land.fortress is not None:
            yield tower(land.fortress, self.theme.name, self.px(size + 8))

    def _paint_supply(self, box: Box) -> None:
        """Units and fortresses left in supply."""
        self._panel(box, self.theme.rule)
        left, top, right, bottom = box
        y, half = (top + bottom) / 2, (right - left) / 2
        for number, camp in enumerate(self.scene.camps):
            x = left + 16 + number * half
            name = self.says(f"board-side-{camp.side}")
            x += self.words((x, y), name, Face.TITLE, SMALL, across="left") + 12
            self.put(units(camp.side, self.theme, self.px(44)), x + 22, y)
            x += 48 + self.words((x + 48, y), str(camp.units), Face.STRONG, SMALL, across="left") + 10
            self.put(tower(camp.side, self.theme.name, self.px(SIGN + 6)), x + SIGN / 2, y)
            self.words((x + SIGN + 2, y), str(camp.fortresses), Face.STRONG, SMALL, across="left")

    # The map

    def _paint_land(self, box: Box) -> None:
        """The seven regions with everything in them."""
        left, top, right, bottom = box
        size = self.px(right - left), self.px(bottom - top)
        ground = land_of(self.theme.name, *size)
        self.image.paste(ground, (round(left * self.scale), round(top * self.scale)), ground)
        spots = region_spots(box)
        for land in self.scene.lands:
            self._paint_region(land, *spots[land.region])
        for side, origin, region in self.scene.moved:
            self._paint_movement(side, spots[origin], spots[region])

    def _paint_movement(self, side: Seat, start: Point, end: Point) -> None:
        """An arrow between the plates of two regions."""
        (x, y), (to_x, to_y) = start, end
        colour = BLUE if side == FELLOWSHIP else RED
        sprite = arrow(round((to_x - x) * APART), round((to_y - y) * APART), colour, self.scale)
        self.put(sprite, (x + to_x) / 2, (y + to_y) / 2)

    def _paint_region(self, land: Land, x: float, y: float) -> None:
        wide, high = PLATE
        self.put(shield(self.theme.name, self.px(wide), self.px(high)), x, y)
        flag = self.px(56)
        self.put(sign(f"flag:{land.region}", flag), x - wide / 2 + 28, y - high / 2 + 36)
        name = self.says(f"region-{land.region}")
        place, room = (x - wide / 2 + 54, y - high / 2 + 36), wide - 64
        self.words(place, name, Face.STRONG, SMALL, across="left", room=room)
        pieces = list(self._pieces(land, 70))
        for number, sprite in enumerate(pieces):
            self.put(sprite, x + (number - (len(pieces) - 1) / 2) * 76, y + 26)

    def _paint_tiles(self, boxes: Sequence[Box]) -> None:
        """The landmarks on offer; an empty place shows how many are still to come."""
        scene = self.scene
        for number, box in enumerate(boxes):
            size = self.px(box[2] - box[0]), self.px(box[3] - box[1])
            if number >= len(scene.offers):
                self.put(hollow(*size, self.theme.name, 0.5), *_middle(box))
                continue
            self._paint_tile(scene.offers[number], box, size)
        if scene.tile_stack:
            left, _, _, bottom = boxes[-1]
            text = self.says("board-stack", count=scene.tile_stack)
            place = (left + 58, bottom - 36)
            halo = self.theme.halo
            self.words(place, text, Face.TITLE, USUAL, across="left", halo=halo, halo_width=4)
            self.put(sign("tile", self.px(SIGN)), left + 34, bottom - 36)

    def _paint_tile(self, offer: Offer, box: Box, size: tuple[int, int]) -> None:
        self.put(landmark(offer.tile, self.language, self.theme.name, *size, self.scale), *_middle(box))
        tag = bill(offer.price, self.px(62), self.scale)
        half = tag.width / self.scale / 2
        self.put(tag, box[2] - 12 - half, box[3] - 41)

    # The cards

    def _paint_cards(self, box: Box) -> None:
        """Paint what lies between the players."""
        scene = self.scene
        if scene.pile:
            self._paint_pile()
        elif scene.chapter:
            self._write_notes(box)
            for lying, place in lying_cards(scene, box):
                self._paint_card(lying, place)
        over = overlay(scene, box)
        if over is not None:
            self._panel(over, self.theme.gold)
            if scene.over:
                self._paint_victory(*_middle(over))
            else:
                self._paint_revealed(scene.revealed, box)

    def _paint_card(self, lying: Lying, box: Box) -> None:
        scene = self.scene
        left, top, right, bottom = box
        size = Cut(self.px(right - left), self.px(bottom - top), self.px(STRIPS[scene.chapter]))
        x, y = (left + right) / 2, (top + bottom) / 2
        if lying.card is None:
            self.put(back(scene.chapter, size), x, y)
            return
        if lying.available:
            self.put(glow(size, self.theme.gold), x, y)
        self.put(upright_card(lying.card, size, self.scale, lying.available), x, y)
        if lying.available:
            self.put(rim(size, self.theme.gold), x, y)
        if lying.price is not None:
            self.put(bill(lying.price, self.px(58), self.scale), x, bottom - 33)

    def _write_notes(self, box: Box) -> None:
        """The chapter to the left, the discard pile to the right, where the rows are short."""
        left, top, right, bottom = box
        chapter, low = self.scene.chapter, bottom - 30
        y = low if chapter == 2 else top + 30
        # In the third chapter only the first row is short, and the last.
        beneath = {1: y + 48, 2: y - 48, 3: low}[chapter]
        room = 216.0
        title = self.says("board-chapter", number=chapter)
        self.words((left + 4, y), title, Face.TITLE, USUAL, across="left", room=room)
        note = note_turn(self.says, over=self.scene.over, number=self.scene.number)
        self.words((left + 4, beneath), note, Face.TEXT, SMALL, across="left", room=room)
        self.put(sign("pile", self.px(56)), right - 32, y)
        count = str(self.scene.discarded)
        self.words((right - 66, y), count, Face.TITLE, USUAL, across="right")
        if self.scene.bank is not None:
            bank = self.says("board-bank", count=max(0, self.scene.bank))
            self.words((right - 4, beneath), bank, Face.TEXT, SMALL, across="right", room=room)

    def _paint_pile(self) -> None:
        """All cards of the discard pile side by side."""
        box = pile_box(self.plan)
        title = self.says("board-pile")
        self.words(((box[0] + box[2]) / 2, box[1] + 28), title, Face.TITLE, USUAL)
        for card, place in zip(self.scene.pile, pile_boxes(len(self.scene.pile), box), strict=True):
            high = self.px(place[3] - place[1])
            size = Cut(self.px(place[2] - place[0]), high, high)
            self.put(upright_card(card, size, self.scale, True), *_middle(place))

    def _paint_revealed(self, tokens: Sequence[str], box: Box) -> None:
        """Tokens shown to both, of which one is kept."""
        boxes = token_boxes(len(tokens), box)
        left, top, right, _ = boxes[0]
        title = self.says("board-revealed")
        self.words(((left + right) / 2, top - TOKENS_HEAD / 2 + 4), title, Face.TITLE, USUAL)
        for token, place in zip(tokens, boxes, strict=True):
            size = self.px(place[2] - place[0]), self.px(place[3] - place[1])
            self.put(token_card(token, *size), *_middle(place))

    def _paint_victory(self, x: float, y: float) -> None:
        """Paint who has won."""
        winners = [camp.side for camp in self.scene.camps if camp.won]
        for number, side in enumerate(winners):
            place = x + (number - (len(winners) - 1) / 2) * 170
            piece = units(side, self.theme, self.px(124), lit=self.theme.gold)
            self.put(piece, place, y - 56)
        if len(winners) == 1:
            words = f"{self.says(f'board-side-{winners[0]}')} {self.says('board-won')}"
        else:
            words = self.says("board-shared")
        self.words((x, y + 84), words, Face.TITLE, LARGE, room=500)


def _lines(widths: Sequence[float], room: float) -> list[slice]:
    """Things of these widths side by side, in as many lines as it takes."""
    lines: list[slice] = []
    begun, run = 0, 0.0
    for number, wide in enumerate(widths):
        if run + wide > room and number > begun:
            lines.append(slice(begun, number))
            begun, run = number, 0.0
        run += wide
    return [*lines, slice(begun, len(widths))]


APART = 0.42
"""So much of the way an arrow takes up: what stands on both plates is to be read."""
