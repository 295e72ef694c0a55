"""The two that sleep until there is something: the outbox tells it, the alarm clock has it done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from random import SystemRandom
from typing import Any, Final, Protocol

from bot.logs import get_logger
from bot.match.clocks import HouseClock, utcnow
from bot.match.values import MatchId, RefusedError, UserId
from bot.metrics import DELIVERY
from bot.store import OutboxKind, OutboxRow, Store, StoreError

# The outbox: what must be told, delivered at least once, in order, and as slowly as the other side asks.
#
# Rows are written with the change that causes them. A worker hands them to a `Messenger` and removes them
# only while no newer revision waits, so after a crash everything untold is told. What is told is always the
# present state, hence rows coalesce: the latest wins. What tells of one press is a row of its own.

AT_ONCE = 8
"""Items under way at the same time."""
PAGE = 64
"""Items looked at together."""
FIRST_WAIT = 1.0
LONGEST_WAIT = 300.0
"""Seconds before the second attempt, and at most between two."""
log = get_logger("outbox")


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """Something to be told. user: to whom; None: to the channel. (id, revision) never repeats.

    beside: what else of the same match is known to wait, and for whom. press: which one it tells of; 0: how
    the match stands now.
    """

    id: int
    match: MatchId
    kind: OutboxKind
    user: UserId | None
    revision: int
    beside: tuple[tuple[OutboxKind, UserId], ...] = ()
    press: int = 0


class LaterError(Exception):
    """Raised by a messenger that was told to wait: the item is tried again after `seconds`.

    until: not before this moment either, by the clock on the wall, which may jump meanwhile.
    """

    def __init__(self, seconds: float = 0.0, until: datetime | None = None) -> None:
        super().__init__(f"again in {seconds} s" if until is None else f"again at {until}")
        self.seconds = seconds
        self.until = until


class UndeliverableError(Exception):
    """Raised by a messenger for an item that can never arrive: the channel or the user is gone."""


class Messenger(Protocol):
    """A way to tell people; the same one may be handed over more than once."""

    async def deliver(self, item: OutboxItem, /) -> Rest | None:
        """Tells in words what the item is about; what is left to be done after that, such as pictures.

        May raise LaterError or UndeliverableError.
        """


@dataclass(frozen=True, slots=True)
class Rest:
    """The rest to be done for an item: nothing else waits for it, and the item is kept until it is done.

    give_up: notes that it is not done, where a newer revision of the item takes its place.
    """

    bring: Callable[[], Coroutine[Any, Any, None]]
    give_up: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class _Delay:
    attempts: int
    due: float
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class _Finishing:
    """The rest of a revision that is being done."""

    revision: int
    rest: Rest
    task: asyncio.Task[None]


class Outbox:
    """The worker. Within a match one item is under way at a time, in the order of their making.

    An item for the channel that must wait holds up what comes after it in the same match; a notice to a
    user does not, so that a closed door delays nobody else. What is left to be done after an item's words
    holds up nothing; a newer revision of the item takes its place.
    """

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        *,
        at_once: int = AT_ONCE,
        first_wait: float = FIRST_WAIT,
        longest_wait: float = LONGEST_WAIT,
        wall: Callable[[], datetime] = utcnow,
    ) -> None:
        """wall: the time of day."""
        self._store = store
        self._messenger = messenger
        self._at_once = at_once
        self._first_wait = first_wait
        self._longest_wait = longest_wait
        self._wall = wall
        self._rng = SystemRandom()
        self._news = asyncio.Event()
        self._is_read = False
        self._known: dict[int, OutboxRow] = {}
        self._removed: set[tuple[int, int]] = set()
        self._delays: dict[int, _Delay] = {}
        self._under_way: dict[MatchId, asyncio.Task[None]] = {}
        self._finishing: dict[int, _Finishing] = {}
        self._worker: asyncio.Task[None] | None = None
        self._stopping = False
        self._sleeps = False
        store.on_outbox(self.wake)

    async def start(self) -> None:
        """Begins with whatever was left untold."""
        if self._worker is None:
            self._stopping = False
            self.wake()
            self._worker = asyncio.create_task(self._work(), name="outbox")

    async def stop(self, patience: float = 5.0) -> None:
        """Begins nothing new and waits for what is under way; the rest is told after the next start."""
        worker, self._worker = self._worker, None
        if worker is None:
            return
        self._stopping = True
        self._news.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                # What is told leaves its pictures to a task that begins only then.
                while going_on := self._going_on(worker):
                    await asyncio.wait(going_on)
        late = self._going_on(worker)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _going_on(self, worker: asyncio.Task[None]) -> set[asyncio.Task[None]]:
        return {task for task in (worker, *self.tasks) if not task.done()}

    def wake(self) -> None:
        """Has the worker read what there is to be told."""
        self._is_read = False
        self._news.set()

    @property
    def rests(self) -> bool:
        """Tell whether everything is told that can be told now."""
        return self._sleeps and not (self._news.is_set() or self._under_way or self._finishing)

    @property
    def tasks(self) -> set[asyncio.Task[None]]:
        """What is being told now."""
        return {*self._under_way.values(), *(finishing.task for finishing in self._finishing.values())}

    async def _work(self) -> None:
        while not self._stopping:
            try:
                wait = await self._look()
            except Exception as error:
                # Whatever it is, the worker must live to tell what comes later.
                log.exception("outbox-unreadable", error=str(error))
                self._is_read, wait = False, self._first_wait
            self._sleeps = True
            try:
                async with asyncio.timeout(wait):
                    await self._news.wait()
            except TimeoutError:
                # Somebody else may have told meanwhile what is due now.
                self._is_read = False
            self._sleeps = False

    async def _look(self) -> float | None:
        """Sends what can be sent now; returns the seconds until something else is due."""
        self._news.clear()
        if len(self._under_way) >= self._at_once:
            return None
        now = asyncio.get_running_loop().time()
        held = set(self._under_way)
        if self._is_read:
            later = self._begin_page(tuple(self._known.values()), held, now)
        else:
            later = await self._read(held, now)
        return max(0.0, min(later) - now) if later else None

    async def _read(self, held: set[MatchId], now: float) -> list[float]:
        """Reads what there is to be told and sends what can be sent; returns when more of it is due.

        What one page holds is remembered until something is written: what ends need not be read again.
        """
        self._is_read = True
        self._removed.clear()
        later: list[float] = []
        waiting: set[int] = set()
        after, full = 0, True
        # Rows that wait must not hide those behind them, so the pages are gone through to the end.
        while full:
            if self._stopping or len(self._under_way) >= self._at_once:
                self._is_read = False
                return later
            rows = await self._store.outbox(PAGE, after)
            page = [row for row in rows if (row.id, row.revision) not in self._removed]
            held |= set(self._under_way)
            later += self._begin_page(page, held, now)
            waiting |= {row.id for row in page}
            full = len(rows) == PAGE
            self._is_read &= not full
            self._known = {row.id: row for row in page}
            after = rows[-1].id if rows else after
        self._delays = {item: delay for item, delay in self._delays.items() if item in waiting}
        return later

    def _begin_page(self, page: Sequence[OutboxRow], held: set[MatchId], now: float) -> list[float]:
        later: list[float] = []
        for row in page:
            if row.match in held or len(self._under_way) >= self._at_once:
                continue
            finishing = self._finishing.get(row.id)
            if finishing is not None and finishing.revision == row.revision:
                continue
            due = self._due(row, now)
            if due > now:
                later.append(due)
                if row.user is None:
                    held.add(row.match)
                continue
            held.add(row.match)
            beside = tuple(
                (other_row.kind, other_row.user)
                for other_row in page
                if other_row.match == row.match and other_row.user is not None and other_row.id != row.id
            )
            self._under_way[row.match] = asyncio.create_task(self._send(row, beside))
        return later

    def _due(self, row: OutboxRow, now: float) -> float:
        """Tell when an item may be tried again, or looked at again where the clock on the wall says when."""
        delay = self._delays.get(row.id)
        if delay is None or delay.until is None:
            return 0.0 if delay is None else delay.due
        left = (delay.until - self._wall()).total_seconds()
        return max(delay.due, now + min(left, self._longest_wait))

    async def _send(self, row: OutboxRow, beside: tuple[tuple[OutboxKind, UserId], ...]) -> None:
        item = OutboxItem(row.id, row.match, row.kind, row.user, row.revision, beside, row.press)
        try:
            await self._give_up_rest(row.id)
            arrived, rest = await self._try(row, partial(self._messenger.deliver, item))
            if rest is not None:
                task = asyncio.create_task(self._finish(row, rest))
                self._finishing[row.id] = _Finishing(row.revision, rest, task)
            elif arrived:
                await self._remove(row)
        except StoreError as error:
            log.error("outbox-unwritable", error=str(error))
            self._delay(row, None)
        finally:
            self._under_way.pop(row.match, None)
            self._news.set()

    async def _give_up_rest(self, item: int) -> None:
        """Ends what is being done for an older revision: a newer one takes its place."""
        finishing = self._finishing.pop(item, None)
        if finishing is None:
            return
        finishing.task.cancel()
        await asyncio.wait([finishing.task])
        if finishing.task.cancelled():
            # It may have been cancelled before its first step, so it cannot say so itself.
            finishing.rest.give_up()

    async def _finish(self, row: OutboxRow, rest: Rest) -> None:
        """Does what is left of an item, and takes it out of the outbox."""
        try:
            arrived, _ = await self._try(row, rest.bring)
            if arrived:
                await self._remove(row)
        except StoreError as error:
            log.error("outbox-unwritable", error=str(error))
            self._delay(row, None)
        finally:
            finishing = self._finishing.get(row.id)
            if finishing is not None and finishing.task is asyncio.current_task():
                del self._finishing[row.id]
            self._news.set()

    async def _try(
        self, row: OutboxRow, tell: Callable[[], Awaitable[Rest | None]]
    ) -> tuple[bool, Rest | None]:
        """Deliver a revision; tell whether it needs no further attempt, and what is left to be done."""
        try:
            return True, await tell()
        except UndeliverableError:
            log.warning("outbox-item-undeliverable", match=row.match, kind=row.kind)
            return True, None
        except LaterError as error:
            self._delay(row, error.seconds, error.until)
        except Exception as error:
            log.exception("outbox-item-failed", match=row.match, kind=row.kind, error=type(error).__name__)
            self._delay(row, None)
        return False, None

    async def _remove(self, row: OutboxRow) -> None:
        if not await self._store.remove_outbox_item(row.id, row.revision):
            self._is_read = False
            return
        self._removed.add((row.id, row.revision))
        self._known.pop(row.id, None)
        self._delays.pop(row.id, None)
        waited = self._wall() - datetime.fromisoformat(row.created)
        DELIVERY.labels(row.kind).observe(max(0.0, waited.total_seconds()))
        # `at` is the moment of the commit that wrote the row last: the line of that commit has the same.
        log.info("told", match=row.match, kind=row.kind, item=row.id, at=row.created)

    def _delay(self, row: OutboxRow, seconds: float | None, until: datetime | None = None) -> None:
        """Twice as long after each failure, up to a cap, with jitter so that not all come back at once."""
        before = self._delays.get(row.id)
        attempts = before.attempts + 1 if before is not None else 1
        if seconds is None:
            longest = min(self._longest_wait, self._first_wait * 2.0 ** min(attempts - 1, 20))
            seconds = longest * self._rng.uniform(0.5, 1.0)
        else:
            attempts -= 1
        self._delays[row.id] = _Delay(attempts, asyncio.get_running_loop().time() + seconds, until)


# Tasks that sleep until something is due; the alarm clock, which has it done at tables.

LONGEST_SLEEP: Final = 60.0
"""Seconds after which it is looked again, and the database told how long the house has been open."""
AGAIN: Final = 300.0
"""Seconds until it is tried again where something went wrong."""


class Sleeper:
    """A task that sleeps until something is due, or until it is woken. name: of the task and of its log."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._log = get_logger(name)
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins with whatever is due by now."""
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name=self._name)

    async def stop(self) -> None:
        """Wakes no more."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with suppress(StoreError):
                await self.rest()

    def wake(self) -> None:
        """Has it look again at what there is to do."""
        self._news.set()

    async def look(self) -> float:
        """Does everything that can be done now; the seconds until something else is due.

        Raises StoreError or RefusedError where the database cannot be read.
        """
        raise NotImplementedError

    async def rest(self) -> None:
        """Does what is to be done before each sleep. Raises StoreError."""

    async def _work(self) -> None:
        while True:
            self._news.clear()
            try:
                wait = await self.look()
                await self.rest()
            except Exception as error:
                # Whatever it is, it must live to do what comes later.
                self._log.exception("unreadable", error=repr(error))
                wait = LONGEST_SLEEP
            with suppress(TimeoutError):
                async with asyncio.timeout(min(wait, LONGEST_SLEEP)):
                    await self._news.wait()


