"""The store on SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, aclosing
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite

from bot.logs import get_logger
from bot.store.act_row import ActRow
from bot.store.archive_query import ArchiveQuery
from bot.store.errors import store_error
from bot.store.interface import PATIENCE
from bot.store.packing import pack
from bot.store.people_rows import BySeat, FeatRow, HistoryRow, ProfileRows
from bot.store.rows import (
    ArchiveRow,
    Change,
    DeadlineRow,
    EntryRow,
    MatchPhase,
    OutboxRow,
    PersonRow,
    RatingChange,
    RatingCursor,
    RatingRow,
    RatingStep,
    ResultRow,
    StoredMatch,
    StoredTournament,
    TournamentChange,
    TournamentPhase,
)
from bot.store.sqlite import (
    acts,
    archive,
    connecting,
    copying,
    deadlines,
    feats,
    matches,
    outbox,
    packed,
    people,
    profiles,
    ratings,
    results,
    settings,
    tournaments,
    transfer,
)
from bot.store.sqlite.guilds import open_guilds
from bot.store.sqlite.kept import KeptByKey
from bot.store.sqlite.lease import Lease
from bot.store.sqlite.migrate import FOLDER
from bot.store.sqlite.preparing import carry_over, open_prepared
from bot.store.sqlite.puzzles import open_puzzles
from bot.store.sqlite.reader import Reader
from bot.store.sqlite.standing import remove_old_copies
from bot.store.sqlite.traces import NO, TRACES, YES, overwrite_traces
from bot.store.sqlite.writer import SqliteWriter
from bot.store.tables import Rows

ENDING: Final = 5.0
"""Seconds the disk has for what was asked before the store is closed."""
log = get_logger("store")


class SqliteStore(KeptByKey):
    """Keeps the interface `Store` on one SQLite file. Made by `SqliteStore.open`."""

    def __init__(
        self, path: Path, writer: SqliteWriter, reader: Reader, lease: Lease, last_match: int
    ) -> None:
        super().__init__(writer, reader)
        self.path, self.share = path, None
        self.puzzles = open_puzzles(writer, reader)
        self.guilds = open_guilds(writer, reader, self._after_erasing)
        self._lease = lease
        self._last_match = last_match
        self._listeners: list[Callable[[], None]] = []
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, folder: Path = FOLDER, keep: bool = True) -> SqliteStore:
        """Opens or creates a database, alone, looks at every page of it, and brings it up to date.

        keep: whether a copy of what it was before stays beside it. Raises StoreError: LeaseError,
        LostDatabaseError, NewerDatabaseError, ForeignDatabaseError and CorruptError among them.
        """
        try:
            async with AsyncExitStack() as opened:
                lease = await asyncio.to_thread(Lease, path)
                opened.callback(lease.release)
                writing = await open_prepared(path, folder, lease, keep=keep)
                opened.push_async_callback(connecting.disconnect, writing)
                last_match = await matches.highest_match(writing)
                reading = await connecting.connect(path)
                opened.push_async_callback(connecting.disconnect, reading)
                await connecting.set_up(reading, connecting.READING)
                opened.pop_all()
        except sqlite3.Error as error:
            raise store_error(error) from error
        return cls(path, SqliteWriter(writing), Reader(reading), lease, last_match)

    async def fresh_match(self) -> int:
        """An id no match has had. One process has the database, so counting in memory is enough."""
        self._last_match += 1
        return self._last_match

    async def commit(self, change: Change, patience: float = PATIENCE) -> None:
        """Writes a change. Raises TokenSeenError, ConflictError, PlaceTakenError or StalledError."""
        await self._writer.write(partial(matches.write_change, change=change), patience)
        if any(each.outbox for each in change.matches):
            self._tell_listeners()

    async def receipt(self, token: str) -> int | None:
        """The match in which a token was used."""
        return await self._reader.read(partial(matches.receipt, token=token))

    async def match(self, match: int) -> StoredMatch | None:
        """One match, with the latest part of its log."""
        return await self._reader.read(partial(matches.load, match=match))

    async def entries(self, match: int) -> tuple[EntryRow, ...]:
        """The whole log, taken-back entries included."""
        return await self._reader.read(partial(matches.entries, match=match))

    async def match_at(self, guild: int, channel: int) -> int | None:
        """The match (or lobby) going on in a channel."""
        return await self._reader.read(partial(matches.match_at, guild=guild, channel=channel))

    async def matches_of(self, user: int, guild: int | None, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """Matches a user has joined, newest first."""
        return await self._reader.read(partial(matches.matches_of, user=user, guild=guild, phases=phases))

    async def last_at(self, guild: int, channel: int) -> int | None:
        """The match of a channel that was played to its end last."""
        return await self._reader.read(partial(matches.last_at, guild=guild, channel=channel))

    async def history_of(self, user: int, most: int) -> tuple[HistoryRow, ...]:
        """The matches a user has played to their end, newest first."""
        return await self._reader.read(partial(matches.history_of, user=user, most=most))

    async def matches(self, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """All matches in these phases, oldest first."""
        return await self._reader.read(partial(matches.in_phases, phases=phases))

    async def lobbies(self, guild: int) -> tuple[int, ...]:
        """The lobbies of a guild, the latest first."""
        return await self._reader.read(partial(archive.lobbies, guild=guild))

    async def playing(self) -> tuple[tuple[int, str, int], ...]:
        """Id, game and ruleset of every match being played."""
        return await self._reader.read(matches.playing)

    async def results(self, guild: int, game: str | None, *, of_house: bool = False) -> tuple[ResultRow, ...]:
        """All results of a guild, oldest first: of games with computer players, or of those without."""
        return await self._reader.read(partial(results.results, guild=guild, game=game, of_house=of_house))

    async def unrated_guilds(self, system: int) -> tuple[int, ...]:
        """Guilds with results of games among people that have not been rated yet, or by another system."""
        return await self._reader.read(partial(ratings.unrated_guilds, system=system))

    async def rated_guilds(self) -> tuple[int, ...]:
        """Guilds with results of games among people, rated or not, or with ratings."""
        return await self._reader.read(ratings.rated_guilds)

    async def rating_cursor(self, guild: int) -> RatingCursor | None:
        """How far the results of a guild have been rated; None where that has not begun."""
        return await self._reader.read(partial(ratings.cursor, guild=guild))

    async def results_after(self, guild: int, number: int, limit: int) -> tuple[ResultRow, ...]:
        """Results of games among people with higher numbers, in their order. A game's follow one another."""
        query = partial(ratings.results_after, guild=guild, number=number, limit=limit)
        return await self._reader.read(query)

    async def ratings_of(self, guild: int | None, users: Sequence[int]) -> tuple[RatingRow, ...]:
        """All ratings of some users, in one guild or in all of them, by season."""
        return await self._reader.read(partial(ratings.of_users, guild=guild, users=users))

    async def ratings(self, guild: int, season: int, game: str | None, side: str) -> tuple[RatingRow, ...]:
        """The ratings of a season: of one side of a game, or of whole games. Erased users are among them."""
        query = partial(ratings.of_guild, guild=guild, season=season, game=game, side=side)
        return await self._reader.read(query)

    async def seasons(self, guild: int) -> tuple[int, ...]:
        """The seasons in which somebody has played, the latest first."""
        return await self._reader.read(partial(ratings.seasons, guild=guild))

    async def rating_history(
        self, user: int, guild: int | None, game: str | None = None
    ) -> tuple[RatingStep, ...]:
        """What a user's ratings were after each game, oldest first."""
        return await self._reader.read(partial(ratings.history, user=user, guild=guild, game=game))

    async def write_ratings(self, change: RatingChange) -> None:
        """Writes ratings. Raises ConflictError where they were worked off from another cursor."""
        await self._writer.write(partial(ratings.write, change=change))

    async def profile(self, guild: int, user: int) -> ProfileRows:
        """What a user has played among people on a guild."""
        return await self._reader.read(partial(profiles.profile, guild=guild, user=user))

    async def meetings(self, guild: int, user: int, other: int) -> tuple[tuple[ResultRow, ResultRow], ...]:
        """The results of two users in the games both have played among people, oldest first."""
        return await self._reader.read(partial(profiles.meetings, guild=guild, user=user, other=other))

    async def feats(
        self, guild: int | None, user: int | None, since: str = "", match: int | None = None
    ) -> tuple[FeatRow, ...]:
        """What was done on a guild, or on all of them, by a user or by everybody, oldest first."""
        return await self._reader.read(partial(feats.find, guild=guild, user=user, since=since, match=match))

    async def write_feats(self, match: int, found: BySeat, openings: BySeat = ()) -> None:
        """Keeps what seats did in a match among people, and what they began with; again without effect."""
        await self._writer.write(partial(feats.write, match=match, found=found, openings=openings))

    async def archive(self, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
        """Finished games that fit, the latest first. Games that count nowhere are not among them."""
        return await self._reader.read(partial(archive.archive, query=query))

    async def archive_months(self, query: ArchiveQuery) -> tuple[str, ...]:
        """Months in which games ended that fit."""
        return await self._reader.read(partial(archive.months, query=query))

    async def archive_channels(self, guild: int) -> tuple[int, ...]:
        """The channels in which games of a guild ended."""
        return await self._reader.read(partial(archive.channels, guild=guild))

    async def outbox(self, limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        """Outbox items waiting, oldest first, with ids above `after`."""
        return await self._reader.read(partial(outbox.waiting, limit=limit, after=after))

    async def remove_outbox_item(self, item: int, revision: int) -> bool:
        """Removes an item unless a newer revision waits; whether it was removed."""
        return await self._writer.write(partial(outbox.remove, item=item, revision=revision))

    async def deadlines(self, limit: int) -> tuple[DeadlineRow, ...]:
        """What is due at tables, the earliest first."""
        return await self._reader.read(partial(deadlines.earliest, limit=limit))

    async def tournament(self, tournament: int) -> StoredTournament | None:
        """One tournament."""
        return await self._reader.read(partial(tournaments.load, tournament=tournament))

    async def tournaments(self, guild: int, phases: Sequence[TournamentPhase]) -> tuple[int, ...]:
        """The tournaments of a guild in these phases, newest first."""
        return await self._reader.read(partial(tournaments.of_guild, guild=guild, phases=phases))

    async def tournaments_of(self, user: int) -> tuple[int, ...]:
        """The tournaments a user has opened or entered, newest first."""
        return await self._reader.read(partial(tournaments.of_user, user=user))

    async def tournaments_to_do(self, now: int) -> tuple[int, ...]:
        """Tournaments of which something is to be done."""
        return await self._reader.read(partial(tournaments.to_do, now=now))

    async def next_entry_end(self) -> int | None:
        """When the time to enter a tournament ends next, in seconds of the house."""
        return await self._reader.read(tournaments.next_end)

    async def write_tournament(self, change: TournamentChange) -> int:
        """Writes a tournament; its id. Raises ConflictError or PlaceTakenError."""
        return await self._writer.write(partial(tournaments.write, change=change))

    async def acts(self, guild: int, most: int) -> tuple[ActRow, ...]:
        """What the managers of a guild have done, the latest first."""
        return await self._reader.read(partial(acts.of_guild, guild=guild, most=most))

    async def acts_of(self, user: int) -> tuple[ActRow, ...]:
        """What a user has done as a manager, or managers have done to them, the latest first."""
        return await self._reader.read(partial(acts.of_user, user=user))

    async def add_act(self, act: ActRow) -> None:
        """Notes what a manager has done at no table."""
        await self._writer.write(partial(acts.add, acts=(act,)))

    async def latest_act(self, guild: int, about: int, whats: Sequence[str]) -> str | None:
        """Which of some acts was done to a user last."""
        return await self._reader.read(partial(acts.latest, guild=guild, about=about, whats=whats))

    def on_outbox(self, listener: Callable[[], None]) -> None:
        """Has a function called, on the event loop, when outbox items were written or taken away."""
        self._listeners.append(listener)

    def _tell_listeners(self) -> None:
        for listener in self._listeners:
            listener()

    async def blocks(self, user: int) -> tuple[tuple[int, int], ...]:
        """Who does not want to play with whom, as pairs, wherever a user is one of the two."""
        return await self._reader.read(partial(people.blocks, user=user))

    async def set_blocks(self, user: int, others: Sequence[int]) -> None:
        """Replaces those a user does not want to play with."""
        await self._writer.write(partial(people.set_blocks, user=user, others=others))

    async def person(self, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
        """Every match and every result in which a user appears."""
        return await self._reader.read(partial(people.person, user=user))

    async def erase(self, user: int) -> int:
        """Puts a pseudonym (below zero, never used before) in a user's place everywhere; returns it.

        Afterwards the user's id is neither in the file nor in its log.
        """
        pseudonym = await self._writer.write(partial(_erase, user=user))
        await self._after_erasing()
        return pseudonym

    async def prune(self, before: str) -> None:
        """Forgets tokens used, and outbox items made, before a moment."""
        await self._writer.write(partial(packed.prune, before=before))
        self._tell_listeners()
        if await self.value(TRACES) == YES:
            await self._overwrite_traces()
        try:
            async with self._writer.alone() as connection:
                await carry_over(connection)
            await asyncio.to_thread(remove_old_copies, self.path, before)
        except sqlite3.Error as error:
            raise store_error(error) from error
        except OSError as error:
            log.warning("copies-not-removed", error=str(error))

    async def compactable(self, before: str) -> tuple[int, ...]:
        """Finished matches, not changed since a moment, that are not compacted to their log yet."""
        return await self._reader.read(partial(packed.compactable, before=before))

    async def compact(self, match: int) -> bool:
        """Packs the log of a finished match; whether that was done."""
        found = await self._reader.read(partial(packed.read, match=match))
        if found is None:
            return False
        content = await asyncio.to_thread(pack, found.log)
        return await self._writer.write(
            partial(packed.replace, match=match, revision=found.revision, content=content)
        )

    async def give_back(self, pages: int) -> bool:
        """Gives so many unused pages of the file back to the disk; whether there are more."""
        try:
            async with self._writer.alone() as connection:
                return await packed.give_back(connection, pages)
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def backup(self, target: Path) -> None:
        """Writes a consistent copy while play goes on. Raises BackupError; an existing file is kept."""
        await asyncio.to_thread(copying.copy_database, self.path, target)

    async def tables(self) -> AsyncGenerator[Rows]:
        """Every row of every table of `bot.store.tables`, as all of them were at one moment."""
        try:
            async with aclosing(transfer.read_tables(self.path)) as tables:
                async for rows in tables:
                    yield rows
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def fill(self, tables: AsyncIterator[Rows]) -> None:
        """Writes such rows into an empty database: all of them or none. Raises NotEmptyError."""
        await self._writer.write(partial(transfer.fill, tables=tables), None)
        self._last_match = await self._reader.read(matches.highest_match)

    async def size(self) -> int:
        """What the database takes on disk with its log, in bytes."""
        return await asyncio.to_thread(copying.measure, self.path)

    async def close(self) -> None:
        """Finishes what was asked before and lets go of the database.

        Where the disk does not answer, it is given up, and the lease ends with the process.
        """
        if self._closed:
            return
        self._closed = True
        try:
            async with asyncio.timeout(ENDING):
                # The connection closed last carries the log over, and no other may.
                await self._reader.close()
                await self._writer.close()
        except TimeoutError:
            log.error("disk-stalled", seconds=ENDING)
            return
        self._lease.release()

    async def _after_erasing(self) -> None:
        self._tell_listeners()
        await self._overwrite_traces()

    async def _overwrite_traces(self) -> None:
        if await overwrite_traces(self._reader, self._writer):
            await self.set_value(TRACES, NO)


async def _erase(connection: aiosqlite.Connection, user: int) -> int:
    await settings.write(connection, "house", TRACES, YES)
    return await people.erase(connection, user)
