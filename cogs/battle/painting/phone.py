"""The upright pictures, to be read on a phone: the table, and a player's hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from bot.draw.kit.canvas import Point
from bot.draw.kit.palette import Rgb, mix
from bot.draw.kit.type import Face
from cogs.battle.painting.cards import (
    COLOURS,
    EMBER,
    GOLD,
    bar_card,
    card_back,
    foe_card,
    order_card,
    points_coin,
    raised_symbol,
    read_card,
    spent_symbol,
    trophy,
)
from cogs.battle.painting.layout import BRASS, FELT, lay_cloth, upright_ground
from cogs.battle.painting.places import PAD, Box, Spread, Tray
from cogs.battle.painting.scene import ORDER_MARKS, Attack, HandScene, Mat, PartyShown, TableScene
from cogs.battle.painting.table import CREAM, LENT, SELECTED, TrayPainter, board, emblem, gift, pointer
from cogs.battle.painting.upright import (
    ASSAULT,
    DECKS,
    ENEMIES,
    HAND_MOST,
    HAND_PIT,
    LEFT,
    LETTERS,
    LINE,
    NEXT,
    ORDERS,
    PIT,
    RIGHT,
    SIGN,
    STRIP,
    TITLE,
    WIDE,
    MatPlan,
    plan_hand,
    plan_table,
)
from cogs.battle.words.phrases import PHRASES

SMALL, USUAL, LARGE = 36.0, 40.0, 46.0
"""Letters."""
COIN = 62.0
MOST_SYMBOLS = 12
"""In a line of an attack; more are counted by their colours."""


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


class UprightPainter(TrayPainter):
    """A picture with parties on it whose cards can be read on a phone."""

    def _paint_parties(self, shown: Sequence[PartyShown], lying: Spread, inner: Box) -> None:
        for tray in lying.trays:
            self._paint_tray(tray, shown[tray.party], lying, inner)

    def _paint_tray(self, tray: Tray, shown: PartyShown, lying: Spread, inner: Box) -> None:
        """A stretch of a party: the wood, its letter beside it, and its cards one over the other."""
        left, top, right, bottom = tray.box
        x, y, fit = inner[0], inner[1], lying.fit
        rim = SELECTED if shown.attacks else None
        wood_ = board(self.px(right - left), self.px(bottom - top), rim)
        self.put(wood_, x + (left + right) / 2, y + (top + bottom) / 2)
        place = (x + left + PAD / 2 + fit.gutter / 2, y + top + PAD + fit.bar / 2)
        self.words(place, shown.letter, Face.TITLE, SMALL, rim or CREAM)
        for card in tray.cards:
            name = shown.cards[card.index]
            lit = LENT if name in shown.lent else None
            size = self.px(fit.wide), self.px(card.high), self.px(fit.bar)
            sprite = bar_card(self.companions[name], *size, self.scale, lit)
            self.put(sprite, x + card.x, y + card.y + card.high / 2)

    def _paint_enemies(self, row: Sequence[str | None], chosen: Sequence[str], boxes: Sequence[Box]) -> None:
        for name, box in zip(row, boxes, strict=True):
            if name is None:
                continue
            size = self.px(box[2] - box[0]), self.px(box[3] - box[1])
            lit = SELECTED if name in chosen else None
            self.put(foe_card(self.enemies[name], *size, self.scale, lit), *_middle(box))

    def _lay_felt(self, box: Box, trim: Rgb | None = None) -> None:
        felt = FELT[self.theme.name]
        lay_cloth(self.image, box, felt, trim or mix(BRASS, felt, 0.35), self.scale)


# The table: the row, the orders or the attack, then every player's parties.


def paint_upright_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    return UprightTable(scene, theme, scale).paint()


class UprightTable(UprightPainter):
    """The painter of one table."""

    def __init__(self, scene: TableScene, theme: str, scale: float) -> None:
        self.plan = plan_table(scene)
        slots = () if scene.over else (*ENEMIES, *ORDERS)
        ground = upright_ground(theme, self.plan.high, PIT, slots, scale)
        super().__init__(ground, scene.language, theme, scale, scene.faces)
        self.scene = scene

    def paint(self) -> Image.Image:
        """The cloth of Mordor, then the mats."""
        self._paint_line()
        self._paint_enemies(self.scene.row, self.scene.chosen, ENEMIES)
        if self.scene.attack is not None:
            self._paint_attack(self.scene.attack)
        else:
            self._paint_orders()
        for mat, plan in zip(self.scene.mats, self.plan.mats, strict=True):
            self._paint_mat(mat, plan)
        return self.image

    def _paint_line(self) -> None:
        """What is going on, and how many cards the decks have."""
        scene = self.scene
        for kind, count in (("eye", scene.enemy_deck), ("ring", scene.ring_deck)):
            left, top, _, bottom = DECKS["deck:enemy" if kind == "eye" else "deck:ring"]
            y = (top + bottom) / 2
            self.put(card_back(kind, self.px(SIGN), self.px(58)), left + SIGN / 2, y)
            self.words((left + SIGN + 8, y), str(count), Face.TITLE, USUAL, CREAM, "left")
        room = DECKS["deck:enemy"][0] - LEFT - 30
        said, colour = self._say_line()
        self.words((LEFT + 18, LINE), said, Face.TITLE, LARGE, colour, "left", room)

    def _say_line(self) -> tuple[str, Rgb]:
        scene, label = self.scene, PHRASES[self.language].label
        if scene.over:
            names = ", ".join(label(mat.seat) for mat in scene.mats if mat.wins)
            return f"{self.says('board-over')}: {names}", CREAM
        if scene.attack is not None:
            return f"{self.says('board-attack')}: {label(scene.attack.seat)}", EMBER
        if scene.striking:
            return self.says("board-counterattack"), EMBER
        if not scene.turn:
            return self.says("board-dealing"), CREAM
        return f"{self.says('board-turn', number=scene.turn)} · {label(scene.active)}", CREAM

    def _paint_orders(self) -> None:
        """The orders on the track: the oldest, which strikes next, is lit."""
        track, last = self.scene.track, len(self.scene.track) - 1
        if self.scene.over:
            self._paint_ring()
            return
        for position, box in enumerate(ORDERS):
            size = self.px(box[2] - box[0]), self.px(box[3] - box[1])
            if position > last:
                break
            mark = ORDER_MARKS[track[position]]
            name = self.says(f"board-{mark.replace('_', '-')}")
            lit = EMBER if position == last else None
            self.put(order_card(mark, name, *size, lit, 0.4), *_middle(box))
        if self.scene.striking:
            place = (_middle(ORDERS[last])[0], NEXT)
            self.words(place, self.says("board-struck"), Face.STRONG, SMALL, CREAM)
            return
        said = self.says("board-track", left=self.scene.missing)
        self.words((WIDE / 2, NEXT), said, Face.STRONG, SMALL, CREAM, room=RIGHT - LEFT - 40)

    def _paint_ring(self) -> None:
        """The Ring, once there is nothing left to strike."""
        alone = not any(self.scene.row)
        x, y = _middle((LEFT, ENEMIES[0][1], RIGHT, ASSAULT[3]) if alone else ASSAULT)
        self.put(emblem("ring", self.px(340 if alone else 124), GOLD, EMBER), x, y)

    def _paint_attack(self, attack: Attack) -> None:
        """What the party has, what the enemies need, and what of it is missing."""
        lay_cloth(self.image, ASSAULT, self.theme.panel, BRASS, self.scale)
        left, top, right, bottom = ASSAULT
        high = (bottom - top) / 2
        rows: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [("board-has", attack.has, ())]
        rows += [("board-needs", attack.needs, attack.missing)] if attack.needs else []
        for number, (said, names, missing) in enumerate(rows):
            y = top + high * (number + 0.5) + (4 if number == 0 else -4)
            wide = self.words((left + 20, y), self.says(said), Face.STRONG, SMALL, self.theme.ink, "left")
            self._paint_symbols(names, missing, left + 36 + wide, right - 16, y)

    def _paint_symbols(
        self, names: Sequence[str], missing: Sequence[str], left: float, right: float, y: float
    ) -> None:
        """Symbols in a line, those that are missing struck through; very many are counted."""
        if len(names) > MOST_SYMBOLS:
            step = (right - left) / len(COLOURS)
            for number, (name, count) in enumerate(Counter(names).items()):
                x = left + step * number
                self.put(raised_symbol(name, self.px(SIGN)), x + SIGN / 2, y)
                self.words((x + SIGN + 4, y), str(count), Face.TITLE, SMALL, self.theme.ink, "left")
            return
        step = min(60.0, (right - left) / max(1, len(names)))
        lacking = list(missing)
        for number, name in enumerate(names):
            make = raised_symbol
            if name in lacking:
                lacking.remove(name)
                make = spent_symbol
            self.put(make(name, self.px(min(54.0, step - 2))), left + step * (number + 0.5), y)

    # The mats

    def _paint_mat(self, mat: Mat, plan: MatPlan) -> None:
        acts = mat.acts and not self.scene.over
        colour = GOLD if mat.turn and not self.scene.striking else EMBER
        self._lay_felt(plan.box, colour if acts else None)
        left, top, right, _ = plan.box
        x, y = left + 20, top + 38
        if acts:
            self.put(pointer(self.px(SIGN), colour), x + SIGN / 2, y)
            x += SIGN + 8
        name = PHRASES[self.language].label(mat.seat)
        x += self.words((x, y), name, Face.TITLE, LARGE, CREAM, "left") + 16
        if plan.two_lines:
            self._paint_counts(mat, left + 20, right - 14, top + 90, to_the_left=False)
            edge = right - 14
        else:
            edge = self._paint_counts(mat, x, right - 14, y, to_the_left=True)
        self._write_person(self.scene.name_at(mat.seat), x, y, edge)
        if self.scene.over:
            for card, box in zip(mat.trophies, plan.trophies, strict=True):
                size = self.px(box[2] - box[0]), self.px(box[3] - box[1])
                self.put(trophy(self.enemies[card], *size, self.scale), *_middle(box))
        elif mat.parties:
            self._paint_parties(mat.parties, plan.parties, plan.inner)
        elif not mat.gone:
            place = ((left + right) / 2, (plan.inner[1] + plan.inner[3]) / 2)
            room = plan.inner[2] - plan.inner[0]
            self.words(place, self.says("board-no-party"), Face.NAME, SMALL, CREAM, room=room)

    def _write_person(self, name: str, x: float, y: float, edge: float) -> None:
        """Somebody's name in letters that can be read: cut where it is too long."""
        self.person((x, y + 2), name, USUAL, CREAM, "left", edge - x, LETTERS / USUAL)

    def _paint_counts(self, mat: Mat, left: float, right: float, y: float, *, to_the_left: bool) -> float:
        """Hand, won pile, gifts and points; or how somebody's part has ended. Gives where they begin."""
        if mat.gone:
            said = self.says("board-resigned")
            return right - self.words((right, y), said, Face.STRONG, SMALL, CREAM, "right") - 16
        marks: list[tuple[Image.Image, float, str]] = []
        size = self.px(SIGN), self.px(58)
        if not self.scene.over:
            marks.append((card_back("ring", *size), SIGN, str(mat.hand)))
            marks.append((card_back("eye", *size), SIGN, str(mat.won)))
        if mat.gifts:
            marks.append((gift(self.px(SIGN + 2)), SIGN + 2, str(mat.gifts)))
        if mat.points is not None:
            marks.append((points_coin(mat.points, self.px(COIN)), COIN, ""))
        wide = sum(room + 8 + 26 * len(said) for _, room, said in marks) + 14 * (len(marks) - 1)
        tagged = self.scene.over and mat.wins
        x = right - wide if to_the_left else left
        begun = x
        for sprite, room, said in marks:
            self.put(sprite, x + room / 2, y)
            x += room + 8
            if said:
                self.words((x, y), said, Face.TITLE, USUAL, CREAM, "left")
                x += 26 * len(said)
            x += 14
        if tagged and to_the_left:
            begun -= self.tag(self.says("board-won"), SMALL, GOLD, begun - 14, y, "right") + 14
        elif tagged:
            self.tag(self.says("board-won"), SMALL, GOLD, x, y, "left")
        return begun - 16


