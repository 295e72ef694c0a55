"""A store that forgets everything with the process: whole games are played on it in no time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.store import (
    Change,
    DeadlineRow,
    EntryRow,
    FeatRow,
    KeptRow,
    MatchPhase,
    MatchRow,
    NoteRow,
    ReportRow,
    SeatRow,
    SnapshotRow,
    StoredMatch,
)


class MemoryReports:
    """As much of `bot.store.store.ReportStore` as reporting needs."""

    def __init__(self) -> None:
        self.rows: list[ReportRow] = []

    async def add(self, row: ReportRow, most_waiting: int, most_kept: int) -> int:
        self.rows.append(replace(row, number=len(self.rows) + 1))
        return len(self.rows)

    async def list_of(self, match: int | None = None, user: int | None = None) -> tuple[ReportRow, ...]:
        return tuple(report for report in reversed(self.rows) if user in (None, report.user))

    async def list_like(self, row: ReportRow, most: int) -> tuple[ReportRow, ...]:
        return tuple(report for report in self.rows if report.step == row.step and report.number < row.number)


class MemoryParts:
    """As much of `bot.store.store.PartStore` as the end of a game needs; nobody reads it here."""

    async def write(self, match: int, parts: Sequence[object]) -> None:
        """Keep nothing."""


class MemoryStore:
    """As much of `bot.store.Store` as playing one match needs; nobody else writes, so nothing conflicts."""

    share = None

    def __init__(self) -> None:
        self.rows: dict[int, MatchRow] = {}
        self.logs: dict[int, tuple[EntryRow, ...]] = {}
        self.told: list[tuple[int, str, int | None]] = []
        """What the outbox was given: match, kind and user."""
        self.settings: dict[int, str] = {}
        """Of users, as JSON."""
        self._seats: dict[int, tuple[SeatRow, ...]] = {}
        self._snapshots: dict[int, SnapshotRow] = {}
        self.reports = MemoryReports()
        self.parts = MemoryParts()
        self._notes: dict[int, NoteRow] = {}
        self._kept: dict[int, tuple[KeptRow, ...]] = {}
        self.due: dict[int, tuple[DeadlineRow, ...]] = {}

    async def fresh_match(self) -> int:
        return len(self.rows) + 1

    async def commit(self, change: Change, patience: float = 0.0) -> None:
        for match_change in change.matches:
            match, undone, retold = match_change.row.id, set(match_change.undone), dict(match_change.retold)
            log = tuple(
                replace(
                    entry,
                    undone=match_change.entries[-1].seq if entry.seq in undone else entry.undone,
                    events=retold.get(entry.seq, entry.events),
                )
                if entry.seq in undone or entry.seq in retold
                else entry
                for entry in self.logs.get(match, ())
            )
            self.rows[match], self.logs[match] = match_change.row, (*log, *match_change.entries)
            if match_change.seats is not None:
                self._seats[match] = match_change.seats
            if match_change.kept is not None:
                self._kept[match] = match_change.kept
            if match_change.deadlines is not None:
                self.due[match] = match_change.deadlines
            if match_change.snapshot is not None:
                self._snapshots[match] = match_change.snapshot
            self.told += [(match, kind, user) for kind, user in match_change.outbox]

    async def receipt(self, token: str) -> int | None:
        return None

    async def match(self, match: int) -> StoredMatch | None:
        recent = tuple(entry for entry in self.logs[match] if entry.undone is None and entry.kind != "undo")
        return StoredMatch(
            row=self.rows[match],
            seats=self._seats.get(match, ()),
            invited=(),
            snapshot=self._snapshots.get(match),
            recent=recent,
            complete=True,
            gapless=True,
            resigned=tuple({entry.seat for entry in recent if entry.kind == "resign"}),
            series=(),
            kept=self._kept.get(match, ()),
        )

    async def matches_of(self, user: int, guild: int | None, phases: Sequence[MatchPhase]) -> tuple[int, ...]:
        return tuple(
            match
            for match, row in self.rows.items()
            if row.phase in phases and user in [seat.user for seat in self._seats.get(match, ())]
        )

    async def history_of(self, user: int, most: int) -> tuple[()]:
        """Nobody has played before."""
        return ()

    async def entries(self, match: int) -> tuple[EntryRow, ...]:
        return self.logs[match]

    async def latest_act(self, guild: int, about: int, whats: Sequence[str]) -> str | None:
        return None

    async def guild_settings(self, guild: int) -> str | None:
        return None

    async def feats(
        self, guild: int | None, user: int | None, since: str = "", match: int | None = None
    ) -> tuple[FeatRow, ...]:
        return ()

    async def blocks(self, user: int) -> tuple[tuple[int, int], ...]:
        return ()

    async def write_feats(self, match: int, *feats: object) -> None:
        """What was done is looked up nowhere here."""

    async def notes(self, user: int, match: int | None = None) -> tuple[NoteRow, ...]:
        return tuple(note for note in self._notes.values() if note.user == user)

    async def write_note(self, note: NoteRow) -> None:
        self._notes[note.user] = note

    async def user_settings(self, user: int) -> str | None:
        return self.settings.get(user)

    async def set_user_settings(self, user: int, text: str) -> None:
        self.settings[user] = text

    def on_outbox(self, listener: Callable[[], None]) -> None:
        """Nobody delivers."""
