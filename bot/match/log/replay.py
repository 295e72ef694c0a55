"""Playing a stored log again: to check it, to mend a snapshot, to carry a match over to corrected rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from bot.engine import Event, IllegalActionError, NotationError, Options, PlayedItself, Step, encode_events
from bot.engine.game import AnyGame
from bot.store import EntryRow

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
    return tuple(each for each in select_told(entries) if each.kind != "note")


def select_told(entries: Sequence[EntryRow]) -> tuple[EntryRow, ...]:
    """The entries that count, with the notes about the table."""
    return tuple(each for each in entries if each.undone is None and each.kind != "undo")


def find_gap(entries: Sequence[EntryRow]) -> int:
    """Which of the entries that count, from 1, is missing first in a log, or could have been."""
    numbers = count(1)
    there = [each for each in entries if each.seq == next(numbers)]
    return len(select_counting(there)) + 1


def apply_entry(game: AnyGame, state: Any, entry: EntryRow) -> Step[Any]:
    """One entry. Raises NotationError or IllegalActionError."""
    if entry.kind == "note":
        return Step(state, ())
    if entry.kind == "resign":
        return game.resign(state, entry.seat)
    return game.apply(state, entry.seat, game.parse(entry.text))


def retell(entry: EntryRow, events: Sequence[Event]) -> str:
    """What an entry says happened, as it reads now: what played itself still did."""
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
