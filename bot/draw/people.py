"""Who sits on which seat, as pictures say it: short names that every font and reader takes."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Final, TypeAlias

People: TypeAlias = tuple[tuple[str, str], ...]
"""Seats and what whoever sits there is called."""

MOST_NAME: Final = 24
"""Characters of a name in a picture."""
_APART: Final = re.compile(r"\s+")


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
    composed = unicodedata.normalize("NFKC", name)
    # Marks are left over where no letter has them; what is invisible has a category that begins with C.
    spaced = "".join(" " if each.isspace() else each for each in composed)
    kept = "".join(each for each in spaced if unicodedata.category(each)[0] not in "CM")
    short = _APART.sub(" ", kept).strip()
    return short if len(short) <= MOST_NAME else short[: MOST_NAME - 1].rstrip() + "…"
