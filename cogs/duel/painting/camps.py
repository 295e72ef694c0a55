"""What both players have, each in a panel: coins, skills, races, links, tokens, and counts by colour."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.draw.kit.canvas import Canvas
from bot.draw.kit.palette import THEMES, darker, mix
from bot.draw.kit.ribbon import ribbon
from bot.draw.kit.type import Face, fit
from cogs.duel.components import TILES
from cogs.duel.painting.brush import Box, SignPainter, plate, team, tower, units
from cogs.duel.painting.card_signs import RACES, choice_signs
from cogs.duel.painting.scene import Camp
from cogs.duel.painting.signs import faint, largest, row, run
from cogs.duel.painting.tokens import plaque, token_width


def paint_camp(painter: SignPainter, camp: Camp, box: Box, person: str, *, large: bool) -> None:
    """One player's panel. large: only what decides the price of cards, larger. person: their name, if any."""
    left, top, right, bottom = box
    edge = painter.theme.gold if camp.acts or camp.won else team(camp.side, painter.theme).rim
    wide, high = painter.px(right - left), painter.px(bottom - top)
    board = plate(wide, high, painter.theme.name, edge, painter.scale)
    painter.put(board, (left + right) / 2, (top + bottom) / 2)
    upper, lower = top + (bottom - top) * 0.29, top + (bottom - top) * 0.73
    CampPainter(painter, camp, person).paint(left, right, upper, lower, large)


