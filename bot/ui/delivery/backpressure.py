"""Answers first: while people press without a pause, other work begins only so often.

One press sets off several requests beside its answer: the table's words, a notice, and pictures for all of
them. Without a limit they stand in line before the next answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final

from bot.metrics import ANSWER

LONGEST_WAIT: Final = 0.25
"""Seconds that a piece of other work waits for answers at most once it is its turn."""
BUSY_SECONDS: Final = 0.1
"""How long after a press others are taken to follow."""
PIECES_A_SECOND: Final = 16.0
"""Pieces of other work that begin while people press without a pause."""
FREE_PIECES: Final = 8
"""Pieces that may begin at once after a quiet time: all that comes of one press."""


class Backpressure:
    """The presses not answered yet, and the work that waits for them."""

    def __init__(self) -> None:
        self._unanswered: dict[int, float] = {}
        self._all_answered = asyncio.Event()
        self._all_answered.set()
        self._pressed = 0.0
        self._turn = asyncio.Lock()
        self._free = float(FREE_PIECES)
        self._counted = 0.0

    @contextmanager
    def begin(self, interaction: int) -> Iterator[None]:
        """The time in which an interaction is handled."""
        self._pressed = self._unanswered[interaction] = monotonic()
        self._all_answered.clear()
        try:
            yield
        finally:
            self.end(interaction)

    def end(self, interaction: int) -> None:
        """It has been answered, whatever follows."""
        began = self._unanswered.pop(interaction, None)
        if began is not None:
            ANSWER.observe(monotonic() - began)
        if not self._unanswered:
            self._all_answered.set()

    @property
    def is_idle(self) -> bool:
        """Check whether nobody has pressed anything for a while."""
        return not self._unanswered and monotonic() - self._pressed > BUSY_SECONDS

    async def wait(self) -> None:
        """Wait until a piece of other work may begin: in the order of asking, never for long without end."""
        if self.is_idle and not self._turn.locked():
            return
        async with self._turn:
            if not self.is_idle:
                await self._take_piece()
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self._all_answered.wait()

    async def _take_piece(self) -> None:
        """Count one piece of work, and wait where too many have begun lately."""
        now = monotonic()
        self._free = min(FREE_PIECES, self._free + (now - self._counted) * PIECES_A_SECOND)
        self._counted = now
        self._free -= 1.0
        if self._free < 0.0:
            await asyncio.sleep(-self._free / PIECES_A_SECOND)
