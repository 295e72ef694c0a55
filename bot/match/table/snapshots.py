"""Positions as they are stored: not after every press, for storing one takes longer than making the move.

The log is the truth. What has been played since the snapshot comes along with the match and is played again.
"""

from __future__ import annotations

from typing import Any, Final

from bot.engine import IllegalActionError, NotationError, UnreadableStateError, fingerprint
from bot.engine.game import AnyGame
from bot.match.table.draft import Draft
from bot.match.table.entries import apply_entry
from bot.match.table.loaded_match import LoadedMatch
from bot.store import SnapshotRow, StoredMatch

MOST_BEHIND: Final = 16
"""Entries since the snapshot: fewer than come along with a match (`bot.store.queries.matches.RECENT`)."""


def is_due(after: LoadedMatch, draft: Draft) -> bool:
    """Tell whether the position must be stored: there is none to go on from, or it is far behind."""
    if after.snapshot is None or after.row.phase != "playing" or draft.undone:
        return True
    return after.row.last_entry - after.snapshot > MOST_BEHIND


def take(loaded: LoadedMatch) -> SnapshotRow:
    """The position of a match as it is stored."""
    number, text = loaded.row.last_entry, loaded.game.dump(loaded.state)
    return SnapshotRow(number, text, _seal(number, text))


def is_sound(snapshot: SnapshotRow) -> bool:
    """Tell whether it is what was stored."""
    return _seal(snapshot.seq, snapshot.state) == snapshot.fingerprint


def position(game: AnyGame, stored: StoredMatch) -> Any:
    """The position of a stored match; None where the snapshot, or what came since, cannot be trusted."""
    snapshot = stored.snapshot
    if snapshot is None or not is_sound(snapshot):
        return None
    since = [each for each in stored.recent if each.seq > snapshot.seq]
    if len(since) != stored.row.last_entry - snapshot.seq:
        return None
    try:
        state = game.load(snapshot.state)
        for entry in since:
            state = apply_entry(game, state, entry).state
    except (UnreadableStateError, NotationError, IllegalActionError, ValueError):
        return None
    return state


def _seal(number: int, text: str) -> str:
    """A digest of a position and of where in the log it belongs."""
    return fingerprint(f"{number} {text}")
