"""A database as a first start makes it: made once by each process that tests, and copied for each test."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bot.store import SqliteStore
from bot.store.sqlite.connecting import create_file

_new = b""
"""What such a file consists of, once there is one."""


async def open_sqlite(path: Path) -> SqliteStore:
    """The store on a file; where there is none, on a copy of a new one.

    To bring a new one up to date takes ten times as long; that it comes up to date is proven in `store`.
    """
    global _new
    if not _new:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "new.db"
            await (await SqliteStore.open(made)).close()
            _new = made.read_bytes()
    _put_where_missing(path)
    return await SqliteStore.open(path)


def _put_where_missing(path: Path) -> None:
    if not path.exists():
        create_file(path)
        path.write_bytes(_new)
