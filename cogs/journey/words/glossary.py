"""What the hobbits, places, symbols, colours and signs of Journey to Mordor are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.text import Entry, explain_each
from cogs.journey.components import (
    BAG_END,
    BLACK,
    CIRCLES,
    COLOUR,
    HOBBITS,
    OWNER,
    PLACE_RULE,
    PLACES,
    SYMBOLS,
)
from cogs.journey.profile import COLOURS
from cogs.journey.words.phrases import Phrasebook

SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": ("figure", "next", "squares", "halved", "crossed", "left", "gain", "mark", "uncertain"),
    "dice": ("mark", "chosen", "lock", "ahead", "uncertain"),
    "faces": ("mark", "squares", "uncertain"),
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
