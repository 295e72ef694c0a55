"""The store against SQLite itself: the commits of real moves, awaited, and the same statements inline."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, cast

import aiosqlite

from bot.match.values import Place
from bot.store import PATIENCE, Change, SqliteStore, Store
from bot.store.queries.changes import write_change
from bot.store.sqlite.connecting import WRITING, FileConnection
from cogs import bundles
from tests.bench.bars import bars
from tests.bench.inline import Inline, Statement
from tests.bench.matches import KEY, OPENING, Host
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, Work, against_floor, interleaved, plain

MATCHES = 100
"""Matches played at the same time; a round is one move of each."""
GAIN = "Every answered move is on disk, and a player does not feel the wait for it."


class NotingStore(SqliteStore):
    """A store that keeps what was committed."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.changes: list[Change] = []

    async def commit(self, change: Change, patience: float = PATIENCE) -> None:
        """As the store's."""
        await super().commit(change, patience)
        self.changes.append(change)


@dataclass(frozen=True, slots=True)
class Script:
    """What is committed: opening first, then a list of changes for each round, one change for each match."""

    opening: list[Change]
    rounds: list[list[Change]]


def measure(plan: Plan) -> list[Figure]:
    """One commit at a time, and many matches at once: of a small game, and of each large one."""
    figures = _commits(KEY, MATCHES, plan, "")
    for key in bundles():
        if bars(key).matches:
            figures += _commits(key, bars(key).matches, plan, f"{key}: ")
    return figures


def _commits(key: str, matches: int, plan: Plan, before: str) -> list[Figure]:
    """Commits of so many matches of one game. before: what the names of its figures begin with."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
        place = Path(name)
        script = runner.run(play_script(place / "played.db", key, matches, plan.rounds + 1))
        alone, crowd = (runner.run(_store(place / f"{each}.db", script)) for each in ("alone", "crowd"))
        wall = time.perf_counter
        one = interleaved(
            commit_one_by_one(runner, alone, script),
            _floor(runner, place / "1.db", script),
            rounds=plan.rounds,
            clock=wall,
        )
        many = interleaved(
            commit_at_once(runner, crowd, script),
            _floor(runner, place / "2.db", script),
            rounds=plan.rounds,
            clock=wall,
        )
        runner.run(alone.close())
        runner.run(crowd.close())
    ours = f"wall time of the commit of a move ({tell_sizes(script)})"
    floor = (
        "the same statements inline through sqlite3 with the same pragmas (WAL, synchronous FULL), one by one"
    )
    snapshots = [each / 1000 for each in _snapshots(script)]
    return [
        against_floor(f"{before}a commit", one, 5.0, f"{ours}, awaited one by one / {floor}", GAIN),
        against_floor(
            f"{before}a commit among {matches}", many, None, f"{ours}, {matches} at the same time / {floor}"
        ),
        plain(
            f"{before}a snapshot", snapshots, None, "kB", f"a position as it is stored, of {matches} matches"
        ),
    ]


async def play_script(path: Path, key: str, matches: int, rounds: int) -> Script:
    """Plays matches of a game, each for so many rounds, and keeps what the service committed."""
    store = cast("NotingStore", await NotingStore.open(path))
    moves: list[list[Change]] = []
    opening: list[Change] = []
    try:
        host = Host(store, key=key)
        for number in range(matches):
            match = await host.open(Place(1, 100 + number), (1, 2))
            await host.play(match, (1, 2), OPENING)
            opening += store.changes
            store.changes.clear()
            await host.play(match, (1, 2), rounds)
            moves.append(list(store.changes))
            store.changes.clear()
    finally:
        await store.close()
    long = [each for each in moves if len(each) == rounds]
    return Script(opening, [list(turn) for turn in zip(*long, strict=True)])


async def _store(path: Path, script: Script) -> SqliteStore:
    store = await SqliteStore.open(path)
    for change in script.opening:
        await store.commit(change)
    return store


def commit_one_by_one(runner: asyncio.Runner, store: Store, script: Script) -> Work:
    turns = iter(script.rounds)

    async def commits() -> int:
        changes = next(turns)
        for change in changes:
            await store.commit(change)
        return len(changes)

    return lambda: runner.run(commits())


def commit_at_once(runner: asyncio.Runner, store: Store, script: Script) -> Work:
    turns = iter(script.rounds)

    async def commits() -> int:
        changes = next(turns)
        await asyncio.gather(*map(store.commit, changes))
        return len(changes)

    return lambda: runner.run(commits())


def _floor(runner: asyncio.Runner, path: Path, script: Script) -> Work:
    scratch = _database(runner, path.with_suffix(".scratch"))
    connection = _database(runner, path)

    _replayed(connection, [_statements(scratch, change) for change in script.opening])
    turns = iter([[_statements(scratch, change) for change in turn] for turn in script.rounds])
    return lambda: _replayed(connection, next(turns))


def _database(runner: asyncio.Runner, path: Path) -> sqlite3.Connection:
    async def create() -> None:
        await (await SqliteStore.open(path)).close()

    runner.run(create())
    connection = sqlite3.connect(path, isolation_level=None, cached_statements=256)
    for pragma in WRITING:
        connection.execute(pragma)
    return connection


def _statements(scratch: sqlite3.Connection, change: Change) -> list[Statement]:
    noting = Inline(scratch)
    scratch.execute("BEGIN IMMEDIATE")
    asyncio.run(write_change(FileConnection(cast("aiosqlite.Connection", noting)), change))
    scratch.execute("COMMIT")
    return noting.statements


def _replayed(connection: sqlite3.Connection, transactions: Sequence[Sequence[Statement]]) -> int:
    for statements in transactions:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values, many in statements:
            if many:
                connection.executemany(sql, values)
            else:
                connection.execute(sql, values).fetchall()
        connection.execute("COMMIT")
    return len(transactions)


def _snapshots(script: Script) -> list[int]:
    """Characters of every position that was stored; they are ASCII, so bytes as well."""
    changes = [each for moves in script.rounds for change in moves for each in change.matches]
    return [len(each.snapshot.state) for each in changes if each.snapshot is not None]


def tell_sizes(script: Script) -> str:
    changes = [each for change in script.rounds[0] for each in change.matches]
    entries = median(len(entry.events) + len(entry.text) for each in changes for entry in each.entries)
    snapshots = median(_snapshots(script))
    items = median(len(each.outbox) for each in changes)
    count = median(len(each.entries) for each in changes)
    return f"{count:g} entries of {entries:.0f} B, a snapshot of {snapshots:.0f} B, {items:g} outbox rows"
