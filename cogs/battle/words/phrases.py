"""The sentences of The Battle for Middle-earth and the names in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from bot.text import LABEL, Forms, Translator
from bot.text import phrasebook as common
from cogs.battle.card_file import Card
from cogs.battle.components import ICON, PRINTED, CardSet

STRINGS = Path(__file__).parent.parent / "strings"
SYMBOL_EMOJI: Mapping[str, str] = {
    "sword": "🗡️",
    "axe": "🪓",
    "shield": "🛡️",
    "bow": "🏹",
    "spear": "🔱",
    "fist": "✊",
    "any": "⭐",
}
"""Each symbol's icon as an emoji: a shape beside the word, where there is room for one character."""


def party_letter(number: int) -> str:
    """A party as the rulebook names it: A, B, C …"""
    return chr(ord("A") + (number - 1) % 26)


def shapes(symbols: Sequence[str]) -> str:
    """Symbols as emoji, one after the other."""
    return "".join(SYMBOL_EMOJI[ICON[symbol]] for symbol in symbols)


class Phrasebook(common.Phrasebook):
    """One language of the game. Seats have names, and the cards of a table, which may be another one's.

    cards: those of the table. What the catalogue calls by another name than the cards is called as they say,
    in the forms they give.
    """

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "ins", "number")
    FAMILIES: ClassVar = ("seat-", "companion-", "enemy-", "mordor-")

    def __init__(self, translator: Translator, cards: CardSet = PRINTED) -> None:
        super().__init__(translator)
        self.cards = cards
        self._cards: dict[str, Forms] = {}

    def of(self, cards: CardSet) -> Phrasebook:
        """The phrasebook of a table with these cards."""
        return self if cards is self.cards else _read_for(self.translator, cards).to(self.listener)

    def name(self, known: str) -> Forms:
        """The name of a seat or a card. Raises KeyError for an id nothing has."""
        if known not in self.cards.printed:
            return super().name(known)
        if known not in self._cards:
            self._cards[known] = self._card(self.cards.printed[known])
        return self._cards[known]

    def names(self, known: str) -> bool:
        """Whether a seat or a card has this id."""
        return known in self.cards.printed or super().names(known)

    def symbol(self, symbol: str) -> Forms:
        """The name of a symbol: colour and icon."""
        return self.forms(f"symbol-{symbol}")

    def symbols(self, symbols: Sequence[str]) -> str:
        """Symbols in words and shapes, equal ones counted: `🗡️ sword, 🛡️ shield ×2`."""
        found = []
        for symbol, count in Counter(symbols).items():
            icon = f"{shapes([symbol])} {self.symbol(symbol)[LABEL]}"
            found.append(icon if count == 1 else self("icon-times", icon=icon, count=count))
        return self.translator.join(found) if found else ""

    def _card(self, card: Card) -> Forms:
        message, name = self._message(card.id), card.name(self.translator.language)
        if message is not None:
            forms = self.forms(message)
            if forms[LABEL] == name:
                return forms if "number" in forms else {**forms, "number": "one"}
        bare = dict.fromkeys((LABEL, *self.FORMS), name) | {"number": "one"}
        return bare | dict(card.forms(self.translator.language))


@lru_cache(maxsize=64)
def _read_for(translator: Translator, cards: CardSet) -> Phrasebook:
    return Phrasebook(translator, cards)


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")
