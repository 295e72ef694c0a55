"""Upkeep by night: a backup every day, and a database kept small, a step at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.logs import get_logger
from bot.metrics import COMPACTED, TIDIED
from bot.store.errors import StoreError
from bot.store.store import Store

DAY: Final = timedelta(days=1)
BACKUP_AGAIN: Final = timedelta(hours=1)
"""How long is waited after a backup that could not be written."""
DAYS, WEEKS, MONTHS = 7, 5, 12
"""Of so many days, weeks and months that have a backup, the latest is kept."""
NAME: Final = "pony-%Y%m%d-%H%M%S.db"
backup_log = get_logger("backups")
KEPT_TOKENS: Final = timedelta(days=7)
"""How long tokens and undelivered outbox items are remembered; an interaction lives for minutes."""
PAGES: Final = 256
"""Pages of the file that are given back at once: a megabyte."""
PAUSE: Final = 0.05
"""Seconds between two steps, in which what people do goes first."""
AGAIN: Final = timedelta(minutes=10)
"""How long is waited after the database could not be used."""
LOOKING: Final = timedelta(hours=1)
"""The longest wait: a clock may have been set, or a machine been asleep."""
log = get_logger("store")


class DailyBackups:
    """A backup every day, in a folder; the moment is the name of each."""

    def __init__(self, store: Store, folder: Path, now: Callable[[], datetime]) -> None:
        self._store = store
        self._folder = folder
        self._now = now

    async def run(self) -> None:
        """Go on until it is cancelled; after a downtime the first comes at once where one is due."""
        while True:
            wait = await self.back_up_if_due()
            await asyncio.sleep(wait.total_seconds())

    async def back_up_if_due(self) -> timedelta:
        """Write a backup where the latest is a day old; return how long to wait for the next."""
        try:
            latest = max(await asyncio.to_thread(self._find), default=None)
            now = self._now()
            # A clock that was set back does not keep the next backup from being written.
            if latest is not None and timedelta(0) <= now - latest < DAY:
                return latest + DAY - now
            await asyncio.to_thread(self._folder.mkdir, mode=0o700, parents=True, exist_ok=True)
            await self._store.backup(self._folder / now.astimezone(UTC).strftime(NAME))
            removed = await asyncio.to_thread(self._remove_others)
        except (StoreError, OSError) as error:
            backup_log.error("backup-failed", folder=str(self._folder), error=str(error))
            return BACKUP_AGAIN
        backup_log.info("backup-written", folder=str(self._folder), removed=removed)
        return DAY

    def _find(self) -> list[datetime]:
        """Find the moments of the backups that are there; other files are nobody's business."""
        if not self._folder.is_dir():
            return []
        moments = (_read_moment(file.name) for file in self._folder.iterdir())
        return [moment for moment in moments if moment is not None]

    def _remove_others(self) -> int:
        """Remove what need not be kept; return how many."""
        moments = self._find()
        gone = set(moments) - select_kept(moments)
        for moment in gone:
            (self._folder / moment.strftime(NAME)).unlink(missing_ok=True)
        return len(gone)


def select_kept(moments: Iterable[datetime]) -> set[datetime]:
    """Select the latest of each of the last days, weeks and months that have any."""
    latest_first = sorted(moments, reverse=True)
    kept: set[datetime] = set()
    for name, most in (("%Y-%m-%d", DAYS), ("%G-%V", WEEKS), ("%Y-%m", MONTHS)):
        latest: dict[str, datetime] = {}
        for moment in latest_first:
            latest.setdefault(moment.strftime(name), moment)
        kept.update([*latest.values()][:most])
    return kept


def _read_moment(name: str) -> datetime | None:
    try:
        return datetime.strptime(name, NAME).replace(tzinfo=UTC)
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Hours of the day, by the time zone of the machine, from one up to another: 22 to 4 lasts six hours."""

    begin: int = 3
    end: int = 5

    @classmethod
    def parse(cls, text: str) -> QuietHours:
        """Read hours like `3-5`, from 0 to 23, and not the same."""
        begin, end = text.split("-")
        return cls(int(begin), int(end))

    def are_now(self, now: datetime) -> bool:
        """Check whether it is one of them. now: with a time zone."""
        return (now.astimezone().hour - self.begin) % 24 < (self.end - self.begin) % 24

    def until(self, hour: int, now: datetime) -> timedelta:
        """Tell how long it is until such an hour begins; a whole day in the moment in which it does."""
        local = now.astimezone()
        past = timedelta(minutes=local.minute, seconds=local.second, microseconds=local.microsecond)
        return timedelta(hours=(hour - local.hour - 1) % 24 + 1) - past


class Tidying:
    """The work of quiet hours: old rows are forgotten, finished matches packed, unused room is given back.

    compact_after: days after which nothing has changed at a finished match; 0: never. It is harmless to begin
    again, or to be stopped in the middle.
    """

    def __init__(
        self, store: Store, hours: QuietHours, compact_after: int, now: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._hours = hours
        self._compact_after = compact_after
        self._now = now

    async def run(self) -> None:
        """Go on until it is cancelled; what is old is forgotten at once, and every day."""
        await self._forget()
        while True:
            wait = await self.tidy_if_quiet()
            await asyncio.sleep(wait.total_seconds())

    async def tidy_if_quiet(self) -> timedelta:
        """Tidy where the hour is quiet; return how long to wait for the next time."""
        if not self._hours.are_now(self._now()):
            return min(LOOKING, self._hours.until(self._hours.begin, self._now()))
        if not await self._forget():
            return AGAIN
        try:
            compacted = await self._compact()
            await self._give_back()
            size = await self._store.size()
        except StoreError as error:
            log.warning("not-tidied", error=str(error))
            return AGAIN
        TIDIED.set(self._now().timestamp())
        log.info("tidied", compacted=compacted, bytes=size)
        # Once in a night; another night begins when this one is over.
        return self._hours.until(self._hours.end, self._now())

    async def _forget(self) -> bool:
        try:
            await self._store.prune((self._now() - KEPT_TOKENS).isoformat())
        except StoreError as error:
            log.warning("not-pruned", error=str(error))
            return False
        return True

    async def _compact(self) -> int:
        """Compact match by match while it is quiet; return how many."""
        if not self._compact_after:
            return 0
        compacted = 0
        before = (self._now() - timedelta(days=self._compact_after)).isoformat()
        for match in await self._store.compactable(before):
            if not self._hours.are_now(self._now()):
                break
            if await self._store.compact(match):
                compacted += 1
                COMPACTED.inc()
            await asyncio.sleep(PAUSE)
        return compacted

    async def _give_back(self) -> None:
        """Give unused room back, as long as there is some and it is quiet."""
        is_more = True
        while is_more and self._hours.are_now(self._now()):
            is_more = await self._store.give_back(PAGES)
            await asyncio.sleep(PAUSE)
