"""The way through the menus to each action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine import Action, Seat
from bot.text import LABEL, Item
from bot.text.game_text import Tone
from cogs.confrontation import actions
from cogs.confrontation.components import (
    FORWARD,
    NUMBER,
    SIDES,
    START_SLOTS,
    STRENGTH,
    WAYS,
)
from cogs.confrontation.observation import Battle, ConfrontationObservation, Piece
from cogs.confrontation.words.foregone import CardWorth, compare, known_figure, meets_orcs, strength_of
from cogs.confrontation.words.phrases import FACES, Phrasebook, ability
from cogs.confrontation.words.story import tell_beliefs

APART = " · "
IN_THE_SHIRE = 3
"""9.2 Dark figures that win the game there."""


def enemy_of(side: Seat) -> Seat:
    """The other side."""
    return SIDES[1] if side == SIDES[0] else SIDES[0]


def saruman_odds(say: Phrasebook, battle: Battle) -> dict[str, Any]:
    """The variables of 6.7: what is compared when Saruman rules out cards."""
    enemy = known_figure(battle.light)
    dark, light = STRENGTH["saruman"], strength_of(enemy, battle)
    return {"enemy": say.name(enemy), "dark": dark, "light": light, "result": compare(dark, light)}


class Menus:
    """Menu paths for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: ConfrontationObservation) -> None:
        self.say = say
        self.seen = seen
        self.side: Seat = seen.viewer or seen.turn
        self._places = {each.figure: each.region for each in seen.pieces if each.side == self.side}
        self._worth = CardWorth(say, seen, self.side)
        self._figures: dict[str, Item] = {}
        self._standing: dict[tuple[str, Seat], tuple[Piece, ...]] = {}

    def path(self, action: Action) -> tuple[Item, ...]:
        """The menu levels that lead to an action, outermost first."""
        return _PATHS[type(action)](self, action)

    def place(self, action: actions.Place) -> tuple[Item, ...]:
        """3.1 A menu for each region, in which as many figures are chosen as have room there."""
        there, room = len(self._own_in(action.region)), START_SLOTS[NUMBER[action.region]]
        detail = self.say("menu-place-home", taken=there) if room > 1 else self.say("menu-place-one")
        region, figure = self._region(action.region, detail), self._figure(action.figure)
        if len(self.seen.unplaced) == 1:
            return (figure, region)
        return (replace(region, key=f"in_{region.key}", many=room - there), figure)

    def swap(self, action: actions.Swap) -> tuple[Item, ...]:
        """3.2 One figure, then the other."""
        other = self._figure(action.other)
        label = self.say("menu-exchange-with", figure=self.say.name(action.other))
        return (self._figure(action.figure), replace(other, label=label))

    def move(self, action: actions.Move) -> tuple[Item, ...]:
        """5.1 The figure, then its region."""
        return (self._figure(action.figure), self._target(action.figure, action.region))

    def shadowfax(self, action: actions.Shadowfax) -> tuple[Item, ...]:
        """11.2 The card, the figure, its step."""
        target = self._target(action.figure, action.region)
        return (self._special("s_shadowfax"), self._figure(action.figure), target)

    def ringwraith(self, action: actions.Ringwraith) -> tuple[Item, ...]:
        """11.5 The card, then the figure."""
        return (self._special("s_ringwraith"), self._figure(action.figure))

    def palantir(self, action: actions.Palantir) -> tuple[Item, ...]:
        """11.4 The card, then the region."""
        count = len(self._enemies_in(action.region))
        detail = self.say("menu-palantir-region", count=count)
        return (self._special("s_palantir"), self._region(action.region, detail))

    def gandalf_white(self, action: actions.GandalfTheWhite) -> tuple[Item, ...]:
        """11.3 The card alone."""
        return (self._special("s_gandalf_white"),)

    def rearrange(self, action: actions.Rearrange) -> tuple[Item, ...]:
        """4.3 In the own turn a region is chosen; before a challenge it is given."""
        region = self.say.name(action.region)
        if self.seen.stage != "move":
            return (self._item("rearrange", "menu-rearrange-here", region=region),)
        own = [self.say.label(known_figure(piece.figure)) for piece in self._own_in(action.region)]
        detail = self.say.translator.join(own)
        return (self._item("rearrange", "menu-rearrange", "🔀"), self._region(action.region, detail))

    def challenge(self, action: actions.Challenge) -> tuple[Item, ...]:
        """6.1 The enemy by its place, or by name where it is shown."""
        enemies = self._enemies_in(self._battle.region)
        position = self.say(f"position-{action.position}-of-{len(enemies)}")
        enemy = next(piece for piece in enemies if piece.position == action.position)
        key = f"at_{action.position}"
        if enemy.figure is None:
            label = self.say("menu-position", position=position)
            return (Item(key, label, " ".join(self._guesses([enemy])), emoji="⚔️"),)
        return (Item(key, self.say.label(enemy.figure), position, FACES[enemy.figure]),)

    def play(self, action: actions.PlayCard | actions.Exchange) -> tuple[Item, ...]:
        """6.8, 6.9 The card, with what it comes to."""
        card = self.say.name(action.card)
        told = self._worth.tell(action.card)
        item = Item(action.card, card[LABEL], told, FACES[action.card])
        if not self._worth.does_nothing(action.card):
            return (item,)
        sure = self.say("menu-surely", what=card[LABEL])
        return (item, Item("surely", sure, told, tone="danger", asks=True))

    def flee(self, action: actions.Flee) -> tuple[Item, ...]:
        """6.4 a, d Where to."""
        region = self.say.name(action.region)
        falls_back = self._battle.light == "pippin"
        label = self.say("menu-retreat" if falls_back else "menu-flee", region=region)
        detail = self.say("menu-flee.detail")
        return (Item(action.region, label, detail, "🏃"),)

    def retreat(self, action: actions.Retreat) -> tuple[Item, ...]:
        """6.10 Where to."""
        region = self.say.name(action.region)
        label, detail = self.say("menu-retreat", region=region), self.say("menu-retreat.detail")
        return (Item(action.region, label, detail, FACES["l_retreat"]),)

    def forbid_cards(self, action: actions.ForbidCards) -> tuple[Item, ...]:
        """6.7 With who falls then."""
        label = self.say("menu-forbid-cards")
        detail = self.say("menu-forbid-cards.detail", **saruman_odds(self.say, self._battle))
        return (Item("forbid_cards", label, detail, "🚫", "danger"),)

    def stand_in(self, action: actions.StandIn) -> tuple[Item, ...]:
        """6.4 b Sam for Frodo."""
        if meets_orcs(self._battle):
            return (self._early(action, "menu-stand-in-orcs", "🛡️"),)
        return (self._early(action, "menu-stand-in", "🛡️", "success"),)

    def show_frodo(self, action: actions.ShowFrodo) -> tuple[Item, ...]:
        """6.4 c Frodo beside Sam."""
        if meets_orcs(self._battle):
            return (self._early(action, "menu-show-frodo-orcs", "💍"),)
        return (self._early(action, "menu-show-frodo", "💍", "success"),)

    def fight_on(self, action: actions.FightOn) -> tuple[Item, ...]:
        """6.4 No early choice is made."""
        if not meets_orcs(self._battle):
            return (self._early(action, "menu-fight", "⚔️", "primary"),)
        if self._battle.light == "frodo":
            return (self._early(action, "menu-fight-orcs-frodo", "👹", "danger"),)
        return (self._early(action, "menu-fight-orcs", "👹"),)

    # What items are made of

    def _early(self, action: Action, message: str, emoji: str, tone: Tone = "secondary") -> Item:
        """6.4 An early choice."""
        return Item(action.verb, self.say(message), self.say(f"{message}.detail"), emoji, tone)

    def _item(self, key: str, message: str, emoji: str = "", **values: Any) -> Item:
        return Item(key, self.say(message, **values), self.say(f"{message}.detail"), emoji)

    def _figure(self, figure: str) -> Item:
        item = self._figures.get(figure)
        if item is None:
            strength = self._strength(figure, self._places.get(figure))
            item = self._figures[figure] = Item(figure, self.say.label(figure), strength, FACES[figure])
        return item

    def _strength(self, figure: str, place: str | None) -> str:
        if place is None:
            # Sam's text names both his strengths.
            return self.say("menu-strength", strength=STRENGTH[figure], text=ability(self.say, figure))
        region = self.say.name(place)
        if figure == "sam":
            return self.say("menu-strength-sam-place", region=region)
        return self.say("menu-strength-place", strength=STRENGTH[figure], region=region)

    def _region(self, region: str, detail: str, emoji: str = "") -> Item:
        return Item(region, self.say.label(region), detail, emoji)

    def _special(self, card: str) -> Item:
        return Item(card, self.say.label(card), self.say(f"special-{card}.text"), "⭐")

    def _target(self, figure: str, region: str) -> Item:
        way = self._way(self._places.get(figure, region), region)
        if figure == "frodo" and region == "mordor":
            return self._region(region, self.say("menu-wins"), "🌋")
        enemies, own = self._enemies_in(region), self._own_in(region)
        if region == "shire" and self.side == SIDES[1] and not enemies and len(own) >= IN_THE_SHIRE - 1:
            return self._region(region, self.say("menu-wins"), "🏆")
        parts, emoji = [self.say("menu-empty")], ""
        if enemies:
            parts, emoji = [self._attack(enemies)], "⚔️"
        elif own:
            parts = [self.say("menu-join", count=len(own))]
        if way != "step":
            parts.append(self.say(f"menu-way-{way}"))
        parts += self._guesses(enemies)
        return self._region(region, APART.join(parts), emoji or {"tunnel": "⛏️", "river": "🌊"}.get(way, ""))

    def _attack(self, enemies: Sequence[Piece]) -> str:
        known = [piece.figure for piece in enemies if piece.figure is not None]
        if len(known) == len(enemies):
            return self.say("menu-attack-known", figures=self.say.several(known))
        return self.say("menu-attack", count=len(enemies))

    def _guesses(self, enemies: Sequence[Piece]) -> Iterator[str]:
        """Tell what the player has noted of hidden enemies."""
        for each in enemies:
            if each.believed:
                yield self.say("menu-guessed", beliefs=tell_beliefs(self.say, each.believed))

    def _way(self, origin: str, region: str) -> str:
        link, side = (
            (NUMBER[origin], NUMBER[region]),
            SIDES.index("light" if self.side == "light" else "dark"),
        )
        if self.side == "light" and link in WAYS:
            return WAYS[link]
        return "step" if link[1] in FORWARD[side][link[0]] else "special"

    @property
    def _battle(self) -> Battle:
        assert self.seen.battle is not None, "a question about a battle outside one"
        return self.seen.battle

    def _enemies_in(self, region: str) -> tuple[Piece, ...]:
        return self._pieces_in(region, enemy_of(self.side))

    def _own_in(self, region: str) -> tuple[Piece, ...]:
        return self._pieces_in(region, self.side)

    def _pieces_in(self, region: str, side: Seat) -> tuple[Piece, ...]:
        """The same regions and figures are in the ways to many actions."""
        pieces = self._standing.get((region, side))
        if pieces is None:
            pieces = self._standing[region, side] = self.seen.pieces_in(region, side)
        return pieces


