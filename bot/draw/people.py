"""Who sits on which seat, as pictures say it: short names that every font and reader takes.

They are asked of Discord once while the bot runs, and belong to a picture's name and cache key.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.engine import clean_text

People: TypeAlias = tuple[tuple[str, str], ...]
"""Seats and what whoever sits there is called."""

MOST_NAME: Final = 24
"""Characters of a name in a picture."""


@dataclass(frozen=True, slots=True)
class SeatedScene:
    """A scene that shows seats. people: who sits there, as far as they are to be named."""

    people: People = field(default=(), kw_only=True)

    def name_at(self, seat: str | None) -> str:
        """What whoever sits on a seat is called; empty where nobody is to be named."""
        return dict(self.people).get(seat or "", "")


def plain_name(name: str) -> str:
    """A name as a picture may carry it: letters that only look different are the same, nothing invisible,
    nothing that turns the direction of writing or towers above its line."""
    short = clean_text(unicodedata.normalize("NFKC", name))
    return short if len(short) <= MOST_NAME else short[: MOST_NAME - 1].rstrip() + "…"
