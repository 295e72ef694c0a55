"""The store on SQLite."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.store import matches, parcels, people
from bot.store.connection import Connection
from bot.store.errors import BackupError, StoreError, store_error
from bot.store.lease import Lease
from bot.store.migrate import FOLDER, migrate, migrations
from bot.store.rows import Change, EntryRow, Loaded, MatchPhase, OutboxRow, PersonRow, ResultRow


class SqliteStore:
    """Keeps the interface `Store` on one SQLite file. Made by `SqliteStore.open`."""

    def __init__(self, path: Path, connection: Connection, lease: Lease) -> None:
        self.path = path
        self._connection = connection
        self._lease = lease
        self._listeners: list[Callable[[], None]] = []
        self._last_match = 0

    @classmethod
    async def open(cls, path: Path, *, folder: Path = FOLDER) -> SqliteStore:
        """Opens or creates a database, alone, and brings it up to date.

        Raises LeaseError, NewerDatabaseError, ChangedMigrationError, ForeignDatabaseError, CorruptError.
        """
        lease = Lease(path)
        try:
            connection = await Connection.open(path)
        except BaseException:
            lease.release()
            raise
        store = cls(path, connection, lease)
        try:
            await store._prepare(folder)
        except BaseException:
            await store.close()
            raise
        return store

    async def _prepare(self, folder: Path) -> None:
        now = datetime.now(UTC).isoformat()
        # Each migration is a transaction of its own, hence no transaction around all of them.
        await self._connection.read(partial(migrate, known=migrations(folder), now=now))
        await self._connection.write(lambda connection: Lease.sign(connection, now))
        self._last_match = await self._connection.read(matches.fresh_match) - 1

    async def fresh_match(self) -> int:
        """An id no match has had. One process has the database, so counting in memory is enough."""
        self._last_match += 1
        return self._last_match

    def rouse(self) -> None:
        """Wakes a disk that has rested."""
        self._connection.rouse()

    async def commit(self, change: Change) -> None:
        """Writes a change. Raises TokenSeenError, ConflictError or PlaceTakenError."""
        await self._connection.write(partial(matches.commit, change=change), change.meanwhile)
        for each in change.matches:
            if each.parcels:
                for listener in self._listeners:
                    listener()
                break

    async def receipt(self, token: str) -> int | None:
        """The match in which a token was used."""
        return await self._connection.read(partial(matches.receipt, token=token))

    async def match(self, match: int) -> Loaded | None:
        """One match, with the latest part of its log."""
        return await self._connection.read(partial(matches.load, match=match))

    async def entries(self, match: int) -> tuple[EntryRow, ...]:
        """The whole log, taken-back entries included."""
        return await self._connection.read(partial(matches.entries, match=match))

    async def match_at(self, guild: int, channel: int) -> int | None:
        """The match (or lobby) going on in a channel."""
        return await self._connection.read(partial(matches.match_at, guild=guild, channel=channel))

    async def matches_of(self, user: int, guild: int | None, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """Matches a user has joined, newest first."""
        return await self._connection.read(
            partial(matches.matches_of, user=user, guild=guild, phases=tuple(phases))
        )

    async def last_at(self, guild: int, channel: int) -> int | None:
        """The match of a channel that was played to its end last."""
        return await self._connection.read(partial(matches.last_at, guild=guild, channel=channel))

    async def finished_of(self, user: int, most: int) -> tuple[tuple[int, str, int], ...]:
        """Id, game and guild of the matches a user has played to their end, newest first."""
        return await self._connection.read(partial(matches.finished_of, user=user, most=most))

    async def playing(self) -> tuple[tuple[int, str, int], ...]:
        """Id, game and ruleset of every match being played."""
        return await self._connection.read(matches.playing)

    async def results(self, guild: int, game: str | None) -> tuple[ResultRow, ...]:
        """All results of a guild, in the order in which the games finished."""
        return await self._connection.read(partial(matches.results, guild=guild, game=game))

    async def parcels(self, limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        """Parcels waiting, oldest first, with ids above `after`."""
        return await self._connection.read(partial(parcels.waiting, limit=limit, after=after))

    async def delivered(self, parcel: int, revision: int) -> bool:
        """Removes a parcel unless a newer revision waits; whether it was removed."""
        return await self._connection.write(partial(parcels.delivered, parcel=parcel, revision=revision))

    def on_parcels(self, listener: Callable[[], None]) -> None:
        """Has a function called, on the event loop, after each commit that left parcels."""
        self._listeners.append(listener)

    async def guild_settings(self, guild: int) -> str | None:
        """A guild's settings as JSON."""
        return await self._read("guild", guild)

    async def set_guild_settings(self, guild: int, settings: str) -> None:
        """Replaces them."""
        await self._write("guild", guild, settings)

    async def user_settings(self, user: int) -> str | None:
        """A user's settings as JSON."""
        return await self._read("user", user)

    async def set_user_settings(self, user: int, settings: str) -> None:
        """Replaces them."""
        await self._write("user", user, settings)

    async def value(self, name: str) -> str | None:
        """A value the house keeps, e.g. the hash of the commands Discord has."""
        return await self._read("meta", name)

    async def set_value(self, name: str, value: str) -> None:
        """Replaces it."""
        await self._write("meta", name, value)

    async def person(self, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
        """Every match and every result in which a user appears."""
        return await self._connection.read(partial(people.person, user=user))

    async def erase(self, user: int) -> int:
        """Puts a pseudonym (below zero, never used before) in a user's place everywhere; returns it."""
        return await self._connection.write(partial(people.erase, user=user))

    async def prune(self, before: str) -> None:
        """Forgets tokens used, and parcels made, before a moment."""
        await self._connection.write(partial(matches.prune, before=before))

    async def backup(self, target: Path) -> None:
        """Writes a consistent copy while play goes on. Raises BackupError; an existing file is kept."""
        await asyncio.to_thread(_copy, self.path, target)

    async def close(self) -> None:
        """Finishes what was asked before and lets go of the database."""
        try:
            await self._connection.close()
        except sqlite3.Error as error:
            raise store_error(error) from error
        finally:
            self._lease.release()

    async def _read(self, shelf: people.Shelf, key: int | str) -> str | None:
        return await self._connection.read(partial(people.read, shelf=shelf, key=key))

    async def _write(self, shelf: people.Shelf, key: int | str, value: str) -> None:
        await self._connection.write(partial(people.write, shelf=shelf, key=key, value=value))


def _copy(source: Path, target: Path) -> None:
    """A copy through a connection of its own: readers do not hold up the writer."""
    if target.exists():
        raise BackupError(f"{target} exists already.")
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(source, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.rename(target)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise BackupError(f"The backup {target} cannot be written ({error}).") from error


__all__ = ["SqliteStore", "StoreError"]
