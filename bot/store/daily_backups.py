"""A backup every day, and which of them are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.logs import get_logger
from bot.store.errors import StoreError
from bot.store.interface import Store

DAY: Final = timedelta(days=1)
AGAIN: Final = timedelta(hours=1)
"""How long is waited after a backup that could not be written."""
DAYS, WEEKS, MONTHS = 7, 5, 12
"""Of so many days, weeks and months that have a backup, the latest is kept."""
NAME: Final = "pony-%Y%m%d-%H%M%S.db"
log = get_logger("backups")


class DailyBackups:
    """Writes backups into a folder; the moment is the name of each."""

    def __init__(self, store: Store, folder: Path, now: Callable[[], datetime]) -> None:
        self._store = store
        self._folder = folder
        self._now = now

    async def run(self) -> None:
        """Goes on until it is cancelled; after a downtime the first comes at once where one is due."""
        while True:
            wait = await self.back_up_if_due()
            await asyncio.sleep(wait.total_seconds())

    async def back_up_if_due(self) -> timedelta:
        """Writes a backup where the latest is a day old; how long until the next is to be thought of."""
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
            log.error("backup-failed", folder=str(self._folder), error=str(error))
            return AGAIN
        log.info("backup-written", folder=str(self._folder), removed=removed)
        return DAY

    def _find(self) -> list[datetime]:
        """The moments of the backups that are there; other files are nobody's business."""
        if not self._folder.is_dir():
            return []
        found = (_read_moment(each.name) for each in self._folder.iterdir())
        return [moment for moment in found if moment is not None]

    def _remove_others(self) -> int:
        """Removes what need not be kept; how many."""
        moments = self._find()
        gone = set(moments) - select_kept(moments)
        for each in gone:
            (self._folder / each.strftime(NAME)).unlink(missing_ok=True)
        return len(gone)


def select_kept(moments: Iterable[datetime]) -> set[datetime]:
    """The latest of each of the last days, weeks and months that have any."""
    latest_first = sorted(moments, reverse=True)
    kept: set[datetime] = set()
    for name, most in (("%Y-%m-%d", DAYS), ("%G-%V", WEEKS), ("%Y-%m", MONTHS)):
        latest: dict[str, datetime] = {}
        for each in latest_first:
            latest.setdefault(each.strftime(name), each)
        kept.update([*latest.values()][:most])
    return kept


def _read_moment(name: str) -> datetime | None:
    try:
        return datetime.strptime(name, NAME).replace(tzinfo=UTC)
    except ValueError:
        return None
