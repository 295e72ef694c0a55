"""A child process that does what takes long, so that it never keeps the event loop from the interpreter.

Everything here blocks: it is called on threads that may wait.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Timer
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from bot.logs import get_logger
from bot.metrics import WORKER_RESTARTS, WORKERS

LATELY: Final = 16
"""Answers that are remembered."""
TIMES: Final = 5.0
"""As many times as long as the slowest of them may the next one take."""
LONGEST: Final = 6.0
"""As many times as long as usual at the very most."""


T = TypeVar("T")
log = get_logger("worker")

PATIENCE: Final = (60.0, 120.0)
"""Seconds in which a process must answer, at the first attempt and at the second, where answers have come
quickly. A first picture takes a second of work, which is most of a minute where many want the cores, and a
process that is replaced begins it once more."""
GIVE_BACK: Final = {"MALLOC_MMAP_THRESHOLD_": "1048576", "MALLOC_TRIM_THRESHOLD_": "1048576"}
"""Settings of the C library's allocator, as its manual gives them: what is larger than a megabyte, such as a
layer, goes back to the system when it is let go. Without them a painter keeps some 60 MB of free memory."""
ROOT: Final = Path(__file__).resolve().parents[2]
"""Where the process finds the modules of the bot."""
STANDS_BACK: Final = 5
"""Niceness of what may take long: how far it stands back behind the event loop where cores are scarce."""
BARELY_STANDS_BACK: Final = 1
"""Niceness of what somebody waits for: where others want all cores, each step takes a fifth of the speed."""
PROGRAM: Final = Path(__file__).with_name("child.py")


def start_child(niceness: int) -> subprocess.Popen[bytes]:
    """Start a process with `bot.worker.child`, which ends with this one. niceness: how far it stands back."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(  # noqa: S603 - our own program
        # By its path: what this package needs for itself would take 12 MB there.
        [sys.executable, "-P", str(PROGRAM), str(os.getpid()), str(niceness)],
        cwd=ROOT,
        env={**os.environ, **GIVE_BACK, "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        # Ctrl-C at a terminal is for the bot alone.
        process_group=0,
    )


class WorkerError(RuntimeError):
    """Raised when there is no answer; a note holds the traceback of the process where there is one."""


class Worker(Protocol):
    """A worker that calls one function after the other."""

    def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call a function and return its result. It and its arguments must be picklable."""

    def close(self) -> None:
        """End at once, from any thread; what is under way fails."""


class InlineWorker:
    """A worker on the thread that asks: for tests, whose boards no other process knows."""

    def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call the function."""
        return function(*arguments)

    def close(self) -> None:
        """Do nothing: the thread ends with whoever owns it."""


class Patience:
    """The patience with one process; not for several threads at once. usual: seconds for each attempt.

    It is in proportion to what answers took lately, within bounds: a busy machine paints slowly, and killing
    what paints makes it slower still; one that stands still is replaced soon where answers come quickly.
    """

    def __init__(self, usual: Sequence[float]) -> None:
        self._usual = tuple(usual)
        self._lately: deque[float] = deque(maxlen=LATELY)

    @property
    def attempts(self) -> int:
        """Return how often something is tried."""
        return len(self._usual)

    def note(self, seconds: float) -> None:
        """Note how long an answer has taken; or how long none has come."""
        self._lately.append(seconds)

    def of(self, attempt: int) -> float:
        """Tell the seconds of an attempt, which are counted from 0."""
        usual = self._usual[attempt]
        grown = usual / self._usual[0] * TIMES * max(self._lately, default=0.0)
        return min(max(usual, grown), LONGEST * usual)


