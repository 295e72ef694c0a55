"""Numbered migrations: SQL files applied once each, in order, in one transaction each.

The table that says which a database has had each engine makes in its own words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from bot.store.errors import ChangedMigrationError, NewerDatabaseError
from bot.store.work import Connection

SIDE_BY_SIDE = "-- side by side: yes"
"""The first line of a migration after which processes of the release before may go on."""
_NAME = re.compile(r"V(\d{4})__[a-z0-9_]+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """One file: its number, its name, its text."""

    version: int
    name: str
    text: str

    @property
    def is_side_by_side(self) -> bool:
        """Check whether processes that do not know it may have the database open."""
        return self.text.startswith(SIDE_BY_SIDE)

    @property
    def checksum(self) -> str:
        """The checksum of the text, whatever the line ends."""
        return sha256("\n".join(self.text.splitlines()).encode()).hexdigest()


def read_folder(folder: Path) -> tuple[Migration, ...]:
    """Read all migrations of a folder, numbered from 1 without gaps. Raises ValueError otherwise."""
    migrations = []
    for path in sorted(folder.glob("*.sql")):
        name = _NAME.fullmatch(path.name)
        if name is None:
            raise ValueError(f"{path.name} is not named like V0001__begin.sql")
        migrations.append(Migration(int(name[1]), path.name, path.read_text("utf-8")))
    if [migration.version for migration in migrations] != list(range(1, len(migrations) + 1)):
        raise ValueError(f"the migrations in {folder} are not numbered 1, 2, 3 …")
    return tuple(migrations)


def find_missing(known: Sequence[Migration], applied: Mapping[int, str]) -> Sequence[Migration]:
    """Find what is still to be applied. applied: checksums by version.

    Raises NewerDatabaseError, ChangedMigrationError.
    """
    newest = max(applied, default=0)
    if newest > len(known):
        raise NewerDatabaseError(newest, len(known))
    for migration in known[:newest]:
        if applied.get(migration.version) != migration.checksum:
            raise ChangedMigrationError(migration.name)
    return known[newest:]


async def list_applied(connection: Connection) -> dict[int, str]:
    """List the checksums of the migrations that were applied, by number."""
    return dict(await connection.fetch("SELECT version, checksum FROM migration"))


async def note_applied(connection: Connection, migration: Migration, now: str) -> None:
    """Note that a migration was applied."""
    await connection.execute(
        "INSERT INTO migration (version, name, checksum, applied) VALUES (:version, :name, :checksum, :now)",
        version=migration.version,
        name=migration.name,
        checksum=migration.checksum,
        now=now,
    )
