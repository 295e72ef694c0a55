"""The one interface between the house and its database; tests/store/conformance.py says what it must keep."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Protocol

from bot.store.act_row import ActRow
from bot.store.archive_query import ArchiveQuery
from bot.store.connection import PATIENCE
from bot.store.guilds import GuildStore
from bot.store.people_rows import BySeat, FeatRow, HistoryRow, ProfileRows, SettingRow
from bot.store.puzzles import PuzzleStore
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
from bot.store.sharing import Share
from bot.store.tables import Rows


class Store(Protocol):
    """All methods are whole units of work: changes are made in the order in which they were asked for, and
    reads see all that was changed before them.

    A method that returns has been committed to disk; one that raises StoreError has done nothing. No disk is
    waited for on the event loop, and what is only read does not wait for what is being written.
    """

    @property
    def share(self) -> Share | None:
        """The part of a process that has the database together with others; None where it is alone."""

    async def fresh_match(self) -> int:
        """An id no match has had."""

    async def commit(self, change: Change, patience: float = PATIENCE) -> None:
        """Writes a change. Raises TokenSeenError, ConflictError (a revision differs) or PlaceTakenError.

        patience: seconds after which it is withdrawn with StalledError, unless the disk already has it.
        """

    async def receipt(self, token: str) -> int | None:
        """The match in which a token was used."""

    async def match(self, match: int) -> StoredMatch | None:
        """One match, with the latest part of its log."""

    async def entries(self, match: int) -> tuple[EntryRow, ...]:
        """The whole log, taken-back entries included."""

    async def review(self, match: int) -> str | None:
        """What is kept of a match's review, as JSON; it can be made anew."""

    async def set_review(self, match: int, review: str) -> None:
        """Replaces it."""

    async def match_at(self, guild: int, channel: int) -> int | None:
        """The match (or lobby) going on in a channel."""

    async def matches_of(self, user: int, guild: int | None, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """Matches a user has joined, newest first."""

    async def last_at(self, guild: int, channel: int) -> int | None:
        """The match of a channel that was played to its end last. A game of the house against itself, whose
        host is `NOBODY`, is none."""

    async def history_of(self, user: int, most: int) -> tuple[HistoryRow, ...]:
        """The matches a user has played to their end, newest first."""

    async def matches(self, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """All matches in these phases, oldest first."""

    async def lobbies(self, guild: int) -> tuple[int, ...]:
        """The lobbies of a guild, the latest first."""

    async def playing(self) -> tuple[tuple[int, str, int], ...]:
        """Id, game and ruleset of every match being played."""

    async def results(self, guild: int, game: str | None, *, of_house: bool = False) -> tuple[ResultRow, ...]:
        """All results of a guild, in the order in which the games finished: those of games with computer
        players, or those without."""

    async def unrated_guilds(self, system: int) -> tuple[int, ...]:
        """Guilds with results of games among people that have not been rated yet, or by another system."""

    async def rated_guilds(self) -> tuple[int, ...]:
        """Guilds with results of games among people, rated or not, or with ratings."""

    async def rating_cursor(self, guild: int) -> RatingCursor | None:
        """How far the results of a guild have been rated; None where that has not begun."""

    async def results_after(self, guild: int, number: int, limit: int) -> tuple[ResultRow, ...]:
        """Results of games among people with higher numbers, in their order. A game's follow one another."""

    async def ratings_of(self, guild: int | None, users: Sequence[int]) -> tuple[RatingRow, ...]:
        """All ratings of some users, in one guild or in all of them, by season."""

    async def ratings(self, guild: int, season: int, game: str | None, side: str) -> tuple[RatingRow, ...]:
        """The ratings of a season: of one side of a game, or of whole games. Erased users are among them."""

    async def seasons(self, guild: int) -> tuple[int, ...]:
        """The seasons in which somebody has played, the latest first."""

    async def rating_history(
        self, user: int, guild: int | None, game: str | None = None
    ) -> tuple[RatingStep, ...]:
        """What a user's ratings were after each game, oldest first."""

    async def write_ratings(self, change: RatingChange) -> None:
        """Writes ratings. Raises ConflictError where they were worked off from another cursor."""

    async def profile(self, guild: int, user: int) -> ProfileRows:
        """What a user has played among people on a guild."""

    async def meetings(self, guild: int, user: int, other: int) -> tuple[tuple[ResultRow, ResultRow], ...]:
        """The results of two users in the games both have played among people, oldest first."""

    async def feats(
        self, guild: int | None, user: int | None, since: str = "", match: int | None = None
    ) -> tuple[FeatRow, ...]:
        """What was done on a guild, or on all of them, by a user or by everybody, oldest first.

        match: in it alone.
        """

    async def write_feats(self, match: int, found: BySeat, openings: BySeat = ()) -> None:
        """Keeps what seats did in a match among people that counts, and what they began with; again without
        effect."""

    async def archive(self, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
        """Finished games that fit, the latest first. Games that count nowhere are not among them."""

    async def archive_months(self, query: ArchiveQuery) -> tuple[str, ...]:
        """Months in which games ended that fit, as `2026-03`, the latest first: by people and places."""

    async def archive_channels(self, guild: int) -> tuple[int, ...]:
        """The channels in which games of a guild ended, that of the latest game first."""

    async def outbox(self, limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        """Outbox items waiting, oldest first, with ids above `after`."""

    async def remove_outbox_item(self, item: int, revision: int) -> bool:
        """Removes an item unless a newer revision waits; whether it was removed."""

    async def deadlines(self, limit: int) -> tuple[DeadlineRow, ...]:
        """What is due at tables, the earliest first."""

    async def tournament(self, tournament: int) -> StoredTournament | None:
        """One tournament."""

    async def tournaments(self, guild: int, phases: Sequence[TournamentPhase]) -> tuple[int, ...]:
        """The tournaments of a guild in these phases, newest first."""

    async def tournaments_of(self, user: int) -> tuple[int, ...]:
        """The tournaments a user has opened or entered, newest first."""

    async def tournaments_to_do(self, now: int) -> tuple[int, ...]:
        """Tournaments of which something is to be done: the time to enter is over, a game of theirs has
        ended, one is to be opened, or their message does not show how they stand. now: of the house."""

    async def next_entry_end(self) -> int | None:
        """When the time to enter a tournament ends next, in seconds of the house."""

    async def write_tournament(self, change: TournamentChange) -> int:
        """Writes a tournament; its id. Raises ConflictError (its revision differs), or PlaceTakenError, with
        the tournament that goes on in its channel."""

    @property
    def puzzles(self) -> PuzzleStore:
        """Positions of the day."""

    @property
    def guilds(self) -> GuildStore:
        """Guilds as a whole: which there are, which were left, and erasing one."""

    async def acts(self, guild: int, most: int) -> tuple[ActRow, ...]:
        """What the managers of a guild have done, the latest first."""

    async def acts_of(self, user: int) -> tuple[ActRow, ...]:
        """What a user has done as a manager, or managers have done to them, the latest first."""

    async def add_act(self, act: ActRow) -> None:
        """Notes what a manager has done at no table."""

    async def latest_act(self, guild: int, about: int, whats: Sequence[str]) -> str | None:
        """Which of some acts was done to a user last."""

    def on_outbox(self, listener: Callable[[], None]) -> None:
        """Has a function called, on the event loop, when outbox items were written or taken away.

        Not where one was taken away because it was delivered.
        """

    async def guild_settings(self, guild: int) -> str | None:
        """A guild's settings as JSON."""

    async def set_guild_settings(self, guild: int, settings: str, changes: Sequence[SettingRow] = ()) -> None:
        """Replaces them, and notes who has changed what."""

    async def setting_changes(self, guild: int | None, user: int | None, most: int) -> tuple[SettingRow, ...]:
        """What was changed on a guild, or by a user, the latest first."""

    async def user_settings(self, user: int) -> str | None:
        """A user's settings as JSON."""

    async def set_user_settings(self, user: int, settings: str) -> None:
        """Replaces them."""

    async def blocks(self, user: int) -> tuple[tuple[int, int], ...]:
        """Who does not want to play with whom, as pairs, wherever a user is one of the two."""

    async def set_blocks(self, user: int, others: Sequence[int]) -> None:
        """Replaces those a user does not want to play with."""

    async def value(self, name: str) -> str | None:
        """A value the house keeps, e.g. the hash of the commands Discord has."""

    async def set_value(self, name: str, value: str) -> None:
        """Replaces it."""

    async def person(self, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
        """Every match and every result in which a user appears."""

    async def erase(self, user: int) -> int:
        """Puts a pseudonym (below zero, never used before) in a user's place everywhere; returns it."""

    async def prune(self, before: str) -> None:
        """Forgets tokens used, and outbox items made, before a moment, and what of the store's own is old."""

    async def compactable(self, before: str) -> tuple[int, ...]:
        """Finished matches, not changed since a moment, that are not compacted to their log yet; oldest
        first."""

    async def compact(self, match: int) -> bool:
        """Packs the log of a finished match into one value, and forgets what follows from it; whether that
        was done. It reads as before. Nothing happens to one that goes on, or is changed meanwhile."""

    async def give_back(self, pages: int) -> bool:
        """Gives so much unused room back to the disk, where the engine does not do so by itself; whether
        there is more. Writes wait meanwhile."""

    async def backup(self, target: Path) -> None:
        """Writes a consistent copy while play goes on. Raises BackupError; an existing file is kept."""

    def tables(self) -> AsyncGenerator[Rows]:
        """Every row of every table of `bot.store.tables`, as all of them were at one moment."""

    async def fill(self, tables: AsyncIterator[Rows]) -> None:
        """Writes such rows into an empty database: all of them or none. Raises NotEmptyError."""

    async def size(self) -> int:
        """What the database takes on disk, in bytes."""

    async def close(self) -> None:
        """Finishes what was asked before and lets go of the database."""
