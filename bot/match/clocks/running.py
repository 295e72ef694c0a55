"""Whose time runs after a change of a match: decided in the commit of the change itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.engine import Seat
from bot.match.clocks.clocks import run
from bot.match.clocks.house_clock import Moment
from bot.match.computer.people import is_computer
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import LoadedMatch, with_clocks
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
    acted = {entry.seat for entry in draft.entries}
    is_public = before is not None and before.row.public_seq != after.row.public_seq
    clocks = run(clocks, _waiting(after), acted, now, is_public=is_public)
    for seat, until in away.items():
        clock = clocks.of(seat)
        # Who has been told to stand already stays as they are: nobody's step may move another's clock.
        if clock.turn and clock.since is not None and clock.since <= now < until:
            clocks = clocks.put(replace(clock.stop(now), since=until))
    return with_clocks(after, clocks)


def deadlines_of(before: LoadedMatch | None, after: LoadedMatch) -> tuple[DeadlineRow, ...] | None:
    """What the alarm clock must wake for after a change; None where it is as it was."""
    new = _deadlines(after)
    if before is None:
        return new if new or after.row.revision > 1 else None
    return None if _deadlines(before) == new else new


def _deadlines(loaded: LoadedMatch) -> tuple[DeadlineRow, ...]:
    clocks = loaded.clocks
    return () if clocks is None else tuple(clocks.deadlines(loaded.row.id))


def _waiting(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """Seats of people who must choose themselves: everybody can see who they are."""
    users = [(each.seat, loaded.player_at(each.seat)) for each in loaded.decisions().open]
    return tuple(seat for seat, user in users if user is not None and user > 0 and not is_computer(user))
