"""The sentences of The Battle for Middle-earth and the names in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from bot.text import LABEL, Forms
from bot.text import phrasebook as common
from cogs.battle.components import COMPANIONS, ENEMIES, ICON, KIND, MORDOR_KINDS
from cogs.battle.state import SEATS

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

_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "seat-": SEATS,
    "companion-": COMPANIONS,
    "enemy-": ENEMIES,
    "mordor-": MORDOR_KINDS,
}
_IDS = {each: f"{family}{KIND.get(each, each)}" for family, ids in _FAMILIES.items() for each in ids}
"""The message id of everything that has a name; copies of a card share the printed one's."""


def party_letter(number: int) -> str:
    """A party as the rulebook names it: A, B, C …"""
    return chr(ord("A") + (number - 1) % 26)


def shapes(symbols: Sequence[str]) -> str:
    """Symbols as emoji, one after the other."""
    return "".join(SYMBOL_EMOJI[ICON[symbol]] for symbol in symbols)


class Phrasebook(common.Phrasebook):
    """One language of the game. Seats and cards have names."""

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "ins", "number")

    def symbol(self, symbol: str) -> Forms:
        """The name of a symbol: colour and icon."""
        return self.forms(f"symbol-{symbol}")

    def symbols(self, symbols: Sequence[str]) -> str:
        """Symbols in words and shapes: `🗡️ sword, 🛡️ shield`."""
        found = [f"{shapes([each])} {self.symbol(each)[LABEL]}" for each in symbols]
        return self.translator.join(found) if found else ""

    def _message(self, known: str) -> str | None:
        return _IDS.get(known)


PHRASES = Phrasebook.read(STRINGS)
