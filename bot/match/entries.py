"""The entries of a match's log: played again, told as news; and positions as they are stored."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from bot.engine import (
    LONGEST_EPISODE,
    Event,
    IllegalActionError,
    NotationError,
    Noted,
    Options,
    PlayedItself,
    Seat,
    Step,
    UnreadableStateError,
    apply_line,
    decode_events,
    encode_events,
    fingerprint,
)
from bot.engine.game import AnyGame
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.match import Heard, LoadedMatch
from bot.match.news import News, Told, keep, reaches_back
from bot.store import EntryRow, SnapshotRow, StoredMatch

# Playing a stored log again: to check it, to mend a snapshot, to carry a match over to corrected rules.

SHORT = 30
"""Entries replayed on the event loop; longer logs go to a thread."""


class BrokenLogError(Exception):
    """The log has an entry the rules do not allow. line: which one of those that count, from 1."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Replay:
    """The position after a log, and the entries whose events read differently now."""

    state: Any
    retold: tuple[tuple[int, str], ...]


def select_counting(entries: Sequence[EntryRow]) -> tuple[EntryRow, ...]:
    """The entries that count in the game: neither taken back nor taking back, nor notes about the table."""
    return tuple(entry for entry in select_told(entries) if entry.kind != "note")


def select_told(entries: Sequence[EntryRow]) -> tuple[EntryRow, ...]:
    """The entries that count, with the notes about the table."""
    return tuple(entry for entry in entries if entry.undone is None and entry.kind != "undo")


def find_gap(entries: Sequence[EntryRow]) -> int:
    """Tell which of the entries that count, from 1, is missing first in a log, or could have been."""
    numbers = count(1)
    there = [entry for entry in entries if entry.seq == next(numbers)]
    return len(select_counting(there)) + 1


def apply_entry(game: AnyGame, state: Any, entry: EntryRow) -> Step[Any]:
    """One entry. Raises NotationError or IllegalActionError."""
    if entry.kind == "note":
        return Step(state, ())
    if entry.kind == "resign":
        return game.resign(state, entry.seat)
    return apply_line(game, state, entry.seat, entry.text, first=entry.seq == 1)


def retell(entry: EntryRow, events: Sequence[Event]) -> str:
    """Return what an entry says happened, as it reads now: what played itself still did."""
    mark = encode_events([PlayedItself(seat=entry.seat)])[1:-1]
    told = encode_events(events)
    if not entry.events.startswith(f"[{mark}"):
        return told
    return f"[{mark},{told[1:]}" if events else f"[{mark}]"


def steps(
    game: AnyGame, options: Options, log: Sequence[EntryRow]
) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """The start, then the position after each entry with what happened. Raises BrokenLogError."""
    state = game.new(options)
    yield state, ()
    for line, entry in enumerate(log, start=1):
        try:
            step = apply_entry(game, state, entry)
        except (NotationError, IllegalActionError) as error:
            raise BrokenLogError(line, str(error)) from error
        state = step.state
        yield state, step.events


def replay_at_once(game: AnyGame, options: Options, log: Sequence[EntryRow]) -> Replay:
    """The position after a log of counting entries. Raises BrokenLogError."""
    played = steps(game, options, log)
    state, _ = next(played)
    retold: list[tuple[int, str]] = []
    for entry, (after, events) in zip(log, played, strict=True):
        state = after
        told = retell(entry, events)
        if told != entry.events:
            retold.append((entry.seq, told))
    return Replay(state, tuple(retold))


async def replay(game: AnyGame, options: Options, log: Sequence[EntryRow]) -> Replay:
    """As `run`, without holding up the event loop."""
    if len(log) <= SHORT:
        return replay_at_once(game, options, log)
    return await asyncio.to_thread(replay_at_once, game, options, log)


# What the entries tell.

log = get_logger("match")


def read_events(bundle: GameBundle, entry: EntryRow) -> tuple[Event, ...]:
    """Return what happened in an entry; nothing where the game no longer knows the events."""
    return decode(bundle, entry.events, entry.seq)


