"""Freed memory and garbage: when a process that answers lets go of them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final, NoReturn

from bot.memory import give_back

SECONDS: Final = 30.0
"""Seconds between two times."""
LONGEST_UNCLEAN: Final = 900.0
"""Seconds between two full collections, where somebody is always pressing something."""


async def clean(
    idle: Callable[[], bool], seconds: float = SECONDS, longest: float = LONGEST_UNCLEAN
) -> NoReturn:
    """Gives back what is free, time and again, and collects garbage when nobody waits.

    A full collection takes longer than an answer may, and hardly finds anything.
    """
    while True:
        for _ in range(int(longest / seconds)):
            await asyncio.sleep(seconds)
            if idle():
                break
            await asyncio.to_thread(give_back)
        gc.collect()
        # What has been found to be in use is not looked through again.
        gc.freeze()
        await asyncio.to_thread(give_back)
