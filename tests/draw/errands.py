"""Work for another process to do: it is found there by name."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

ONCE = 0.05
"""Seconds of a wait in these tests that nothing announces the end of."""


def fail(word: str) -> None:
    """Raises an exception that only this module knows."""
    raise SmudgedError(word)


class SmudgedError(Exception):
    """An exception whose text is all that another process can learn of it."""

    def __init__(self, word: str) -> None:
        super().__init__(word, "and more")


def die(mark: Path, times: int) -> int:
    """Kills the process it runs in, so many times; after that its process id."""
    died = len(mark.read_text()) if mark.exists() else 0
    if died < times:
        mark.write_text("x" * (died + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def sleep(seconds: float) -> int:
    """The process id, after a while."""
    time.sleep(seconds)
    return os.getpid()


def chatter(word: str) -> str:
    """Prints where a process must not, and returns what it printed."""
    print(word, flush=True)
    sys.stderr.flush()
    return word


def niceness() -> int:
    """How far the process stands back."""
    return os.nice(0)


def works_aside() -> bool:
    """Whether the process works only with what others leave."""
    return os.sched_getscheduler(0) == os.SCHED_IDLE


def compute(seconds: float) -> bool:
    """Needs so much time of a core; whether the process works only with what others leave."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return works_aside()


def loaded() -> list[str]:
    """What is imported in the process it runs in."""
    return list(sys.modules)
