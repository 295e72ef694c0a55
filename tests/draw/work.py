"""Work for a child process to do, found there by name, and whether a process still runs."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

LOOK = 0.05
"""Seconds between two looks at something that nothing announces."""
PATIENCE = 20.0
"""Seconds a process has for ending on a busy machine."""


def fail(word: str) -> None:
    """Raises an exception that only this module knows."""
    raise SmudgedError(word)


class SmudgedError(Exception):
    """An exception whose text is all that another process can learn of it."""

    def __init__(self, word: str) -> None:
        super().__init__(word, "and more")


def die(mark: Path, times: int) -> int:
    """Kills the process it runs in, so many times; after that its process id."""
    return _harm(mark, times, signal.SIGKILL)


def stand_still(mark: Path, times: int) -> int:
    """Stops the process it runs in, so many times; after that its process id."""
    return _harm(mark, times, signal.SIGSTOP)


def _harm(mark: Path, times: int, number: signal.Signals) -> int:
    harmed = len(mark.read_text()) if mark.exists() else 0
    if harmed < times:
        mark.write_text("x" * (harmed + 1))
        os.kill(os.getpid(), number)
    return os.getpid()


def sleep(seconds: float) -> int:
    """The process id, after a while."""
    time.sleep(seconds)
    return os.getpid()


def write_pid_and_sleep(mark: Path) -> None:
    """Leaves the process id in a file and takes ten minutes."""
    mark.with_suffix(".new").write_text(str(os.getpid()))
    mark.with_suffix(".new").rename(mark)
    time.sleep(600)


def echo(word: bytes) -> bytes:
    """What it is given."""
    return word


def chatter(word: str) -> str:
    """Prints where a process must not, and returns what it printed."""
    print(word, flush=True)
    return word


def niceness() -> int:
    """How far the process stands back."""
    return os.nice(0)


def wait_for(mark: Path) -> None:
    """Waits until there is such a file."""
    while not mark.exists():
        time.sleep(LOOK)


def exists(pid: int) -> bool:
    """Whether a process runs; one that has ended and is still to be reaped does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ends(pid: int) -> bool:
    """Whether a process ends soon."""
    for _ in range(int(PATIENCE / LOOK)):
        if not exists(pid):
            return True
        time.sleep(LOOK)
    return False
