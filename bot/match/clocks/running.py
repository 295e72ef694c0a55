"""Whose time runs after a change of a match: decided in the commit of the change itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.engine import Seat
from bot.match.clocks.clocks import run
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.silence import Limits, Silence
from bot.match.computer.people import is_computer
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, with_clocks, with_silence
from bot.store import DeadlineRow


def advance(
    before: LoadedMatch | None,
    draft: Draft,
    after: LoadedMatch,
    now: Moment,
    away: Mapping[Seat, Moment],
) -> LoadedMatch:
    """The match with its clocks as they run after a draft. before: None for a new one.

    away: seats of people who are away, and until when their time stands.
    """
    clocks = after.clocks
    if clocks is None or after.phase in ("lobby", "cancelled"):
        return after
    if after.phase != "playing":
        stopped = tuple(each.stop(now) for each in clocks.seats)
        return with_clocks(after, replace(clocks, seats=stopped, claim=None))
    acted = {entry.seat for entry in draft.entries if entry.kind != "note"}
    is_public = before is not None and before.row.public_seq != after.row.public_seq
    clocks = run(clocks, waiting_people(after), acted, now, is_public=is_public)
    for seat, until in away.items():
        clock = clocks.of(seat)
        # Who has been told to stand already stays as they are: nobody's step may move another's clock.
        if clock.turn and clock.since is not None and clock.since <= now < until:
            clocks = clocks.put(replace(clock.stop(now), since=until))
    if after.paused:
        standing = tuple(each.stop(now) for each in clocks.seats)
        clocks = replace(clocks, seats=standing, claim=None)
    return with_clocks(after, clocks)


def count_silence(
    before: LoadedMatch | None, draft: Draft, after: LoadedMatch, now: Moment, limits: Limits
) -> LoadedMatch:
    """The match with its silence after a draft. before: None for a new one.

    In a lobby it is broken by whoever comes or goes, at a table by what everybody can see, of which a move of
    a person also ends a pause. What is done in secret breaks none: it would be betrayed.
    """
    row, silence = after.row, after.silence
    if row.phase not in ("lobby", "playing"):
        return with_silence(after, None) if silence is not None else after
    limit = limits.of(row.phase)
    if silence is None or (before is not None and before.row.phase != row.phase):
        return with_silence(after, Silence(now, limit, now))
    if silence.limit != limit:
        silence = replace(silence, limit=limit)
    moved = tuple(each for each in draft.entries if each.kind != "note")
    seen = before is None or before.row.public_seq != row.public_seq
    if (draft.people and row.phase == "lobby") or (moved and seen):
        paused = silence.paused and not any(_is_persons(after, each.seat) for each in moved)
        silence = replace(silence.break_off(now), paused=paused)
    return after if silence == after.silence else with_silence(after, silence)


def deadlines_of(before: LoadedMatch | None, after: LoadedMatch) -> tuple[DeadlineRow, ...] | None:
    """What the alarm clock must wake for after a change; None where it is as it was."""
    new = _deadlines(after)
    if before is None:
        return new if new or after.row.revision > 1 else None
    return None if _deadlines(before) == new else new


def _deadlines(loaded: LoadedMatch) -> tuple[DeadlineRow, ...]:
    """Of each seat the next stage of its time, and of the table what comes first: a claim, or its silence."""
    match, clocks, silence = loaded.row.id, loaded.clocks, loaded.silence
    found = () if clocks is None else tuple(clocks.deadlines(match))
    if silence is None:
        return found
    table = [each.due for each in found if each.seat == ""] + [silence.due(loaded.row.phase)]
    table += [] if silence.next_word is None else [silence.next_word]
    return (*(each for each in found if each.seat), DeadlineRow(match, "", min(table)))


def _is_persons(loaded: LoadedMatch, seat: Seat) -> bool:
    player = loaded.player_at(seat)
    return player is not None and not is_computer(player)


def waiting_people(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """Seats of people who must choose themselves: everybody can see who they are."""
    users = [(each.seat, loaded.player_at(each.seat)) for each in loaded.decisions().open]
    return tuple(seat for seat, user in users if user is not None and user > 0 and not is_computer(user))
