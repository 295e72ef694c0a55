"""One SQLite connection with a thread for the disk: work is done whole, and waiting writes share a commit.

aiosqlite serialises statements, not transactions, and each statement costs two changes of thread. So a whole
unit of work is one function. While a batch is being written, further work gathers and becomes the next batch,
with one fsync for all of it: alone a commit waits for nobody, in a crowd nobody waits for more than two.

Where the disk has lately been quicker than the way to the thread and back, a single write is done on the
event loop instead. What goes wrong there is undone and done again on the thread. The last step of such a
commit, synchronising the log with the disk, is left to us by SQLite: an answer can be laid out meanwhile.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import aiosqlite

from bot.logs import get_logger
from bot.store.errors import DiskError, StoreError, store_error
from bot.store.syncing import Syncing

log = get_logger("store")

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MOST_TOGETHER = 128
"""Units of work that share a commit at most."""
ENDING = 5.0
"""Seconds a thread that could not open its file has for its end; it takes a moment."""

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # After each of its commits the event loop synchronises the log itself; the thread leaves it to SQLite.
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 0",
    # kB of the file that are held although the system has them: no commit is slower than with SQLite's 2,000.
    "PRAGMA cache_size = -512",
    # Usually the log is carried over while nobody writes (`_carry_over`); this bounds it where it is not.
    "PRAGMA wal_autocheckpoint = 4000",
)
ON_THREAD = ("PRAGMA busy_timeout = 5000", "PRAGMA synchronous = FULL")
ON_LOOP = ("PRAGMA busy_timeout = 0", "PRAGMA synchronous = NORMAL")
"""Another program may have locked the file for a moment: the thread can wait, the event loop cannot. And the
thread has nothing to do while the disk is at work."""
CARRIED = 16
"""Batches written after which the log is carried over into the database file. Whoever commits meanwhile has
to wait: better often and for one or two milliseconds."""
QUICK = 0.004
"""Seconds of a commit that the event loop has time for. The thread waits for the interpreter as well, and now
and then for longer than this."""
LATELY = 9
"""Commits of the event loop that say how quick the disk is: the middle one of them counts."""
AGAIN = 1.0
"""Seconds after which it is tried again whether a slow disk has become quick."""
MOST_UNCARRIED = 400
"""Batches after which commits are left to the thread: soon one of them has to carry the log over as well."""
LULL = 0.005
"""Seconds without a write after which there is time for it."""
MOST_PUT_OFF = 50
"""Lulls waited for at most."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work[Any]
    writes: bool
    done: asyncio.Future[Any]
    meanwhile: Callable[[], None] | None


class Pace:
    """How long commits of the event loop have lately taken.

    Those of the thread say little: at their end they wait for the interpreter, the longer the more people
    press.
    """

    def __init__(self) -> None:
        self._slow: deque[bool] = deque(maxlen=LATELY)
        self._tried = -AGAIN

    @property
    def quick(self) -> bool:
        """Whether the event loop need not be spared the next one. A single slow one says nothing."""
        return 2 * self._slow.count(True) < max(1, len(self._slow))

    def allows(self, now: float) -> bool:
        """Whether the event loop may do the next one at this moment of `perf_counter`: as long as the disk is
        quick, and otherwise once in a while, to see whether it is again."""
        if self.quick:
            return True
        if now - self._tried < AGAIN:
            return False
        self._tried = now
        return True

    def took(self, seconds: float) -> None:
        """Counts a commit of the event loop."""
        slow = seconds >= QUICK
        if not slow and not self.quick:
            self._slow.clear()
        self._slow.append(slow)


