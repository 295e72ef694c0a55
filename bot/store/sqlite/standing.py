"""What stands beside a database file and tells of it: that it was there, and what it was before a release."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.logs import get_logger
from bot.store.errors import BackupError, LostDatabaseError, NoCopyError
from bot.store.sqlite.copying import copy_database
from bot.store.sqlite.lease import BEGUN, THERE, Lease

BEFORE: Final = "before"
"""A copy of `pony.db` from before a release is called `pony.db.before-17`, by its number of migrations."""
log = get_logger("store")


def refuse_lost(path: Path, lease: Lease) -> str | None:
    """What says that there was a database at a path, before SQLite touches anything: where the file is empty
    it would throw the log away. None where it was only begun. Raises LostDatabaseError, DiskError.
    """
    if lease.note == BEGUN:
        return None
    is_empty = not path.exists() or path.stat().st_size == 0
    witness = find_witness(path, lease)
    if witness is not None and is_empty:
        raise LostDatabaseError(str(witness))
    if is_empty:
        lease.write(BEGUN)
        return None
    # A file that SQLite has written is no new one: without tables it lacks its log.
    return str(witness or path)


def find_witness(path: Path, lease: Lease) -> Path | None:
    """What says so other than the file itself: its log, its lock, a copy."""
    wal = path.with_name(f"{path.name}-wal")
    if wal.exists():
        return wal
    return lease.path if lease.note == THERE else next(_find_copies(path), None)


def keep_copy(path: Path, version: int) -> None:
    """Writes a copy of a database as it is before its migrations after a number. Raises NoCopyError."""
    kept = path.with_name(f"{path.name}.{BEFORE}-{version}")
    fresh = kept.with_name(f"{kept.name}.new")
    try:
        fresh.unlink(missing_ok=True)
        copy_database(path, fresh)
        fresh.replace(kept)
    except (BackupError, OSError) as error:
        raise NoCopyError(str(error)) from error
    log.info("copied-before-upgrade", path=str(kept), schema=version)


def remove_old_copies(path: Path, before: str) -> None:
    """Removes the copies of before a release that were made before a moment. Raises OSError."""
    for copy in path.parent.glob(f"{path.name}.{BEFORE}-*"):
        if datetime.fromtimestamp(copy.stat().st_mtime, UTC).isoformat() < before:
            copy.unlink(missing_ok=True)
            log.info("copy-removed", path=str(copy))


def _find_copies(path: Path) -> Iterator[Path]:
    for pattern in (f"{path.name}.{BEFORE}-*", f"{path.name}.replaced-*", f"{path.stem}-????????-??????.db"):
        yield from path.parent.glob(pattern)