class WorkerProcess:
    """A worker in a process of its own, started when there is something to do (`bot.worker.child`).

    It ends with the bot, however that ends. One that has died, or does not answer in time, is replaced, and
    what it was asked is tried once more.

    work: what it is counted as. patience: seconds for each attempt, more where answers took long lately.
    idle: seconds without a request after which it ends, to give its memory back; None: never.
    niceness: how far it stands back behind the event loop.
    """

    def __init__(
        self,
        work: str = "work",
        patience: Sequence[float] = PATIENCE,
        idle: float | None = None,
        niceness: int = STANDS_BACK,
    ) -> None:
        self._running, self._restarts = WORKERS.labels(work), WORKER_RESTARTS.labels(work)
        self._patience = Patience(patience)
        self._idle = idle
        self._niceness = niceness
        self._rest: Timer | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._busy = Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process's id, while there is one."""
        process = self._process
        return None if process is None else process.pid

    def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call the function; return its result. Raises WorkerError, and what `pickle` does without a name."""
        request = pickle.dumps((function, arguments))
        with self._busy:
            self._stay()
            try:
                succeeded, value = self._ask(request)
            finally:
                self._end_when_idle()
        if succeeded:
            result: T = value
            return result
        what, trace = value
        error = WorkerError(what)
        error.add_note(trace)
        raise error

    def close(self) -> None:
        """Kill the process: it has nothing to put away."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._busy:
            self._stay()
            self._stop()

    def _end_when_idle(self) -> None:
        """End the process when nothing has been asked of it for so long."""
        if self._idle is None or self._closed:
            return
        rest = self._rest = Timer(self._idle, lambda: self._end(rest))
        rest.daemon = True
        rest.start()

    def _end(self, rest: Timer) -> None:
        with self._busy:
            # Something may have been asked since the time was up.
            if self._rest is rest:
                self._stop()

    def _stay(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None

    def _ask(self, request: bytes) -> tuple[bool, Any]:
        for attempt in range(self._patience.attempts):
            seconds = self._patience.of(attempt)
            began, late = monotonic(), Event()
            try:
                answer = self._exchange(request, seconds, late)
            except (EOFError, OSError, pickle.UnpicklingError) as error:
                status = self._stop()
                if late.is_set():
                    self._patience.note(seconds)
                if not self._closed:
                    self._restarts.inc()
                    self._tell_lost(error, attempt + 1, status, seconds, is_late=late.is_set())
            else:
                self._patience.note(monotonic() - began)
                return answer
        raise WorkerError("closed" if self._closed else "no process has answered")

    def _tell_lost(
        self, error: Exception, attempt: int, status: int | None, seconds: float, *, is_late: bool
    ) -> None:
        """Log what has become of a process: it was killed for being late, or has ended by itself."""
        if is_late:
            log.warning("worker_late", attempt=attempt, patience=round(seconds, 1))
        elif isinstance(error, pickle.UnpicklingError):
            log.warning("worker_unreadable", attempt=attempt, status=status, error=str(error))
        else:
            log.warning("worker_ended", attempt=attempt, status=status)

    def _exchange(self, request: bytes, seconds: float, late: Event) -> tuple[bool, Any]:
        """Send a request; return the answer. late: set if the process is killed for having none in time."""
        process = self._start()
        if self._closed:
            raise EOFError("closed")
        assert process.stdin is not None
        assert process.stdout is not None

        def kill() -> None:
            late.set()
            process.kill()

        # A process that stands still may not even read: killed, it ends the waiting for either.
        deadline = Timer(seconds, kill)
        deadline.start()
        try:
            pickle.dump(request, process.stdin)
            process.stdin.flush()
            answer: tuple[bool, Any] = pickle.load(process.stdout)  # noqa: S301 - our own process
            return answer
        finally:
            deadline.cancel()

    def _start(self) -> subprocess.Popen[bytes]:
        """Return the process that runs, or start a new one."""
        if self._process is None or self._process.poll() is not None:
            if self._process is not None:
                self._restarts.inc()
            self._stop()
            self._process = start_child(self._niceness)
            self._running.inc()
        return self._process

    def _stop(self) -> int | None:
        """Make sure that there is no process; return the status it ended with."""
        process, self._process = self._process, None
        if process is None:
            return None
        self._running.dec()
        process.kill()
        with suppress(BrokenPipeError), process:  # closes the pipes, and waits
            pass
        return process.returncode
