"""How the C library hands out memory.

Pictures are large blocks that come and go: as pixels in the process that paints, as files on some threads
of the bot. Left to itself glibc raises the size from which blocks are given back at once up to 32 MiB, and
opens arenas for each thread: both keep what has long been freed. Elsewhere than on glibc nothing is done.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
LARGE: Final = 256 * 1024
"""Bytes from which a block is given back to the system as soon as it is freed."""
FILE: Final = 32 * 1024
"""The same where pictures are files: far smaller, and what is freed between two that are kept stays held."""
ARENAS: Final = 2
"""One for the main thread, and one for all others."""


def hold_little(large: int = LARGE) -> None:
    """Fixes how much freed memory is held; before any thread is started."""
    library = _library()
    if library is not None and hasattr(library, "mallopt"):
        library.mallopt(_M_MMAP_THRESHOLD, large)
        library.mallopt(_M_ARENA_MAX, ARENAS)


def give_back() -> None:
    """Returns to the system what is free. It takes some milliseconds, during which other threads run."""
    library = _library()
    if library is not None and hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def _library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if sys.platform == "linux" else None
