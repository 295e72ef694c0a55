"""The store: commits of real moves beside the same statements inline, a stalled disk, very many deadlines."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, cast

import aiosqlite

from bot.match.values import Place
from bot.match.workers import PAGE
from bot.store import PATIENCE, Change, SqliteStore, Store
from bot.store.queries.changes import write_change
from bot.store.sqlite.connecting import WRITING, FileConnection
from cogs import bundles
from tests.bench.matches import KEY, OPENING, Host, Inline, Statement
from tests.bench.pictures import longest_tick, tick_figure
from tests.bench.plan import Plan, bars
from tests.bench.ratio import Figure, Work, against_floor, interleaved, plain

MATCHES = 100
"""Matches whose moves are committed; a round is one move of each."""
PAIR = (1, 2)
TIMES_INLINE = 5.0
"""The bar of a commit."""
STALL_SECONDS = 2.0
SOME_ROWS = 1_000_000
COUNT = "WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row LIMIT {rows}) SELECT n FROM row"
STALL = f"CREATE TRIGGER stall AFTER UPDATE ON match BEGIN SELECT count(*) FROM ({COUNT}); END"
WAITING = 100_000
"""Deadlines that wait."""
FOUND_IN = 5.0
"""Milliseconds in which the next deadlines are found."""
COLUMNS = (
    "id, series_id, game, guild_id, channel_id, phase, host_id, options, number, series, ruleset_begun, "
    "ruleset, public_seq, last_entry, last_press, stamps, revision, created, changed"
)


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure commits of a small game and of each large one, a disk that stalls, and the next deadline."""
    yield _commit(KEY, MATCHES, plan, "")
    for key in bundles():
        if bars(key).matches:
            yield _commit(key, bars(key).matches, plan, f"{key}: ")
    yield asyncio.run(_tick_while_stalling(plan))
    yield _next_deadline(plan)


class NotingStore(SqliteStore):
    """A store that keeps what was committed."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.changes: list[Change] = []

    async def commit(self, change: Change, patience: float = PATIENCE) -> None:
        """Commit, and note what."""
        await super().commit(change, patience)
        self.changes.append(change)


@dataclass(frozen=True, slots=True)
class Script:
    """What is committed: opening first, then a list of changes for each round, one change for each match."""

    opening: list[Change]
    rounds: list[list[Change]]


async def play_script(path: Path, key: str, matches: int, rounds: int) -> Script:
    """Play matches of a game, each for so many rounds, and keep what the service committed."""
    store = cast("NotingStore", await NotingStore.open(path))
    moves: list[list[Change]] = []
    opening: list[Change] = []
    try:
        host = Host(store, key=key)
        for number in range(matches):
            match = await host.open(Place(1, 100 + number), PAIR)
            await host.play(match, PAIR, OPENING)
            opening += store.changes
            store.changes.clear()
            await host.play(match, PAIR, rounds)
            moves.append(list(store.changes))
            store.changes.clear()
    finally:
        await store.close()
    long = [changes for changes in moves if len(changes) == rounds]
    return Script(opening, [list(turn) for turn in zip(*long, strict=True)])


def commit_one_by_one(runner: asyncio.Runner, store: Store, script: Script) -> Work:
    """Return work that commits one round of a script, a change at a time."""
    turns = iter(script.rounds)

    async def commits() -> int:
        changes = next(turns)
        for change in changes:
            await store.commit(change)
        return len(changes)

    return lambda: runner.run(commits())


def commit_at_once(runner: asyncio.Runner, store: Store, script: Script) -> Work:
    """Return work that commits one round of a script, all changes at the same time."""
    turns = iter(script.rounds)

    async def commits() -> int:
        changes = next(turns)
        await asyncio.gather(*map(store.commit, changes))
        return len(changes)

    return lambda: runner.run(commits())


def _commit(key: str, matches: int, plan: Plan, before: str) -> Figure:
    """Measure commits of so many matches of one game. before: what the name of the figure begins with."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
        place = Path(name)
        script = runner.run(play_script(place / "played.db", key, matches, plan.rounds + 1))
        store = runner.run(SqliteStore.open(place / "ours.db"))
        for change in script.opening:
            runner.run(store.commit(change))
        pairs = interleaved(
            commit_one_by_one(runner, store, script),
            _inline(runner, place / "floor.db", script),
            rounds=plan.rounds,
            clock=time.perf_counter,
        )
        runner.run(store.close())
    note = (
        f"wall time of the commit of a move ({_sizes(script)}), awaited one by one / the same statements "
        "inline through sqlite3 with the same pragmas (WAL, synchronous FULL)"
    )
    return against_floor(f"{before}a commit", pairs, TIMES_INLINE, note)


