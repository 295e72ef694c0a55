"""The check that a database is sound: every match is played again from its log.

python -m bot check [--json]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

import orjson
from pydantic import SecretStr

from bot.cli.operating.databases import open_operations, require_database, say
from bot.config import StartError, name_database
from bot.match.operations import Finding
from bot.store import StoreError
from bot.store.sqlite import find_damage

FOUND: Final = 1
"""The exit status where something is wrong."""
T = TypeVar("T")


async def check(database: Path | SecretStr, *, as_json: bool) -> int:
    """Print what is wrong, also beside a running bot; return the exit status. Raises StartError."""
    require_database(database)
    try:
        damage = find_damage(database) if isinstance(database, Path) else ()
    except StoreError as error:
        raise StartError("cli-database-damaged", path=name_database(database)) from error
    for line in damage:
        print(orjson.dumps({"database": line}).decode() if as_json else say("cli-check-file", details=line))
    findings = 0
    async with open_operations(database) as operations:
        matches = await operations.matches("lobby", "playing", "over", "cancelled")
        for match in show_progress(matches):
            for finding in await operations.inspect(match):
                findings += 1
                print(_as_json(finding) if as_json else _in_words(finding))
    wrong = findings + len(damage)
    if not as_json:
        print(say("cli-check-done", count=len(matches), wrong=wrong))
    return FOUND if wrong else 0


def show_progress(items: Sequence[T]) -> Iterator[T]:
    """The items, with how many are done on a terminal."""
    shown = sys.stderr.isatty()
    for number, each in enumerate(items, start=1):
        if shown and (number % 50 == 0 or number == len(items)):
            print(f"\r{number:,} / {len(items):,}", end="", file=sys.stderr, flush=True)
        yield each
    if shown and items:
        print(file=sys.stderr)


def _in_words(finding: Finding) -> str:
    return say(f"cli-check-{finding.problem}", match=str(finding.match), line=str(finding.line))


def _as_json(finding: Finding) -> str:
    found = {"match": finding.match, "problem": finding.problem, "line": finding.line or None}
    return orjson.dumps(found).decode()
