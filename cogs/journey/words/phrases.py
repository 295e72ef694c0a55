"""Phrases that prompts, menus and the story share; signs; what a term means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, Final, TypeAlias

from bot.text import LABEL, Entry, Forms, catalogue, explain_each
from cogs.journey.components import (
    BAG_END,
    BLACK,
    CIRCLES,
    COLOUR,
    COLOURS,
    HOBBITS,
    NAZGUL,
    OWNER,
    PLACE_RULE,
    PLACES,
    SYMBOLS,
)

# The sentences of Journey to Mordor and the names in them.

STRINGS = Path(__file__).parent.parent / "strings"

Pair: TypeAlias = tuple[str, str]
"""A die: its colour and its symbol."""


class Phrasebook(catalogue.Phrasebook):
    """One language of the game. Hobbits, places, symbols and colours have names."""

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "loc", "to", "from", "in", "number")
    FAMILIES: ClassVar = ("seat-", "place-", "symbol-", "colour-")

    def dice(self, dice: Sequence[Pair], *, signs: bool = False) -> Forms:
        """Dice as a list of symbols, equal ones counted; a Nazgûl with its colour, which matters for it alone
        (1.2). signs: whether the sign of each stands before it."""
        counts = Counter((colour if symbol == NAZGUL else "", symbol) for colour, symbol in dice)
        names = [self._die(*pair) if n == 1 else self._several(pair[1], n) for pair, n in counts.items()]
        if signs:
            before = [SYMBOL_SIGNS[symbol] for _, symbol in counts]
            names = [
                {form: name if form == "number" else f"{sign} {name}" for form, name in forms.items()}
                for sign, forms in zip(before, names, strict=True)
            ]
        return self.join_names(names)

    def _several(self, symbol: str, count: int) -> Forms:
        return dict.fromkeys((LABEL, "nom", "acc"), self(f"several-{symbol}", count=count))

    def _die(self, colour: str, symbol: str) -> Forms:
        return self.name(symbol) if symbol != NAZGUL else self.forms(f"nazgul-{colour}")


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")


# Emoji of what dice show, and of the dice by colour and shape of their marks. They say nothing that the words
# beside them do not say.

SYMBOL_SIGNS: Mapping[str, str] = {
    "ring": "💍",
    "gandalf": "🧙‍♂️",
    "weapon": "⚔️",
    "orc": "👿",
    "nazgul": "🥷",
    "white_tree": "🌳",
}
FACES: Mapping[str, str] = {"yellow": "⭐", "red": "🔺", "blue": "🔷", "green": "🟩", "black": "⚫"}


# What the hobbits, places, symbols, colours and signs of Journey to Mordor are.

_ON_THE_TABLE: Final = ("figure", "next", "squares", "halved", "crossed", "left", "gain", "mark")
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": _ON_THE_TABLE,
    "wide": _ON_THE_TABLE,
    "dice": ("mark", "chosen", "lock", "ahead"),
    "faces": ("mark", "squares"),
}


def glossary(say: Phrasebook) -> Iterator[Entry]:
    """Everything with a name."""
    yield from explain_each(say, "symbol", SYMBOLS, lambda symbol: say(f"explain-symbol-{symbol}"))
    yield from explain_each(say, "place", PLACES, partial(_place, say))
    yield from explain_each(say, "seat", HOBBITS, partial(_hobbit, say))
    yield from explain_each(say, "colour", COLOURS, partial(_colour, say))


def _hobbit(say: Phrasebook, hobbit: str) -> str:
    return say("explain-seat", colour=say.name(COLOUR[hobbit]))


def _place(say: Phrasebook, place: str) -> str:
    if place == BAG_END:
        return say("explain-place-start")
    told = say("explain-place", number=PLACES.index(place), count=CIRCLES)
    rule = PLACE_RULE[place]
    return told if rule is None else say("explain-place-rule", place=told, rule=say(f"rule-{rule}"))


def _colour(say: Phrasebook, colour: str) -> str:
    if colour == BLACK:
        return say("explain-colour-black")
    return say("explain-colour", seat=say.name(OWNER[colour]))
