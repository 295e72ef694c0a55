"""Who paints: this process itself, or one of its own that shares neither interpreter nor memory with it."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol, TypeVar

from bot.draw.pipe import receive, send
from bot.logs import Logger

T = TypeVar("T")
log = Logger("draw")

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAM: Final = "bot.draw.easel"
ATTEMPTS: Final = 2
"""Processes that are given the same piece of work before it counts as failed."""
LONGEST_WORK: Final = 120.0
"""Seconds after which a process that has not answered is taken for stuck, and ended."""


class PaintingError(RuntimeError):
    """Raised when a piece of work fails in the other process; a note holds the traceback from there."""


class WorkerLostError(PaintingError):
    """Raised when processes have died of a piece of work, or when there shall be none any more."""


class Worker(Protocol):
    """Does one piece of work after the other, each asked for on a thread that may wait."""

    def do(self, function: Callable[..., T], *arguments: Any) -> T:
        """What the function returns. It and its arguments must be found by name in another process too."""

    def close(self) -> None:
        """Ends at once, from any thread; what is under way fails."""


class InlineWorker:
    """Works on the thread that asks: for tests, whose boards no other process knows."""

    def do(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls the function."""
        return function(*arguments)

    def close(self) -> None:
        """Does nothing: the thread ends with whoever owns it."""


class ProcessWorker:
    """Works in a process of its own, started when there is something to do (bot/draw/easel.py).

    The process ends with this one, however this one ends. One that has died is replaced, and the work it
    died of is tried once more.
    """

    def __init__(self, longest_work: float = LONGEST_WORK) -> None:
        self._longest_work = longest_work
        self._process: subprocess.Popen[bytes] | None = None
        self._busy = Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process's id, while there is one."""
        process = self._process
        return None if process is None else process.pid

    def do(self, function: Callable[..., T], *arguments: Any) -> T:
        """What the function returns. Raises PaintingError, and what `pickle` does for a nameless function."""
        work = pickle.dumps((function, arguments), pickle.HIGHEST_PROTOCOL)
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

    def close(self) -> None:
        """Kills the process: it has nothing to put away."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._busy:
            self._bury()

    def _asked(self, work: bytes) -> Any:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        send(process.stdin.fileno(), work)
        answer = receive(process.stdout.fileno(), self._longest_work)
        succeeded, value = pickle.loads(answer)  # noqa: S301 - written by our own process
        if succeeded:
            return value
        said, trace = value
        error = PaintingError(said)
        error.add_note(trace)
        raise error

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self._bury()
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", PROGRAM],
                bufsize=0,
                cwd=ROOT,
                # Ctrl-C at a terminal is for the bot alone.
                process_group=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        if self._closed:
            raise WorkerLostError("closed")
        return self._process

    def _bury(self) -> int | None:
        """Makes sure that there is no process; the status it ended with."""
        process, self._process = self._process, None
        if process is None:
            return None
        process.kill()
        with process:  # closes the pipes, and waits
            pass
        return process.returncode