class CampPainter:
    """Lays out one panel in two lines."""

    def __init__(self, painter: SignPainter, camp: Camp, person: str) -> None:
        self.painter = painter
        self.person = person
        self.camp = camp

    def paint(self, left: float, right: float, upper: float, lower: float, large: bool) -> None:
        """Who and with what above; what has been gathered below."""
        k = 1.22 if large else 1.0
        self._paint_name(left + 18, upper)
        self.painter.sign(f"coin:{self.camp.coins}", left + 372, upper, 62 * k)
        x = self._paint_mark("grey", left + 372 + 74 * k, upper, 34 * k) + 6
        x = self._paint_skills(x, upper, k)
        self._paint_choices(x + 4, right - (14 if large else 158), upper, 46 * k)
        if not large:
            self._paint_supply(right, upper)
        x = self._paint_races(left + 18, lower, k)
        if not large:
            x = self._paint_counts(x + 10, lower)
        self._paint_cards_and_tokens(x + 10, right - 14, lower, 70 if large else 54)

    def _paint_name(self, x: float, y: float) -> float:
        painter, camp = self.painter, self.camp
        painter.put(units(camp.side, painter.theme, painter.px(54)), x + 27, y)
        name = painter.says(f"board-side-{camp.side}")
        if self.person and painter.person((x + 65, y + 21), self.person, 27, painter.theme.soft, "left", 285):
            y -= 13
        run_ = painter.words((x + 64, y), name, Face.TITLE, 34, across="left", room=180)
        note = self._note()
        if note:
            room = painter.px(354 - 64 - run_ - 18)
            size = fit(note, Face.STRONG, painter.px(26), room - painter.px(26) * 1.3)
            mark = ribbon(note, size, painter.theme.gold)
            painter.put(mark, x + 64 + run_ + 8 + mark.width / painter.scale / 2, y)
        return x + 64 + run_

    def _note(self) -> str:
        camp, says = self.camp, self.painter.says
        if camp.won:
            return says("board-won")
        if not camp.acts:
            return ""
        return (
            f"{says('board-acts')} {says('board-more', count=camp.more)}" if camp.more else says("board-acts")
        )

    def _paint_count(self, x: float, y: float, number: int, size: float = 30) -> float:
        text = str(number)
        return x + self.painter.words((x, y), text, Face.STRONG, size, across="left")

    def _paint_mark(self, colour: str, x: float, y: float, size: float) -> float:
        return x + self.painter.sign(f"mark:{colour}", x, y, size)

    def _paint_skills(self, x: float, y: float, k: float) -> float:
        for skill, number in self.camp.skills:
            if number:
                x += self.painter.sign(f"skill:{skill}", x, y, 56 * k) + 4
                x = self._paint_count(x, y, number, 36 * k) + 11
            else:
                sprite = faint(f"skill:{skill}", self.painter.px(44 * k))
                self.painter.put(sprite, x + 22 * k, y)
                x += 44 * k + 9
        return x

    def _paint_choices(self, x: float, right: float, y: float, high: float) -> None:
        """Grey cards that give one of several skills in a turn, each in a bracket of its own."""
        rows = [choice_signs(skills) for skills in self.camp.choices]
        if not rows:
            return
        room = (right - x - 12 * len(rows)) / len(rows)
        px = min(largest(codes, self.painter.px(high), 1, self.painter.px(room - 18)) for codes in rows)
        for codes in rows:
            sprite = _bracket(codes, px, self.painter.theme.name)
            wide = sprite.width / self.painter.scale
            self.painter.put(sprite, x + wide / 2, y)
            x += wide + 8

    def _paint_supply(self, right: float, y: float) -> None:
        """Units and fortresses left in supply."""
        painter, camp = self.painter, self.camp
        painter.put(units(camp.side, painter.theme, painter.px(38)), right - 142, y)
        self._paint_count(right - 121, y, camp.units, 28)
        painter.put(tower(camp.side, painter.theme.name, painter.px(46)), right - 68, y)
        self._paint_count(right - 43, y, camp.fortresses, 28)

    def _paint_races(self, x: float, y: float, k: float) -> float:
        x = self._paint_mark("green", x, y, 34 * k) + 8
        owned = dict(self.camp.races)
        for race in RACES:
            number = owned.get(race, 0)
            if not number:
                self.painter.put(faint(f"race:{race}", self.painter.px(42 * k)), x + 21 * k, y)
                x += 44 * k
                continue
            x += self.painter.sign(f"race:{race}", x, y, 54 * k) + 2
            if number > 1:
                x = self._paint_count(x - 2, y + 12 * k, number, 26 * k)
            x += 3
        if self.camp.eagle:
            x += self.painter.sign("race:eagle", x, y, 54 * k) + 4
        return x

    def _paint_counts(self, x: float, y: float) -> float:
        for colour, number in self.camp.counts:
            if number:
                x = self._paint_mark(colour, x, y, 34) + 4
                x = self._paint_count(x, y, number, 28) + 9
        return x

    def _paint_cards_and_tokens(self, x: float, right: float, y: float, size: float) -> None:
        """Links, tokens and landmarks, as large as they fit."""
        camp, painter = self.camp, self.painter
        room = right - x
        while size > 20 and self._wide(size) > room:
            size -= 2
        for link in camp.links:
            x += painter.sign(f"link:{link}", x, y, size * 0.84) + size * 0.08
        for token in camp.tokens:
            wide = size * token_width(token)
            painter.put(plaque(token, painter.px(wide), painter.px(size)), x + wide / 2, y)
            x += wide + size * 0.08
        for tile in camp.tiles:
            x += painter.sign(f"flag:{TILES[tile].region}", x, y, size * 0.9) + size * 0.08

    def _wide(self, size: float) -> float:
        camp = self.camp
        tokens = sum(token_width(token) + 0.08 for token in camp.tokens)
        return size * (0.92 * len(camp.links) + tokens + 0.74 * len(camp.tiles))


@lru_cache(maxsize=12)
def _bracket(codes: tuple[str, ...], px: int, theme: str) -> Image.Image:
    colours = THEMES[theme]
    wide, high = run(codes, px, 1) + px * 0.4, px * 1.22
    canvas = Canvas(wide, high)
    canvas.slab((0, 0, wide, high), high * 0.5, darker(colours.rule, 0.2))
    canvas.slab((2, 2, wide - 2, high - 2), high * 0.48, mix(colours.panel, colours.rule, 0.3))
    sprite = canvas.finish()
    row(sprite, (sprite.width / 2, sprite.height / 2), codes, px, 1, colours.ink)
    return sprite
