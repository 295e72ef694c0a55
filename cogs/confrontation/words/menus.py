"""What a side is asked, the way through the menus to each action, and what the rules have decided of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from bot.engine import Action, Seat
from bot.text import APART, LABEL, Item, aim_by_word, name_item
from bot.text.game_text import Tone
from cogs.confrontation import actions
from cogs.confrontation.components import (
    BOARD,
    FORWARD,
    GUARD_STRENGTH,
    NUMBER,
    SIDES,
    START_SLOTS,
    STRENGTH,
    TEXTS,
    VALUE,
    WAYS,
)
from cogs.confrontation.observation import Battle, ConfrontationObservation, Piece
from cogs.confrontation.words.phrases import FACES, Phrasebook, ability, tell_beliefs

# Choices in battle that the rules have already decided, from what their viewer may know.

Result = Literal["wins", "falls", "both"]

EYE, ESCAPE, CLOAK = "d_eye", "d_retreat", "l_cloak"
MAGIC = frozenset({"l_magic", "d_magic"})
RETREATS = frozenset({"l_retreat", "d_retreat"})


def known_figure(figure: str | None) -> str:
    """A figure the observer cannot but know here."""
    assert figure is not None, "a figure that must be known here is not"
    return figure


def strength_of(figure: str, battle: Battle | None) -> int:
    """A figure's strength in a battle: Sam beside a shown Frodo counts 5 (6.4 b, c)."""
    guarding = figure == "sam" and battle is not None and battle.frodo_shown
    return GUARD_STRENGTH if guarding else STRENGTH[figure]


def meets_orcs(battle: Battle) -> bool:
    """6.6 Whether this is the Orcs' first attack of their move, which defeats whoever meets it."""
    return battle.dark == "orcs" and battle.attacker == "dark" and battle.first


def compare(own: int, enemy: int) -> Result:
    """6.12 What totals come to, for whoever has the first one."""
    if own == enemy:
        return "both"
    return "wins" if own > enemy else "falls"


