"""Stepping through a game: where one may stop, and what was to be seen there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.engine import CHANCE, Event, Observation, Record, Seat, replay
from bot.engine.game import AnyGame


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game as one viewer saw it.

    number: from 0, the start; last: that of the latest moment. events: what has happened since the moment
    before, as far as the viewer may know. turns: the moments at which a turn began, with the event that says
    so.
    """

    number: int
    last: int
    observation: Observation
    events: tuple[Event, ...]
    turns: tuple[tuple[int, Event], ...]


def find_moment(game: AnyGame, record: Record, viewer: Seat | None, number: int, *, over: bool) -> Moment:
    """The moment of a number, or the one nearest to it. Raises RecordError.

    over: whether nothing is hidden any more: then moments are the same for every viewer. Otherwise there are
    those only at which something happened that the viewer knew of: no number betrays another's secrets.
    """
    found: list[tuple[Any, tuple[Event, ...]]] = []
    turns: list[tuple[int, Event]] = []
    for state, events in _deeds(game, record):
        known = tuple(event for event in events if event.known_to(viewer))
        if found and not (events if over else known):
            continue
        turns += [(len(found), event) for event in known if event.begins_turn]
        found.append((state, known))
    there = max(0, min(number, len(found) - 1))
    state, known = found[there]
    return Moment(there, len(found) - 1, game.observe(state, viewer), known, tuple(turns))


def _deeds(game: AnyGame, record: Record) -> Iterator[tuple[Any, list[Event]]]:
    """The position after each thing somebody did and the chance that followed, with what happened."""
    state: Any = None
    events: list[Event] = []
    for played in replay(game, record):
        if state is not None and played.seat != CHANCE:
            yield state, events
            events = []
        state = played.state
        events += played.events
    yield state, events
