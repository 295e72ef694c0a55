"""Who writes table messages: presses in a lobby, by their answers, and the post, by its edits.

Each is a request of its own, and Discord may carry them out in any order. So the post gives way to presses,
and what a message shows is known only after a request that met no other.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.match.table import MatchId


@dataclass(slots=True)
class Writing:
    """The time in which somebody is about to write a message. met: whether anybody else was, in that time."""

    writers: int = 0
    met: bool = False


@dataclass(slots=True)
class Writings:
    """The table messages that are being written; nothing is kept of the others."""

    _under_way: dict[MatchId, Writing] = field(default_factory=dict)

    @contextmanager
    def begin(self, match: MatchId) -> Iterator[Writing]:
        """The time from finding out what a message is to show until it has been written."""
        writing = self._under_way.setdefault(match, Writing())
        writing.met |= writing.writers > 0
        writing.writers += 1
        try:
            yield writing
        finally:
            writing.writers -= 1
            if not writing.writers:
                del self._under_way[match]