class CardWorth:
    """The worth of the cards of a hand in the present battle."""

    def __init__(self, say: Phrasebook, seen: ConfrontationObservation, side: Seat) -> None:
        self.say = say
        self.seen = seen
        self.side = side

    def tell(self, card: str) -> str:
        """Tell what a card does, or that it does nothing here; "" where nothing is known yet."""
        battle = self.seen.battle
        own = None if battle is None else battle.light if self.side == "light" else battle.dark
        if battle is None or own is None:
            return self._text(card) if card in TEXTS else ""
        if own == "cave_troll":
            return self.say("menu-blank")
        if card in TEXTS:
            return self._idle(card, battle) or self._text(card)
        if self._card_in_sight(battle) == ESCAPE and self._gets_away(battle):
            return self.say("menu-escaped")
        return self._sum(own, VALUE[card], battle)

    def does_nothing(self, card: str) -> bool:
        """6.10 Whether it is decided that a card's text does nothing here, where a sum would count."""
        battle = self.seen.battle
        own = None if battle is None else battle.light if self.side == "light" else battle.dark
        if battle is None or own in (None, "cave_troll"):
            return False
        return card in TEXTS and bool(self._idle(card, battle))

    def _text(self, card: str) -> str:
        return self.say(f"card-{card}.text")

    def _idle(self, card: str, battle: Battle) -> str:
        """6.10 Why a text card does nothing here, as far as it is decided; "" otherwise."""
        shown = self._card_in_sight(battle)
        if shown == EYE:
            return self.say("menu-void-eye")
        if card in MAGIC and not dict(self.seen.used)[self.side]:
            return self.say("menu-magic-empty")
        if card in RETREATS and not dict(battle.retreats).get(self.side):
            return self.say("menu-retreat-blocked")
        if card == CLOAK and battle.dark == "cave_troll":
            return self.say("menu-cloak-troll")
        if card == CLOAK and shown is not None:
            if shown in TEXTS:
                return self.say("menu-cloak-text")
            return self._sum(known_figure(battle.light), 0, battle, cloaked=True)
        if card == "l_sacrifice" and shown == ESCAPE:
            if self._gets_away(battle):
                return self.say("menu-sacrifice-escaped")
            if not self.seen.options.sacrifice_needs_escape:
                return self.say("menu-sacrifice-retreat")
        return ""

    def _card_in_sight(self, battle: Battle) -> str | None:
        """6.8 Dark's card, where Light sees it before it chooses and it counts."""
        return battle.dark_card if self.side == "light" and battle.dark != "cave_troll" else None

    def _gets_away(self, battle: Battle) -> bool:
        """6.10.2, A11 Whether Dark's Retreat takes it away for certain."""
        return bool(dict(battle.retreats).get("dark")) and not self.seen.options.card_retreat_optional

    def _sum(self, own: str, value: int, battle: Battle, *, cloaked: bool = False) -> str:
        """6.11 Figure and number, and what comes of them where the other total is known."""
        strength = strength_of(own, battle)
        values = {"strength": strength, "value": value, "total": strength + value}
        figure, against = self.say.name(own), self._against(battle, cloaked)
        if against is None:
            return self.say("menu-sum", figure=figure, **values)
        enemy = self.say.name(known_figure(battle.dark))
        known: dict[str, Any] = {
            "enemy": enemy,
            "against": against,
            "result": compare(strength + value, against),
        }
        return self.say("menu-sum-known", figure=figure, **values, **known)

    def _against(self, battle: Battle, cloaked: bool) -> int | None:
        """Dark's total, where Light knows it."""
        if self.side != "light" or battle.dark is None:
            return None
        if battle.dark == "cave_troll":
            return STRENGTH[battle.dark]
        if battle.dark_card is None or (battle.dark_card == ESCAPE and dict(battle.retreats).get("dark")):
            return None
        return STRENGTH[battle.dark] + (0 if cloaked else VALUE[battle.dark_card])


# The way through the menus to each action.

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
        self._places = {piece.figure: piece.region for piece in seen.pieces if piece.side == self.side}
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
            return (name_item(self.say, "rearrange", "menu-rearrange-here", region=region),)
        own = [self.say.label(known_figure(piece.figure)) for piece in self._own_in(action.region)]
        detail = self.say.translator.join(own)
        return (name_item(self.say, "rearrange", "menu-rearrange", "🔀"), self._region(action.region, detail))

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
        printed = action.card in TEXTS and told == self.say(f"card-{action.card}.text")
        item = Item(action.card, card[LABEL], told, FACES[action.card], printed=printed)
        if not self._worth.does_nothing(action.card):
            return (item,)
        sure = self.say("menu-surely", what=card[LABEL])
        return (item, Item("surely", sure, told, tone="danger", asks=True))

    def flee(self, action: actions.Flee) -> tuple[Item, ...]:
        """6.4 a, d Where to."""
        region = self.say.name(action.region)
        falls_back = self._battle.light == "pippin"
        label = self.say("menu-retreat" if falls_back else "menu-flee", region=region)
        return (Item(action.region, label, self.say("menu-flee.detail"), "🏃"),)

    def retreat(self, action: actions.Retreat) -> tuple[Item, ...]:
        """6.10 Where to."""
        region = self.say.name(action.region)
        return (name_item(self.say, action.region, "menu-retreat", FACES["l_retreat"], region=region),)

    def forbid_cards(self, action: actions.ForbidCards) -> tuple[Item, ...]:
        """6.7 With who falls then."""
        label = self.say("menu-forbid-cards")
        detail = self.say("menu-forbid-cards.detail", **saruman_odds(self.say, self._battle))
        return (Item("forbid_cards", label, detail, "🚫", "danger"),)

    def stand_in(self, action: actions.StandIn) -> tuple[Item, ...]:
        """6.4 b Sam for Frodo."""
        if meets_orcs(self._battle):
            return self._early(action, "menu-stand-in-orcs", "🥔")
        return self._early(action, "menu-stand-in", "🥔", "success")

    def show_frodo(self, action: actions.ShowFrodo) -> tuple[Item, ...]:
        """6.4 c Frodo beside Sam."""
        if meets_orcs(self._battle):
            return self._early(action, "menu-show-frodo-orcs", "⭕")
        return self._early(action, "menu-show-frodo", "⭕", "success")

    def fight_on(self, action: actions.FightOn) -> tuple[Item, ...]:
        """6.4 No early choice is made."""
        if not meets_orcs(self._battle):
            return self._early(action, "menu-fight", "⚔️", "primary")
        if self._battle.light == "frodo":
            return self._early(action, "menu-fight-orcs-frodo", "👹", "danger")
        return self._early(action, "menu-fight-orcs", "👹")

    # What items are made of

    def _early(self, action: Action, message: str, emoji: str, tone: Tone = "secondary") -> tuple[Item, ...]:
        """6.4 An early choice."""
        return (name_item(self.say, action.verb, message, emoji, tone),)

    def _figure(self, figure: str) -> Item:
        item = self._figures.get(figure)
        if item is None:
            strength = self._strength(figure, self._places.get(figure))
            item = self._figures[figure] = Item(
                figure, self.say.label(figure), strength, FACES[figure], printed=figure not in self._places
            )
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
        return Item(card, self.say.label(card), self.say(f"special-{card}.text"), "🔆", printed=True)

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
        for enemy in enemies:
            if enemy.believed:
                yield self.say("menu-guessed", beliefs=tell_beliefs(self.say, enemy.believed))

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
        return (name_item(choices.say, action.verb, message, emoji, tone),)

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


