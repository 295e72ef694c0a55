"""Events: typed records of what happened, each with the audience that may know it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from sys import intern
from typing import Any, ClassVar

import orjson

from bot.engine.action import field_names

Audience = tuple[str, ...] | None
"""Seats that may know an event; None means everybody, spectators included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened. Subclasses are frozen slotted dataclasses of ids, numbers and tuples of them.

    `reveals` marks events after which an action can be taken back only by consent (docs/taking-back.md):
    something hidden was shown, drawn or rolled. `opens` and `closes` mark the first and the last event of an
    episode, such as a battle, that is told in one piece. `begins_turn` marks what one leafs
    to in a whole game.
    """

    reveals: ClassVar[bool] = False
    opens: ClassVar[bool] = False
    closes: ClassVar[bool] = False
    begins_turn: ClassVar[bool] = False
    audience: Audience = None

    @classmethod
    def kind(cls) -> str:
        """The event's name in catalogues and in the log: `FigureShown` is `figure-shown`."""
        return _kebab(cls.__name__)

    def known_to(self, viewer: str | None) -> bool:
        """Check whether a seat (None: a spectator) may know it."""
        return self.audience is None or (viewer is not None and viewer in self.audience)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedItself(Event):
    """A note that the next action was done without asking: it had one choice and everybody could tell.

    It stands before the events of that action, in the log of any game; no game tells it.
    """

    seat: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted(Event):
    """Something was done about the table, not in the game: it was ended, paused, moved, mended.

    what: says what, for a message `noted-<what>`. seat: who did it; empty: nobody at the table. about: whom
    it concerned; empty: nobody. topic: which of several things it was about. No game tells it.
    """

    what: str
    seat: str = ""
    about: str = ""
    topic: str = ""


LONGEST_EPISODE = 60
"""Events of an episode that are told in one piece; of a longer one the last."""


def latest(events: Sequence[Event], most: int) -> Sequence[Event]:
    """The last `most` events; where that would begin inside an episode, from its opening."""
    first = max(len(events) - most, 0)
    for number in range(min(first, len(events) - 1), max(len(events) - LONGEST_EPISODE, 0) - 1, -1):
        event = events[number]
        if event.opens:
            return events[number:]
        if event.closes and number < first:
            break
    return events[first:]


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def encode_events(events: Iterable[Event]) -> str:
    """Events as JSON text: a list of objects, each with its kind."""
    rows = [
        {"kind": event.kind()} | {name: getattr(event, name) for name in field_names(type(event))}
        for event in events
    ]
    return orjson.dumps(rows).decode()


def decode_events(text: str, types: Iterable[type[Event]]) -> tuple[Event, ...]:
    """The inverse of `encode_events` for a game's event types. Raises KeyError for an unknown kind."""
    known = {each.kind(): each for each in types}
    return tuple(known[row.pop("kind")](**_tuples(row)) for row in orjson.loads(text))


def _tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {name: _frozen(value) for name, value in row.items()}


def _frozen(value: Any) -> Any:
    if isinstance(value, str):
        # The same few names, in the news of every match that is kept in memory.
        return intern(value)
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value
