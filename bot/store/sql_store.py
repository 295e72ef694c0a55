"""The store on any engine: which query answers what. How a statement is done, each engine says itself."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from bot.store.act_row import ActRow
from bot.store.archive_query import ArchiveQuery
from bot.store.connection import PATIENCE, Reader, Work
from bot.store.guilds import GuildStore
from bot.store.packing import pack
from bot.store.people_rows import BySeat, FeatRow, HistoryRow, ProfileRows, SettingRow
from bot.store.puzzles import PuzzleStore
from bot.store.queries import (
    acts,
    changes,
    guilds,
    kept,
    matches,
    outbox,
    people,
    profiles,
    ratings,
    results,
    tidying,
    tournaments,
)
from bot.store.queries.outbox import Shards
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
from bot.store.writer import Writer

T = TypeVar("T")


class SqlStore(ABC):
    """Keeps what of the interface `Store` is the same on both engines."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self.puzzles = PuzzleStore(writer, reader)
        self.guilds = GuildStore(writer, reader, self._erase_guild)
        self._listeners: list[Callable[[], None]] = []

    async def commit(self, change: Change, patience: float = PATIENCE) -> None:
        """Writes a change. Raises TokenSeenError, ConflictError, PlaceTakenError or StalledError."""
        await self._writer.write(
            self._telling(partial(changes.write_change, change=change), change), patience
        )
        if any(changed.outbox for changed in change.matches):
            self._tell_listeners()

    async def receipt(self, token: str) -> int | None:
        """The match in which a token was used."""
        return await self._reader.ask(partial(matches.find_receipt, token=token))

    async def match(self, match: int) -> StoredMatch | None:
        """One match, with the latest part of its log."""
        return await self._reader.read(partial(matches.load, match=match))

    async def entries(self, match: int) -> tuple[EntryRow, ...]:
        """The whole log, taken-back entries included."""
        return await self._reader.read(partial(matches.load_entries, match=match))

    async def match_at(self, guild: int, channel: int) -> int | None:
        """The match (or lobby) going on in a channel."""
        return await self._reader.ask(partial(matches.match_at, guild=guild, channel=channel))

    async def matches_of(self, user: int, guild: int | None, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """Matches a user has joined, newest first."""
        return await self._reader.ask(partial(matches.list_of_user, user=user, guild=guild, phases=phases))

    async def last_at(self, guild: int, channel: int) -> int | None:
        """The match of a channel that was played to its end last."""
        return await self._reader.ask(partial(matches.last_at, guild=guild, channel=channel))

    async def history_of(self, user: int, most: int) -> tuple[HistoryRow, ...]:
        """The matches a user has played to their end, newest first."""
        return await self._reader.read(partial(matches.list_history, user=user, most=most))

    async def matches(self, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        """All matches in these phases, oldest first."""
        return await self._reader.read(partial(matches.list_in_phases, phases=phases))

    async def lobbies(self, guild: int) -> tuple[int, ...]:
        """The lobbies of a guild, the latest first."""
        return await self._reader.read(partial(matches.list_lobbies, guild=guild))

    async def playing(self) -> tuple[tuple[int, str, int], ...]:
        """Id, game and ruleset of every match being played."""
        return await self._reader.read(matches.list_playing)

    async def results(self, guild: int, game: str | None, *, of_house: bool = False) -> tuple[ResultRow, ...]:
        """All results of a guild, oldest first: of games with computer players, or of those without."""
        return await self._reader.read(
            partial(results.list_results, guild=guild, game=game, of_house=of_house)
        )

    async def unrated_guilds(self, system: int) -> tuple[int, ...]:
        """Guilds with results of games among people that have not been rated yet, or by another system."""
        return await self._reader.read(partial(ratings.list_unrated_guilds, system=system))

    async def rated_guilds(self) -> tuple[int, ...]:
        """Guilds with results of games among people, rated or not, or with ratings."""
        return await self._reader.read(ratings.list_rated_guilds)

    async def rating_cursor(self, guild: int) -> RatingCursor | None:
        """How far the results of a guild have been rated; None where that has not begun."""
        return await self._reader.read(partial(ratings.find_cursor, guild=guild))

    async def results_after(self, guild: int, number: int, limit: int) -> tuple[ResultRow, ...]:
        """Results of games among people with higher numbers, in their order. A game's follow one another."""
        query = partial(results.list_results_after, guild=guild, number=number, limit=limit)
        return await self._reader.read(query)

    async def ratings_of(self, guild: int | None, users: Sequence[int]) -> tuple[RatingRow, ...]:
        """All ratings of some users, in one guild or in all of them, by season."""
        return await self._reader.read(partial(ratings.list_of_users, guild=guild, users=users))

    async def ratings(self, guild: int, season: int, game: str | None, side: str) -> tuple[RatingRow, ...]:
        """The ratings of a season: of one side of a game, or of whole games. Erased users are among them."""
        query = partial(ratings.list_of_guild, guild=guild, season=season, game=game, side=side)
        return await self._reader.read(query)

    async def seasons(self, guild: int) -> tuple[int, ...]:
        """The seasons in which somebody has played, the latest first."""
        return await self._reader.read(partial(ratings.list_seasons, guild=guild))

    async def rating_history(
        self, user: int, guild: int | None, game: str | None = None
    ) -> tuple[RatingStep, ...]:
        """What a user's ratings were after each game, oldest first."""
        return await self._reader.read(partial(ratings.list_history, user=user, guild=guild, game=game))

    async def write_ratings(self, change: RatingChange) -> None:
        """Writes ratings. Raises ConflictError where they were worked off from another cursor."""
        await self._writer.write(partial(ratings.write, change=change))

    async def profile(self, guild: int, user: int) -> ProfileRows:
        """What a user has played among people on a guild."""
        return await self._reader.read(partial(profiles.load, guild=guild, user=user))

    async def meetings(self, guild: int, user: int, other: int) -> tuple[tuple[ResultRow, ResultRow], ...]:
        """The results of two users in the games both have played among people, oldest first."""
        return await self._reader.read(partial(profiles.list_meetings, guild=guild, user=user, other=other))

    async def feats(
        self, guild: int | None, user: int | None, since: str = "", match: int | None = None
    ) -> tuple[FeatRow, ...]:
        """What was done on a guild, or on all of them, by a user or by everybody, oldest first."""
        return await self._reader.read(
            partial(profiles.list_feats, guild=guild, user=user, since=since, match=match)
        )

    async def write_feats(self, match: int, found: BySeat, openings: BySeat = ()) -> None:
        """Keeps what seats did in a match among people, and what they began with; again without effect."""
        await self._writer.write(partial(profiles.write_feats, match=match, feats=found, openings=openings))

    async def archive(self, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
        """Finished games that fit, the latest first. Games that count nowhere are not among them."""
        return await self._reader.read(partial(results.search, query=query))

    async def archive_months(self, query: ArchiveQuery) -> tuple[str, ...]:
        """Months in which games ended that fit."""
        return await self._reader.read(partial(results.list_months, query=query))

    async def archive_channels(self, guild: int) -> tuple[int, ...]:
        """The channels in which games of a guild ended."""
        return await self._reader.read(partial(results.list_channels, guild=guild))

    async def outbox(self, limit: int, after: int = 0) -> tuple[OutboxRow, ...]:
        """Outbox items waiting, oldest first, with ids above `after`."""
        query = partial(outbox.list_waiting, limit=limit, after=after, shards=self._shards())
        return await self._reader.ask(query)

    async def remove_outbox_item(self, item: int, revision: int) -> bool:
        """Removes an item unless a newer revision waits; whether it was removed."""
        return await self._writer.write(partial(outbox.remove, item=item, revision=revision))

    async def deadlines(self, limit: int) -> tuple[DeadlineRow, ...]:
        """What is due at tables, the earliest first."""
        return await self._reader.ask(partial(outbox.list_deadlines, limit=limit, shards=self._shards()))

    async def tournament(self, tournament: int) -> StoredTournament | None:
        """One tournament."""
        return await self._reader.read(partial(tournaments.load, tournament=tournament))

    async def tournaments(self, guild: int, phases: Sequence[TournamentPhase]) -> tuple[int, ...]:
        """The tournaments of a guild in these phases, newest first."""
        return await self._reader.read(partial(tournaments.list_of_guild, guild=guild, phases=phases))

    async def tournaments_of(self, user: int) -> tuple[int, ...]:
        """The tournaments a user has opened or entered, newest first."""
        return await self._reader.read(partial(tournaments.list_of_user, user=user))

    async def tournaments_to_do(self, now: int) -> tuple[int, ...]:
        """Tournaments of which something is to be done."""
        return await self._reader.ask(partial(tournaments.list_to_do, now=now, shards=self._shards()))

    async def next_entry_end(self) -> int | None:
        """When the time to enter a tournament ends next, in seconds of the house."""
        return await self._reader.ask(partial(tournaments.find_next_end, shards=self._shards()))

    async def write_tournament(self, change: TournamentChange) -> int:
        """Writes a tournament; its id. Raises ConflictError or PlaceTakenError."""
        return await self._writer.write(partial(tournaments.write, change=change))

    async def acts(self, guild: int, most: int) -> tuple[ActRow, ...]:
        """What the managers of a guild have done, the latest first."""
        return await self._reader.read(partial(acts.list_of_guild, guild=guild, most=most))

    async def acts_of(self, user: int) -> tuple[ActRow, ...]:
        """What a user has done as a manager, or managers have done to them, the latest first."""
        return await self._reader.read(partial(acts.list_of_user, user=user))

    async def add_act(self, act: ActRow) -> None:
        """Notes what a manager has done at no table."""
        await self._writer.write(partial(acts.add, acts=(act,)))

    async def latest_act(self, guild: int, about: int, whats: Sequence[str]) -> str | None:
        """Which of some acts was done to a user last."""
        return await self._reader.read(partial(acts.find_latest, guild=guild, about=about, whats=whats))

    def on_outbox(self, listener: Callable[[], None]) -> None:
        """Has a function called, on the event loop, when outbox items were written or taken away."""
        self._listeners.append(listener)

    def _tell_listeners(self) -> None:
        for listener in self._listeners:
            listener()

    async def blocks(self, user: int) -> tuple[tuple[int, int], ...]:
        """Who does not want to play with whom, as pairs, wherever a user is one of the two."""
        return await self._reader.read(partial(people.list_blocks, user=user))

    async def set_blocks(self, user: int, others: Sequence[int]) -> None:
        """Replaces those a user does not want to play with."""
        await self._writer.write(partial(people.set_blocks, user=user, others=others))

    async def person(self, user: int) -> tuple[tuple[PersonRow, ...], tuple[ResultRow, ...]]:
        """Every match and every result in which a user appears."""
        return await self._reader.read(partial(people.load, user=user))

    async def compactable(self, before: str) -> tuple[int, ...]:
        """Finished matches, not changed since a moment, that are not compacted to their log yet."""
        return await self._reader.read(partial(tidying.list_compactable, before=before))

    async def compact(self, match: int) -> bool:
        """Packs the log of a finished match; whether that was done."""
        found = await self._reader.read(partial(tidying.read_log, match=match))
        if found is None:
            return False
        content = await asyncio.to_thread(pack, found.log)
        return await self._writer.write(
            partial(tidying.replace_log, match=match, revision=found.revision, content=content)
        )

    async def review(self, match: int) -> str | None:
        """What is kept of a match's review, as JSON."""
        return await self._read("review", match)

    async def set_review(self, match: int, review: str) -> None:
        """Replaces it."""
        await self._write("review", match, review)

    async def guild_settings(self, guild: int) -> str | None:
        """A guild's settings as JSON."""
        return await self._read("guild", guild)

    async def set_guild_settings(self, guild: int, text: str, changes: Sequence[SettingRow] = ()) -> None:
        """Replaces them, and notes who has changed what."""
        await self._writer.write(partial(kept.write_guild, guild=guild, text=text, changes=changes))

    async def setting_changes(self, guild: int | None, user: int | None, most: int) -> tuple[SettingRow, ...]:
        """What was changed on a guild, or by a user, the latest first."""
        return await self._reader.read(partial(kept.list_changes, guild=guild, user=user, most=most))

    async def user_settings(self, user: int) -> str | None:
        """A user's settings as JSON."""
        return await self._read("user", user)

    async def set_user_settings(self, user: int, settings: str) -> None:
        """Replaces them."""
        await self._write("user", user, settings)

    async def value(self, name: str) -> str | None:
        """A value the house keeps, e.g. the hash of the commands Discord has."""
        return await self._read("house", name)

    async def set_value(self, name: str, value: str) -> None:
        """Replaces it."""
        await self._write("house", name, value)

    async def erase(self, user: int) -> int:
        """Puts a pseudonym (below zero, never used before) in a user's place everywhere; returns it.

        Afterwards the user's id is nowhere in the database, nor in what the engine keeps beside it.
        """
        pseudonym = await self._writer.write(self._erasing(partial(people.erase, user=user)))
        await self._after_erasing()
        return pseudonym

    async def _erase_guild(self, guild: int) -> None:
        await self._writer.write(self._erasing(partial(guilds.erase, guild=guild)))
        await self._after_erasing()

    async def _after_erasing(self) -> None:
        self._tell_listeners()
        await self._sweep()

    async def _read(self, scope: kept.Scope, key: int | str) -> str | None:
        return await self._reader.ask(partial(kept.read, scope=scope, key=key))

    async def _write(self, scope: kept.Scope, key: int | str, value: str) -> None:
        await self._writer.write(partial(kept.write, scope=scope, key=key, value=value))

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
