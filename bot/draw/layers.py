"""What is kept of the games' painted layers and sprites: those of the games painted most lately.

Each game keeps its own in `functools` caches, which are bounded; this bounds all of them together.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from bot import memory

MOST_HELD: Final = 160 * 1024 * 1024
"""Bytes of memory a painting process holds before it forgets a game: room for all games in one theme."""
_STATISTICS: Final = Path("/proc/self/statm")

_used: dict[str, None] = {}


def use(board: object) -> None:
    """Notes that a board is being painted: its game is now the last to be forgotten."""
    package = type(board).__module__.rpartition(".")[0]
    _used.pop(package, None)
    _used[package] = None


def keep_within(most: int = MOST_HELD) -> list[str]:
    """Forgets games, the one painted longest ago first and the last one never, while more is held.

    The packages forgotten. Where the system does not tell what is held (it is Linux that does) none is.
    """
    forgotten: list[str] = []
    if held() > most:
        memory.give_back()
    for package in list(_used)[:-1]:
        if held() <= most:
            break
        forget(package)
        memory.give_back()
        forgotten.append(package)
    return forgotten


def forget(package: str) -> None:
    """Empties every cache in the modules of a package."""
    _used.pop(package, None)
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                _empty(value)


def _empty(value: Any) -> None:
    clear = getattr(value, "cache_clear", None)
    if callable(clear):
        clear()


def held() -> int:
    """Bytes of memory this process holds; 0 where the system does not tell."""
    try:
        return int(_STATISTICS.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
