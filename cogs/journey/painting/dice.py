"""The dice of a turn, and the dice as they are printed."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.canvas import blazon, cache_layer
from bot.draw.kit.palette import rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.type import Face, fit
from cogs.journey.components import BLACK, NAZGUL, OWNER, WHITE_TREE
from cogs.journey.painting.land import plain
from cogs.journey.painting.layout import DICE_HEIGHT, MARGIN, WIDTH, Box
from cogs.journey.painting.pieces import badge, die, emblem_of, field, hobbit, slot
from cogs.journey.painting.scene import DiceScene, LyingDie, PrintedScene, translator

# The picture of the dice: this roll, large, what is set aside, and what would come of it.

TRAY: Box = (MARGIN + 10, 640, 664, DICE_HEIGHT - MARGIN - 10)
AHEAD: Box = (680, 640, WIDTH - MARGIN - 10, DICE_HEIGHT - MARGIN - 10)
DICE_SIDE, DICE_STEP = 216.0, 252.0
YES = rgb("#2f7d3b")


@cache_layer(2)
def backdrop_dice(theme: str, scale: float) -> Image.Image:
    """Everything that never changes, to be painted on."""
    return plain(theme, DICE_HEIGHT, scale, (TRAY, AHEAD))


def paint_dice(scene: DiceScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = DicePainter(scene, theme, scale)
    painter.paint()
    return painter.image


class DicePainter(ScenePainter):
    """The painter of the dice of one roll."""

    def __init__(self, scene: DiceScene, theme: str, scale: float) -> None:
        super().__init__(backdrop_dice(theme, scale), theme, scale, translator(scene.language))
        self.scene = scene

    def paint(self) -> None:
        """Paint whose roll it is, the roll, the tray, and the prospect."""
        self._draw_heading()
        for index, each in enumerate(self.scene.rolled):
            x = WIDTH / 2 + (index - (len(self.scene.rolled) - 1) / 2) * DICE_STEP
            self._draw_die(each, x, 350)
        self._draw_next()
        self._draw_tray()
        self._draw_ahead()

    def _draw_heading(self) -> None:
        scene = self.scene
        self.put(hobbit(scene.turn, self.px(112)), 118, 112)
        text = f"{self.says(f'board-turn-{scene.turn}')} · {self.says('board-roll', number=scene.roll)}"
        run = self.words((196, 86), text, Face.TITLE, 56, across="left", room=1090)
        if not scene.faces_certain:
            self.words((196 + run + 34, 88), self.says("board-uncertain"), Face.STRONG, 44, self.theme.soft)
        if scene.place:
            text = f"{self.says(f'board-place-{scene.place}')}: {self.says(f'board-rule-{scene.place}')}"
            self.put(emblem_of(scene.place, self.px(56), self.theme.ink, self.theme.gold), 224, 150)
            self.words((264, 150), text, Face.STRONG, 44, self.theme.alarm, "left", 1070)
            return
        self.words((196, 150), self.says("board-differ"), Face.TEXT, 44, self.theme.soft, "left", 1140)

    def _draw_die(self, each: LyingDie, x: float, y: float) -> None:
        lit = self.theme.gold if each.chosen else None
        if each.chosen:
            y -= 22
        self.put(die(each.colour, each.symbol, self.px(DICE_SIDE), lit), x, y)
        if each.chosen:
            sign = badge("lock" if each.must else "tick", self.px(72), YES)
            self.put(sign, x + DICE_SIDE * 0.42, y - DICE_SIDE * 0.4)
        self._draw_caption(each, x)

    def _draw_caption(self, each: LyingDie, x: float) -> None:
        """The symbol's name, and below it whom a Nazgûl would strike."""
        face, size, room = Face.STRONG, 42, DICE_STEP - 12
        self.words((x, 500), self.says(f"board-symbol-{each.symbol}"), face, size, room=room)
        if each.symbol != NAZGUL:
            return
        names = self.says.join([self.says(f"board-name-{seat}") for seat in each.hits])
        text = self.says("board-hits", names=names) if names else self.says("board-hits-nobody")
        self.words((x, 550), text, Face.TEXT, 38, self.theme.alarm, room=room)

    def _draw_next(self) -> None:
        self.words((WIDTH / 2, 604), self._then(), Face.TITLE, 44, room=WIDTH - 140)

    def _then(self) -> str:
        scene = self.scene
        if scene.complete:
            return self.says("board-ends") if scene.ends else self.says("board-goes-on", count=scene.left)
        nazgul = [each for each in scene.rolled if each.symbol == NAZGUL]
        needed = nazgul and not any(each.chosen for each in nazgul)
        return self.says("board-need-nazgul" if needed else "board-need-die")

    def _draw_tray(self) -> None:
        left, top, right, bottom = TRAY
        self.words((left + 28, top + 44), self.says("board-aside"), Face.TITLE, 42, self.theme.soft, "left")
        side, step = 104.0, 117.0
        y = (top + 58 + bottom) / 2
        first = (left + right) / 2 - 2 * step
        for index in range(5):
            x = first + index * step
            if index < len(self.scene.aside):
                each = self.scene.aside[index]
                self.put(die(each.colour, each.symbol, self.px(side)), x, y)
            else:
                self.put(slot(self.px(side), self.theme.name), x, y)

    def _draw_ahead(self) -> None:
        left, top, right, _ = AHEAD
        ahead = self.scene.prospect
        room = right - left - 50
        self.words(
            (left + 28, top + 44), self.says("board-ahead"), Face.TITLE, 42, self.theme.soft, "left", room
        )
        tone = self.theme.alarm if ahead.voided else self.theme.ink
        self._draw_sign("orc" if ahead.voided else "ring", left + 60, top + 112)
        text = (
            self.says("board-circles", count=ahead.circles) if ahead.circles else self.says("board-no-circle")
        )
        if ahead.voided:
            text = self.says("board-orcs")
        elif ahead.circles:
            text += f" → {self.says(f'board-place-{ahead.reaches}')}"
        halves = 128 if ahead.halved else 0
        self.words((left + 102, top + 112), text, Face.STRONG, 42, tone, "left", right - left - 126 - halves)
        if ahead.halved:
            self._draw_sign("gandalf", right - 112, top + 110)
            self.words((right - 78, top + 112), f"×{ahead.halved}", Face.STRONG, 42, across="left")
        self._draw_blows()

    def _draw_blows(self) -> None:
        left, top, right, _ = AHEAD
        blows = self.scene.prospect.blows
        if not blows:
            self._draw_sign("nazgul", left + 60, top + 212)
            text = self.says("board-nobody-struck")
            self.words(
                (left + 102, top + 212), text, Face.STRONG, 40, self.theme.soft, "left", right - left - 126
            )
            return
        columns = 1 if len(blows) == 1 else 2
        wide = (right - left - 30) / columns
        lines = [
            self.says("board-struck-out", count=count)
            if out
            else self.says("board-struck", count=count, left=fields)
            for _, count, fields, out in blows
        ]
        size = min(fit(line, Face.STRONG, self.px(42), self.px(wide - 100)) for line in lines) / self.scale
        for index, ((seat, _, _, out), line) in enumerate(zip(blows, lines, strict=True)):
            row, place = divmod(index, columns)
            x, y = left + 22 + place * wide, top + (186 if len(blows) > 2 else 212) + row * 88
            self.put(hobbit(seat, self.px(74)), x + 40, y)
            tone = self.theme.alarm if out else self.theme.ink
            self.words((x + 90, y), line, Face.STRONG, size, tone, "left")

    def _draw_sign(self, name: str, x: float, y: float) -> None:
        place = (x * self.scale, y * self.scale)
        blazon(self.image, place, f"journey/{name}", self.px(58), self.theme.ink, self.theme.gold)