# A player's own hand.


def paint_upright_hand(scene: HandScene, theme: str, scale: float) -> Image.Image:
    """The finished picture."""
    return UprightHand(scene, theme, scale).paint()


class UprightHand(UprightPainter):
    """The painter of one hand."""

    def __init__(self, scene: HandScene, theme: str, scale: float) -> None:
        self.plan = plan_hand(scene)
        # One layer for all heights but the rarest.
        ground = upright_ground(theme, max(HAND_MOST, self.plan.high), HAND_PIT, STRIP, scale)
        image = ground.crop((0, 0, ground.width, round(self.plan.high * scale)))
        super().__init__(image, scene.language, theme, scale, scene.faces)
        self.scene = scene

    def paint(self) -> Image.Image:
        """The enemies, the cards to be read, the own parties."""
        scene = self.scene
        title = self.says("board-hand-of", seat=PHRASES[scene.language].label(scene.seat))
        self.words((LEFT + 18, TITLE), title, Face.TITLE, LARGE, CREAM, "left", RIGHT - LEFT - 40)
        self._paint_enemies(scene.row, scene.chosen, STRIP)
        for name, box in zip(scene.hand, self.plan.cards, strict=True):
            size = self.px(box[2] - box[0]), self.px(box[3] - box[1])
            lit = GOLD if name in scene.lit else None
            self.put(read_card(self.companions[name], *size, self.scale, lit), *_middle(box))
        self._paint_felt()
        return self.image

    def _paint_felt(self) -> None:
        scene, (left, top, right, _) = self.scene, self.plan.felt
        if not scene.hand:
            box = (LEFT, STRIP[0][3] + 12, RIGHT, top - 8)
            self._lay_felt(box)
            self.words(_middle(box), self.says("board-hand-empty"), Face.TITLE, USUAL, CREAM)
        self._lay_felt(self.plan.felt)
        self.words((left + 20, top + 34), self.says("board-parties"), Face.TITLE, USUAL, CREAM, "left")
        self._paint_won(right - 18, top + 34)
        if scene.parties:
            self._paint_parties(scene.parties, self.plan.parties, self.plan.inner)
            return
        place = _middle(self.plan.inner)
        self.words(place, self.says("board-no-party"), Face.NAME, SMALL, CREAM)

    def _paint_won(self, right: float, y: float) -> None:
        """Points, then what they have come from: gifts, and how many enemies."""
        scene = self.scene
        self.put(points_coin(scene.points, self.px(COIN)), right - COIN / 2, y)
        x = right - COIN - 14
        marks = [(card_back("eye", self.px(SIGN), self.px(58)), len(scene.coins))]
        marks += [(gift(self.px(SIGN + 2)), len(scene.gifts))] if scene.gifts else []
        for sprite, count in marks:
            x -= self.words((x, y), str(count), Face.TITLE, USUAL, CREAM, "right") + 8
            self.put(sprite, x - SIGN / 2, y)
            x -= SIGN + 16
