"""Copies of the database, and putting one in its place.

python -m bot backup FILE [--json]
python -m bot restore FILE [--replace] [--json]
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import orjson
from pydantic import SecretStr

from bot.cli.database import locate, open_database
from bot.cli.move import move_all, tell_progress
from bot.cli.operating.databases import open_copy, require_database, say
from bot.config import StartError, name_database
from bot.store import BackupError, LeaseError, StoreError
from bot.store.opening import copy_store
from bot.store.sqlite import copy_database, replace_database


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
    async with open_copy(source) as copy:
        target = await open_database(database)
        try:
            await move_all(copy, target, name_database(database))
        finally:
            await target.close()


async def _bring_up_to_date(copy: Path, source: Path) -> None:
    """Look at every page, and carry an older backup over. Raises StartError."""
    await (await open_database(copy, source)).close()
