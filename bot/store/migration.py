"""Numbered migrations: SQL files applied once each, in order, in one transaction each."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from bot.store.errors import ChangedMigrationError, NewerDatabaseError

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
        """Whether processes that do not know it may have the database open."""
        return self.text.startswith(SIDE_BY_SIDE)

    @property
    def checksum(self) -> str:
        """Of the text, whatever the line ends."""
        return sha256("\n".join(self.text.splitlines()).encode()).hexdigest()


def read_folder(folder: Path) -> tuple[Migration, ...]:
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


def find_missing(known: Sequence[Migration], applied: Mapping[int, str]) -> Sequence[Migration]:
    """What is still to be applied. applied: checksums by version.

    Raises NewerDatabaseError, ChangedMigrationError.
    """
    newest = max(applied, default=0)
    if newest > len(known):
        raise NewerDatabaseError(newest, len(known))
    for each in known[:newest]:
        if applied.get(each.version) != each.checksum:
            raise ChangedMigrationError(each.name)
    return known[newest:]
