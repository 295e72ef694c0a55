"""Stepping through a game: where one may stop, and what was to be seen there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
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


def find_moment(game: AnyGame, record: Record, viewer: Seat | None, number: int, *, over: bool) -> Moment:
    """The moment of a number, or the one nearest to it. Raises RecordError.

    over: whether nothing is hidden any more: then moments are the same for every viewer. Otherwise there are
    those only at which something happened that the viewer knew of: no number betrays another's secrets.
    """
    found: list[tuple[_Deed, tuple[Event, ...]]] = []
    turns: list[tuple[int, Event]] = []
    for deed in _deeds(game, record):
        events = deed.events
        known = tuple(event for event in events if event.known_to(viewer))
        if found and not (events if over else known):
            continue
        turns += [(len(found), event) for event in known if event.begins_turn]
        found.append((deed, known))
    there = max(0, min(number, len(found) - 1))
    deed, known = found[there]
    if known and deed.is_foregone(game):
        known = (PlayedItself(seat=deed.seat), *known)
    return Moment(there, len(found) - 1, game.observe(deed.state, viewer), known, tuple(turns))


@dataclass(frozen=True, slots=True)
class _Deed:
    """What somebody did and the chance that followed. before: where it was done, None for the start."""

    before: Any
    seat: Seat
    text: str
    state: Any
    events: tuple[Event, ...]

    def is_foregone(self, game: AnyGame) -> bool:
        """Whether everybody at the table could tell that nothing else was to be done."""
        only = None if self.before is None else find_foregone(game, self.before)
        return only is not None and (only[0], str(only[1])) == (self.seat, self.text)


def _deeds(game: AnyGame, record: Record) -> Iterator[_Deed]:
    """Each thing somebody did; first the start, with the chance that followed."""
    deed: _Deed | None = None
    for played in replay(game, record):
        if deed is None or played.seat != CHANCE:
            if deed is not None:
                yield deed
            before = None if deed is None else deed.state
            deed = _Deed(before, played.seat, played.text, played.state, played.events)
        else:
            deed = replace(deed, state=played.state, events=(*deed.events, *played.events))
    assert deed is not None
    yield deed