class Connection:
    """Runs units of work in the order in which they were asked for. Made by `Connection.open`."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._file: Syncing | None = None
        self._doubtful = False
        self._pace = Pace()
        self._batches = 0
        self._written = 0
        self._carrying: asyncio.Task[None] | None = None
        self._waiting: list[_Job] = []
        self._writing: asyncio.Future[list[Any]] | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Connection:
        """Opens or creates a database file in WAL mode with full synchronisation. Raises StoreError."""
        connection: aiosqlite.Connection | None = None
        try:
            opening = aiosqlite.connect(
                str(path), isolation_level=None, cached_statements=256, check_same_thread=False
            )
            # A bot that dies of an error before closing must end, not hang on this thread with its lease.
            opening._thread.daemon = True
            connection = await opening
            for pragma in PRAGMAS:
                await connection.execute_fetchall(pragma)
        except sqlite3.Error as error:
            if connection is not None:
                await connection.close()
            else:
                # The thread tells the event loop of its end, which must still be there to hear it.
                opening._thread.join(ENDING)
            raise store_error(error) from error
        return cls(connection, path)

    async def read(self, work: Work[T]) -> T:
        """Runs a function that only reads. Raises StoreError."""
        return await self._submit(work, writes=False)

    def rouse(self) -> None:
        """Is called when something will probably be written in a moment."""
        if self._file is not None and self._writing is None and not self._closed and self._pace.quick:
            self._file.rouse()

    async def write(self, work: Work[T], meanwhile: Callable[[], None] | None = None) -> T:
        """Runs a function in a transaction: what it returns is on disk, what it raises has undone it all.

        The function may run more than once, on any thread, and must have no effect outside the database.
        meanwhile: is called on the event loop while the disk is waited for. Raises StoreError.
        """
        file = self._written_to() if self._writing is None and self._may_write_at_once() else None
        if file is not None:
            began = perf_counter()
            done = _at_once(self._connection._conn, work)
            if done is not None:
                self._wrote()
                took = perf_counter() - began
                self._pace.took(took + self._synchronise(file, meanwhile))
                return done[0]
        return await self._submit(work, writes=True, meanwhile=meanwhile)

    def _may_write_at_once(self) -> bool:
        return (
            self._written < MOST_UNCARRIED
            and not self._closed
            and not self._doubtful
            and self._pace.allows(perf_counter())
        )

    def _written_to(self) -> Syncing | None:
        """The file to which SQLite writes; it comes into being with the first write."""
        if self._file is None:
            # SQLite follows links as well.
            path = self._path.resolve()
            with suppress(OSError):
                self._file = Syncing(path.with_name(f"{path.name}-wal"))
        return self._file

    def _synchronise(self, file: Syncing, meanwhile: Callable[[], None] | None) -> float:
        """Brings a commit to the disk; the seconds for which nothing else could be done. Raises DiskError.

        After that nobody knows what the disk has got: before anything else, all of the log is written again.
        """
        try:
            return file.now() if meanwhile is None else file.beside(partial(_quietly, meanwhile))
        except OSError as error:
            self._doubtful = True
            raise DiskError(f"The database file cannot be written ({error}).") from error

    async def close(self) -> None:
        """Finishes all work and closes the file."""
        self._closed = True
        if self._carrying is not None:
            self._carrying.cancel()
        while self._writing is not None:
            await asyncio.wait((self._writing,))
        try:
            await self._connection.close()
        finally:
            if self._file is not None:
                self._file.close()
                self._file = None

    async def _submit(self, work: Work[T], *, writes: bool, meanwhile: Callable[[], None] | None = None) -> T:
        if self._closed:
            raise StoreError("The database is closed.")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Job(work, writes, done, meanwhile))
        if self._writing is None:
            self._begin()
        return await done

    def _begin(self) -> None:
        """Hands what waits to the thread at once: whoever asked may do something else meanwhile."""
        batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        self._writing = asyncio.get_running_loop().create_future()
        self._writing.add_done_callback(lambda results: self._ended(batch, results))
        # aiosqlite's own way onto its thread; its public methods take one statement each.
        work = partial(_run, self._connection._conn, batch, doubtful=self._doubtful)
        self._connection._tx.put_nowait((self._writing, work))

    def _ended(self, batch: list[_Job], results: asyncio.Future[list[Any]]) -> None:
        self._writing = None
        if self._waiting:
            self._begin()
        if any(job.writes for job in batch):
            self._wrote()
        error = results.exception()
        if error is None:
            self._doubtful = False
        for job, result in zip(batch, [error] * len(batch) if error else results.result(), strict=True):
            if job.done.done():
                continue
            if isinstance(result, BaseException):
                job.done.set_exception(_typed(result))
            else:
                job.done.set_result(result)

    def _wrote(self) -> None:
        self._batches += 1
        self._written += 1
        if self._written >= CARRIED and self._carrying is None and not self._closed:
            self._carrying = asyncio.create_task(self._carry_over())

    async def _carry_over(self) -> None:
        """Moves the log into the file at a moment when nobody writes, for it takes longer than a commit.

        On this very connection: up to release 3.51.2 SQLite may lose what is written in the moment in which
        another connection does it (sqlite.org/wal.html, "The WAL-Reset Bug").
        """
        try:
            for _ in range(MOST_PUT_OFF):
                before = self._batches
                await asyncio.sleep(LULL)
                if self._batches == before:
                    break
            await self._submit(_checkpoint, writes=False)
            self._written = 0
        except StoreError as error:
            log.warning("log_not_carried_over", error=str(error))
        finally:
            self._carrying = None


def _checkpoint(connection: sqlite3.Connection) -> None:
    """Carries the log over and begins it anew: its beginning is synchronised by itself, and whoever commits
    next would have to wait for that."""
    _, logged, carried = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if logged == carried:
        [version] = connection.execute("PRAGMA user_version").fetchone()
        # Nothing is changed, so it does not matter when it comes to the disk, nor whether.
        connection.execute("PRAGMA synchronous = NORMAL")
        try:
            with suppress(sqlite3.Error):
                connection.execute(f"PRAGMA user_version = {version}")
        finally:
            # What is done after it in the same batch must come to the disk.
            connection.execute("PRAGMA synchronous = FULL")


def _typed(error: BaseException) -> BaseException:
    if not isinstance(error, sqlite3.Error):
        return error
    typed = store_error(error)
    typed.__cause__ = error
    return typed


def _at_once(connection: sqlite3.Connection, work: Work[T]) -> tuple[T] | None:
    """The result of a write made here and now, the disk left aside; None where it could not be made, and
    nothing has happened."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        result = work(connection)
        connection.execute("COMMIT")
    except Exception:
        if connection.in_transaction:
            _roll_back(connection)
        return None
    return (result,)


