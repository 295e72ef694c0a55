"""Choices in battle that the rules have already decided, from what their viewer may know."""

from __future__ import annotations

from typing import Any, Literal

from bot.engine import Seat
from cogs.confrontation.components import GUARD_STRENGTH, STRENGTH, TEXTS, VALUE
from cogs.confrontation.observation import Battle, ConfrontationObservation
from cogs.confrontation.words.phrases import Phrasebook

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
