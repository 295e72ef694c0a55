"""The picture of a battle: both armies, their dice, and the Combat cards between them."""

from __future__ import annotations

from PIL import Image

from bot.draw.kit.cache import keep_layer, keep_painted
from bot.draw.kit.canvas import Canvas, fade
from bot.draw.kit.palette import Rgb, mix
from bot.draw.kit.type import Face
from cogs.war.model.components import CARDS, DECKS, FREE, SIDES
from cogs.war.model.map import WIDTH, Box
from cogs.war.painting.hand import cloth, event_card
from cogs.war.painting.pieces import (
    BRASS,
    SidePainter,
    card_back,
    colours,
    medal,
    panel,
    pips,
    plaque,
    rows,
    width_of,
)
from cogs.war.painting.pieces import HIGH as PLAQUE
from cogs.war.painting.scene import BattleScene, Side, name_of, name_of_effect
from cogs.war.words.card_texts import combat_text
from cogs.war.words.names import PHRASES, figures

HIGH = 1050
MOST_STRUCK, IN_A_COLUMN = 12, 4
"""Attacks of the mod that are shown, and how many below one another."""
EFFECT = 216
"""How much higher the picture is where a Combat card lies open: its text stands below it."""
SIDEWAYS: tuple[tuple[float, float], ...] = ((16, 692), (708, 1384))


@keep_painted
def slot(line: Rgb, ground: Rgb, wide: int, high: int) -> Image.Image:
    """Paint the place where a Combat card may be laid."""
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), wide * 0.07, mix(line, ground, 0.45))
    canvas.slab((2, 2, wide - 2, high - 2), wide * 0.06, ground)
    return canvas.finish()


@keep_painted
def plate(rim: Rgb, field: Rgb, wide: int, high: int) -> Image.Image:
    """Paint what the text of a Combat card stands on."""
    canvas = Canvas(wide, high, 2)
    canvas.slab((0, 0, wide, high), wide * 0.03, rim)
    canvas.slab((4, 4, wide - 4, high - 4), wide * 0.026, field)
    return canvas.finish()


def boxes(high: float) -> tuple[Box, ...]:
    """Return where the two sides are, in a picture so high."""
    return tuple((left, 124, right, high - 16) for left, right in SIDEWAYS)


@keep_layer
def battle_ground(theme: str, scale: float, high: float) -> Image.Image:
    """Paint the empty picture, to be painted on."""
    image = cloth(theme, round(WIDTH * scale), round(high * scale))
    for left, top, right, low in boxes(high):
        sprite = panel(theme, round((right - left) * scale), round((low - top) * scale))
        x, y = (left + right) / 2 * scale, (top + low) / 2 * scale
        image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)
    return image


def paint_battle(scene: BattleScene, theme: str, scale: float) -> Image.Image:
    """Paint the finished picture: the attacker on the left."""
    is_open = any(side.card in CARDS for side in (scene.attacker, scene.defender))
    image = battle_ground(theme, scale, HIGH + EFFECT if is_open else HIGH)
    painter = BattlePainter(image, theme, scale, scene.language)
    painter.paint(scene)
    return image


