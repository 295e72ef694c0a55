"""What was made of an observation to put it into words, kept while the same one is asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

Say = TypeVar("Say")
Seen = TypeVar("Seen")
Made = TypeVar("Made")

KEPT = 2
"""Makings kept at a time: for whoever pressed, and for everybody at the table."""


class Recent(Generic[Say, Seen, Made]):
    """Makes something of phrases and an observation, unless it is among the last that were asked for.

    A menu asks for the way to one action after another, a page for the words of one picture after another.
    """

    def __init__(self, make: Callable[[Say, Seen], Made], kept: int = KEPT) -> None:
        self._make = make
        self._kept = kept
        self._recent: tuple[tuple[Say, Seen, Made], ...] = ()

    def of(self, say: Say, seen: Seen) -> Made:
        """What is made of these two, which are told apart by what they are, not by what is in them."""
        recent = self._recent
        for its_say, its_seen, made in recent:
            if its_seen is seen and its_say is say:
                return made
        made = self._make(say, seen)
        self._recent = ((say, seen, made), *recent[: self._kept - 1])
        return made
