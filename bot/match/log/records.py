"""Matches as text: export, import, and checking what is stored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from time import monotonic
from typing import Final

import orjson

from bot.engine import Record, RecordError, Seat, clean_text, replay
from bot.engine.game import CHANCE
from bot.engine.record import RESIGN, Played
from bot.match.bundle import GameBundle
from bot.match.table.entries import BrokenLogError, select_counting, steps
from bot.match.table.loaded_match import LoadedMatch, read_outcome
from bot.match.table.snapshots import is_sound
from bot.match.table.values import RefusedError, UserId
from bot.store import EntryRow, SnapshotRow
from bot.text import GivenText, Language

PLAYERS: Final = "Players"
DATE: Final = "Date"
RESULT: Final = "Result"
"""Names of header lines."""
LONGEST_NAME: Final = 32
MOST_TAKEN_IN: Final = 5_000
"""Actions of a record somebody may give: three times as many as the longest game of the house has had."""
PATIENCE: Final = 5.0
"""Seconds such a record may take to be played through."""


def record_of(
    loaded: LoadedMatch, entries: Sequence[EntryRow], names: Mapping[UserId, str] | None = None
) -> Record:
    """The record of a match: what counts of its log. It shows everything that is hidden.

    names: what its players are called; with these, how it ended is told too.
    """
    counting = select_counting(entries)
    log = tuple((entry.seat, RESIGN if entry.kind == "resign" else entry.text) for entry in counting)
    row = loaded.row
    tags = [("Match", str(row.id))]
    if row.series > 1:
        tags.append(("Series", f"{row.number} of {row.series}"))
    if names is not None and counting:
        tags += _about(loaded, counting[-1].at, names)
    return Record(row.game, row.ruleset, row.options, log, tuple(tags))


def _about(loaded: LoadedMatch, ended: str, names: Mapping[UserId, str]) -> list[tuple[str, str]]:
    """Tell who played, when it ended, and how."""
    players = {seat: clean_text(names.get(user, "")) for seat, user in loaded.seating()}
    tags = [(PLAYERS, orjson.dumps(players).decode()), (DATE, ended[:10])]
    outcome = read_outcome(loaded.row.outcome)
    if outcome is not None:
        told = {"winners": outcome.winners, "reason": outcome.reason, "scores": dict(outcome.scores)}
        tags.append((RESULT, orjson.dumps(told).decode()))
    return tags


def players_of(record: Record) -> Mapping[Seat, GivenText]:
    """Return what the players of a record are called; nothing where it does not say so in our way."""
    try:
        told = orjson.loads(dict(record.tags).get(PLAYERS, "{}"))
    except orjson.JSONDecodeError:
        return {}
    named = told.items() if isinstance(told, dict) else ()
    given = {seat: GivenText(name).clip(LONGEST_NAME) for seat, name in named if isinstance(name, str)}
    return {seat: name for seat, name in given.items() if name}


def date_of(record: Record) -> date | None:
    """The day on which the game of a record ended, if it says so."""
    try:
        return date.fromisoformat(dict(record.tags).get(DATE, ""))
    except ValueError:
        return None


def take_in(bundles: Mapping[str, GameBundle], text: str) -> tuple[GameBundle, Record]:
    """A record from somebody's file, once it has been played through. Nothing it says is trusted.

    Raises RecordError, for one that is too long or takes too long as well.
    """
    bundle, record, places = _open(bundles, text)
    if len(record.log) > MOST_TAKEN_IN:
        raise RecordError("record-too-long", MOST_TAKEN_IN)
    until = monotonic() + PATIENCE
    try:
        for _ in _play(bundle, record, places):
            if monotonic() > until:
                raise RecordError("record-too-slow", 1)
    except RecordError:
        raise
    except Exception as error:  # the options are a stranger's: what no table could begin with may do anything
        raise RecordError("record-options-unreadable", 3, record.options[:LONGEST_NAME]) from error
    return bundle, record


def read_record(
    bundles: Mapping[str, GameBundle], text: str
) -> tuple[GameBundle, Record, tuple[Played, ...]]:
    """A record from a file, played through to its end.

    Raises RecordError: every line must be legal; `line` is the line of the file.
    """
    bundle, record, places = _open(bundles, text)
    return bundle, record, tuple(_play(bundle, record, places))


def _open(bundles: Mapping[str, GameBundle], text: str) -> tuple[GameBundle, Record, list[int]]:
    """A record, its game, and the lines of the file on which its actions stand. Raises RecordError."""
    record = Record.parse(text)
    bundle = bundles.get(record.game)
    if bundle is None:
        raise RecordError("record-game-unknown", 1, record.game)
    places = _places(text)
    for place, (seat, action) in zip(places, record.log, strict=True):
        known = seat in bundle.game.facts.seats or (seat == CHANCE and action != RESIGN)
        if not known:
            raise RecordError("record-line-unreadable", place, f"{seat} {action}")
    return bundle, record, places


def _play(bundle: GameBundle, record: Record, places: Sequence[int]) -> Iterator[Played]:
    try:
        yield from replay(bundle.game, record)
    except RecordError as error:
        if error.reason not in ("record-line-unreadable", "record-line-illegal"):
            raise
        raise RecordError(
            error.reason, places[error.line - 1], error.text, error.refusal, error.game
        ) from error


def tell_line(error: RecordError, bundles: Mapping[str, GameBundle], language: Language) -> str:
    """Return what a bad line says, and where the rules do not allow it, why not, in the words of its game."""
    if error.refusal is None:
        return error.text
    return f"{error.text} – {bundles[error.game].words.refusal(error.refusal, language)}"


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
    """Return what one seat did, for its own user."""
    return [entry.text for entry in select_counting(entries) if entry.seat == seat]