class AlarmClock(Sleeper):
    """Wakes when something is due, and has it done. What is due stays in the database until it has been done.

    ring: does what is due at a table.
    """

    def __init__(self, store: Store, clock: HouseClock, ring: Callable[[MatchId], Awaitable[None]]) -> None:
        super().__init__("clocks")
        self._store = store
        self._clock = clock
        self._ring = ring
        self._failed: dict[MatchId, float] = {}

    async def look(self) -> float:
        """Has everything done that is due; the seconds until something else is. Raises StoreError."""
        while not self._clock.stands:
            rows = await self._store.deadlines(PAGE + len(self._failed))
            now = self._clock.time()
            ahead = [deadline for deadline in rows if self._failed.get(deadline.match, 0.0) <= now]
            due = dict.fromkeys(deadline.match for deadline in ahead if deadline.due <= now)
            if not due:
                return max(0.0, ahead[0].due - now) if ahead else LONGEST_SLEEP
            for match in due:
                await self._do(match)
        return LONGEST_SLEEP

    async def rest(self) -> None:
        """Has the database keep how long the house has been open."""
        await self._clock.keep(self._store)

    async def _do(self, match: MatchId) -> None:
        try:
            await self._ring(match)
        except Exception as error:
            # Whatever it is, the others must not wait for it.
            reason = error.reason if isinstance(error, RefusedError) else repr(error)
            self._log.exception("alarm-failed", match=match, error=reason)
            self._failed[match] = self._clock.time() + AGAIN
        else:
            self._failed.pop(match, None)
