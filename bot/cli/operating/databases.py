"""The database of a command: to be looked at beside a running bot, or to be changed without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import SecretStr

from bot.cli.database import explain, locate, open_database
from bot.cli.messages import format_message
from bot.config import StartError, shell_language
from bot.games import all_bundles
from bot.match.operations import Operations
from bot.match.values import RefusedError
from bot.store import Store, StoreError
from bot.store.opening import copy_store


def say(message: str, **values: str | int) -> str:
    """A message of the command line in the language of the shell."""
    return format_message(shell_language(), message, **values)


def require_database(database: Path | SecretStr) -> None:
    """Raise StartError where there is no file: a command that looks at one must not make one."""
    if isinstance(database, Path) and not database.is_file():
        raise StartError("cli-database-missing", path=str(database))


@asynccontextmanager
async def open_copy(database: Path | SecretStr) -> AsyncIterator[Store]:
    """A copy of a database as it is now, so that a running bot is neither disturbed nor in the way.

    Raises StartError.
    """
    require_database(database)
    with TemporaryDirectory(prefix="pony-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            await copy_store(locate(database), copy)
        except StoreError as error:
            raise explain(error, database) from error
        store = await open_database(copy, database)
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def open_operations(database: Path | SecretStr, *, changing: bool = False) -> AsyncIterator[Operations]:
    """The matches of a database; with `changing`, no bot may use it. Raises StartError."""
    require_database(database)
    bundles = all_bundles()
    try:
        if not changing:
            async with open_copy(database) as store:
                yield Operations(store, bundles)
            return
        store = await open_database(database)
        try:
            yield Operations(store, bundles)
        finally:
            await store.close()
    except RefusedError as error:
        raise StartError(error.reason, **{name: str(each) for name, each in error.facts.items()}) from error
    except StoreError as error:
        raise explain(error, database) from error
