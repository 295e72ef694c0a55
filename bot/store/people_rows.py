"""Rows about people on a guild: what they did, what they have played, what they have set for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.store.rows import Json

BySeat: TypeAlias = Sequence[tuple[str, str]]
"""Seats of a match with what they did, or began with."""


@dataclass(frozen=True, slots=True)
class FeatRow:
    """Something a user did in a game among people that counts. at: when the game finished."""

    match: int
    seat: str
    feat: str
    user: int
    guild: int
    game: str
    at: str


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A change of a guild's setting. by: who made it. before, after: the setting as JSON."""

    guild: int
    at: str
    by: int
    name: str
    before: Json
    after: Json


@dataclass(frozen=True, slots=True)
class OpponentRow:
    """Somebody a user has played with: how often, and how often the user was placed before them."""

    user: int
    played: int
    ahead: int


@dataclass(frozen=True, slots=True)
class LongestRow:
    """The match with the longest log. entries: of it."""

    match: int
    game: str
    entries: int


class HistoryRow(NamedTuple):
    """A match that is over, with everybody who sat in it. opened: when its lobby was."""

    match: int
    game: str
    guild: int
    opened: str
    people: tuple[int, ...]


def read_history(rows: Iterable[tuple[int, str, int, str, int]]) -> tuple[HistoryRow, ...]:
    """Matches with one row for everybody in them, those of a match one after another."""
    found: dict[int, HistoryRow] = {}
    for match, game, guild, opened, user in rows:
        before = found.get(match)
        people = () if before is None else before.people
        found[match] = HistoryRow(match, game, guild, opened, (*people, user))
    return tuple(found.values())


class PlayedRow(NamedTuple):
    """As much of a result as a profile counts: of somebody who has played for years there are thousands."""

    game: str
    seat: str
    won: bool


class OpeningRow(NamedTuple):
    """How often a user began a game from a seat in a certain way."""

    game: str
    seat: str
    opening: str
    times: int


@dataclass(frozen=True, slots=True)
class ProfileRows:
    """What a user has played among people on one guild: results by number, opponents and openings by
    how often."""

    results: tuple[PlayedRow, ...]
    opponents: tuple[OpponentRow, ...]
    longest: LongestRow | None
    openings: tuple[OpeningRow, ...] = ()
