"""The wide picture of the table: the road to Mordor, everybody's sheet, and the dice of the turn."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.canvas import blazon
from bot.draw.kit.palette import rgb
from bot.draw.kit.scene_painter import ScenePainter
from bot.draw.kit.type import Face
from cogs.journey.components import NAZGUL, PLACES
from cogs.journey.painting.land import ground, lit_border
from cogs.journey.painting.pieces import badge, circle, die, emblem_of, field, hobbit, ribbon, slot
from cogs.journey.painting.scene import (
    CAPTIONS,
    CIRCLE,
    COLUMN,
    DIE,
    DIE_STEP,
    DOORSTEP,
    FIRST_SQUARE,
    MARGIN,
    NAMES,
    PANORAMA,
    PLATE,
    SQUARE,
    SQUARE_STEP,
    WIDTH,
    Layout,
    LyingDie,
    Prospect,
    Sheet,
    TableScene,
    colour_of,
    column,
)

YES, NO = rgb("#2f7d3b"), rgb("#a3241c")
STATUS_TONES = {"won": "gold", "arrived": "gold", "out": "alarm", "resigned": "soft"}


def paint_wide(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    painter = TablePainter(scene, theme, scale)
    painter.paint()
    return painter.image


class TablePainter(ScenePainter):
    """The painter of one table."""

    def __init__(self, scene: TableScene, theme: str, scale: float) -> None:
        super().__init__(ground(theme, len(scene.sheets), scale), theme, scale, CAPTIONS[scene.language])
        self.scene = scene
        self.layout = Layout(len(scene.sheets))

    def paint(self) -> None:
        """Names above, sheets below them, the dice at the bottom."""
        for number, place in enumerate(PLACES):
            self._draw_name(place, column(number) if number else PLATE)
        for row, sheet in enumerate(self.scene.sheets):
            self._draw_sheet(row, sheet)
        self._draw_heading()
        if self.scene.over:
            self._draw_ending()
        else:
            self._draw_dice()

    def _draw_name(self, place: str, x: float) -> None:
        ruling = bool(self.scene.place) and place == self.scene.place
        lines = (
            self.says(f"board-place-{place}").split(" ")
            if place != "bag_end"
            else [self.says("board-place-bag_end")]
        )
        middle = MARGIN + PANORAMA + NAMES / 2 - 4
        for index, line in enumerate(lines):
            y = middle + (index - (len(lines) - 1) / 2) * 26
            self.words((x, y), line, Face.TITLE, 25, self.theme.alarm if ruling else None, room=COLUMN + 16)

    # Sheets

    def _draw_sheet(self, row: int, sheet: Sheet) -> None:
        gone = sheet.status in ("out", "resigned")
        left, top, right, bottom = self.layout.sheet(row)
        if sheet.active or sheet.status == "won":
            border = lit_border((self.px(right - left), self.px(bottom - top)), self.theme.gold, self.scale)
            self.put(border, (left + right) / 2, (top + bottom) / 2)
        pale = self.theme.panel if gone else None
        lit = self.theme.gold if sheet.active or sheet.status == "won" else None
        big = min(128.0, bottom - top - 62)
        self.put(hobbit(sheet.seat, self.px(big), lit, pale), PLATE, top + 14 + big * 0.55)
        name = self.says(f"board-name-{sheet.seat}")
        self.words((PLATE, bottom - 28), name, Face.TITLE, 38, self.theme.soft if gone else None, room=170)
        self._draw_road(row, sheet)
        self._draw_track(row, sheet)
        self._draw_tally(row, sheet)

    def _draw_road(self, row: int, sheet: Sheet) -> None:
        colour, side = colour_of(sheet.seat), self.px(2 * CIRCLE)
        for number in range(1, len(PLACES)):
            ahead = sheet.circles < number <= sheet.circles + sheet.ahead
            state = "crossed" if number <= sheet.circles else "ahead" if ahead else "open"
            self.put(
                circle(PLACES[number], colour, state, side, self.theme.name), *self.layout.circle(row, number)
            )
        x, y = self.layout.circle(row, 0)
        self.put(emblem_of("bag_end", self.px(50), self.theme.ink, self.theme.rule), x, y)
        pale = self.theme.panel if sheet.status in ("out", "resigned") else None
        x, y = self.layout.circle(row, sheet.circles)
        self.put(
            hobbit(sheet.seat, self.px(66 if sheet.circles else 60), None, pale),
            x + (26 if sheet.circles else 0),
            y - 20 if sheet.circles else y,
        )

    def _draw_track(self, row: int, sheet: Sheet) -> None:
        _, y = self.layout.square(row, 0)
        self.put(emblem_of("nazgul", self.px(44), self.theme.ink, self.theme.alarm), DOORSTEP, y)
        for index, box in enumerate(sheet.boxes):
            x, y = self.layout.square(row, index)
            last = index == len(sheet.boxes) - 1
            parts = len(box.fields)
            wide = SQUARE if parts == 1 else SQUARE / 2 - 1
            for part, nazgul_field in enumerate(box.fields):
                state = "crossed" if nazgul_field.crossed else "threat" if nazgul_field.threatened else "open"
                sprite = field(state, self.px(wide), self.px(SQUARE), self.theme.name, last)
                self.put(sprite, x + (part - (parts - 1) / 2) * (SQUARE / 2 + 2), y)
            if box.halving:
                self.put(
                    emblem_of("gandalf", self.px(34), self.theme.ink, self.theme.gold), x, y - SQUARE / 2 - 12
                )

    def _draw_tally(self, row: int, sheet: Sheet) -> None:
        _, y = self.layout.square(row, 0)
        x = FIRST_SQUARE + len(sheet.boxes) * SQUARE_STEP + 8
        if sheet.status not in ("out", "resigned"):
            danger = sheet.left <= 2
            tone = self.theme.alarm if danger else self.theme.ink
            x += (
                self.words((x, y), self.says("board-left", count=sheet.left), Face.STRONG, 33, tone, "left")
                + 30
            )
        for name, count in (("ring", sheet.gained), ("nazgul", sheet.hit)):
            if count:
                x = self._chip(name, count, x, y)
        end = self._draw_status(row, sheet)
        name = self.scene.name_at(sheet.seat)
        self.person((end - 16, y), name, 33, self.theme.soft, "right", end - x - 40)

    def _chip(self, name: str, count: int, x: float, y: float) -> float:
        """Paint what the turn before did to this player: circles or fields; return where it ends."""
        tone = self.theme.ink if name == "ring" else self.theme.alarm
        self.put(emblem_of(name, self.px(38), tone, self.theme.gold), x + 19, y)
        text = f"+{count}" if name == "ring" else f"–{count}"
        return x + 46 + self.words((x + 42, y), text, Face.STRONG, 33, tone, "left") + 14

    def _draw_status(self, row: int, sheet: Sheet) -> float:
        """The mark at the right; gives where it begins."""
        _, _, right, bottom = self.layout.sheet(row)
        status = "turn" if sheet.active and sheet.status == "playing" else sheet.status
        if status == "playing":
            return right - 12
        tone = {"gold": self.theme.gold, "alarm": self.theme.alarm, "soft": self.theme.soft}
        sprite = ribbon(
            self.says(f"board-status-{status}"), self.px(31), tone[STATUS_TONES.get(status, "gold")]
        )
        wide = sprite.width / self.scale
        self.put(sprite, right - 22 - wide / 2, bottom - 20 - SQUARE / 2)
        return right - 22 - wide

    # The panel below

    def _draw_heading(self) -> None:
        left, top, right, _ = self.layout.panel
        scene = self.scene
        if scene.over:
            return
        y = top + 36
        parts = [self.says("board-title")]
        if scene.turn is not None:
            parts = [
                self.says("board-final") if scene.final else self.says("board-round", number=scene.round)
            ]
            parts.append(self.says(f"board-turn-{scene.turn}"))
        if scene.roll:
            parts.append(self.says("board-roll", number=scene.roll))
        room = right - left - 56 - (520 if scene.place else 0)
        self.words((left + 26, y), " · ".join(parts), Face.TITLE, 38, across="left", room=room)
        if scene.place:
            text = self.says(f"board-rule-{scene.place}")
            run = self.words((right - 26, y), text, Face.STRONG, 32, self.theme.alarm, "right", 440)
            place = ((right - 26 - run - 32) * self.scale, y * self.scale)
            blazon(self.image, place, f"journey/{scene.place}", self.px(48), self.theme.ink, self.theme.gold)

    def _draw_dice(self) -> None:
        left, top, _, _ = self.layout.panel
        scene = self.scene
        places = self.layout.dice(scene)
        for lying_die, (x, y) in places:
            self._draw_die(lying_die, x, y, DIE)
        count = len(scene.aside)
        for message, dice in (("board-aside", places[:count]), ("board-this-roll", places[count:])):
            if dice:
                middle = (dice[0][1][0] + dice[-1][1][0]) / 2
                self.words((middle, top + 216), self.says(message), Face.TEXT, 30, self.theme.soft)
        if not places:
            for index in range(5):
                x = left + 26 + DIE / 2 + index * DIE_STEP
                self.put(slot(self.px(DIE), self.theme.name), x, top + 136)
        if scene.prospect is not None and scene.turn is not None:
            self._draw_prospect(scene.prospect)

    def _draw_die(self, lying_die: LyingDie, x: float, y: float, side: float) -> None:
        lit = self.theme.gold if lying_die.chosen else None
        lift = 7 if lying_die.chosen else 0
        self.put(die(lying_die.colour, lying_die.symbol, self.px(side), lit), x, y - lift)
        if lying_die.chosen:
            sign = badge("lock" if lying_die.must else "tick", self.px(40), YES)
            self.put(sign, x + side * 0.4, y - side * 0.36 - lift)

    def _draw_prospect(self, ahead: Prospect) -> None:
        """Circles and strikes of the dice as they lie, in signs."""
        _, top, right, _ = self.layout.panel
        left, y = right - 500, top + 136.0
        x = left + 30.0
        tone = self.theme.alarm if ahead.voided else self.theme.ink
        self.put(emblem_of("orc" if ahead.voided else "ring", self.px(66), tone, self.theme.gold), x + 33, y)
        text = f"+{ahead.circles}"
        x += 76 + self.words((x + 74, y), text, Face.TITLE, 54, tone, "left") + 26
        for seat, count, _, out in ahead.blows:
            self.put(hobbit(seat, self.px(66)), x + 33, y)
            self.put(emblem_of("nazgul", self.px(34), self.theme.ink, self.theme.alarm), x + 62, y - 30)
            x += 70 + self.words((x + 72, y), f"–{count}", Face.TITLE, 42, self.theme.alarm, "left") + 18
            if out:
                self.put(badge("alarm", self.px(36), NO), x - 60, y + 40)
        self.words(
            (left + 30, top + 216), self.says("board-ahead"), Face.TEXT, 30, self.theme.soft, "left", room=470
        )

    def _draw_ending(self) -> None:
        left, top, right, bottom = self.layout.panel
        middle, winners = (left + right) / 2, self.scene.winners
        self.words((middle, top + 40), self.says("board-over"), Face.TITLE, 42, self.theme.soft)
        if not winners:
            self.put(emblem_of(NAZGUL, self.px(92), self.theme.ink, self.theme.alarm), middle, top + 112)
            self.words((middle, bottom - 38), self.says("board-nobody"), Face.TITLE, 46, self.theme.alarm)
            return
        for index, seat in enumerate(winners):
            x = middle + (index - (len(winners) - 1) / 2) * 130
            self.put(hobbit(seat, self.px(94), self.theme.gold), x, top + 112)
        names = self.says.join([self.says(f"board-name-{seat}") for seat in winners])
        self.words(
            (middle, bottom - 36), self.says("board-wins", names=names), Face.TITLE, 46, room=WIDTH - 160
        )
