"""Numbered migrations: SQL files applied once each, in order, in one transaction each."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import aiosqlite

from bot.store.errors import ChangedMigrationError, ForeignDatabaseError, NewerDatabaseError

FOLDER = Path(__file__).parent / "migrations"
_NAME = re.compile(r"V(\d{4})__[a-z0-9_]+\.sql")
_TABLE = """
CREATE TABLE IF NOT EXISTS migration (
    version  INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    checksum TEXT NOT NULL,
    applied  TEXT NOT NULL
) STRICT
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One file: its number, its name, its text."""

    version: int
    name: str
    text: str

    @property
    def checksum(self) -> str:
        """Of the text, whatever the line ends."""
        return sha256("\n".join(self.text.splitlines()).encode()).hexdigest()


def read_migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """All migrations of a folder, numbered from 1 without gaps. Raises ValueError otherwise."""
    found = []
    for path in sorted(folder.glob("*.sql")):
        name = _NAME.fullmatch(path.name)
        if name is None:
            raise ValueError(f"{path.name} is not named like V0001__begin.sql")
        found.append(Migration(int(name[1]), path.name, path.read_text("utf-8")))
    if [each.version for each in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3 …")
    return tuple(found)


async def migrate(connection: aiosqlite.Connection, known: tuple[Migration, ...], now: str) -> int:
    """Brings a database up to date; returns the number of migrations applied.

    No transaction may be open. Raises NewerDatabaseError, ChangedMigrationError or
    sqlite3.Error.
    """
    await connection.execute(_TABLE)
    rows = await connection.execute_fetchall("SELECT version, checksum FROM migration")
    applied = {row[0]: row[1] for row in rows}
    newest = max(applied, default=0)
    if newest > len(known):
        raise NewerDatabaseError(newest, len(known))
    for each in known[:newest]:
        if applied.get(each.version) != each.checksum:
            raise ChangedMigrationError(each.name)
    for each in known[newest:]:
        await _apply(connection, each, now)
    return len(known) - newest


async def refuse_foreign(connection: aiosqlite.Connection) -> None:
    """Raises ForeignDatabaseError for a database of another program, before anything of it is changed."""
    rows = await connection.execute_fetchall("SELECT name FROM sqlite_master WHERE type = 'table'")
    tables = {name for (name,) in rows}
    if tables and "migration" not in tables:
        raise ForeignDatabaseError("The database belongs to another program: it has no table of migrations.")


async def _apply(connection: aiosqlite.Connection, migration: Migration, now: str) -> None:
    await connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in split(migration.text):
            await connection.execute(statement)
        await connection.execute(
            "INSERT INTO migration VALUES (?, ?, ?, ?)",
            (migration.version, migration.name, migration.checksum, now),
        )
        await connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.OperationalError):
            await connection.execute("ROLLBACK")
        raise


def split(text: str) -> Iterator[str]:
    """The statements of a script; `executescript` would commit between them."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