def _inline(runner: asyncio.Runner, path: Path, script: Script) -> Work:
    scratch = _database(runner, path.with_suffix(".scratch"))
    connection = _database(runner, path)

    _replay(connection, [_statements(scratch, change) for change in script.opening])
    turns = iter([[_statements(scratch, change) for change in turn] for turn in script.rounds])
    return lambda: _replay(connection, next(turns))


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


def _replay(connection: sqlite3.Connection, transactions: Sequence[Sequence[Statement]]) -> int:
    for statements in transactions:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values, many in statements:
            if many:
                connection.executemany(sql, values)
            else:
                connection.execute(sql, values).fetchall()
        connection.execute("COMMIT")
    return len(transactions)


def _sizes(script: Script) -> str:
    matches = [stored for change in script.rounds[0] for stored in change.matches]
    entries = median(len(entry.events) + len(entry.text) for stored in matches for entry in stored.entries)
    all_rounds = [stored for turn in script.rounds for change in turn for stored in change.matches]
    # Characters of a stored position are ASCII, so bytes as well.
    snapshots = median(len(stored.snapshot.state) for stored in all_rounds if stored.snapshot is not None)
    items = median(len(stored.outbox) for stored in matches)
    count = median(len(stored.entries) for stored in matches)
    return f"{count:g} entries of {entries:.0f} B, a snapshot of {snapshots:.0f} B, {items:g} outbox rows"


async def _tick_while_stalling(plan: Plan) -> Figure:
    """Look at the event loop while a trigger makes the database slow, wherever statements are carried out."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        path = Path(name) / "pony.db"
        store = await SqliteStore.open(path)
        stalling = sqlite3.connect(path, isolation_level=None)
        try:
            host = Host(store)
            match = await host.open(Place(1, 100), PAIR)
            stall = STALL.format(rows=_rows_in(STALL_SECONDS))
            ticks, idle = [], []
            for _ in range(plan.loop_rounds):
                idle.append(await longest_tick(STALL_SECONDS))
                stalling.execute(stall)
                move = asyncio.create_task(host.play(match, PAIR, 1))
                ticks.append(await longest_tick(STALL_SECONDS))
                await move
                stalling.execute("DROP TRIGGER stall")
        finally:
            stalling.close()
            await store.close()
    note = (
        f"wall time: the longest of {STALL_SECONDS:g} s of 1 ms sleeps on the event loop while a move "
        "takes as long to be written / the same while nothing happens"
    )
    return tick_figure("the worst tick while the disk stalls", ticks, idle, note)


def _rows_in(seconds: float) -> int:
    """Reckon how many rows SQLite counts in so many seconds on this machine."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        begun = time.perf_counter()
        connection.execute(f"SELECT count(*) FROM ({COUNT.format(rows=SOME_ROWS)})").fetchone()
        return round(SOME_ROWS * seconds / (time.perf_counter() - begun))


def _next_deadline(plan: Plan) -> Figure:
    """Read the page of deadlines that the alarm clock looks at, among very many."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
        taken = runner.run(_look(Path(name) / "deadlines.db", plan.rounds))
    note = f"wall time of reading the {PAGE} earliest of {WAITING:,} deadlines from SQLite"
    return plain("the next deadline", taken, FOUND_IN, "ms", note)


async def _look(path: Path, rounds: int) -> list[float]:
    """Return the milliseconds of a look, round by round; the first is not counted."""
    await (await SqliteStore.open(path)).close()
    _fill(path)
    store = await SqliteStore.open(path)
    try:
        taken = []
        for _ in range(rounds + 1):
            began = time.perf_counter()
            page = await store.deadlines(PAGE)
            taken.append((time.perf_counter() - began) * 1000)
            assert len(page) == PAGE
        return taken[1:]
    finally:
        await store.close()


def _fill(path: Path) -> None:
    marks = ", ".join("?" * len(COLUMNS.split(", ")))
    matches = (
        (match, match, "tiny", 1, match, "playing", 1, "{}", 1, 1, 1, 1, 0, 0, 0, "[]", 1, "", "")
        for match in range(1, WAITING + 1)
    )
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(f"INSERT INTO match ({COLUMNS}) VALUES ({marks})", matches)
        connection.executemany(
            "INSERT INTO deadline VALUES (?, 'north', ?)",
            ((match, match * 7919 % 1_000_003) for match in range(1, WAITING + 1)),
        )
