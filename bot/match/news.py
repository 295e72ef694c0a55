"""What has happened lately, as each viewer may know it: by whose requests, and what of it is new to whom."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from bot.engine import Event, PlayedItself, Seat, latest

MOST_NEWS: Final = 12
"""Events a viewer is told of at least; more where an episode, such as a battle, is told whole."""
MOST_KEPT: Final = 120
"""Events that are kept at most, however long it is since somebody had to choose."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event as part of the news.

    press: the number of the request it came of. by: who made that; empty where nothing was chosen by it.
    entry: its line in the log. These numbers betray what others do in secret: no view has them.
    """

    event: Event
    press: int
    by: Seat
    entry: int


News: TypeAlias = Mapping[Seat | None, tuple[Told, ...]]
Since: TypeAlias = tuple[tuple[tuple[Event, ...], ...], ...]
"""Requests, oldest first; of each the lines of the log that somebody may know, of these the events."""


# Exact, however much others have done in secret meanwhile: a view that forgot sooner because of hidden
# actions would betray them.


def add_news(
    news: News, viewers: Sequence[Seat | None], told: Iterable[Told], seats: Collection[Seat]
) -> News:
    """The news after further events. seats: those whose turns are waited for."""
    new = tuple(told)
    by_viewer: dict[Seat | None, tuple[Told, ...]] = {}
    for viewer in viewers:
        before = news.get(viewer, ())
        known = tuple(news_item for news_item in new if news_item.event.known_to(viewer))
        by_viewer[viewer] = keep(before + known, seats) if known else before
    return by_viewer


def keep(told: Sequence[Told], seats: Collection[Seat]) -> tuple[Told, ...]:
    """What is still news: the latest, and as far back as the last choice of whoever chose longest ago."""
    first = len(told) - len(latest([news_item.event for news_item in told], MOST_NEWS))
    begun = min((find_last(told, seat)[0] for seat in seats), default=first)
    return tuple(told[max(min(first, begun), len(told) - MOST_KEPT, 0) :])


def reaches_back(told: Sequence[Told], seats: Collection[Seat]) -> bool:
    """Check whether nothing older is news."""
    if len(told) >= MOST_KEPT:
        return True
    return len(told) >= MOST_NEWS and all(any(news_item.by == seat for news_item in told) for seat in seats)


def find_last(told: Sequence[Told], seat: Seat) -> tuple[int, int]:
    """Where what came of the last choice of a seat begins, and where it ends; the start for none."""
    last = next((news_item for news_item in reversed(told) if news_item.by == seat), None)
    if last is None:
        return 0, 0
    places = [place for place, news_item in enumerate(told) if news_item.press == last.press]
    return places[0], places[-1] + 1


def list_since(told: Sequence[Told], readers: Collection[Seat]) -> Since:
    """What has happened since the readers last chose: all of it that is new to one of them.

    Where nothing has, what came of that choice. Without readers, what came of the last choice of all.
    """
    choices = [news_item.by for news_item in told if news_item.by]
    last = find_last(told, choices[-1])[0] if choices else 0
    first = min((_find_new(told, seat) for seat in readers), default=last)
    by_press = groupby(told[first:], key=lambda news_item: news_item.press)
    return tuple(lines for _, of_press in by_press if (lines := _by_line(of_press)))


def _find_new(told: Sequence[Told], seat: Seat) -> int:
    begins, ends = find_last(told, seat)
    return ends if ends < len(told) else begins


def _by_line(told: Iterable[Told]) -> tuple[tuple[Event, ...], ...]:
    lines = (
        tuple(news_item.event for news_item in of_line)
        for _, of_line in groupby(told, key=lambda news_item: news_item.entry)
    )
    # Of what played itself in secret not even that is told.
    return tuple(line for line in lines if any(not isinstance(event, PlayedItself) for event in line))
