"""The picture of what is not on the map: reinforcements, losses, cards laid aside, tiles of the Hunt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.draw.kit.type import Face, wrap
from bot.text import Language
from cogs.war.model.bags import Bag, total
from cogs.war.model.components import FREE, SIDES
from cogs.war.model.map import WIDTH, Army
from cogs.war.painting.hand import cloth
from cogs.war.painting.pieces import HIGH, character, plaque, rows, width_of
from cogs.war.painting.scene import name_of
from cogs.war.painting.scenes import ReservesScene
from cogs.war.painting.tokens import BRASS, SidePainter, tile
from cogs.war.words.names import PHRASES, character_label

MARGIN: Final = 24.0
COLUMN: Final = (WIDTH - 3 * MARGIN) / 2
TOP: Final = 108.0
UNIT: Final = 2.6
"""Of plaques and medals, in units of a picture 1400 pixels wide."""
LINE, SIZE = 42.0, 34
HEADING: Final = 62.0
TILE: Final = 92.0


@dataclass(frozen=True, slots=True)
class Placed:
    """Something to paint: a text of a kind, a plaque or a medal. x: its left; y: its middle."""

    kind: str
    x: float
    y: float
    what: object


def paint_reserves(scene: ReservesScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture: as high as the lists need."""
    painter = ReservesPainter(Image.new("RGB", (1, 1)), theme, scale, scene.language)
    columns = [painter.lay_side(scene, side) for side in (0, 1)]
    low = max(end for _, end in columns) + MARGIN
    painter.image = cloth(theme, round(WIDTH * scale), round((low + painter.high_of_hunt(scene)) * scale))
    for side, (placed, _) in enumerate(columns):
        painter.head(side)
        for each in placed:
            painter.paint(each, side)
    painter.hunt(scene, low)
    return painter.image


class ReservesPainter(SidePainter):
    """Paints a column for each side, and the tiles below them."""

    def head(self, side: int) -> None:
        """Write whose column it is."""
        seat, left = SIDES[side], MARGIN + side * (COLUMN + MARGIN)
        self.emblem(seat, left + 34, 56, 56, self.lean(seat), BRASS)
        name = self.says("seat-free_peoples" if side == FREE else "seat-shadow")
        self.words((left + 76, 56), name, Face.TITLE, 46, self.theme.ink, "left", COLUMN - 80)

    def lay_side(self, scene: ReservesScene, side: int) -> tuple[list[Placed], float]:
        """Lay out what stands in a column, and where it ends."""
        left, y = MARGIN + side * (COLUMN + MARGIN), TOP
        reserve, found = scene.sides[side], []
        for heading, army in (("board-reinforcements", reserve.at_hand), ("board-lost", reserve.lost)):
            found.append(Placed("heading", left, y + HEADING / 2, self.says(heading)))
            placed, y = self._lay_army(army, left, y + HEADING, scene.language)
            found += placed
        title = self.says("board-discards", count=len(reserve.discards))
        found.append(Placed("heading", left, y + HEADING / 2, title))
        names = [name_of("card", card, scene.language) for card in reserve.discards] or ["–"]
        y += HEADING
        for name in names:
            for line in wrap(name, Face.TEXT, SIZE, COLUMN):
                found.append(Placed("line", left, y + LINE / 2, line))
                y += LINE
        return found, y

    def _lay_army(
        self, army: Army | None, left: float, y: float, language: Language
    ) -> tuple[list[Placed], float]:
        if army is None:
            return [Placed("line", left, y + LINE / 2, "–")], y + LINE
        found, x, step = [], left, HIGH * UNIT + 10
        for row in rows(army, apart=True):
            wide = width_of(row) * UNIT
            if x > left and x + wide > left + COLUMN:
                x, y = left, y + step
            found.append(Placed("plaque", x, y + step / 2, row))
            x += wide + 14
        y += step if x > left else 0
        for name in army.characters:
            found.append(Placed("medal", left, y + step / 2, name))
            called = character_label(PHRASES[language], name)
            found.append(Placed("line", left + step + 12, y + step / 2, called))
            y += step
        return found, y

    def paint(self, placed: Placed, side: int) -> None:
        """Paint one thing of a column."""
        match placed:
            case Placed("plaque", x, y, tuple(row)):
                sprite = plaque(row, SIDES[side], round(UNIT * self.scale, 4))
                self.put(sprite, x + width_of(row) * UNIT / 2, y)
            case Placed("medal", x, y, str(name)):
                sprite = character(name, SIDES[side], round(UNIT * self.scale, 4))
                self.put(sprite, x + HIGH * UNIT / 2, y)
            case Placed("heading", x, y, str(text)):
                self.words((x, y), text, Face.NAME, 38, self.lean(SIDES[side]), "left", COLUMN)
            case Placed(_, x, y, str(text)):
                self.words((x, y), text, Face.TEXT, SIZE, self.theme.ink, "left", COLUMN)

    def high_of_hunt(self, scene: ReservesScene) -> float:
        """Measure how much room the tiles need."""
        return sum(HEADING + high for *_, high in self._piles(scene)) + MARGIN

    def hunt(self, scene: ReservesScene, y: float) -> None:
        """Paint what is left of the Hunt, and what has been drawn or removed."""
        for title, tiles, high in self._piles(scene):
            self.words((MARGIN, y + HEADING / 2), title, Face.NAME, 38, self.theme.ink, "left", WIDTH - 60)
            for index, (name, number) in enumerate(tiles):
                x = MARGIN + (index % _IN_A_ROW) * _STEP
                middle = y + HEADING + (index // _IN_A_ROW + 0.5) * (TILE + 14)
                self.put(tile(name, self.px(TILE)), x + TILE / 2, middle)
                self.words((x + TILE + 8, middle), f"×{number}", Face.STRONG, 36, self.theme.ink, "left")
            y += HEADING + high

    def _piles(self, scene: ReservesScene) -> Iterator[tuple[str, Bag, float]]:
        piles = (("left", scene.left), ("drawn", scene.drawn), ("removed", scene.removed))
        for name, tiles in piles:
            if tiles or name == "left":
                lines = -(-len(tiles) // _IN_A_ROW)
                title = self.says(f"board-hunt-{name}", count=total(tiles))
                yield title, tiles, lines * (TILE + 14)


_STEP: Final = TILE + 76
_IN_A_ROW: Final = int((WIDTH - 2 * MARGIN) // _STEP)
