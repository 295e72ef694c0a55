"""Who paints: this process itself, or one of its own that shares neither interpreter nor memory with it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol, TypeVar

from bot import cores
from bot.draw.pipe import ASIDE, Message, pack, ready, receive, send, unpack, widen
from bot.logs import Logger

T = TypeVar("T")
log = Logger("draw")

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAM: Final = "bot.draw.easel"
ATTEMPTS: Final = 2
"""Processes that are given the same piece of work before it counts as failed."""
LONGEST_WORK: Final = 120.0
"""Seconds after which a process that has not answered is taken for stuck, and ended."""
LOOK: Final = 0.1
"""Seconds between two looks at a process that works aside."""
LONGEST_HELD_UP: Final = 1.0
"""Seconds for which it may have been kept from working by others, within one piece of work."""
AWAY: Final = 10.0
"""Seconds for which it is not kept on one core again where it was left no time there."""


class PaintingError(RuntimeError):
    """Raised when a piece of work fails in the other process; a note holds the traceback from there."""


class WorkerLostError(PaintingError):
    """Raised when processes have died of a piece of work, or when there shall be none any more."""


class Worker(Protocol):
    """Does one piece of work after the other, each asked for on a thread that may wait."""

    def do(self, function: Callable[..., T], *arguments: Any) -> T:
        """What the function returns. It and its arguments must be found by name in another process too."""

    def stay_on(self, core: int) -> None:
        """Leaves all other cores to others."""

    def roam(self) -> None:
        """Works wherever there is time."""

    def close(self) -> None:
        """Ends at once, from any thread; what is under way fails."""


class InlineWorker:
    """Works on the thread that asks: for tests, whose boards no other process knows."""

    def do(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls the function."""
        return function(*arguments)

    def stay_on(self, core: int) -> None:
        """Does nothing: the thread that asks is not kept anywhere."""

    def roam(self) -> None:
        """Does nothing, as nothing was done before."""

    def close(self) -> None:
        """Does nothing: the thread ends with whoever owns it."""


class ProcessWorker:
    """Works in a process of its own, started when there is something to do (bot/draw/easel.py).

    The process ends with this one, however this one ends. One that has died is replaced, and the work it
    died of is tried once more.

    It works aside: a process that merely has a low priority may keep its core for some milliseconds when an
    answer is due. Where others leave it no time it is replaced by one that takes its share.
    """

    def __init__(self, longest_work: float = LONGEST_WORK) -> None:
        self._longest_work = longest_work
        self._process: subprocess.Popen[bytes] | None = None
        self._aside = False
        self._kept = False
        self._away_until = 0.0
        self._busy = Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process's id, while there is one."""
        process = self._process
        return None if process is None else process.pid

    def do(self, function: Callable[..., T], *arguments: Any) -> T:
        """What the function returns. Raises PaintingError, and what `pickle` does for a nameless function."""
        work = pack((function, arguments))
        with self._busy:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    result: T = self._asked(work)
                    return result
                except (EOFError, OSError, ValueError) as error:
                    status = self._bury()
                    if not self._closed:
                        log.warning("painter_lost", status=status, attempt=attempt, why=str(error))
        raise WorkerLostError(f"{ATTEMPTS} processes have died of it")

    def stay_on(self, core: int) -> None:
        """Keeps the process on one core, as long as it takes only what that one has left over."""
        process = self._process
        if process is not None and self._aside and time.monotonic() >= self._away_until:
            self._kept = cores.keep(process.pid, {core})

    def roam(self) -> None:
        """Lets the process work wherever there is time."""
        process, kept, self._kept = self._process, self._kept, False
        if process is not None and kept:
            cores.keep(process.pid, cores.OURS)

    def close(self) -> None:
        """Kills the process: it has nothing to put away."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._busy:
            self._bury()

    def _asked(self, work: Message) -> Any:
        end = time.monotonic() + self._longest_work
        process = self._begun(work)
        if self._aside and self._is_held_up(process, end):
            log.info("painter_held_up", pid=process.pid)
            self._bury()
            process = self._begun(work, aside=False)
        assert process.stdout is not None
        succeeded, value = unpack(receive(process.stdout.fileno(), end - time.monotonic()))
        if succeeded:
            return value
        said, trace = value
        error = PaintingError(said)
        error.add_note(trace)
        raise error

    def _begun(self, work: Message, *, aside: bool = True) -> subprocess.Popen[bytes]:
        process = self._running(aside=aside)
        assert process.stdin is not None
        send(process.stdin.fileno(), work)
        return process

    def _is_held_up(self, process: subprocess.Popen[bytes], end: float) -> bool:
        """Waits for an answer; True where the process has been given too little time to make one."""
        assert process.stdout is not None
        before = held_up(process.pid)
        while not ready(process.stdout.fileno(), LOOK) and time.monotonic() < end:
            if held_up(process.pid) - before > LONGEST_HELD_UP:
                if not self._kept:
                    return True
                self._away_until = time.monotonic() + AWAY
                self.roam()
                before = held_up(process.pid)
        return False

    def _running(self, *, aside: bool) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self._bury()
        if self._process is None:
            self._aside = aside and has_time_left()
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", PROGRAM, *([ASIDE] if self._aside else [])],
                bufsize=0,
                cwd=ROOT,
                # Ctrl-C at a terminal is for the bot alone.
                process_group=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            assert self._process.stdout is not None
            widen(self._process.stdout.fileno())
        if self._closed:
            raise WorkerLostError("closed")
        return self._process

    def _bury(self) -> int | None:
        """Makes sure that there is no process; the status it ended with."""
        process, self._process, self._kept = self._process, None, False
        if process is None:
            return None
        process.kill()
        with process:  # closes the pipes, and waits
            pass
        return process.returncode


def has_time_left() -> bool:
    """Whether the machine's cores have lately had less to do than they could."""
    return hasattr(os, "SCHED_IDLE") and os.getloadavg()[0] < (os.cpu_count() or 1)


def held_up(pid: int) -> float:
    """Seconds a process could have worked in but others did; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0
