"""The viewer's own guesses in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.text import Item, Unknown
from cogs.confrontation import guesses
from cogs.confrontation.components import RATED, STRENGTH
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.words.emoji import FACES
from cogs.confrontation.words.phrases import Phrasebook

OR: Final = " / "
_SIGNS: Final = {"strong": "💪", "weak": "🪶"}


def list_unknown(say: Phrasebook, seen: ConfrontationObservation) -> Iterator[Unknown]:
    """The enemy figures of which the viewer may note a guess, with what they may be."""
    possible = tuple(_belief(say, each) for each in guesses.list_beliefs(seen))
    for piece in guesses.list_unknown(seen):
        there = seen.pieces_in(piece.region, piece.side)
        label = say.label(piece.region)
        if len(there) > 1:
            position = say(f"position-{piece.position}-of-{len(there)}")
            label = say("guess-place", region=label, position=position)
        place = guesses.place_of(piece.region, piece.position)
        yield Unknown(place, label, possible, piece.believed, tell_beliefs(say, piece.believed))


def tell_beliefs(say: Phrasebook, believed: Sequence[str]) -> str:
    """What somebody believes of a figure: `Balrog / Orcs`."""
    return OR.join(say(f"guess-{each}") if each in RATED else say.label(each) for each in believed)


def _belief(say: Phrasebook, known: str) -> Item:
    if known in RATED:
        return Item(known, say(f"guess-{known}"), emoji=_SIGNS[known])
    return Item(known, say.label(known), say("guess-strength", strength=STRENGTH[known]), FACES[known])
