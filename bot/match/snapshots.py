"""Positions as they are stored: not after every press, for storing one takes longer than making the move.

The log is the truth. What has been played since the snapshot comes along with the match and is played again.
"""

from __future__ import annotations

from typing import Any, Final

from bot.engine import IllegalActionError, NotationError, UnreadableStateError, fingerprint
from bot.engine.game import AnyGame
from bot.match.draft import Draft
from bot.match.loaded import LoadedMatch
from bot.match.replaying import apply_entry
from bot.store import SnapshotRow, StoredMatch

MOST_BEHIND: Final = 16
"""Entries since the snapshot: fewer than come along with a match (`bot.store.sqlite.matches.RECENT`)."""


def is_due(after: LoadedMatch, draft: Draft) -> bool:
    """Whether the position must be stored: there is none to go on from, or too much has been played since."""
    if after.snapshot is None or after.row.phase != "playing" or draft.undone or not draft.entries:
        return True
    return after.row.last_entry - after.snapshot > MOST_BEHIND


def taken(live: LoadedMatch) -> SnapshotRow:
    """The position of a match as it is stored."""
    number, text = live.row.last_entry, live.game.dump(live.state)
    return SnapshotRow(number, text, _sealed(number, text))


def is_sound(snapshot: SnapshotRow) -> bool:
    """Whether it is what was stored."""
    return _sealed(snapshot.seq, snapshot.state) == snapshot.fingerprint


def position(game: AnyGame, loaded: StoredMatch) -> Any:
    """The position of a stored match; None where the snapshot, or what came since, cannot be trusted."""
    snapshot = loaded.snapshot
    if snapshot is None or not is_sound(snapshot):
        return None
    since = [each for each in loaded.recent if each.seq > snapshot.seq]
    if len(since) != loaded.row.last_entry - snapshot.seq:
        return None
    try:
        state = game.load(snapshot.state)
        for entry in since:
            state = apply_entry(game, state, entry).state
    except (UnreadableStateError, NotationError, IllegalActionError, ValueError):
        return None
    return state


def _sealed(number: int, text: str) -> str:
    """A digest of a position and of where in the log it belongs."""
    return fingerprint(f"{number} {text}")
