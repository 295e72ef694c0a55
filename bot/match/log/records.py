"""Matches as text: export, import, and checking what is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Record, RecordError, Seat, replay
from bot.engine.game import CHANCE
from bot.engine.record import RESIGN, Played
from bot.match.bundle import GameBundle
from bot.match.log.replay import BrokenLogError, select_counting, steps
from bot.match.persistence.loaded_match import LoadedMatch
from bot.match.persistence.snapshots import is_sound
from bot.match.table import RefusedError
from bot.store import EntryRow, SnapshotRow


def record_of(loaded: LoadedMatch, entries: Sequence[EntryRow]) -> Record:
    """The record of a match: what counts of its log. It shows everything that is hidden."""
    log = tuple(
        (entry.seat, RESIGN if entry.kind == "resign" else entry.text) for entry in select_counting(entries)
    )
    row = loaded.row
    tags = [("Match", str(row.id))]
    if row.series > 1:
        tags.append(("Series", f"{row.number} of {row.series}"))
    return Record(row.game, row.ruleset, row.options, log, tuple(tags))


def read_record(
    bundles: Mapping[str, GameBundle], text: str
) -> tuple[GameBundle, Record, tuple[Played, ...]]:
    """A record from a file, played through to its end.

    Raises RecordError: every line must be legal; `line` is the line of the file.
    """
    record = Record.parse(text)
    bundle = bundles.get(record.game)
    if bundle is None:
        raise RecordError("record-game-unknown", 1, record.game)
    places = _places(text)
    for place, (seat, action) in zip(places, record.log, strict=True):
        known = seat in bundle.game.facts.seats or (seat == CHANCE and action != RESIGN)
        if not known:
            raise RecordError("record-line-unreadable", place, f"{seat} {action}")
    try:
        return bundle, record, tuple(replay(bundle.game, record))
    except RecordError as error:
        if error.reason not in ("record-line-unreadable", "record-line-illegal"):
            raise
        raise RecordError(error.reason, places[error.line - 1], error.text) from error


def _places(text: str) -> list[int]:
    """The lines of the file on which actions stand, counted from 1."""
    lines = text.splitlines()
    blank = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    return [
        number
        for number, line in enumerate(lines[blank:], start=blank + 1)
        if line.strip() and not line.startswith("#")
    ]


def verify(loaded: LoadedMatch, snapshot: SnapshotRow | None, entries: Sequence[EntryRow]) -> None:
    """Compares the match and its snapshot with the log played again. Raises RefusedError `refused-broken`."""
    if snapshot is None:
        return
    log = select_counting(entries)
    numbers = (0, *(each.seq for each in log))
    try:
        states = [state for state, _ in steps(loaded.game, loaded.options, log)]
    except BrokenLogError as error:
        raise RefusedError("refused-broken", line=str(error.line)) from error
    there = max(at for at, number in enumerate(numbers) if number <= snapshot.seq)
    dump = loaded.game.dump
    if not is_sound(snapshot) or dump(states[there]) != snapshot.state:
        raise RefusedError("refused-broken", line=str(there))
    if dump(states[-1]) != dump(loaded.state):
        raise RefusedError("refused-broken", line=str(len(log)))


def own_lines(entries: Sequence[EntryRow], seat: Seat) -> list[str]:
    """What one seat did, for its own user."""
    return [entry.text for entry in select_counting(entries) if entry.seat == seat]
