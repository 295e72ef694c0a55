"""Everything of one database into another, whichever engines keep them.

It is one transaction; then both are read again and compared by a digest of every match. A backup of a
server's database is such a copy, a file of SQLite's.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, suppress
from pathlib import Path

from bot.store.errors import BackupError, DifferentError, StoreError
from bot.store.interface import Store
from bot.store.sqlite import SqliteStore
from bot.store.tables import Rows, count_rows


async def move(
    source: Store, target: Store, progress: Callable[[int], None] | None = None
) -> tuple[int, int]:
    """Copies every row into an empty store; gives how many matches and rows there are.

    All of it in one transaction; then both are read again and compared, match by match. progress: called
    with the number of rows on their way. Raises NotEmptyError, DifferentError, StoreError.
    """
    async with aclosing(_tell(source.tables(), progress)) as rows:
        await target.fill(rows)
    async with aclosing(source.tables()) as here, aclosing(target.tables()) as there:
        before, after = await count_rows(here), await count_rows(there)
    different = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
    if different:
        raise DifferentError(sorted(key for key in different if key is not None))
    return len(before.keys() - {None}), sum(number for number, _ in before.values())


async def copy_to_file(
    tables: AsyncGenerator[Rows], target: Path, progress: Callable[[int], None] | None = None
) -> None:
    """A consistent copy as a file of SQLite's. Raises BackupError; an existing file is kept.

    progress: called with the number of rows on their way.
    """
    if target.exists():  # noqa: ASYNC240 - one look at a folder, once in a day
        raise BackupError(f"{target} exists already.")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        copy = await SqliteStore.open(unfinished)
        try:
            async with aclosing(tables):
                await copy.fill(_tell(tables, progress))
        finally:
            await copy.close()
        unfinished.rename(target)
    except (StoreError, OSError) as error:
        raise BackupError(f"The backup {target} cannot be written ({error}).") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
            unfinished.with_name(f"{unfinished.name}.lock").unlink(missing_ok=True)


async def _tell(tables: AsyncIterator[Rows], progress: Callable[[int], None] | None) -> AsyncGenerator[Rows]:
    number = 0
    async for table, rows in tables:
        yield table, rows
        number += len(rows)
        if progress is not None:
            progress(number)