def _plain(message: str, emoji: str, tone: Tone) -> Callable[[Menus, Any], tuple[Item, ...]]:
    """The path of an action that has no further parts: one item named by the message."""

    def path(choices: Menus, action: Action) -> tuple[Item, ...]:
        return (Item(action.verb, choices.say(message), choices.say(f"{message}.detail"), emoji, tone),)

    return path


_PATHS: Mapping[type[Action], Callable[[Menus, Any], tuple[Item, ...]]] = {
    actions.Place: Menus.place,
    actions.Muster: _plain("menu-muster", "🎲", "primary"),
    actions.Swap: Menus.swap,
    actions.Ready: _plain("menu-ready", "✅", "primary"),
    actions.Move: Menus.move,
    actions.Rearrange: Menus.rearrange,
    actions.Keep: _plain("menu-keep", "✋", "primary"),
    actions.Ambush: _plain("menu-ambush", "🔥", "danger"),
    actions.LetPass: _plain("menu-let-pass", "🚶", "primary"),
    actions.Challenge: Menus.challenge,
    actions.Flee: Menus.flee,
    actions.StandIn: Menus.stand_in,
    actions.ShowFrodo: Menus.show_frodo,
    actions.FightOn: Menus.fight_on,
    actions.ForbidCards: Menus.forbid_cards,
    actions.AllowCards: _plain("menu-allow-cards", "🃏", "primary"),
    actions.PlayCard: Menus.play,
    actions.Exchange: Menus.play,
    actions.KeepMagic: _plain("menu-keep-magic", "✋", "secondary"),
    actions.Retreat: Menus.retreat,
    actions.Stay: _plain("menu-stay", "✋", "secondary"),
    actions.Shadowfax: Menus.shadowfax,
    actions.GandalfTheWhite: Menus.gandalf_white,
    actions.Palantir: Menus.palantir,
    actions.Ringwraith: Menus.ringwraith,
}