def _run(connection: sqlite3.Connection, batch: list[_Job], *, doubtful: bool) -> list[Any]:
    """The results, or errors, of a batch, done with patience. Where anything goes wrong, each unit is done
    again on its own.

    doubtful: whether the disk may not have got all that was written before. Raises DiskError or sqlite3.Error
    where it cannot be written again.
    """
    for pragma in ON_THREAD:
        connection.execute(pragma)
    try:
        if doubtful:
            _write_again(connection)
        return _tried(connection, batch)
    finally:
        for pragma in ON_LOOP:
            connection.execute(pragma)


def _write_again(connection: sqlite3.Connection) -> None:
    """Carries the whole log over: what comes after a gap in it would be lost with the gap. Raises DiskError
    or sqlite3.Error."""
    busy, logged, carried = connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()
    if busy or logged != carried:
        raise DiskError("What the disk may not have got cannot be written again.")


def _tried(connection: sqlite3.Connection, batch: list[_Job]) -> list[Any]:
    try:
        if not any(job.writes for job in batch):
            return [job.work(connection) for job in batch]
        connection.execute("BEGIN IMMEDIATE")
        results = [job.work(connection) for job in batch]
        for job in batch:
            # Not earlier: the statements need the interpreter, the disk does not.
            if job.meanwhile is not None:
                job.done.get_loop().call_soon_threadsafe(_quietly, job.meanwhile)
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            _roll_back(connection)
        if len(batch) == 1:
            return [error]
        return [_tried(connection, [job])[0] for job in batch]
    return results


def _quietly(work: Callable[[], None]) -> None:
    """Does what is only prepared: it will be done again where somebody hears of an error."""
    try:
        work()
    except Exception:
        log.exception("not_prepared")


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("ROLLBACK")
    except sqlite3.Error:
        # SQLite has already rolled back by itself, as it does after some errors of the disk.
        return
