"""The log of a finished match in one compressed value: all of it word for word, in a tenth of the room.

The last position is kept with it, so that a game is shown as it ended whatever its rules have become. Nobody
above the store notices: a match is read as if its rows were there.
"""

from __future__ import annotations

import zlib
from dataclasses import astuple, dataclass, replace
from typing import Final

import orjson

from bot.store.rows import EntryRow, MatchPhase, SnapshotRow, StoredMatch

ENDED: Final[tuple[MatchPhase, ...]] = ("over", "cancelled")
"""Phases in which nothing is added to a log any more."""


@dataclass(frozen=True, slots=True)
class Log:
    """The whole log of a match, and the position that is stored with it."""

    entries: tuple[EntryRow, ...] = ()
    snapshot: SnapshotRow | None = None


@dataclass(frozen=True, slots=True)
class Unpacked:
    """What is to be packed, as it was at a revision of its match."""

    revision: int
    log: Log


def pack(log: Log) -> bytes:
    """The inverse of `unpack`."""
    snapshot = None if log.snapshot is None else astuple(log.snapshot)
    return zlib.compress(orjson.dumps([[astuple(each) for each in log.entries], snapshot]))


def unpack(content: bytes | None) -> Log:
    """What was packed; an empty log where nothing was."""
    if content is None:
        return Log()
    entries, snapshot = orjson.loads(zlib.decompress(content))
    return Log(
        tuple(EntryRow(*each) for each in entries), None if snapshot is None else SnapshotRow(*snapshot)
    )


def add_packed(stored: StoredMatch, content: bytes | None, most: int) -> StoredMatch:
    """A match as if its whole log stood in rows. stored: without it. most: entries that come along."""
    if content is None:
        return stored
    log = unpack(content)
    told = [each for each in log.entries if each.undone is None and each.kind != "undo"]
    return replace(
        stored,
        snapshot=log.snapshot,
        recent=tuple(told[-most:]),
        complete=len(told) <= most,
        gapless=[each.seq for each in log.entries] == list(range(1, stored.row.last_entry + 1)),
        resigned=tuple(dict.fromkeys(each.seat for each in told if each.kind == "resign")),
    )