# The picture of what is printed: all faces of the dice, and the squares of the sheet.

HEIGHT = 1060
SHEET: Box = (MARGIN + 10, 130, WIDTH - MARGIN - 10, HEIGHT - MARGIN - 10)
FIRST_ROW, ROW = 216.0, 146.0
FIRST_DIE, PRINTED_STEP, PRINTED_SIDE = 420.0, 158.0, 126.0
TRACK = FIRST_ROW + 5 * ROW
SQUARE, SQUARE_STEP = 74.0, 92.0


@cache_layer(2)
def backdrop_printed(theme: str, scale: float) -> Image.Image:
    """Everything that never changes, to be painted on."""
    return plain(theme, HEIGHT, scale, (SHEET,))


def paint_printed(scene: PrintedScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = PrintedPainter(backdrop_printed(theme, scale), theme, scale, translator(scene.language))
    painter.paint(scene)
    return painter.image


class PrintedPainter(ScenePainter):
    """The painter of the faces of five dice in rows, and the squares below them."""

    def paint(self, scene: PrintedScene) -> None:
        """A heading, the dice, the track."""
        heading = self.says("board-printed")
        if scene.name:
            heading = f"{heading} · {scene.name}"
        self.words((WIDTH / 2, 82), heading, Face.TITLE, 52, room=WIDTH - 160)
        for row, (colour, faces) in enumerate(scene.dice):
            self._draw_die(colour, faces, FIRST_ROW + row * ROW, certain=scene.faces_certain)
        self._draw_track(scene)

    def _draw_die(self, colour: str, faces: tuple[str, ...], y: float, *, certain: bool) -> None:
        if colour == BLACK:
            self.put(die(colour, WHITE_TREE, self.px(92)), 122, y)
        else:
            self.put(hobbit(OWNER[colour], self.px(104)), 122, y)
        text = self.says(f"board-die-{colour}")
        if not certain:
            text = f"{text} {self.says('board-uncertain')}"
        self.words((190, y), text, Face.TITLE, 36, across="left", room=150)
        for number, symbol in enumerate(faces):
            self.put(die(colour, symbol, self.px(PRINTED_SIDE)), FIRST_DIE + number * PRINTED_STEP, y)

    def _draw_track(self, scene: PrintedScene) -> None:
        self.put(emblem_of("nazgul", self.px(72), self.theme.ink, self.theme.alarm), 122, TRACK)
        text = self.says("board-squares", count=scene.squares)
        if not scene.squares_certain:
            text = f"{text} {self.says('board-uncertain')}"
        self.words((190, TRACK), text, Face.TITLE, 36, across="left", room=165)
        for number in range(scene.squares):
            last = number == scene.squares - 1
            sprite = field("open", self.px(SQUARE), self.px(SQUARE), self.theme.name, last)
            self.put(sprite, FIRST_DIE + number * SQUARE_STEP, TRACK)
