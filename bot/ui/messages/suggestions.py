"""Legal actions beside a typed one that is not: those that look like it, or a few to show how it is done."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

MOST_SUGGESTED: Final = 3
ALIKE: Final = 0.6
"""How alike an action must be to be suggested, from 0 to 1."""


class Suggestion(NamedTuple):
    """Actions to be named. near: they have something of what was typed."""

    actions: tuple[str, ...]
    near: bool


def suggest_legal(typed: str, legal: Sequence[str]) -> Suggestion:
    """The legal actions most like what was typed; else those with its words in them; else the first ones."""
    written = " ".join(typed.casefold().split())
    alike = get_close_matches(written, legal, MOST_SUGGESTED, ALIKE)
    words = written.split()
    shared = sorted(legal, key=lambda action: -sum(word in action.split() for word in words))
    shared = [action for action in shared if any(word in action.split() for word in words)]
    near = tuple(dict.fromkeys((*alike, *shared)))[:MOST_SUGGESTED]
    return Suggestion(near or tuple(legal[:MOST_SUGGESTED]), bool(near))
