"""The archive of what has been played: records, and games stepped through from the beginning."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.engine import Chronicle, Event, Record, RecordError, Seat, find_feats
from bot.match.computer.people import is_computer
from bot.match.log import records
from bot.match.log.feats import Feats
from bot.match.log.review import Moment, find_moment
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.table.entries import read_events, select_counting
from bot.match.table.loaded_match import LoadedMatch, read_outcome
from bot.match.table.values import MatchId, RefusedError, UserId
from bot.store import ArchiveQuery, ArchiveRow, EntryRow


@dataclass(frozen=True, slots=True)
class Annals:
    """A finished game as a whole: everything that happened, when it began and ended, and what was done."""

    events: tuple[Event, ...]
    began: datetime
    ended: datetime
    feats: tuple[tuple[Seat, str], ...] = ()


def _annals(
    loaded: LoadedMatch, entries: Sequence[EntryRow], kept: Sequence[tuple[Seat, str]] | None
) -> Annals | None:
    """kept: what is remembered to have been done in it; None: nobody is to hear of that."""
    if not entries:
        return None
    bundle, seats = loaded.bundle, tuple(seat for seat, _ in loaded.seating())
    events = tuple(event for entry in entries for event in read_events(bundle, entry))
    found: Iterable[tuple[Seat, str]] = kept or ()
    outcome = read_outcome(loaded.row.outcome)
    if kept is not None and not kept and outcome is not None:
        # It has just ended, or nothing was done: what will be remembered follows from the log.
        found = find_feats(bundle.feats, Chronicle(seats, outcome, events))
    began, ended = (datetime.fromisoformat(entries[at].at) for at in (0, -1))
    return Annals(events, began, ended, tuple(found))


class Archive:
    """Reads the whole log of matches. What is turned down raises RefusedError."""

    def __init__(self, repository: MatchRepository, feats: Feats) -> None:
        self._repository = repository
        self._feats = feats

    async def find(self, query: ArchiveQuery) -> tuple[ArchiveRow, ...]:
        """Finished games of a server that fit, the latest first."""
        with refuse_on_storage_errors():
            return await self._repository.store.archive(query)

    async def months(self, query: ArchiveQuery) -> tuple[str, ...]:
        """Months in which games of a server ended, as `2026-03`, the latest first: by whose and where."""
        with refuse_on_storage_errors():
            return await self._repository.store.archive_months(query)

    async def record(self, match: MatchId, user: UserId, names: Mapping[UserId, str] | None = None) -> str:
        """The record of a finished game. names: of the players, as they are called now."""
        loaded = await self._repository.get(match)
        if loaded.row.phase != "over":
            raise RefusedError("refused-record-while-playing")
        return str(records.record_of(loaded, await self._entries(match), names or {}))

    async def read_record(self, match: MatchId) -> Record:
        """The same, to be worked with."""
        loaded = await self._repository.get(match)
        if loaded.row.phase != "over":
            raise RefusedError("refused-record-while-playing")
        return await self._record(loaded)

    async def review(self, match: MatchId) -> str | None:
        """Return what is kept of a review, as text."""
        with refuse_on_storage_errors():
            return await self._repository.store.review(match)

    async def keep_review(self, match: MatchId, text: str) -> None:
        """Keeps a review with its match."""
        with refuse_on_storage_errors():
            await self._repository.store.set_review(match, text)

    async def rescue(self, match: MatchId) -> str:
        """The record of any match, for the person who runs the bot: it shows everything that is hidden."""
        return str(await self._record(await self._repository.get(match)))

    async def verify(self, match: MatchId) -> None:
        """Checks the stored position against the log. Raises RefusedError `refused-broken`."""
        loaded = await self._repository.get(match)
        with refuse_on_storage_errors():
            stored = await self._repository.store.match(match)
        if stored is not None:
            entries = await self._entries(match)
            await asyncio.to_thread(records.verify, loaded, stored.snapshot, entries)

    async def annals(self, match: MatchId) -> Annals | None:
        """All that happened in a finished game; None where it is not over."""
        loaded = await self._repository.get(match)
        if loaded.row.phase != "over":
            return None
        entries = select_counting(await self._entries(match))
        among_people = not any(is_computer(loaded.player_at(seat) or 0) for seat, _ in loaded.seating())
        told = among_people and loaded.options.counts and await self._feats.are_shown(loaded.row.guild)
        kept = await self._feats.kept_of(match, loaded.row.game) if told else None
        return await asyncio.to_thread(_annals, loaded, entries, kept)

    async def moment(self, match: MatchId, user: UserId, eyes: Seat | None, number: int) -> Moment:
        """A game at a moment, from 0, as it was seen through somebody's eyes then; None: a spectator's.

        While it is being played these are the user's own. Raises RefusedError for those of another.
        """
        loaded = await self._repository.get(match)
        over = loaded.row.phase == "over"
        if eyes is not None and eyes not in (dict(loaded.seating()) if over else (loaded.seat_of(user),)):
            raise RefusedError("refused-not-yours-to-see")
        if loaded.state is None:
            raise RefusedError("refused-not-begun" if loaded.row.phase == "lobby" else "refused-cancelled")
        record = await self._record(loaded)
        try:
            return await asyncio.to_thread(find_moment, loaded.game, record, eyes, number, over=over)
        except RecordError as error:
            # It was played under older rules, which are no longer there.
            raise RefusedError("refused-broken", line=str(error.line)) from error

    async def _record(self, loaded: LoadedMatch) -> Record:
        return records.record_of(loaded, await self._entries(loaded.row.id))

    async def _entries(self, match: MatchId) -> Sequence[EntryRow]:
        with refuse_on_storage_errors():
            return await self._repository.store.entries(match)
