"""A large server: what a new result costs with few and many before it, and how soon its pages are there."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from bot.match.matches import MatchService
from bot.match.rating import Ladder
from bot.store import ArchiveQuery, SqliteStore
from bot.store.tables import TABLES
from cogs import bundles
from tests.bench.plan import Plan
from tests.bench.ratio import Figure, plain

GUILD: Final = 1
PEOPLE: Final = 2_000
FEW, MANY = 100, 100_000
BUDGET: Final = 100.0
"""Milliseconds in which a page must be there."""
START: Final = datetime(2020, 1, 1, tzinfo=UTC)
GAIN: Final = "Who has played for years has a leaderboard, a profile and an archive at once."
_MATCH: Final = (
    "INSERT INTO match (id, series_id, game, guild_id, channel_id, phase, host_id, options, number, series, "
    "ruleset_begun, ruleset, public_seq, last_entry, last_press, stamps, revision, created, changed) "
    "VALUES (?, ?, ?, ?, ?, 'over', ?, ?, 1, 1, 1, 1, 0, ?, 0, '[]', 1, ?, ?)"
)


def measure(plan: Plan) -> list[Figure]:
    """A database with a few results and one with a hundred thousand."""
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name, asyncio.Runner() as runner:
        few, _ = runner.run(_server(Path(name) / "few.db", FEW, plan))
        many, figures = runner.run(_server(Path(name) / "many.db", MANY, plan))
    note = "wall time of rating one game more and writing it down; its commit not counted"
    return [
        plain(f"one more result after {FEW}", few, None, "ms", note, gain=GAIN),
        plain(f"one more result after {MANY:,}", many, None, "ms", note, gain=GAIN),
        *figures,
    ]


async def _server(path: Path, results: int, plan: Plan) -> tuple[list[float], list[Figure]]:
    await (await SqliteStore.open(path)).close()
    _fill(path, 1, results // 2)
    store = await SqliteStore.open(path)
    try:
        tables = MatchService(store, bundles(), clock=lambda: START + timedelta(days=2000))
        begun = time.perf_counter()
        await tables.leaderboards.rate_everything()
        whole = [1000 * (time.perf_counter() - begun)]
        figures = [plain(f"rating {results:,} results, once", whole, None, "ms", "wall time", gain=GAIN)]
        figures += await _pages(store, tables, plan.rounds)
        more = []
        for number in range(plan.rounds):
            _fill(path, results // 2 + number + 1, 1)
            more += await _timed(lambda: tables.leaderboards.rate_new(GUILD), 1)
    finally:
        await store.close()
    return more, figures


async def _pages(store: SqliteStore, tables: MatchService, rounds: int) -> list[Figure]:
    def fresh() -> MatchService:
        # Nothing of it is remembered.
        return MatchService(store, bundles(), clock=lambda: START + timedelta(days=2000))

    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "the leaderboard of a game": lambda: fresh().leaderboards.of(GUILD, Ladder("confrontation")),
        "the leaderboard of all games": lambda: fresh().leaderboards.of(GUILD, Ladder()),
        "a profile": lambda: tables.profiles.of(GUILD, 1001, 1001),
        "two people head to head": lambda: tables.profiles.versus(GUILD, 1001, 1002, 1001),
        "the archive": lambda: tables.archive.find(ArchiveQuery(GUILD)),
        "the archive, of a month long ago": lambda: tables.archive.find(ArchiveQuery(GUILD, month="2020-02")),
        "the archive, of one person's games lost": lambda: tables.archive.find(
            ArchiveQuery(GUILD, user=1001, ending="lost")
        ),
        "the archive, of an option nobody agreed on": lambda: tables.archive.find(
            ArchiveQuery(GUILD, game="war", option=("rules", '"groteka"'))
        ),
        "the months of the archive": lambda: tables.archive.months(ArchiveQuery(GUILD, most=24)),
        "the archive, where nothing fits": lambda: tables.archive.find(ArchiveQuery(GUILD, entries=10**6)),
    }
    note = f"wall time with {MANY:,} results of {PEOPLE:,} people, nothing remembered"
    return [
        plain(name, await _timed(ask, rounds), BUDGET, "ms", note, gain=GAIN) for name, ask in asked.items()
    ]


async def _timed(ask: Callable[[], Awaitable[object]], rounds: int) -> list[float]:
    found = []
    for _ in range(rounds):
        begun = time.perf_counter()
        await ask()
        found.append(1000 * (time.perf_counter() - begun))
    return found


def _fill(path: Path, first: int, games: int) -> None:
    """Games of two people each, written behind the store's back: how they are played does not matter here."""
    rng = Random(first)
    agreed = {key: bundle.game.options().model_dump_json() for key, bundle in bundles().items()}
    matches, results = [], []
    for match in range(first, first + games):
        key = rng.choice(list(bundles()))
        seats = bundles()[key].game.facts.seats[:2]
        # Some play far more than others: the busiest of all has some thousand games.
        people = rng.sample([1001 + int(PEOPLE * rng.random() ** 3) for _ in range(8)], 8)
        two = list(dict.fromkeys(people))[:2]
        at = (START + timedelta(minutes=30 * match)).isoformat()
        matches.append(
            (match, match, key, GUILD, match, two[0], agreed[key], rng.randrange(20, 1500), at, at)
        )
        winner = rng.randrange(2)
        for number, user in enumerate(two):
            won = number == winner
            row = (match, match, GUILD, key, user, seats[number], 2 - won, int(won), 0, at, None)
            results.append((*row, 2 * match + number))
    marks = ", ".join("?" * len(TABLES["result"]))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(_MATCH, matches)
        connection.executemany(f"INSERT INTO result VALUES ({marks})", results)
