"""How long tests wait for what must come: one bound for all of them.

What waits, waits for a condition. The bound is there for what never comes, so it is far above what a busy
machine needs: a run beside many others may take twenty times as long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds until what should have come is given up."""
PATIENCE_MS: Final = PATIENCE * 1000
"""The same in the milliseconds that a browser counts in."""
UNHURRIED: Final = 60.0
"""Seconds an answer may take at Discord, in tests that are about something else."""
LOOKS: Final = 0.02
"""Seconds between two looks at what no feed tells."""


async def becomes_so(is_so: Callable[[], bool], otherwise: str, within: float = PATIENCE) -> None:
    """Waits until a condition holds. Raises TimeoutError with these words."""
    clock = asyncio.get_running_loop().time
    end = clock() + within
    while not is_so():
        if clock() > end:
            raise TimeoutError(otherwise)
        await asyncio.sleep(LOOKS)
