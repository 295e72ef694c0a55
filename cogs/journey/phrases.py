"""The sentences of Journey to Mordor and the names in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, TypeAlias

from bot.text import LANGUAGES, Catalogue, Language
from bot.text import phrasebook as common
from bot.text.phrasebook import LABEL as LABEL
from bot.text.phrasebook import Forms as Forms
from cogs.journey.components import COLOURS, HOBBITS, NAZGUL, PLACES, SYMBOLS

STRINGS = Path(__file__).parent / "strings"

Pair: TypeAlias = tuple[str, str]
"""A die: its colour and its symbol."""

_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "seat-": HOBBITS,
    "place-": PLACES,
    "symbol-": SYMBOLS,
    "colour-": COLOURS,
}
_IDS = {each: f"{family}{each}" for family, ids in _FAMILIES.items() for each in ids}
"""The message id of everything that has a name."""


class Phrasebook(common.Phrasebook):
    """One language of the game. Hobbits, places, symbols and colours have names."""

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "loc", "to", "from", "in")

    def dice(self, dice: Sequence[Pair]) -> Forms:
        """Dice as a list of symbols, equal ones counted; a Nazgûl with its colour, which matters for it alone
        (1.2)."""
        counts = Counter((colour if symbol == NAZGUL else "", symbol) for colour, symbol in dice)
        return self.joined(
            [self._die(*each) if n == 1 else self._counted(each[1], n) for each, n in counts.items()]
        )

    def _counted(self, symbol: str, count: int) -> Forms:
        return dict.fromkeys((LABEL, "nom", "acc"), self(f"several-{symbol}", count=count))

    def _die(self, colour: str, symbol: str) -> Forms:
        return self.name(symbol) if symbol != NAZGUL else self.forms(f"nazgul-{colour}")

    def _message(self, known: str) -> str | None:
        return _IDS.get(known)


CATALOGUE = Catalogue(STRINGS)
PHRASES: Mapping[Language, Phrasebook] = {language: Phrasebook(CATALOGUE[language]) for language in LANGUAGES}
