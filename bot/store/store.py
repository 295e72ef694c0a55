"""The one interface between the house and its database, by subject: which query answers what.

How a statement is carried out, each engine says itself (`bot.store.sqlite`, `bot.store.postgres`).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.store import queries
from bot.store.cluster import Share
from bot.store.queries.changes import Shards
from bot.store.queries.matches import pack
from bot.store.queries.votes import SideRow
from bot.store.rows import Change, DeadlineRow, OutboxRow
from bot.store.tables import Rows
from bot.store.work import PATIENCE, Asking, Part, Reader, Reading, Work, Writer, Writing

T = TypeVar("T")


class PuzzleStore(Part):
    """Positions of the day, those kept for a later day, and what people answered."""

    latest = Reading(queries.puzzles.list_latest)
    write = Writing(queries.puzzles.write)
    replace = Writing(queries.puzzles.replace)
    judge = Writing(queries.puzzles.judge)
    ahead = Reading(queries.puzzles.list_ahead)
    keep_ahead = Writing(queries.puzzles.keep_ahead)
    drop_ahead = Writing(queries.puzzles.drop_ahead)
    answer = Writing(queries.puzzles.answer)
    answers = Reading(queries.puzzles.list_answers)
    answers_of = Reading(queries.puzzles.list_answers_of)


class BoardStore(Part):
    """Links to the page of the board, and the browsers it is open in."""

    keep_link = Writing(queries.boards.keep_link)
    link = Reading(queries.boards.find_link)
    spend_link = Writing(queries.boards.spend_link)
    open_session = Writing(queries.boards.open_session)
    session = Asking(queries.boards.find_session)
    sessions_of = Reading(queries.boards.list_sessions)
    close_sessions = Writing(queries.boards.close_sessions)


class BranchStore(Part):
    """Other moves tried out from moments of finished games."""

    find = Reading(queries.branches.find)
    list_of = Reading(queries.branches.list_of)
    add = Writing(queries.branches.add)
    change = Writing(queries.branches.change)
    think = Writing(queries.branches.think)
    drop = Writing(queries.branches.drop)


class SummaryStore(Part):
    """What finished games come to, and what guilds have played, added up."""

    list_guilds = Reading(queries.summaries.list_guilds)
    is_due = Reading(queries.summaries.is_due)
    add_up = Writing(queries.summaries.add_up)
    tallies = Reading(queries.summaries.list_tallies)
    pairs = Reading(queries.summaries.list_pairs)
    longest = Reading(queries.summaries.list_longest)
    median = Reading(queries.summaries.find_median)


class ReportStore(Part):
    """What looked wrong to people at tables, and what they were answered."""

    add = Writing(queries.reports.add)
    find = Reading(queries.reports.find)
    list_of = Reading(queries.reports.list_of)
    list_like = Reading(queries.reports.list_like)
    answer = Writing(queries.reports.answer)
    note_told = Writing(queries.reports.note_told)


class VoteStore(Part):
    """Games in which a crowd has a seat: their sides, who is on them, and the votes."""

    sides = Reading(queries.votes.list_sides)
    members = Reading(queries.votes.list_members)
    sides_of = Reading(queries.votes.list_sides_of)
    votes = Reading(queries.votes.list_votes)
    votes_of = Reading(queries.votes.list_votes_of)
    running = Reading(queries.votes.list_running)
    join = Writing(queries.votes.join)
    leave = Writing(queries.votes.leave)
    see = Writing(queries.votes.see)
    stop = Writing(queries.votes.stop)
    open = Writing(queries.votes.open_vote)
    put_off = Writing(queries.votes.put_off)
    keep_draft = Writing(queries.votes.keep_draft)
    cast = Writing(queries.votes.cast)
    note_thread = Writing(queries.votes.note_thread)
    note_message = Writing(queries.votes.note_message)


class PartStore(Part):
    """The parts people had in finished games."""

    write = Writing(queries.parts.write)
    list_latest = Reading(queries.parts.list_latest)
    list_of = Reading(queries.parts.list_of)
    count_unknown = Reading(queries.parts.count_unknown)


class GuessStore(Part):
    """Guesses of those who watch how something will end."""

    write = Writing(queries.guesses.write)
    settle = Writing(queries.guesses.settle)
    list_of_match = Reading(queries.guesses.list_of_match)
    list_of = Reading(queries.guesses.list_of)
    list_unsettled = Reading(queries.guesses.list_unsettled)
    list_best = Reading(queries.guesses.list_best)


class GuildStore(Part):
    """Guilds as a whole: which there are, which were left, and erasing one for good."""

    list_guilds = Reading(queries.guilds.list_all)
    list_departures = Reading(queries.guilds.list_departures)
    depart = Writing(queries.guilds.depart)
    stay = Writing(queries.guilds.stay)
    rows = Reading(queries.guilds.list_rows)

    def __init__(self, writer: Writer, reader: Reader, carry_out: Callable[[int], Awaitable[None]]) -> None:
        super().__init__(writer, reader)
        self._carry_out = carry_out

    async def erase(self, guild: int) -> None:
        """Delete every row of a guild, all of them or none; its id is nowhere in the database then."""
        await self._carry_out(guild)


class Store(Part, ABC):
    """A database of the house; tests/store/conformance.py says what it must keep.

    All methods are whole units of work: changes are made in the order in which they were asked for, and reads
    see all that was changed before them. A method that returns has been committed to disk; one that raises
    StoreError has done nothing. No disk is waited for on the event loop, and what is only read does not wait
    for what is being written.
    """

    share: Share | None = None
    """The part of a process that has the database together with others; None where it is alone."""

    # Matches
    receipt = Asking(queries.matches.find_receipt)
    match = Reading(queries.matches.load)
    entries = Reading(queries.matches.load_entries)
    match_at = Asking(queries.matches.match_at)
    matches_of = Asking(queries.matches.list_of_user)
    last_at = Asking(queries.matches.last_at)
    history_of = Reading(queries.matches.list_history)
    matches = Reading(queries.matches.list_in_phases)
    lobbies = Reading(queries.matches.list_lobbies)
    unshown = Reading(queries.matches.list_unshown)
    playing = Reading(queries.matches.list_playing)
    compactable = Reading(queries.matches.list_compactable)
    remove_outbox_item = Writing(queries.changes.remove_item)

    # Results, the archive, ratings
    results = Reading(queries.results.list_results)
    results_after = Reading(queries.results.list_results_after)
    archive = Reading(queries.results.search_archive)
    archive_months = Reading(queries.results.list_months)
    archive_channels = Reading(queries.results.list_channels)
    unrated_guilds = Reading(queries.results.list_unrated_guilds)
    rated_guilds = Reading(queries.results.list_rated_guilds)
    rating_cursor = Reading(queries.results.find_cursor)
    ratings_of = Reading(queries.results.list_ratings_of)
    ratings = Reading(queries.results.list_ratings)
    seasons = Reading(queries.results.list_seasons)
    rating_history = Reading(queries.results.list_rating_history)
    write_ratings = Writing(queries.results.write_ratings)

    # People
    profile = Reading(queries.people.load_profile)
    meetings = Reading(queries.people.list_meetings)
    feats = Reading(queries.people.list_feats)
    write_feats = Writing(queries.people.write_feats)
    blocks = Reading(queries.people.list_blocks)
    set_blocks = Writing(queries.people.set_blocks)
    person = Reading(queries.people.load_person)
    kept_answers_of = Reading(queries.people.list_kept_answers)
    notes = Reading(queries.people.list_notes)
    write_note = Writing(queries.people.write_note)

    # Tournaments
    tournament = Reading(queries.tournaments.load)
    tournaments = Reading(queries.tournaments.list_of_guild)
    tournaments_of = Reading(queries.tournaments.list_of_user)
    write_tournament = Writing(queries.tournaments.write)

    # What is kept by a key, and who has changed what
    value = Asking(queries.kept.read_from("house"))
    set_value = Writing(queries.kept.write_to("house"))
    review = Asking(queries.kept.read_from("review"))
    set_review = Writing(queries.kept.write_to("review"))
    user_settings = Asking(queries.kept.read_from("user"))
    set_user_settings = Writing(queries.kept.write_to("user"))
    guild_settings = Asking(queries.kept.read_from("guild"))
    set_guild_settings = Writing(queries.kept.write_guild)
    setting_changes = Reading(queries.kept.list_changes)
    acts = Reading(queries.kept.list_acts)
    acts_of = Reading(queries.kept.list_acts_of)
    add_act = Writing(queries.kept.add_act)
    latest_act = Reading(queries.kept.find_latest_act)
    list_forbidden = Reading(queries.kept.list_forbidden)

    def __init__(self, writer: Writer, reader: Reader) -> None:
        super().__init__(writer, reader)
        self.boards = BoardStore(writer, reader)
        self.puzzles = PuzzleStore(writer, reader)
        self.branches = BranchStore(writer, reader)
        self.summaries = SummaryStore(writer, reader)
        self.reports = ReportStore(writer, reader)
        self.votes = VoteStore(writer, reader)
        self.parts = PartStore(writer, reader)
        self.guesses = GuessStore(writer, reader)
        self.guilds = GuildStore(writer, reader, self._erase_guild)
        self._listeners: list[Callable[[], None]] = []

    async def commit(self, change: Change, patience: float = PATIENCE) -> None:
        """Write a change. Raises TokenSeenError, ConflictError (a revision differs) or PlaceTakenError.

        patience: seconds after which it is withdrawn with StalledError, unless the disk already has it.
        """
        work = partial(queries.changes.write_change, change=change)
        await self.writer.write(self._telling(work, change), patience)
        if any(changed.outbox for changed in change.matches):
            self._tell_listeners()

    def on_outbox(self, listener: Callable[[], None]) -> None:
        """Register a function, called on the event loop when outbox items were written or taken away.

        Not where one was taken away because it was delivered.
        """
        self._listeners.append(listener)

    async def outbox(self, limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        """List the outbox items waiting, oldest first, with ids above `after`."""
        query = partial(queries.changes.list_waiting, limit=limit, after=after, shards=self._shards())
        return await self.reader.ask(query)

    async def deadlines(self, limit: int) -> tuple[DeadlineRow, ...]:
        """List what is due at tables, the earliest first."""
        query = partial(queries.changes.list_deadlines, limit=limit, shards=self._shards())
        return await self.reader.ask(query)

    async def votes_due(self, limit: int) -> tuple[SideRow, ...]:
        """List the open votes, what closes first comes first."""
        return await self.reader.ask(partial(queries.votes.list_due, limit=limit, shards=self._shards()))

    async def tournaments_to_do(self, now: int) -> tuple[int, ...]:
        """List the tournaments of which something is to be done: the time to enter is over, a game of theirs
        has ended, one is to be opened, or their message does not show how they stand. now: of the house."""
        return await self.reader.ask(partial(queries.tournaments.list_to_do, now=now, shards=self._shards()))

    async def next_entry_end(self) -> int | None:
        """Find when the time to enter a tournament ends next, in seconds of the house."""
        return await self.reader.ask(partial(queries.tournaments.find_next_end, shards=self._shards()))

    async def compact(self, match: int) -> bool:
        """Pack the log of a finished match into one value; return whether that was done.

        It reads as before; what follows from it is forgotten. Nothing happens to one that goes on, or is
        changed meanwhile.
        """
        unpacked = await self.reader.read(partial(queries.matches.read_log, match=match))
        if unpacked is None:
            return False
        content = await asyncio.to_thread(pack, unpacked.log)
        query = partial(queries.matches.replace_log, match=match, revision=unpacked.revision, content=content)
        return await self.writer.write(query)

    async def erase(self, user: int) -> int:
        """Put a pseudonym (below zero, never used before) in a user's place everywhere; return it.

        Afterwards the user's id is nowhere in the database, nor in what the engine keeps beside it.
        """
        pseudonym = await self.writer.write(self._erasing(partial(queries.people.erase_person, user=user)))
        await self._after_erasing()
        return pseudonym

    async def _erase_guild(self, guild: int) -> None:
        await self.writer.write(self._erasing(partial(queries.guilds.erase, guild=guild)))
        await self._after_erasing()

    async def _after_erasing(self) -> None:
        self._tell_listeners()
        await self._sweep()

    def _tell_listeners(self) -> None:
        for listener in self._listeners:
            listener()

    @abstractmethod
    async def fresh_match(self) -> int:
        """Give an id no match has had."""

    @abstractmethod
    async def prune(self, before: str) -> None:
        """Forget tokens used, and outbox items made, before a moment, and what of the store's own is old."""

    @abstractmethod
    async def give_back(self, pages: int) -> bool:
        """Give so much unused room back to the disk, where the engine does not do so by itself; return
        whether there is more. Writes wait meanwhile."""

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Write a consistent copy while play goes on. Raises BackupError; an existing file is kept."""

    @abstractmethod
    def tables(self) -> AsyncGenerator[Rows]:
        """Read every row of every table of `bot.store.tables`, as all of them were at one moment."""

    @abstractmethod
    async def fill(self, tables: AsyncIterator[Rows]) -> None:
        """Write such rows into an empty database: all of them or none. Raises NotEmptyError."""

    @abstractmethod
    async def size(self) -> int:
        """Measure what the database takes on disk, in bytes."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked before and let go of the database, given up where it does not answer."""

    def _shards(self) -> Shards | None:
        """Say whose servers are worked for; None for all."""
        return None

    def _telling(self, work: Work[T], change: Change) -> Work[T]:
        """Make work that tells other processes of a change in the same commit."""
        return work

    @abstractmethod
    def _erasing(self, work: Work[T]) -> Work[T]:
        """Make work that notes in the same commit that something is erased."""

    @abstractmethod
    async def _sweep(self) -> None:
        """Remove what the engine itself keeps of rows that were erased."""
