"""Copies of the database, one put in its place, and everything moved into another.

python -m bot backup FILE [--json]
python -m bot restore FILE [--replace] [--json]
python -m bot move --from DATABASE --to DATABASE
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import orjson
from pydantic import SecretStr

from bot.cli.database import locate, open_copy, require_database, use_database
from bot.cli.shell import say
from bot.config import StartError, explain_setting, name_database, read_database
from bot.store import BackupError, DifferentError, LeaseError, NotEmptyError, Store, StoreError
from bot.store.opening import copy_store, move
from bot.store.sqlite import copy_database, replace_database

OFTEN: Final = 20_000
"""Rows after which it is said how far it has come."""


def back_up(database: Path | SecretStr, target: Path | None, *, as_json: bool = False) -> None:
    """Write a copy, also while the bot runs. Raises StartError."""
    if target is None:
        raise StartError("cli-backup-missing")
    require_database(database)
    if target.exists():
        raise StartError("cli-backup-exists", path=str(target))
    try:
        asyncio.run(copy_store(locate(database), target, tell_progress()))
    except StoreError as error:
        raise StartError("cli-backup-failed", path=str(target), details=str(error)) from error
    size = target.stat().st_size
    if as_json:
        print(orjson.dumps({"backup": str(target), "bytes": size}).decode())
    else:
        print(say("cli-backup-written", path=str(target), size=f"{size / 1e6:.1f}"))


def restore(database: Path | SecretStr, source: Path | None, *, replace: bool, as_json: bool = False) -> None:
    """Put a backup in the place of the database, once it is known to be sound. Raises StartError.

    replace: whether a file that is there may be put aside; a server's database must be empty.
    """
    if source is None:
        raise StartError("cli-backup-missing")
    require_database(source)
    if isinstance(database, SecretStr):
        asyncio.run(_fill_server(database, source))
        _tell_restored(name_database(database), None, as_json=as_json)
        return
    if database.exists() and database.stat().st_size > 0 and not replace:
        raise StartError("cli-restore-exists", path=str(database))
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Beside the database, so that it can be put in place at one stroke.
    with TemporaryDirectory(prefix=".restore-", dir=database.parent) as folder:
        copy = Path(folder) / "copy.db"
        try:
            copy_database(source, copy)
            asyncio.run(_bring_up_to_date(copy, source))
            kept = replace_database(database, copy, datetime.now(UTC))
        except LeaseError as error:
            raise StartError("cli-database-busy", path=str(database)) from error
        except BackupError as error:
            raise StartError("cli-restore-failed", path=str(source), details=str(error)) from error
    _tell_restored(str(database), kept, as_json=as_json)


def _tell_restored(path: str, kept: Path | None, *, as_json: bool) -> None:
    if as_json:
        print(orjson.dumps({"database": path, "kept": None if kept is None else str(kept)}).decode())
        return
    if kept is not None:
        print(say("cli-restore-kept", path=str(kept)))
    print(say("cli-restore-done", path=path))


async def _fill_server(database: SecretStr, source: Path) -> None:
    async with open_copy(source) as copy, use_database(database) as target:
        await move_all(copy, target, name_database(database))


async def _bring_up_to_date(copy: Path, source: Path) -> None:
    """Look at every page, and carry an older backup over. Raises StartError."""
    async with use_database(copy, source):
        pass


async def move_database(source: str | None, target: str | None) -> str:
    """Move everything; return what has been done, in a sentence. Raises StartError."""
    if source is None or target is None:
        raise StartError("cli-move-missing")
    old, new = _read(source), _read(target)
    if isinstance(old, Path) and not old.is_file():
        raise StartError("cli-move-no-source", path=str(old))
    async with use_database(old) as old_store, use_database(new) as new_store:
        return await move_all(old_store, new_store, name_database(new))


def _read(text: str) -> Path | SecretStr:
    try:
        return read_database(text)
    except ValueError as error:
        raise explain_setting("database", text) from error


def tell_progress() -> Callable[[int], None]:
    """Say now and then how many rows are on their way; to be called with their number."""
    told = 0

    def progress(rows: int) -> None:
        nonlocal told
        if rows - told >= OFTEN:
            told = rows
            print(say("cli-move-progress", rows=rows), file=sys.stderr)

    return progress


async def move_all(source: Store, target: Store, path: str) -> str:
    """Move everything and compare it; return what was done, in a sentence. path: the target's name."""
    try:
        matches, rows = await move(source, target, tell_progress())
    except NotEmptyError as error:
        raise StartError("cli-move-not-empty", path=path) from error
    except DifferentError as error:
        raise StartError(
            "cli-move-different", path=path, matches=", ".join(map(str, error.matches))
        ) from error
    except StoreError as error:
        raise StartError("cli-database-unusable", path=path, details=str(error).rstrip(".")) from error
    return say("cli-move-done", path=path, matches=matches, rows=rows)
