"""Which followers of a table are told of a change: only what everybody can see has anybody told."""

from __future__ import annotations

from bot.engine import Seat
from bot.match.persistence.loaded_match import LoadedMatch
from bot.match.table import UserId


def find_told(before: LoadedMatch | None, after: LoadedMatch) -> tuple[UserId, ...]:
    """The followers who are to be told of a change. before: None for a new match."""
    followers = tuple(each for each in after.followers if not after.has_joined(each.user))
    if before is None or after.row.phase == "lobby" or not followers:
        return ()
    if after.row.phase != "playing":
        return tuple(each.user for each in followers) if before.row.phase != after.row.phase else ()
    if _choosing(before) == _choosing(after):
        return ()
    return tuple(each.user for each in followers if each.wish == "turns")


def _choosing(loaded: LoadedMatch) -> tuple[Seat, ...]:
    """The seats that must choose, as everybody can see."""
    if loaded.state is None or loaded.row.phase != "playing":
        return ()
    return tuple(each.seat for each in loaded.decisions().open)
