"""`python -m bot move`: everything from one database into another, while no bot uses either of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.cli.database import open_database
from bot.cli.messages import format_message
from bot.config import StartError, explain_setting, name_database, read_database, shell_language
from bot.store import DifferentError, NotEmptyError, Store, StoreError
from bot.store.moving import move

OFTEN: Final = 20_000
"""Rows after which it is said how far it has come."""


async def move_database(source: str | None, target: str | None) -> str:
    """Move everything; return what has been done, in a sentence. Raises StartError."""
    if source is None or target is None:
        raise StartError("cli-move-missing")
    old, new = _read(source), _read(target)
    if isinstance(old, Path) and not old.is_file():
        raise StartError("cli-move-no-source", path=str(old))
    source_store = await open_database(old)
    try:
        target_store = await open_database(new)
        try:
            return await move_all(source_store, target_store, name_database(new))
        finally:
            await target_store.close()
    finally:
        await source_store.close()


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
            print(format_message(shell_language(), "cli-move-progress", rows=rows), file=sys.stderr)

    return progress


async def move_all(source: Store, target: Store, path: str) -> str:
    """Move everything and compare it; return what was done, in a sentence. path: the target's name."""
    tell = partial(format_message, shell_language())
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
    return tell("cli-move-done", path=path, matches=matches, rows=rows)
