"""Stepping through a game: where one may stop, and what was to be seen there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.engine import CHANCE, Event, Observation, PlayedItself, Record, Seat, replay
from bot.engine.game import AnyGame
from bot.match.play.actions import find_foregone


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


@dataclass(frozen=True, slots=True)
class Deed:
    """Something somebody did, and the chance that followed. The first is the start, done by nobody.

    entry: which of the record's, from 0; -1: the start. before: the state in which it was done.
    """

    entry: int
    seat: Seat
    text: str
    before: Any
    state: Any
    events: tuple[Event, ...]

    def is_foregone(self, game: AnyGame) -> bool:
        """Whether everybody at the table could tell that nothing else was to be done."""
        only = None if self.entry < 0 else find_foregone(game, self.before)
        return only is not None and (only[0], str(only[1])) == (self.seat, self.text)


def find_moment(game: AnyGame, record: Record, viewer: Seat | None, number: int, *, over: bool) -> Moment:
    """The moment of a number, or the one nearest to it. Raises RecordError.

    over: whether nothing is hidden any more: then moments are the same for every viewer. Otherwise there are
    those only at which something happened that the viewer knew of: no number betrays another's secrets.
    """
    found: list[tuple[Deed, tuple[Event, ...]]] = []
    turns: list[tuple[int, Event]] = []
    for deed in play_through(game, record):
        known = tuple(event for event in deed.events if event.known_to(viewer))
        if found and not (deed.events if over else known):
            continue
        turns += [(len(found), event) for event in known if event.begins_turn]
        found.append((deed, known))
    there = max(0, min(number, len(found) - 1))
    deed, known = found[there]
    if known and deed.is_foregone(game):
        known = (PlayedItself(seat=deed.seat), *known)
    return Moment(there, len(found) - 1, game.observe(deed.state, viewer), known, tuple(turns))


def number_moments(deeds: Iterator[Deed]) -> Iterator[tuple[int, Deed, bool]]:
    """The deeds of a game that is over, each with the moment at which it is seen, and whether that is new.

    A deed of which nothing was told is seen with the next one.
    """
    count = 0
    for deed in deeds:
        is_new = count == 0 or bool(deed.events)
        yield count, deed, is_new
        count += is_new


def play_through(game: AnyGame, record: Record) -> Iterator[Deed]:
    """Everything that was done in a game, one after the other. Raises RecordError."""
    doing: Deed | None = None
    for entry, played in enumerate(replay(game, record), start=-1):
        if doing is None or played.seat != CHANCE:
            if doing is not None:
                yield doing
            before = None if doing is None else doing.state
            doing = Deed(entry, played.seat, played.text, before, played.state, played.events)
        else:
            events = (*doing.events, *played.events)
            doing = Deed(doing.entry, doing.seat, doing.text, doing.before, played.state, events)
    if doing is not None:
        yield doing
