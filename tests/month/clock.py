"""The time of a month: that of this machine, and what has been added to it, shared with the bot's process."""

from __future__ import annotations

import mmap
import struct
import time
from datetime import UTC, datetime
from pathlib import Path

OFFSET = struct.Struct("d")


class SharedClock:
    """Seconds added to the time of this machine, in a file that two processes have open."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(OFFSET.pack(0.0))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), OFFSET.size)

    def advance(self, seconds: float) -> None:
        """Moves the clock forward, in both processes at once."""
        OFFSET.pack_into(self._shared, 0, self._offset() + seconds)

    def now(self) -> datetime:
        """The time of day."""
        return datetime.fromtimestamp(time.time() + self._offset(), UTC)

    def steady(self) -> float:
        """Seconds that never jump."""
        return time.monotonic() + self._offset()

    def _offset(self) -> float:
        (offset,) = OFFSET.unpack_from(self._shared)
        return float(offset)
