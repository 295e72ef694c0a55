"""The sentences of Journey to Mordor and the names in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, TypeAlias

from bot.text import LABEL, Forms
from bot.text import phrasebook as common
from cogs.journey.components import NAZGUL

STRINGS = Path(__file__).parent.parent / "strings"

Pair: TypeAlias = tuple[str, str]
"""A die: its colour and its symbol."""


class Phrasebook(common.Phrasebook):
    """One language of the game. Hobbits, places, symbols and colours have names."""

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "loc", "to", "from", "in", "number")
    FAMILIES: ClassVar = ("seat-", "place-", "symbol-", "colour-")

    def dice(self, dice: Sequence[Pair]) -> Forms:
        """Dice as a list of symbols, equal ones counted; a Nazgûl with its colour, which matters for it alone
        (1.2)."""
        counts = Counter((colour if symbol == NAZGUL else "", symbol) for colour, symbol in dice)
        return self.join_names(
            [self._die(*each) if n == 1 else self._several(each[1], n) for each, n in counts.items()]
        )

    def _several(self, symbol: str, count: int) -> Forms:
        return dict.fromkeys((LABEL, "nom", "acc"), self(f"several-{symbol}", count=count))

    def _die(self, colour: str, symbol: str) -> Forms:
        return self.name(symbol) if symbol != NAZGUL else self.forms(f"nazgul-{colour}")


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")
