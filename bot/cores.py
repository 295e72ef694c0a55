"""On which of the machine's cores something works (Linux; elsewhere nothing is known and nothing changed)."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

OURS: Final = frozenset(os.sched_getaffinity(0)) if sys.platform == "linux" else frozenset[int]()
"""The cores this process was given."""
CALLER: Final = 0
"""The thread that calls, in place of an id."""


def here() -> int | None:
    """The core the caller is at work on; None where the system does not tell."""
    read = _reader()
    return None if read is None else read()


def keep(task: int, cores: Iterable[int]) -> bool:
    """Has a process or a thread, by its id, work on these cores only. False where that cannot be: it has
    ended, say."""
    try:
        os.sched_setaffinity(task, cores)
    except OSError:
        return False
    return True


def roam() -> None:
    """Lets the thread that calls work on all cores, wherever the one that began it is kept."""
    if OURS:
        keep(CALLER, OURS)


@cache
def _reader() -> Callable[[], int] | None:
    if sys.platform != "linux":
        return None
    # It takes less time than letting go of the interpreter for it would.
    return getattr(ctypes.PyDLL(None), "sched_getcpu", None)