def decode(bundle: GameBundle, text: str, number: int) -> tuple[Event, ...]:
    """The events of an entry as the log has them; none where the game no longer knows them, or where it says
    only that it played itself: earlier versions wrote that."""
    try:
        events = decode_events(text, (*bundle.events, PlayedItself, Noted))
    except (KeyError, TypeError):
        log.warning("event-unknown", game=bundle.key, entry=number)
        return ()
    return () if [type(event) for event in events] == [PlayedItself] else events


def told_to(bundle: GameBundle, entries: Iterable[EntryRow], viewer: Seat | None) -> tuple[Event, ...]:
    """Everything a viewer has been told in entries that count, in order."""
    events: list[Event] = []
    for entry in entries:
        known = [event for event in read_events(bundle, entry) if event.known_to(viewer)]
        # Of what played itself in secret not even that is told.
        events += known if any(not isinstance(event, PlayedItself) for event in known) else []
    return tuple(events)


def news_of(
    bundle: GameBundle,
    viewers: Sequence[Seat | None],
    seats: Collection[Seat],
    entries: Sequence[EntryRow],
) -> News:
    """The news in a log of entries that count, read from its end. seats: those whose turns are waited for."""
    makers: dict[int, Seat] = {}
    for entry in entries:
        makers.setdefault(entry.press, "" if entry.kind == "note" else entry.seat)
    by_viewer: dict[Seat | None, list[Told]] = {viewer: [] for viewer in viewers}
    press = 0
    for entry in reversed(entries):
        if entry.press != press and all(_reaches_back(bundle, told, seats) for told in by_viewer.values()):
            break
        press = entry.press
        for event in reversed(read_events(bundle, entry)):
            for viewer, told in by_viewer.items():
                if event.known_to(viewer):
                    told.append(Told(event, press, makers[press], entry.seq))
    return {viewer: keep(told[::-1], seats) for viewer, told in by_viewer.items()}


def _reaches_back(bundle: GameBundle, told: Sequence[Told], seats: Collection[Seat]) -> bool:
    longest = LONGEST_EPISODE if any(event_type.opens for event_type in bundle.events) else 0
    return len(told) >= longest and reaches_back(told, seats)


def heard_of(bundle: GameBundle, viewers: Sequence[Seat | None], entries: Sequence[EntryRow]) -> Heard:
    """The same, read from the end of a log of entries that count."""
    heard: dict[Seat | None, str] = {}
    for entry in reversed(entries):
        if len(heard) == len(viewers):
            break
        events = read_events(bundle, entry)
        for viewer in viewers:
            if viewer not in heard and any(event.known_to(viewer) for event in events):
                heard[viewer] = entry.at
    return heard


# Positions as they are stored: not after every press, for storing one takes longer than making the move.
#
# The log is the truth. What has been played since the snapshot comes along with the match and is played
# again.


def take_snapshot(loaded: LoadedMatch) -> SnapshotRow:
    """The position of a match as it is stored."""
    number, text = loaded.row.last_entry, loaded.game.dump(loaded.state)
    return SnapshotRow(number, text, _seal(number, text))


def is_sound(snapshot: SnapshotRow) -> bool:
    """Tell whether it is what was stored."""
    return _seal(snapshot.seq, snapshot.state) == snapshot.fingerprint


def read_position(game: AnyGame, stored: StoredMatch) -> Any:
    """The position of a stored match; None where the snapshot, or what came since, cannot be trusted."""
    snapshot = stored.snapshot
    if snapshot is None or not is_sound(snapshot):
        return None
    since = [entry for entry in stored.recent if entry.seq > snapshot.seq]
    if len(since) != stored.row.last_entry - snapshot.seq:
        return None
    try:
        state = game.load(snapshot.state)
        for entry in since:
            state = apply_entry(game, state, entry).state
    except (UnreadableStateError, NotationError, IllegalActionError, ValueError):
        return None
    return state


def _seal(number: int, text: str) -> str:
    """A digest of a position and of where in the log it belongs."""
    return fingerprint(f"{number} {text}")
