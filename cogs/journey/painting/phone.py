"""The table as phones show it, and the dice, large, for who must choose from them."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.draw.kit.palette import Rgb, darker, lighter, rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.type import Face, wrap
from bot.engine import Seat
from cogs.journey.components import NAZGUL, PLACES
from cogs.journey.painting.land import lit_border, phone_ground, plain
from cogs.journey.painting.pieces import badge, circle, die, emblem_of, field, hobbit, ribbon, slot
from cogs.journey.painting.places import (
    CIRCLE,
    COLUMN,
    DIE,
    DIE_STEP,
    HOME_X,
    LARGE,
    LEFT,
    NAME_Y,
    RIGHT,
    SQUARE,
    SQUARE_X,
    TRACK_Y,
    WIDE,
    PhoneLayout,
    dice_height,
    outlook,
    rolled_places,
    then_y,
    tray,
    tray_place,
)
from cogs.journey.painting.scene import CAPTIONS, DiceScene, LyingDie, Point, Sheet, TableScene, colour_of
from cogs.journey.painting.table import STATUS_TONES, paint_wide

LETTERS: Final = 35
"""Pixels of the smallest lettering: eleven where the picture is 290 wide."""
SIGN: Final = 54
YES: Final = rgb("#2f7d3b")


class PhonePainter(ScenePainter):
    """What both pictures share."""

    @property
    def alarm(self) -> Rgb:
        """The colour of alarm, as letters are written in it."""
        alarm = self.theme.alarm
        return lighter(alarm, 0.3) if self.theme.is_night else darker(alarm, 0.15)

    def sign(self, name: str, x: float, y: float, size: float = SIGN, ink: Rgb | None = None) -> None:
        """Paint an emblem."""
        self.put(emblem_of(name, self.px(size), ink or self.theme.ink, self.theme.gold), x, y)

    def small_hobbit(self, seat: Seat, side: float, x: float, y: float, pale: Rgb | None = None) -> None:
        """Paint a hobbit beside whose name, or on whose road, it stands."""
        self.put(hobbit(seat, self.px(side), None, pale, marked=False), x, y)

    def draw_die(self, lying_die: LyingDie, place: Point, side: float) -> None:
        """Paint a die, raised and with a sign where it is chosen."""
        x, y = place
        lit = self.theme.gold if lying_die.chosen else None
        self.put(die(lying_die.colour, lying_die.symbol, self.px(side), lit), x, y)
        if lying_die.chosen:
            sign = badge("lock" if lying_die.must else "tick", self.px(52), YES)
            self.put(sign, x - side * 0.36, y - side * 0.36)


# The table.


def paint_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    if scene.wide:
        return paint_wide(scene, theme, scale)
    image = phone_ground(theme, len(scene.sheets), scale)
    painter = TablePainter(image, theme, scale, CAPTIONS[scene.language])
    painter.paint(scene)
    return painter.image


class TablePainter(PhonePainter):
    """The painter of one table."""

    def paint(self, scene: TableScene) -> None:
        """The sheets, and below them the dice or the end."""
        layout = PhoneLayout(len(scene.sheets))
        for row, sheet in enumerate(scene.sheets):
            self._draw_sheet(layout, row, sheet, scene.name_at(sheet.seat))
        if scene.over:
            self._draw_ending(layout, scene)
            return
        self._draw_heading(layout, scene)
        self._draw_dice(layout, scene)

    # Sheets

    def _draw_sheet(self, layout: PhoneLayout, row: int, sheet: Sheet, name: str) -> None:
        left, top, right, bottom = layout.sheet(row)
        gone = sheet.status in ("out", "resigned")
        if sheet.active or sheet.status == "won":
            border = lit_border((self.px(right - left), self.px(bottom - top)), self.theme.gold, self.scale)
            self.put(border, (left + right) / 2, (top + bottom) / 2)
        self._draw_name(sheet, name, top + NAME_Y, gone)
        self._draw_road(layout, row, sheet, gone)
        self._draw_track(layout, row, sheet)
        y = top + TRACK_Y
        if not gone:
            self._write_place(layout, row, sheet, y)

    def _write_place(self, layout: PhoneLayout, row: int, sheet: Sheet, y: float) -> None:
        """Where the hobbit is; in two lines where there are many squares."""
        place = self.says(f"board-place-{PLACES[sheet.circles]}")
        room = RIGHT - layout.square(row, len(sheet.boxes))[0] + SQUARE / 2 - 14
        two = len(wrap(place, Face.NAME, self.px(LETTERS), room * self.scale)) > 1
        self.write_lines((RIGHT, y - 20 * two), place, Face.NAME, LETTERS, room, None, "right", 0.92)

    def _draw_name(self, sheet: Sheet, name: str, y: float, gone: bool) -> None:
        self.small_hobbit(sheet.seat, 60, LEFT + 30, y, self.theme.panel if gone else None)
        x = LEFT + 72
        x += self.words((x, y), self.says(f"board-name-{sheet.seat}"), Face.TITLE, 40, across="left") + 16
        end = self._draw_status(sheet, y)
        for sign, count in (("nazgul", sheet.hit), ("ring", sheet.gained)):
            if count:
                end = self._draw_chip(sign, count, end, y)
        self.person((x, y), name, LETTERS, self.theme.ink, "left", end - x - 14, 1.0)

    def _draw_status(self, sheet: Sheet, y: float) -> float:
        """The mark at the right; gives where it begins."""
        status = "turn" if sheet.active and sheet.status == "playing" else sheet.status
        if status == "playing":
            return RIGHT
        tones = {"gold": self.theme.gold, "alarm": self.alarm, "soft": darker(self.theme.rule, 0.4)}
        tone = tones[STATUS_TONES.get(status, "gold")]
        sprite = ribbon(self.says(f"board-status-{status}"), self.px(LETTERS), tone)
        wide = sprite.width / self.scale
        self.put(sprite, RIGHT + 6 - wide / 2, y)
        return RIGHT + 6 - wide

    def _draw_chip(self, sign: str, count: int, end: float, y: float) -> float:
        """Paint what the turn before did to this player: circles or fields; return where it begins."""
        tone = self.theme.ink if sign == "ring" else self.alarm
        text = f"+{count}" if sign == "ring" else f"–{count}"
        run = self.words((end - 8, y), text, Face.STRONG, LETTERS, tone, "right")
        self.sign(sign, end - 8 - run - 30, y, 50, tone)
        return end - run - 66

    def _draw_road(self, layout: PhoneLayout, row: int, sheet: Sheet, gone: bool) -> None:
        colour, side = colour_of(sheet.seat), self.px(2 * CIRCLE)
        for number in range(1, len(PLACES)):
            ahead = sheet.circles < number <= sheet.circles + sheet.ahead
            state = "crossed" if number <= sheet.circles else "ahead" if ahead else "open"
            sprite = circle(PLACES[number], colour, state, side, self.theme.name)
            self.put(sprite, *layout.circle(row, number))
        pale = self.theme.panel if gone else None
        self.small_hobbit(sheet.seat, 66, *layout.circle(row, sheet.circles), pale)

    def _draw_track(self, layout: PhoneLayout, row: int, sheet: Sheet) -> None:
        _, y = layout.square(row, 0)
        danger = self.alarm if sheet.left <= 2 else self.theme.ink
        self.sign("nazgul", HOME_X, y, SIGN, danger)
        self.words((SQUARE_X - 30, y), str(sheet.left), Face.TITLE, 40, danger)
        for index, box in enumerate(sheet.boxes):
            x, y = layout.square(row, index)
            parts = len(box.fields)
            wide = SQUARE if parts == 1 else SQUARE / 2 - 1
            last = index == len(sheet.boxes) - 1 and parts == 1
            for part, nazgul_field in enumerate(box.fields):
                state = "crossed" if nazgul_field.crossed else "threat" if nazgul_field.threatened else "open"
                sprite = field(state, self.px(wide), self.px(SQUARE), self.theme.name, last)
                self.put(sprite, x + (part - (parts - 1) / 2) * (SQUARE / 2 + 1), y)
            if box.halving:
                self.sign("gandalf", x, y, 52)

    # The panel below

    def _draw_heading(self, layout: PhoneLayout, scene: TableScene) -> None:
        top = layout.panel[1]
        parts = [self.says("board-title")]
        if scene.turn is not None:
            now = self.says("board-final") if scene.final else self.says("board-round", number=scene.round)
            parts = [now, self.says(f"board-turn-{scene.turn}")]
        if scene.roll:
            parts.append(self.says("board-roll", number=scene.roll))
        self.words((LEFT, top + 38), " · ".join(parts), Face.TITLE, 40, across="left", room=RIGHT - LEFT)
        if scene.place:
            self.sign(scene.place, LEFT + 28, top + 88, SIGN)
            text = self.says(f"board-rule-{scene.place}")
            self.words((LEFT + 68, top + 88), text, Face.STRONG, LETTERS, self.alarm, "left")

    def _draw_dice(self, layout: PhoneLayout, scene: TableScene) -> None:
        lying = layout.dice(scene)
        for lying_die, place in lying:
            self.draw_die(lying_die, place, DIE)
        y = layout.panel[1] + 196
        if not lying:
            for index in range(5):
                self.put(slot(self.px(DIE), self.theme.name), LEFT + DIE / 2 + index * DIE_STEP, y)
        cut = len(scene.aside)
        for message, places in (("board-aside", lying[:cut]), ("board-this-roll", lying[cut:])):
            if places:
                x = (places[0][1][0] + places[-1][1][0]) / 2
                self.words((x, layout.panel[3] - 26), self.says(message), Face.TEXT, LETTERS)

    def _draw_ending(self, layout: PhoneLayout, scene: TableScene) -> None:
        left, top, right, bottom = layout.panel
        middle, winners = (left + right) / 2, scene.winners
        self.words((middle, top + 50), self.says("board-over"), Face.TITLE, 46)
        if not winners:
            self.sign(NAZGUL, middle, top + 150, 120)
            self.words((middle, bottom - 50), self.says("board-nobody"), Face.TITLE, 46, self.alarm)
            return
        for index, seat in enumerate(winners):
            x = middle + (index - (len(winners) - 1) / 2) * 160
            self.put(hobbit(seat, self.px(126), self.theme.gold), x, top + 150)
        names = self.says.join([self.says(f"board-name-{seat}") for seat in winners])
        text = self.says("board-wins", names=names)
        self.words((middle, bottom - 44), text, Face.TITLE, 46, room=RIGHT - LEFT)


# The dice.


def paint_dice(scene: DiceScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    ground = plain(theme, (WIDE, dice_height(scene)), scale, (tray(scene), outlook(scene)))
    painter = DicePainter(ground, theme, scale, CAPTIONS[scene.language])
    painter.paint(scene)
    return painter.image


class DicePainter(PhonePainter):
    """The painter of the dice of one roll."""

    def paint(self, scene: DiceScene) -> None:
        """Paint whose roll it is, the roll, the tray, and the prospect."""
        self._draw_heading(scene)
        for lying_die, place in rolled_places(scene):
            self.draw_die(lying_die, place, LARGE)
            self._write_beside(lying_die, place)
        self.words((WIDE / 2, then_y(scene)), self._then(scene), Face.TITLE, 38, room=RIGHT - LEFT + 12)
        self._draw_tray(scene)
        self._draw_ahead(scene)

    def _draw_heading(self, scene: DiceScene) -> None:
        self.put(hobbit(scene.turn, self.px(126)), LEFT + 64, 110)
        x, y = LEFT + 146, 70.0
        text = f"{self.says(f'board-turn-{scene.turn}')} · {self.says('board-roll', number=scene.roll)}"
        self.words((x, y), text, Face.TITLE, 46, across="left", room=RIGHT - x)
        if scene.place:
            self.sign(scene.place, x + 28, y + 58, SIGN)
            text = f"{self.says(f'board-place-{scene.place}')}: {self.says(f'board-rule-{scene.place}')}"
            self.write_lines((x + 66, y + 50), text, Face.STRONG, LETTERS, RIGHT - x - 66, self.alarm, "left")
            return
        self.write_lines((x, y + 52), self.says("board-differ"), Face.TEXT, LETTERS, RIGHT - x, None, "left")

    def _write_beside(self, lying_die: LyingDie, place: Point) -> None:
        """The symbol's name, and below it whom a Nazgûl would strike."""
        x, y = place[0] + LARGE / 2 + 22, place[1]
        room, text = COLUMN - LARGE - 30, self.says(f"board-symbol-{lying_die.symbol}")
        if lying_die.symbol != NAZGUL:
            lines = len(wrap(text, Face.TITLE, self.px(40), room * self.scale))
            self.write_lines((x, y - 21 * (lines - 1)), text, Face.TITLE, 40, room, None, "left")
            return
        self.words((x, y - 46), text, Face.TITLE, 40, across="left")
        names = self.says.join([self.says(f"board-name-{seat}") for seat in lying_die.hits])
        told = self.says("board-hits", names=names) if names else self.says("board-hits-nobody")
        self.write_lines((x, y), told, Face.TEXT, LETTERS, room, self.alarm, "left")

    def _then(self, scene: DiceScene) -> str:
        if scene.complete:
            return self.says("board-ends") if scene.ends else self.says("board-goes-on", count=scene.left)
        nazgul = [lying_die for lying_die in scene.rolled if lying_die.symbol == NAZGUL]
        needed = nazgul and not any(lying_die.chosen for lying_die in nazgul)
        return self.says("board-need-nazgul" if needed else "board-need-die")

    def _draw_tray(self, scene: DiceScene) -> None:
        self.words((LEFT + 6, tray(scene)[1] + 36), self.says("board-aside"), Face.TITLE, 38, across="left")
        for index in range(5):
            if index < len(scene.aside):
                lying_die = scene.aside[index]
                self.put(die(lying_die.colour, lying_die.symbol, self.px(LARGE)), *tray_place(scene, index))
            else:
                self.put(slot(self.px(LARGE), self.theme.name), *tray_place(scene, index))

    def _draw_ahead(self, scene: DiceScene) -> None:
        top, ahead = outlook(scene)[1], scene.prospect
        self.words((LEFT + 6, top + 36), self.says("board-ahead"), Face.TITLE, 38, across="left")
        tone = self.alarm if ahead.voided else self.theme.ink
        y = top + 96
        self.sign("orc" if ahead.voided else "ring", LEFT + 34, y, SIGN, tone)
        text = (
            self.says("board-circles", count=ahead.circles) if ahead.circles else self.says("board-no-circle")
        )
        if ahead.voided:
            text = self.says("board-orcs")
        elif ahead.circles:
            text += f" → {self.says(f'board-place-{ahead.reaches}')}"
        self.words((LEFT + 76, y), text, Face.STRONG, LETTERS, tone, "left")
        if ahead.halved:
            self.sign("gandalf", RIGHT - 88, top + 38, SIGN)
            self.words((RIGHT - 54, top + 38), f"×{ahead.halved}", Face.STRONG, 38, across="left")
        self._draw_blows(scene)

    def _draw_blows(self, scene: DiceScene) -> None:
        blows, first = scene.prospect.blows, outlook(scene)[1] + 166
        if not blows:
            self.sign("nazgul", LEFT + 34, first, SIGN)
            text = self.says("board-nobody-struck")
            self.words((LEFT + 76, first), text, Face.STRONG, LETTERS, across="left")
            return
        for index, (seat, count, left, out) in enumerate(blows):
            row, column = divmod(index, 2)
            x, y = LEFT + 4 + column * 400, first + row * 70
            self.small_hobbit(seat, 62, x + 32, y)
            line = (
                self.says("board-struck-out", count=count)
                if out
                else self.says("board-struck", count=count, left=left)
            )
            tone = self.alarm if out else self.theme.ink
            self.words((x + 76, y), line, Face.STRONG, LETTERS, tone, "left")
