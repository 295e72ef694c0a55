"""Synchronisation of the database's log with the disk, by the C library: neither a thread of Python's nor its
interpreter lock takes part, so the event loop can use the time.

What waits here is a `fdatasync` like SQLite's own. It is begun (aio_fsync(3)), something else is done, and by
the end of that the disk has mostly answered. The C library has a thread for it. Linux would wake that on the
core of the one it is to help, and have it push that one aside four times for each commit; so it is told to
use any other core.

A disk that has rested answers late, and so do the cores that wait for it. So it is woken when a change is
about to be worked out (`rouse`), and has begun with what was written before that thread has woken up
(sync_file_range(2)). In a crowd neither pays: nothing rests.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bot import cores

LONGEST: Final = 600
"""Seconds a disk may take before it is given up."""
KEPT_READY: Final = 2**30
"""Seconds for which the C library keeps the thread it does this with: for good."""
RESTED: Final = 0.02
"""Seconds without work after which a disk, and the cores that wait for it, may have gone to sleep."""
WRITE: Final = 2
"""SYNC_FILE_RANGE_WRITE: has what was written begun to be taken to the disk, and waits for nothing."""


class _Request(ctypes.Structure):
    """struct aiocb of 64-bit Linux; what follows the notification is the C library's own."""

    _fields_ = (
        ("file", ctypes.c_int),
        ("operation", ctypes.c_int),
        ("priority", ctypes.c_int),
        ("buffer", ctypes.c_void_p),
        ("size", ctypes.c_size_t),
        ("notify_value", ctypes.c_void_p),
        ("notify_signal", ctypes.c_int),
        ("notify", ctypes.c_int),
        ("rest", ctypes.c_char * 256),
    )


class _Second(ctypes.Structure):
    """struct timespec."""

    _fields_ = (("seconds", ctypes.c_long), ("nanoseconds", ctypes.c_long))


class _Ready(ctypes.Structure):
    """struct aioinit of the GNU C library."""

    _fields_ = tuple(
        (name, ctypes.c_int)
        for name in ("threads", "requests", "locks", "usedba", "debug", "users", "idle_seconds", "reserved")
    )


SIGEV_NONE: Final = 1
"""Nobody is to be told: it is asked for."""


class _Library:
    """The functions that are needed, and the thread that does the work. Raises AttributeError where there are
    none."""

    def __init__(self) -> None:
        # Of these calls only the wait takes time, and lets go of the interpreter meanwhile.
        quick, waiting = ctypes.PyDLL(None), ctypes.CDLL(None)
        self._fsync: Any = quick.aio_fsync
        self.error: Any = quick.aio_error
        self.result: Any = quick.aio_return
        self.suspend: Any = waiting.aio_suspend
        self._write: Any = getattr(quick, "sync_file_range", None)
        if self._write is not None:
            self._write.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_int64, ctypes.c_uint)
        self.result.restype = ctypes.c_ssize_t
        init: Any = getattr(quick, "aio_init", None)
        if init is not None:
            init(ctypes.byref(_Ready(1, 1, 0, 0, 0, 0, KEPT_READY, 0)))
        self._kept_off: int | None = None
        self._expected = cores.here() is not None
        self.helper: int | None = None

    def write_out(self, file: int) -> None:
        """Has the disk begin with what was written to a file before its thread wakes up for that. What goes
        wrong will be told when the file is synchronised."""
        if self._write is not None:
            self._write(file, 0, 0, WRITE)

    def begin(self, request: _Request) -> bool:
        """Has a file brought to the disk; whether that has begun."""
        if self._expected:
            # The thread comes into being with the first work.
            before = _threads()
            begun = self._begun(request)
            new = _threads() - before
            self.helper, self._expected = new.pop() if len(new) == 1 else None, False
            return begun
        if self.helper is not None:
            self._keep_apart(self.helper)
        return self._begun(request)

    def _begun(self, request: _Request) -> bool:
        begun: bool = self._fsync(os.O_DSYNC, ctypes.byref(request)) == 0
        return begun

    def _keep_apart(self, helper: int) -> None:
        """Sends that thread to any core but the one at work here."""
        core = cores.here()
        if core is None or core == self._kept_off:
            return
        self._kept_off = core
        others = cores.OURS - {core}
        if others and not cores.keep(helper, others):
            # It has ended; with this request another one comes.
            self.helper, self._kept_off, self._expected = None, None, True


