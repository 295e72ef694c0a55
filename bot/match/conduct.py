"""The way people played: whether they saw a game to its end, and how long they took over their turns.

Both follow from the log of a game that is over. A turn lasts from the moment its seat was asked, as its clock
has counted it: pauses, outages and days away are not in it. Where no clock ran nothing is known of it, nor
where a game began before the log said what its clocks did.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias

import orjson

from bot.engine import Noted, Seat
from bot.match.clocks import Clocks, Effect
from bot.match.entries import read_events, select_told
from bot.match.match import LoadedMatch, is_computer, is_person
from bot.match.repository import MatchRepository
from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId
from bot.store import EntryRow

Ending: TypeAlias = Literal["finished", "timed", "resigned", "excused"]
"""Until the game was over; ended by a claim; given up; or others have ended it, whatever the reason."""
COMPANY: Final = 2
"""People of whom one can let another down."""
CLAIMS: Final = ("claimed-win", "claimed-out", "claimed-house")
DECIDED: Final = ("taken-out", "removed")
"""Notes that others have taken somebody out."""


@dataclass(frozen=True, slots=True)
class TimeUsed:
    """The time of one seat in a game. turns: seconds of each it has ended itself. total: of all in which it
    was asked."""

    turns: tuple[int, ...]
    total: int


def find_times(loaded: LoadedMatch, told: Sequence[EntryRow]) -> Mapping[Seat, TimeUsed | None]:
    """The time each person used in a game that is over; None: not known. Nothing where no clock ran.

    told: what counts of its log, notes among it.
    """
    clocks, seats = loaded.clocks, list_people(loaded)
    if clocks is None:
        return {}
    presses = [
        rows for _, of_press in groupby(told, lambda entry: entry.press) if _is_play(rows := list(of_press))
    ]
    if not _is_whole(presses):
        return dict.fromkeys(seats)
    turns: dict[Seat, list[int]] = {seat: [] for seat in seats}
    for rows in presses:
        time, acted = rows[0].time, {entry.seat for entry in rows if entry.kind == "action"}
        ended = () if time is None else Effect.parse(time).clocks
        if rows[0].press == told[-1].press:
            # With the press that ends a game all clocks stand, and none begins anew.
            ended = clocks.seats
        for clock in ended:
            if clock.turn and clock.seat in turns and clock.seat in acted:
                turns[clock.seat].append(clock.spent)
    return {seat: TimeUsed(tuple(turns[seat]), _add_up(clocks, seat)) for seat in seats}


def _is_play(rows: Sequence[EntryRow]) -> bool:
    return any(entry.kind == "action" for entry in rows)


def _is_whole(presses: Sequence[Sequence[EntryRow]]) -> bool:
    """Tell whether the log has said from the beginning what presses did to clocks; the last never does."""
    handed = next((rows for rows in presses[:-1] if any(entry.hands for entry in rows)), None)
    return handed is None or handed[0].time is not None


def _add_up(clocks: Clocks, seat: Seat) -> int:
    clock = clocks.of(seat)
    return clock.thought + clock.spent


def list_people(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """The seats of people, erased ones among them."""
    return tuple(seat for seat, user in loaded.seating() if is_person(user))


def find_endings(loaded: LoadedMatch, told: Sequence[EntryRow]) -> Mapping[Seat, Ending]:
    """Tell how the part of each person in a finished game ended. told: as in `find_times`."""
    seats = list_people(loaded)
    endings: dict[Seat, Ending] = dict.fromkeys(seats, "finished")
    awarded = False
    claimed: dict[Seat, Ending] = {}
    for entry in told:
        if entry.kind == "resign" and endings.get(entry.seat) == "finished":
            endings[entry.seat] = claimed.get(entry.seat, "excused" if awarded else "resigned")
        for event in read_events(loaded.bundle, entry) if entry.kind == "note" else ():
            if isinstance(event, Noted):
                awarded = awarded or event.what == "awarded"
                if event.what in (*CLAIMS, *DECIDED):
                    claimed[event.about] = "timed" if event.what in CLAIMS else "excused"
    for seat in seats:
        if endings[seat] == "finished" and is_computer(loaded.player_at(seat) or 0):
            # The house has played it to the end: because a time was over, or because all agreed to that.
            endings[seat] = claimed.get(seat, "excused")
    return endings


class Conduct:
    """Keeps how people played, of games among them that count."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    async def note(self, match: MatchId) -> None:
        """Keeps it of a match that is over. It may be called again: nothing counts twice."""
        loaded = await self._repository.get(match)
        if loaded.row.phase != "over" or len(list_people(loaded)) < COMPANY:
            return
        told = select_told(await self._repository.read_entries(match))
        parts = await asyncio.to_thread(_list_parts, loaded, told)
        with refuse_on_storage_errors():
            await self._repository.store.parts.write(match, parts)


def _list_parts(loaded: LoadedMatch, told: Sequence[EntryRow]) -> list[tuple[Seat, Ending, str | None]]:
    times = find_times(loaded, told)
    parts: list[tuple[Seat, Ending, str | None]] = []
    for seat, ending in find_endings(loaded, told).items():
        time = times.get(seat)
        parts.append((seat, ending, None if time is None else orjson.dumps(time.turns).decode()))
    return parts
