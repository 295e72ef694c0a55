"""The latest news of each viewer, read from the log.

Exact, however much others have done in secret meanwhile: a view that forgot sooner because of hidden actions
would betray them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.engine import LONGEST_EPISODE, Event, Noted, PlayedItself, Seat, decode_events, latest
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.store import EntryRow

MOST_NEWS = 12
"""Events a view brings along; more where an episode, such as a battle, is told whole."""

News: TypeAlias = Mapping[Seat | None, tuple[Event, ...]]
Heard: TypeAlias = Mapping[Seat | None, str]
"""When each viewer has heard of something last, in ISO 8601; nobody who has heard of nothing yet."""
log = get_logger("match")


def read_events(bundle: GameBundle, entry: EntryRow) -> tuple[Event, ...]:
    """What happened in an entry; nothing where the game no longer knows the events."""
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
    """When each viewer has heard of something last, after further events."""
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
