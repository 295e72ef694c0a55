"""The entries of a match's log: played again, told as news, and what each seat did last."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, TypeAlias

import orjson

from bot.engine import (
    CHANCE,
    LONGEST_EPISODE,
    Event,
    IllegalActionError,
    NotationError,
    Noted,
    Options,
    PlayedItself,
    Seat,
    Step,
    decode_events,
    encode_events,
    latest,
)
from bot.engine.game import AnyGame
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.store import EntryRow

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
    return tuple(each for each in select_told(entries) if each.kind != "note")


def select_told(entries: Sequence[EntryRow]) -> tuple[EntryRow, ...]:
    """The entries that count, with the notes about the table."""
    return tuple(each for each in entries if each.undone is None and each.kind != "undo")


def find_gap(entries: Sequence[EntryRow]) -> int:
    """Tell which of the entries that count, from 1, is missing first in a log, or could have been."""
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


# The latest news of each viewer, read from the log.
#
# Exact, however much others have done in secret meanwhile: a view that forgot sooner because of hidden
# actions would betray them.

MOST_NEWS = 12
"""Events a view brings along; more where an episode, such as a battle, is told whole."""

News: TypeAlias = Mapping[Seat | None, tuple[Event, ...]]
Heard: TypeAlias = Mapping[Seat | None, str]
"""When each viewer has heard of something last, in ISO 8601; nobody who has heard of nothing yet."""
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
    return () if [type(each) for each in events] == [PlayedItself] else events


def told_to(bundle: GameBundle, entries: Iterable[EntryRow], viewer: Seat | None) -> tuple[Event, ...]:
    """Everything a viewer has been told in entries that count, in order."""
    events = (event for entry in entries for event in read_events(bundle, entry))
    return tuple(event for event in events if event.known_to(viewer))


def add_news(news: News, viewers: Sequence[Seat | None], events: Iterable[Event]) -> News:
    """The news after further events."""
    new = tuple(events)
    found: dict[Seat | None, tuple[Event, ...]] = {}
    for viewer in viewers:
        before = news.get(viewer, ())
        known = tuple(each for each in new if each.known_to(viewer))
        found[viewer] = tuple(latest(before + known, MOST_NEWS)) if known else before
    return found


def news_of(bundle: GameBundle, viewers: Sequence[Seat | None], entries: Sequence[EntryRow]) -> News:
    """The latest news in a log of entries that count, read from its end."""
    wanted = LONGEST_EPISODE if any(each.opens for each in bundle.events) else MOST_NEWS
    found: dict[Seat | None, list[Event]] = {viewer: [] for viewer in viewers}
    for entry in reversed(entries):
        if all(len(events) >= wanted for events in found.values()):
            break
        for event in reversed(read_events(bundle, entry)):
            for viewer, events in found.items():
                if len(events) < wanted and event.known_to(viewer):
                    events.append(event)
    return {viewer: tuple(latest(events[::-1], MOST_NEWS)) for viewer, events in found.items()}


def add_heard(heard: Heard, viewers: Sequence[Seat | None], events: Iterable[Event], now: str) -> Heard:
    """Tell when each viewer has heard of something last, after further events."""
    new = tuple(events)
    return {**heard, **{each: now for each in viewers if any(event.known_to(each) for event in new)}}


def heard_of(bundle: GameBundle, viewers: Sequence[Seat | None], entries: Sequence[EntryRow]) -> Heard:
    """The same, read from the end of a log of entries that count."""
    found: dict[Seat | None, str] = {}
    for entry in reversed(entries):
        if len(found) == len(viewers):
            break
        events = read_events(bundle, entry)
        for viewer in viewers:
            if viewer not in found and any(event.known_to(viewer) for event in events):
                found[viewer] = entry.at
    return found


# What each seat did last, and whether it may still take that back freely.
#
# What is final for a seat follows from what that seat did and saw: whatever others have done in secret
# meanwhile changes nothing here, for it would be betrayed.


@dataclass(frozen=True, slots=True)
class LastAction:
    """The entries of one request, from `first` to `last`. press: the number of the request.

    free: not when something hidden was shown, drawn or rolled, when somebody gave up, or when a seat got a
    decision through somebody else's action: by this request, or since as far as the seat knows of it. shown:
    when more than a decision was handed over.
    """

    press: int
    seat: Seat
    first: int
    last: int
    free: bool
    shown: bool = False


def is_final(entry: EntryRow) -> bool:
    """Tell whether neither it nor what its witnesses did before may be taken back freely any more."""
    return entry.reveals or entry.hands or entry.kind != "action"


def is_secret_from(seat: Seat, entry: EntryRow) -> bool:
    """Tell whether a seat knows nothing of an entry of another seat, or of the chance that followed it.

    Who must choose and who has given up is known to everybody.
    """
    if entry.hands or entry.kind == "resign":
        return False
    audiences = (event.get("audience") for event in orjson.loads(entry.events))
    return all(audience is not None and seat not in audience for audience in audiences)


def last_actions(before: Iterable[LastAction], entries: Iterable[EntryRow]) -> tuple[LastAction, ...]:
    """Return what each seat did last after further entries that count, in the order of the requests."""
    last = {each.seat: each for each in before}
    makers: dict[int, Seat] = {}
    for entry in entries:
        if entry.kind == "note":
            continue
        maker = makers.setdefault(entry.press, entry.seat)
        shows = entry.reveals or entry.kind != "action"
        if is_final(entry):
            last = {
                seat: each
                if seat != maker and is_secret_from(seat, entry)
                else replace(each, free=False, shown=each.shown or shows)
                for seat, each in last.items()
            }
        if maker == CHANCE:
            continue
        so_far = last.get(maker)
        if so_far is not None and so_far.press == entry.press:
            last[maker] = replace(so_far, last=entry.seq)
        else:
            last[maker] = LastAction(entry.press, maker, entry.seq, entry.seq, not is_final(entry), shows)
    return tuple(sorted(last.values(), key=lambda each: each.press))
