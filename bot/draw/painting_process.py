"""Who paints: a child process, so that a picture never keeps the event loop from the interpreter.

Everything here blocks: it is called on threads that may wait.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock, Timer
from typing import Any, Final, Protocol, TypeVar

from bot.logs import get_logger

T = TypeVar("T")
log = get_logger("draw")

PATIENCE: Final = (10.0, 40.0)
"""Seconds in which a process must answer, at the first attempt and at the second. One that stands still is
replaced soon; a first picture that takes long because the machine is busy is painted all the same."""
NICENESS: Final = 5
"""How far painting stands back behind the event loop where cores are scarce."""


class PaintingError(RuntimeError):
    """Raised when there is no picture; a note holds the traceback of the process where there is one."""


class Painter(Protocol):
    """Calls one function after the other."""

    def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """What the function returns. It and its arguments must be picklable."""

    def close(self) -> None:
        """Ends at once, from any thread; what is under way fails."""


class InlinePainter:
    """Paints on the thread that asks: for tests, whose boards no other process knows."""

    def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls the function."""
        return function(*arguments)

    def close(self) -> None:
        """Does nothing: the thread ends with whoever owns it."""


class PaintingProcess:
    """Paints in a process of its own, started when there is something to do.

    It ends when its connection does: with the bot, however that ends. One that has died, or does not answer
    in time, is replaced, and what it was asked is tried once more.

    patience: seconds for each attempt.
    """

    def __init__(self, patience: Sequence[float] = PATIENCE) -> None:
        self._patience = patience
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._busy = Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process's id, while there is one."""
        process = self._process
        return None if process is None else process.pid

    def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """What the function returns. Raises PaintingError, and what `pickle` does for a nameless function."""
        request = pickle.dumps((function, arguments))
        with self._busy:
            succeeded, value = pickle.loads(self._answer(request))  # noqa: S301 - our own process
        if succeeded:
            result: T = value
            return result
        what, trace = value
        error = PaintingError(what)
        error.add_note(trace)
        raise error

    def close(self) -> None:
        """Kills the process: it has nothing to put away."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._busy:
            self._stop()

    def _answer(self, request: bytes) -> bytes:
        for attempt, seconds in enumerate(self._patience, start=1):
            try:
                return self._exchange(request, seconds)
            except (EOFError, OSError) as error:
                status = self._stop()
                if not self._closed:
                    log.warning("painter_lost", status=status, attempt=attempt, why=str(error))
        raise PaintingError("closed" if self._closed else "no process has answered")

    def _exchange(self, request: bytes, seconds: float) -> bytes:
        process, connection = self._start()
        if self._closed:
            raise EOFError("closed")
        # A process that stands still may not even read: killed, it ends the waiting for either.
        deadline = Timer(seconds, process.kill)
        deadline.start()
        try:
            connection.send_bytes(request)
            return connection.recv_bytes()
        finally:
            deadline.cancel()

    def _start(self) -> tuple[SpawnProcess, Connection]:
        """The process that runs, or a new one."""
        if self._process is not None and self._connection is not None and self._process.is_alive():
            return self._process, self._connection
        self._stop()
        context = multiprocessing.get_context("spawn")
        self._connection, its_end = context.Pipe()
        self._process = context.Process(target=serve, args=(its_end,), name="painting", daemon=True)
        self._process.start()
        its_end.close()
        return self._process, self._connection

    def _stop(self) -> int | None:
        """Makes sure that there is no process; the status it ended with."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if process is None or connection is None:
            return None
        process.kill()
        process.join()
        connection.close()
        return process.exitcode


def serve(connection: Connection) -> None:
    """What the child does: calls what it is asked to, until the other end is closed."""
    # Ctrl-C at a terminal is for the bot alone.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    while True:
        try:
            connection.send_bytes(_call(connection.recv_bytes()))
        except (EOFError, OSError):
            return


def _call(request: bytes) -> bytes:
    """Calls what a request says: True and the result, or False with what went wrong and where."""
    try:
        function, arguments = pickle.loads(request)  # noqa: S301 - from the bot
        return pickle.dumps((True, function(*arguments)))
    except Exception as error:
        # Told as text: the bot could not read an exception without importing what painted.
        return pickle.dumps((False, (f"{type(error).__name__}: {error}", traceback.format_exc())))