class BattlePainter(SidePainter):
    """Paints one battle."""

    def paint(self, scene: BattleScene) -> None:
        """Paint everything."""
        key = {"field": "board-battle", "siege": "board-siege", "sortie": "board-sortie"}[scene.kind]
        title = self.says(key, region=name_of("region", scene.region, self.language))
        self.emblem("battle", 64, 62, 72, self.theme.alarm, BRASS)
        self.words((118, 46), title, Face.TITLE, 46, self.theme.ink, "left", 980)
        origin = name_of("region", scene.origin, self.language)
        if scene.over:
            ended = self.says(f"board-over-{scene.over.replace('_', '-')}")
            self.words((118, 95), ended, Face.NAME, 34, self.theme.alarm, "left", 980)
        elif scene.origin != scene.region:
            region = name_of("region", scene.region, self.language)
            self.words((118, 93), f"{origin} → {region}", Face.NAME, 28, self.theme.soft, "left", 980)
        if scene.round:
            self.words(
                (1374, 60),
                self.says("board-round", number=scene.round),
                Face.TITLE,
                40,
                self.theme.ink,
                "right",
                260,
            )
        left, right = boxes(self.image.height / self.scale)
        for side, box, attacks in ((scene.attacker, left, True), (scene.defender, right, False)):
            self._side(side, box, attacks, scene.name_at(side.army.side))

    def _side(self, side: Side, box: Box, attacks: bool, person: str) -> None:
        left, top, right, _ = box
        free = side.army.side == SIDES[FREE]
        ink = self.lean(side.army.side)
        name = self.says("seat-free_peoples" if free else "seat-shadow")
        if free:
            verb = self.says("board-attacks-many" if attacks else "board-defends-many")
        else:
            verb = self.says("board-attacks" if attacks else "board-defends")
        self.emblem(side.army.side, left + 48, top + 44, 56, ink, BRASS)
        self.words((left + 88, top + (31 if person else 44)), name, Face.TITLE, 38, ink, "left", 330)
        self.person((left + 90, top + 67), person, 27, self.theme.soft, "left", 400)
        self.words((right - 22, top + 44), verb, Face.NAME, 30, self.theme.soft, "right", 220)
        self._army(side, left + 28, top + 88)
        self._card(side, (right - 290, top + 84, right - 24, top + 470))
        if side.card in CARDS:
            self._effect(side, (left + 24, top + 476, right - 24, top + 470 + EFFECT))
        if side.dice:
            self._odds(side, (left, box[3] - 440, right, box[3] - 370))
        self._rolls(side, (left, box[3] - 370, right, box[3]))

    def _army(self, side: Side, left: float, top: float) -> None:
        found = rows(side.army, True)
        count = len(found) + (len(side.army.characters) + 3) // 4
        widest = max((width_of(row) for row in found), default=60.0)
        unit = min(4.6, 372 / (max(1, count) * (PLAQUE + 3)), 356 / widest)
        y = top + PLAQUE * unit / 2
        for row in found:
            sprite = plaque(row, side.army.side, round(unit * self.scale, 3))
            self.put(sprite, left + sprite.width / 2 / self.scale - 6, y)
            y += (PLAQUE + 3) * unit
        size = min(84.0, PLAQUE * unit * 1.05)
        for index, name in enumerate(side.army.characters):
            line, column = divmod(index, 4)
            self.put(
                medal(name, side.army.side, self.px(size)),
                left + size * 0.5 + column * (size + 6),
                y + line * (size + 4) + (size - PLAQUE * unit) / 2,
            )

    def _card(self, side: Side, box: Box) -> None:
        left, top, right, low = box
        x, y = (left + right) / 2, (top + low) / 2
        if side.card in DECKS:
            self.put(card_back(side.army.side, DECKS.index(side.card), self.px(250)), x, y)
            self.words(
                (x, low - 10), self.says("board-face-down"), Face.STRONG, 24, self.theme.soft, room=260
            )
        elif side.card:
            sprite = event_card(side.card, self.language, self.px(262))
            self.put(fade(sprite, 0.45) if side.cancelled else sprite, x, y)
            if side.cancelled:
                self.words(
                    (x, y),
                    self.says("board-cancelled"),
                    Face.TITLE,
                    42,
                    self.theme.alarm,
                    room=260,
                    halo=self.theme.halo,
                )
        else:
            self.put(
                slot(
                    self.theme.rule, mix(self.theme.panel, self.theme.paper, 0.6), self.px(258), self.px(361)
                ),
                x,
                y,
            )
            text = self.says("board-no-card" if side.none else "board-no-card-yet")
            if side.effect:
                text = name_of_effect(side.effect, "groteka", self.language)
            self.words((x, y), text, Face.NAME, 28, self.theme.soft, room=250)

    def _effect(self, side: Side, box: Box) -> None:
        """Write what an open Combat card does."""
        left, top, right, low = box
        rim, field, ink, _ = colours(side.army.side)
        sprite = plate(rim, field, self.px(right - left), self.px(low - top))
        self.put(sprite, (left + right) / 2, (top + low) / 2)
        text = combat_text(PHRASES[self.language], CARDS[side.card].combat)
        ink = mix(ink, field, 0.45) if side.cancelled else ink
        self.block((left + 18, top + 10, right - 18, low - 10), text, Face.TEXT, 38, ink)

    def _odds(self, side: Side, box: Box) -> None:
        """11.4-11.6 Dice, Leadership and what a die needs."""
        left, top, right, low = box
        text = self.says("board-odds", count=side.dice, leadership=side.leadership, target=side.target)
        self.words(
            ((left + right) / 2, (top + low) / 2),
            text,
            Face.STRONG,
            34,
            self.theme.ink,
            room=right - left - 40,
        )

    def _losses(self, side: Side, left: float, y: float) -> None:
        """Show what the battle has cost."""
        if side.lost:
            told = self.says("board-losses", figures=figures(PHRASES[self.language], side.lost))
            self.words((left, y), told, Face.STRONG, 28, self.theme.soft, "left", 620)

    def _show_strikes(self, side: Side, left: float, top: float) -> None:
        """G32-G35 Paint the last attacks of the mod: die, sum, and what it had to exceed."""
        for index, each in enumerate(side.struck[:MOST_STRUCK]):
            column, row = divmod(index, IN_A_COLUMN)
            x, y = left + column * 200, top + row * 64
            self.put(pips(each.die, side.army.side, self.px(54), each.success), x, y)
            told = f"{each.attack} : {each.defence}"
            ink = self.theme.alarm if each.success else self.theme.soft
            self.words((x + 42, y), told, Face.STRONG, 34, ink, "left", 110)

    def _rolls(self, side: Side, box: Box) -> None:
        left, top, right, low = box
        self._losses(side, left + 28, low - 26)
        self._show_strikes(side, left + 62, top + 40)
        y = top + 30
        for key, rolled, scored in (
            ("board-combat-roll", side.rolled, side.scored[0]),
            ("board-reroll", side.rerolled, side.scored[1]),
        ):
            if not rolled:
                continue
            self.words((left + 28, y), self.says(key), Face.STRONG, 26, self.theme.soft, "left", 600)
            best = sorted(range(len(rolled)), key=lambda index: (-rolled[index], index))[:scored]
            for index, value in enumerate(rolled):
                hit = index in best
                self.put(pips(value, side.army.side, self.px(92), hit), left + 76 + index * 112, y + 76)
            y += 160
        self.words(
            (right - 30, low - 74),
            self.says("board-hits", number=side.hits),
            Face.TITLE,
            50,
            self.theme.alarm if side.hits else self.theme.soft,
            "right",
            room=290,
        )