@cache
def _library() -> _Library | None:
    if sys.platform != "linux" or sys.maxsize < 2**32:
        return None
    try:
        return _Library()
    except AttributeError:
        return None


class _Flush:
    """A `fdatasync` by the C library's thread, which reads and writes what is here until it has ended."""

    def __init__(self, file: int) -> None:
        self._request = _Request(file=file, notify=SIGEV_NONE)
        self._waited_for = (ctypes.c_void_p * 1)(ctypes.addressof(self._request))
        self._library: _Library | None = None

    @property
    def under_way(self) -> bool:
        """Whether it has been begun and nobody has asked for its end."""
        return self._library is not None

    def begin(self, library: _Library | None) -> bool:
        """Begins it; whether that could be done."""
        if library is not None and library.begin(self._request):
            self._library = library
        return self.under_way

    def give_up(self) -> None:
        """Asks for its end no more."""
        self._library = None

    def end(self) -> bool:
        """Waits for its end; False where it does not come. Raises OSError where the disk has reported an
        error."""
        library = self._library
        if library is None:
            return True
        self.give_up()
        for _ in range(LONGEST):
            error = library.error(ctypes.byref(self._request))
            if error != errno.EINPROGRESS:
                break
            # A signal ends the wait early; it is then waited for again.
            library.suspend(self._waited_for, 1, ctypes.byref(_Second(1, 0)))
        else:
            return False
        library.result(ctypes.byref(self._request))
        if error != 0:
            raise OSError(error, os.strerror(error))
        return True


class Syncing:
    """One file, whose contents are brought to the disk. All methods raise OSError where that fails."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CLOEXEC)
        self._library = _library()
        self._flush = _Flush(self._file)
        self._rousing = _Flush(self._file)
        self._worked = 0.0

    def rouse(self) -> None:
        """Wakes a disk that has rested, for something will be written in a moment.

        After a second's rest a flush took 1.07 ms on the bench's machine, and 0.26 without any. And where a
        file system writes down by itself when a file was changed, it has done so by then.
        """
        if self._rested and not self._rousing.under_way:
            with suppress(OSError):
                os.utime(self._file)
            self._rousing.begin(self._library)

    def now(self) -> float:
        """Has what was written before brought to the disk; the seconds it took."""
        began = perf_counter()
        getattr(os, "fdatasync", os.fsync)(self._file)
        self._ended(self._rousing)
        return self._since(began)

    def beside(self, meanwhile: Callable[[], None]) -> float:
        """The same while `meanwhile` is called; the seconds in which it was not."""
        began = perf_counter()
        if self._rested and self._library is not None:
            self._library.write_out(self._file)
        begun = self._flush.begin(self._library)
        aside = perf_counter()
        try:
            meanwhile()
        finally:
            came_back = perf_counter()
            if begun:
                self._ended(self._flush)
                self._ended(self._rousing)
            else:
                self.now()
        return self._since(came_back) + aside - began

    def close(self) -> None:
        """Lets go of the file."""
        with suppress(OSError):
            self._ended(self._rousing)
        os.close(self._file)

    @property
    def _rested(self) -> bool:
        return perf_counter() - self._worked > RESTED

    def _since(self, began: float) -> float:
        self._worked = perf_counter()
        return self._worked - began

    def _ended(self, flush: _Flush) -> None:
        """Waits for the end of a flush. An error is told but once, to whoever flushes next: so it counts for
        what is written after it as well."""
        if not flush.end():
            # These requests are still under way: no others may take their places.
            self._library = None
            self._flush.give_up()
            self._rousing.give_up()
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))


def _threads() -> set[int]:
    """All threads of this process."""
    try:
        return {int(each.name) for each in Path("/proc/self/task").iterdir()}
    except OSError:
        return set()
