"""Notes of somebody on others' hidden pieces: theirs alone, kept with their settings, in no log.

It is kept by match and by the name a piece has as long as everybody can keep track of it (`Game.trace`), and
added to the observation of its owner alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.match.persistence.views import view_of
from bot.match.settings.settings import SettingsRepository, UserSettings
from bot.match.table.entries import SHORT, BrokenLogError, select_counting, steps
from bot.match.table.loaded_match import LoadedMatch
from bot.match.table.values import MatchId, RefusedError, UserId, View
from bot.store import EntryRow, Store

MOST_MATCHES: Final = 20
"""Matches of which somebody's guesses are kept; where there are more, those noted first go."""
MOST_BELIEFS: Final = 3
"""What a piece may be, for all one believes."""


async def add_guesses(
    store: Store, loaded: LoadedMatch, view: View, noted: Mapping[str, Sequence[str]]
) -> View:
    """The view with what the viewer has noted, by the names of the pieces. Raises StoreError."""
    places = loaded.game.list_guesses(view.observation)
    names = await _trace(store, loaded, view) if places else {}
    there = {place: noted[name] for place, name in names.items() if place in places and name in noted}
    return replace(view, observation=loaded.game.add_guesses(view.observation, there))


async def note_guess(
    store: Store,
    settings: SettingsRepository,
    loaded: LoadedMatch,
    user: UserId,
    place: str,
    beliefs: Sequence[str],
) -> None:
    """Notes what somebody believes of the hidden piece at a place; nothing: wipes it out.

    Raises RefusedError for what cannot be noted now, and StoreError.
    """
    view = view_of(loaded, user)
    possible = () if view.seat is None else loaded.game.list_guesses(view.observation).get(place, ())
    if not possible or not {*beliefs} <= {*possible} or len(beliefs) > MOST_BELIEFS:
        raise RefusedError("refused-guess")
    name = (await _trace(store, loaded, view)).get(place)
    if name is None:
        raise RefusedError("refused-guess")
    await settings.change_user(user, lambda each: _keep(each, loaded.row.id, name, tuple(beliefs)))


def _keep(settings: UserSettings, match: MatchId, name: str, beliefs: tuple[str, ...]) -> UserSettings:
    kept = dict(settings.guesses)
    of_match = {**kept.pop(str(match), {}), name: beliefs}
    if not beliefs:
        del of_match[name]
    kept = dict([*kept.items()][-MOST_MATCHES + 1 :])
    if of_match:
        kept[str(match)] = of_match
    return settings.model_copy(update={"guesses": kept})


async def _trace(store: Store, loaded: LoadedMatch, view: View) -> Mapping[str, str]:
    """The names of the pieces the viewer may note a guess of, by place."""
    entries = _select(await store.entries(loaded.row.id), loaded.row.last_entry)
    if len(entries) <= SHORT:
        traced = _trace_at_once(loaded, entries)
    else:
        traced = await asyncio.to_thread(_trace_at_once, loaded, entries)
    found = {}
    for key, name in traced.items():
        seat, _, place = key.partition(" ")
        if seat != view.seat:
            found[place] = name
    return found


def _select(entries: Sequence[EntryRow], last: int) -> tuple[EntryRow, ...]:
    """The entries that counted when the log ended with a number: it may have grown meanwhile."""
    then = [each for each in entries if each.seq <= last]
    return select_counting(
        [replace(each, undone=None) if (each.undone or 0) > last else each for each in then]
    )


def _trace_at_once(loaded: LoadedMatch, entries: Sequence[EntryRow]) -> Mapping[str, str]:
    try:
        return loaded.game.trace(_positions(loaded, entries))
    except BrokenLogError:
        return {}


def _positions(loaded: LoadedMatch, entries: Sequence[EntryRow]) -> Iterator[tuple[int, Any]]:
    numbers = (0, *(each.seq for each in entries))
    played = steps(loaded.game, loaded.options, entries)
    yield from ((number, state) for number, (state, _) in zip(numbers, played, strict=True))
