"""What is remembered of the log: the latest news of each viewer, and the last press of each seat.

Both are exact, however much others have done in secret meanwhile: a view that forgot sooner because of hidden
actions would betray them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.engine import CHANCE, LONGEST_EPISODE, Event, Seat, decode_events, evolver, latest
from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.store import EntryRow

MOST_NEWS = 12
"""Events a view brings along; more where an episode, such as a battle, is told whole."""

News = Mapping[Seat | None, tuple[Event, ...]]
log = get_logger("match")


@dataclass(frozen=True, slots=True)
class Press:
    """The entries of one request, and whether its seat may still take them back freely.

    Not so when something hidden was shown, drawn or rolled, when somebody gave up, or when a seat got a
    decision through somebody else's action: by this press or since.
    """

    number: int
    seat: Seat
    first: int
    last: int
    free: bool


_evolve = evolver(Press)


def final(entry: EntryRow) -> bool:
    """Whether nothing before this entry, nor itself, may be taken back freely any more."""
    return entry.reveals or entry.hands or entry.kind != "action"


def presses(before: Iterable[Press], entries: Iterable[EntryRow]) -> tuple[Press, ...]:
    """The last press of each seat after further entries that count, in the order of the presses."""
    last = {press.seat: press for press in before}
    makers: dict[int, Seat] = {}
    for entry in entries:
        if final(entry):
            last = {seat: _evolve(press, free=False) if press.free else press for seat, press in last.items()}
        maker = makers.setdefault(entry.press, entry.seat)
        if maker == CHANCE:
            continue
        so_far = last.get(maker)
        if so_far is not None and so_far.number == entry.press:
            last[maker] = _evolve(so_far, last=entry.seq)
        else:
            last[maker] = Press(entry.press, maker, entry.seq, entry.seq, not final(entry))
    return tuple(sorted(last.values(), key=lambda press: press.number))


def told(title: GameBundle, entry: EntryRow) -> tuple[Event, ...]:
    """What happened in an entry; nothing where the game no longer knows the events."""
    try:
        return decode_events(entry.events, title.events)
    except (KeyError, TypeError):
        log.warning("event-unknown", game=title.key, entry=entry.seq)
        return ()


def with_news(news: News, viewers: Sequence[Seat | None], events: Iterable[Event]) -> News:
    """The news after further events."""
    new = tuple(events)
    found: dict[Seat | None, tuple[Event, ...]] = {}
    for viewer in viewers:
        before = news.get(viewer, ())
        known = tuple([each for each in new if each.known_to(viewer)])
        found[viewer] = tuple(latest(before + known, MOST_NEWS)) if known else before
    return found


def news_of(title: GameBundle, viewers: Sequence[Seat | None], entries: Sequence[EntryRow]) -> News:
    """The latest news in a log of entries that count, read from its end."""
    wanted = LONGEST_EPISODE if any(each.opens for each in title.events) else MOST_NEWS
    found: dict[Seat | None, list[Event]] = {viewer: [] for viewer in viewers}
    for entry in reversed(entries):
        if all(len(events) >= wanted for events in found.values()):
            break
        for event in reversed(told(title, entry)):
            for viewer, events in found.items():
                if len(events) < wanted and event.known_to(viewer):
                    events.append(event)
    return {viewer: tuple(latest(events[::-1], MOST_NEWS)) for viewer, events in found.items()}
