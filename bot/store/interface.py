"""The one interface between the house and its database; tests/store/conformance.py says what it must keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from bot.store.rows import (
    Change,
    EntryRow,
    Loaded,
    MatchPhase,
    OutboxRow,
    PersonRow,
    ResultRow,
)


class Store(Protocol):
    """All methods are whole units of work, done in the order in which they were called.

    A method that returns has been committed to disk; one that raises StoreError has done nothing.
    """

    async def fresh_match(self) -> int:
        """An id no match has had."""

    def rouse(self) -> None:
        """Is called when a change will probably follow in a moment; does nothing anybody could notice."""

    async def commit(self, change: Change) -> None:
        """Writes a change. Raises TokenSeenError, ConflictError (a revision differs) or PlaceTakenError."""

    async def receipt(self, token: str) -> int | None:
        """The match in which a token was used."""

    async def match(self, match: int) -> Loaded | None:
        """One match, with the latest part of its log."""

    async def entries(self, match: int) -> tuple[EntryRow, ...]:
        """The whole log, taken-back entries included."""

    async def match_at(self, guild: int, channel: int) -> int | None:
        """The match (or lobby) going on in a channel."""

    async def matches_of(self, user: int, guild: int | None, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """Matches a user has joined, newest first."""

    async def last_at(self, guild: int, channel: int) -> int | None:
        """The match of a channel that was played to its end last."""

    async def finished_of(self, user: int, most: int) -> tuple[tuple[int, str, int], ...]:
        """Id, game and guild of the matches a user has played to their end, newest first."""

    async def playing(self) -> tuple[tuple[int, str, int], ...]:
        """Id, game and ruleset of every match being played."""

    async def results(self, guild: int, game: str | None) -> tuple[ResultRow, ...]:
        """All results of a guild, in the order in which the games finished."""

    async def parcels(self, limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        """Parcels waiting, oldest first, with ids above `after`."""

    async def delivered(self, parcel: int, revision: int) -> bool:
        """Removes a parcel unless a newer revision waits; whether it was removed."""

    def on_parcels(self, listener: Callable[[], None]) -> None:
        """Has a function called, on the event loop, after each commit that left parcels."""

    async def guild_settings(self, guild: int) -> str | None:
        """A guild's settings as JSON."""

    async def set_guild_settings(self, guild: int, settings: str) -> None:
        """Replaces them."""

    async def user_settings(self, user: int) -> str | None:
        """A user's settings as JSON."""

    async def set_user_settings(self, user: int, settings: str) -> None:
        """Replaces them."""

    async def value(self, name: str) -> str | None:
        """A value the house keeps, e.g. the hash of the commands Discord has."""

    async def set_value(self, name: str, value: str) -> None:
        """Replaces it."""

    async def person(self, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
        """Every match and every result in which a user appears."""

    async def erase(self, user: int) -> int:
        """Puts a pseudonym (below zero, never used before) in a user's place everywhere; returns it."""

    async def prune(self, before: str) -> None:
        """Forgets tokens used, and parcels made, before a moment."""

    async def backup(self, target: Path) -> None:
        """Writes a consistent copy while play goes on. Raises BackupError; an existing file is kept."""

    async def close(self) -> None:
        """Finishes what was asked before and lets go of the database."""
