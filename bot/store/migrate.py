"""Numbered migrations: SQL files applied once each, in order, in one transaction each."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

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


def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
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


def migrate(connection: sqlite3.Connection, known: tuple[Migration, ...], now: str) -> int:
    """Brings a database up to date; returns the number of migrations applied.

    The connection must be in autocommit mode. Raises NewerDatabaseError, ChangedMigrationError,
    ForeignDatabaseError.
    """
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and "migration" not in tables:
        raise ForeignDatabaseError("The database belongs to another program: it has no table of migrations.")
    connection.execute(_TABLE)
    applied = dict(connection.execute("SELECT version, checksum FROM migration"))
    newest = max(applied, default=0)
    if newest > len(known):
        raise NewerDatabaseError(newest, len(known))
    for each in known[:newest]:
        if applied.get(each.version) != each.checksum:
            raise ChangedMigrationError(each.name)
    for each in known[newest:]:
        _apply(connection, each, now)
    return len(known) - newest


def _apply(connection: sqlite3.Connection, migration: Migration, now: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements(migration.text):
            connection.execute(statement)
        connection.execute(
            "INSERT INTO migration VALUES (?, ?, ?, ?)",
            (migration.version, migration.name, migration.checksum, now),
        )
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def statements(text: str) -> Iterator[str]:
    """The statements of a script; `executescript` would commit between them."""
    statement = ""
    for line in text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
