"""The worth of a guess, and which guesses count.

A guess says of one side how likely it is to win; the others share the rest. It is worth what the quadratic
score of Brier gives it, moved and stretched so that knowing nothing is worth 0 and being quite sure of what
comes true 100: on average nobody gains by saying anything but what they think.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from bot.engine import Event, Seat
from bot.match.values import UserId
from bot.store import GuessRow

SURE: Final[Mapping[str, int]] = {"leaning": 60, "likely": 75, "sure": 90}
"""The steps of how sure one may be, in per cent."""
IN_TIME: Final = 10
"""Presses that must have followed a guess at a game: how its last moves end it can be seen by anybody."""


def score(sure: int, seats: int, *, right: bool) -> int:
    """The points of a guess at one of so many sides."""
    chosen, other = sure / 100, (1 - sure / 100) / (seats - 1)
    known = 2 * (chosen if right else other) - chosen**2 - (seats - 1) * other**2
    return round(100 * (known - 1 / seats) / (1 - 1 / seats))


@dataclass(frozen=True, slots=True)
class Question:
    """Something that may be guessed at. about: which battle; empty for the game. told: how the battle began.

    open: whether it may still be guessed at. last: the press up to which guesses counted, once that is known;
    holder: who won, once it is over; None: nobody, and no guess counts. is_over: whether it is.
    """

    about: str
    seats: tuple[Seat, ...]
    open: bool
    told: Event | None = None
    is_over: bool = False
    last: int | None = None
    holder: Seat | None = None


def settle(
    question: Question, rows: Iterable[GuessRow], barred: frozenset[UserId], ended: str
) -> list[GuessRow]:
    """All guesses at what is over, with their points where they count: of each person the last in time."""
    settled: list[GuessRow] = []
    for user, grouped in groupby(rows, lambda row: row.user):
        guesses = list(grouped)
        counting = pick(guesses, question) if user not in barred else None
        for guess in guesses:
            points = None
            if guess is counting and question.holder is not None:
                points = score(guess.sure, len(question.seats), right=guess.choice == question.holder)
            settled.append(replace(guess, points=points, ended=ended))
    return settled


def pick(guesses: Sequence[GuessRow], question: Question) -> GuessRow | None:
    """Of somebody's guesses at one thing, the latest last, the one that counts."""
    in_time = [guess for guess in guesses if question.last is None or guess.press <= question.last]
    return in_time[-1] if in_time else None