def find_spot(seen: ConfrontationObservation, action: str, item: Item) -> str:
    """Tell where a step of a menu lies in the pictures: figures, regions and cards by name, an enemy that is
    challenged by its place."""
    if action.startswith(actions.Challenge.verb) and seen.battle is not None:
        side = enemy_of(seen.viewer or seen.turn)
        return f"{side}:{seen.battle.region}:{item.key.rpartition('_')[2]}"
    if item.key == "surely" and seen.battle is not None:
        # A card is held where the battle is, not to be asked once more.
        return seen.battle.region
    return aim_by_word(seen, action, item)


# Prompts for a side: one or two sentences for each decision, with the rule it comes from.

HOMES: Mapping[Seat | None, str] = {
    region.start_side: region.id for region in BOARD.regions if region.terrain == "home"
}
"""3.1 Where each side starts with four figures."""


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: ConfrontationObservation) -> None:
        self.say = say
        self.seen = seen
        self.side: Seat = seen.viewer or seen.turn
        self.verbs = frozenset(action.verb for action in seen.legal)

    def prompt(self) -> str:
        """Tell the viewer what to decide now."""
        return " ".join(self._questions())

    def _questions(self) -> Sequence[str]:
        asks: Mapping[str, Callable[[], Sequence[str]]] = {
            "setup": self._ask_setup,
            "move": self._ask_move,
            "tunnel": self._ask_tunnel,
            "challenge": self._ask_challenge,
            "early": self._ask_early,
            "saruman": self._ask_saruman,
            "cards": self._ask_card,
            "magic": self._ask_magic,
            "retreat": self._ask_retreat,
        }
        return asks[self.seen.stage]()

    def _ask_setup(self) -> Sequence[str]:
        if not self.seen.unplaced:
            return [self.say("prompt-ready", swaps=self.seen.swaps_left)]
        return [self.say("prompt-place", home=self.say.name(HOMES[self.side]), left=len(self.seen.unplaced))]

    def _ask_move(self) -> Sequence[str]:
        if self.seen.riding is not None:
            return [self.say("prompt-riding", figure=self.say.name(self.seen.riding))]
        if self.seen.ride is not None:
            return [self.say("prompt-ridden", region=self.say.name(self.seen.ride))]
        if "move" not in self.verbs:
            return [self.say("prompt-only-special")]
        asked = [self.say("prompt-move")]
        if self.verbs & {"shadowfax", "gandalf_white", "palantir", "ringwraith"}:
            asked.append(self.say("prompt-special"))
        if "rearrange" in self.verbs:
            asked.append(self.say("prompt-rearrange"))
        return asked

    def _ask_tunnel(self) -> Sequence[str]:
        return [self.say("prompt-ambush" if "ambush" in self.verbs else "prompt-let-pass")]

    def _ask_challenge(self) -> Sequence[str]:
        region = self.say.name(self._battle.region)
        if "challenge" not in self.verbs:
            return [self.say("prompt-keep", region=region)]
        return [
            self.say(
                "prompt-challenge",
                region=region,
                count=len(self.seen.pieces_in(self._battle.region, enemy_of(self.side))),
            )
        ]

    def _ask_early(self) -> Sequence[str]:
        orcs = meets_orcs(self._battle)
        if self.verbs <= {"fight"}:
            if orcs:
                figure = self.say.name(known_figure(self._battle.light))
                return [self.say("prompt-early-nothing-orcs", figure=figure)]
            return [self.say("prompt-early-nothing")]
        region, target = self.say.name(self._battle.region), self.say.name(known_figure(self._battle.dark))
        asked = [self.say(self._early_message(), region=region, target=target)]
        return [*asked, self.say("prompt-early-orcs")] if orcs else asked

    def _early_message(self) -> str:
        if "show_frodo" in self.verbs:
            return "prompt-early-sam-orcs" if meets_orcs(self._battle) else "prompt-early-sam"
        if self._battle.light == "pippin":
            return "prompt-early-pippin"
        if "stand_in" not in self.verbs:
            return "prompt-early-flee"
        return "prompt-early-both" if "flee" in self.verbs else "prompt-early-guard"

    def _ask_saruman(self) -> Sequence[str]:
        return [self.say("prompt-saruman", **saruman_odds(self.say, self._battle))]

    def _ask_card(self) -> Sequence[str]:
        asked = self._which_card()
        troll = self.side == "light" and self._battle.dark == "cave_troll"
        return [*asked, self.say("prompt-cards-against-troll")] if troll else asked

    def _which_card(self) -> Sequence[str]:
        battle, region = self._battle, self.say.name(self._battle.region)
        light, dark = known_figure(battle.light), known_figure(battle.dark)
        own, enemy = (light, dark) if self.side == "light" else (dark, light)
        strengths = {"strength": strength_of(own, battle), "against": strength_of(enemy, battle)}
        fighters = {"region": region, "own": self.say.name(own), "enemy": self.say.name(enemy)}
        if own == "cave_troll":
            return [self.say("prompt-cards-troll", region=region)]
        if light == "gandalf" and dark != "warg":
            if self.side == "dark":
                return [self.say("prompt-cards-first", **fighters, **strengths)]
            if battle.dark_card is not None:
                card = self.say.name(battle.dark_card)
                return [self.say("prompt-cards-second", **fighters, **strengths, card=card)]
        return [self.say("prompt-cards", **fighters, **strengths)]

    def _ask_magic(self) -> Sequence[str]:
        asked = [self.say("prompt-magic")]
        return [*asked, self.say("prompt-magic-optional")] if "keep_magic" in self.verbs else asked

    def _ask_retreat(self) -> Sequence[str]:
        battle = self._battle
        figure = known_figure(battle.light if self.side == "light" else battle.dark)
        message = "prompt-retreat-optional" if "stay" in self.verbs else "prompt-retreat"
        return [self.say(message, figure=self.say.name(figure), region=self.say.name(battle.region))]

    @property
    def _battle(self) -> Battle:
        assert self.seen.battle is not None, "a question about a battle outside one"
        return self.seen.battle
