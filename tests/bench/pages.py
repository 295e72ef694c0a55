"""How soon a page is there: a long match after a restart, a step of it, and what a large server looks at."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from bot.match.archive import add_up
from bot.match.matches import MatchService
from bot.match.rating import Ladder
from bot.match.review import find_moment
from bot.match.storing import load
from bot.match.values import MatchId, Place
from bot.store import ArchiveQuery, SqliteStore
from bot.store.tables import TABLES
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.profiles.service import Profiles
from cogs.inn.review.pages import Source, step_page
from cogs.inn.statistics.service import ServerStatistics
from tests.bench.matches import Host
from tests.bench.plan import Plan, bars
from tests.bench.ratio import Figure, plain
from tests.playthroughs.make import FOLDER, record_of

ACTIONS: Final = 400
"""Actions of people in the long match; chance has entries of its own."""
PAIR: Final = (1, 2)
SPOIL: Final = "UPDATE snapshot SET fingerprint = 'another'"
"""Makes every snapshot one that cannot be trusted."""
NOW: Final = "2026-01-01T00:00:00+00:00"
STEP_BAR: Final = 1000.0
"""Milliseconds within which a step of a long game must be there."""
GUILD: Final = 1
PEOPLE: Final = 2_000
RESULTS: Final = 100_000
CARDS: Final = 96
"""Cards of a game of which each side has played some: as many as War has."""
PAGE_BAR: Final = 100.0
"""Milliseconds in which a page of a large server must be there."""
START: Final = datetime(2020, 1, 1, tzinfo=UTC)
INSERT_MATCH: Final = (
    "INSERT INTO match (id, series_id, game, guild_id, channel_id, phase, host_id, options, number, series, "
    "ruleset_begun, ruleset, public_seq, last_entry, last_press, stamps, revision, created, changed) "
    "VALUES (?, ?, ?, ?, ?, 'over', ?, ?, 1, 1, 1, 1, 0, ?, 0, '[]', 1, ?, ?)"
)


def measure(plan: Plan) -> Iterator[Figure]:
    """Measure long matches of the large games, then the pages of a server with a hundred thousand results."""
    for key in bundles():
        if bars(key).reload is not None:
            with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
                yield from asyncio.run(_reload(key, Path(name) / "match.db", plan.rounds))
            yield asyncio.run(_step(key, plan.rounds))
    with tempfile.TemporaryDirectory(prefix="pony-bench-") as name:
        yield from asyncio.run(measure_large_server(Path(name) / "pony.db", plan.rounds))


async def _reload(key: str, path: Path, rounds: int) -> list[Figure]:
    match, entries = await _play(key, path)
    quick = await _load(path, match, rounds)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(SPOIL)
    slow = await _load(path, match, rounds)
    name = f"{key}: a match of {ACTIONS} actions"
    note = f"wall time of loading a match of {entries} entries, chance included, from the database"
    return [
        plain(f"{name} from its snapshot", quick, bars(key).reload, "ms", note),
        plain(f"{name} from its log", slow, bars(key).replay, "ms", f"{note}; its snapshot is damaged"),
    ]


async def _play(key: str, path: Path) -> tuple[MatchId, int]:
    """Play a match of so many random actions; return it and how many entries its log has."""
    store = await SqliteStore.open(path)
    try:
        host = Host(store, key=key)
        match = await host.open(Place(1, 2), PAIR)
        acted = await host.play(match, PAIR, ACTIONS)
        if acted < ACTIONS:
            raise RuntimeError(f"{key} was over after {acted} actions")
        return match, len(await store.entries(match))
    finally:
        await store.close()


async def _load(path: Path, match: MatchId, rounds: int) -> list[float]:
    """Return the milliseconds of loading it, round by round; the first is not counted."""
    store = await SqliteStore.open(path)
    try:
        taken = []
        for _ in range(rounds + 1):
            begun = time.perf_counter()
            live, _ = await load(store, bundles(), match, Random(1), NOW)
            taken.append((time.perf_counter() - begun) * 1000)
            if live.state is None:
                raise RuntimeError(f"match {match} does not load")
        return taken[1:]
    finally:
        await store.close()


async def _step(key: str, rounds: int) -> Figure:
    """Show a moment in the middle of the longest golden game as the bot does: played again in a thread."""
    bundle = bundles()[key]
    records = (record_of(path.read_text("utf-8")) for path in (FOLDER / key).glob("*.txt"))
    record = max(records, key=lambda kept: len(kept.log))
    middle = find_moment(bundle.game, record, None, 10**6, over=True).last // 2
    presentation, seats = Presentation(bundles()), bundle.game.facts.seats
    taken = []
    for _ in range(rounds):
        begun = time.perf_counter()
        moment = await asyncio.to_thread(find_moment, bundle.game, record, seats[0], middle, over=True)
        step_page(presentation, Source(bundle, 1, seats), moment, seats[0], "en").build([])
        taken.append((time.perf_counter() - begun) * 1000)
    note = (
        f"wall time until moment {middle} is found and its message is laid out, of a game of "
        f"{len(record.log)} actions, chance included; its picture follows"
    )
    return plain(f"{key}: a step in the middle of a game", taken, STEP_BAR, "ms", note)


async def measure_large_server(path: Path, rounds: int, games: int = RESULTS // 2) -> list[Figure]:
    """Measure the pages of a server with so many finished games."""
    await (await SqliteStore.open(path)).close()
    _fill(path, games)
    store = await SqliteStore.open(path)
    try:
        await _service(store).leaderboards.rate_everything()
        await add_up(store, GUILD)
        note = f"wall time with {RESULTS:,} results of {PEOPLE:,} people, nothing remembered"
        return [
            plain(f"page: {name}", await _milliseconds(ask, rounds), PAGE_BAR, "ms", note)
            for name, ask in _pages(store).items()
        ]
    finally:
        await store.close()


def _service(store: SqliteStore) -> MatchService:
    """Return a service that remembers nothing."""
    return MatchService(store, bundles(), clock=lambda: START + timedelta(days=2000))


def _pages(store: SqliteStore) -> dict[str, Callable[[], Awaitable[object]]]:
    tables = _service(store)
    of_a_person = ArchiveQuery(GUILD, user=1001, ending="lost")
    of_an_option = ArchiveQuery(GUILD, game="war", option=("rules", '"groteka"'))
    return {
        "the leaderboard of a game": lambda: _service(store).leaderboards.of(GUILD, Ladder("confrontation")),
        "the leaderboard of all games": lambda: _service(store).leaderboards.of(GUILD, Ladder()),
        "a profile": lambda: Profiles(tables).of(GUILD, 1001, 1001),
        "two people head to head": lambda: Profiles(tables).versus(GUILD, 1001, 1002, 1001),
        "what was played": lambda: ServerStatistics(_service(store)).of(GUILD, None, 1001),
        "what was played of a game": lambda: ServerStatistics(_service(store)).of(GUILD, "battle", 1001),
        "the archive": lambda: tables.archive.find(ArchiveQuery(GUILD)),
        "the archive, of a month long ago": lambda: tables.archive.find(ArchiveQuery(GUILD, month="2020-02")),
        "the archive, of one person's games lost": lambda: tables.archive.find(of_a_person),
        "the archive, of an option nobody agreed on": lambda: tables.archive.find(of_an_option),
        "the months of the archive": lambda: tables.archive.months(ArchiveQuery(GUILD, most=24)),
        "the archive, where nothing fits": lambda: tables.archive.find(ArchiveQuery(GUILD, entries=10**6)),
    }


async def _milliseconds(ask: Callable[[], Awaitable[object]], rounds: int) -> list[float]:
    taken = []
    for _ in range(rounds):
        begun = time.perf_counter()
        await ask()
        taken.append(1000 * (time.perf_counter() - begun))
    return taken


def _fill(path: Path, games: int) -> None:
    """Write games of two people each behind the store's back: how they are played does not matter here."""
    rng = Random(1)
    agreed = {key: bundle.game.options().model_dump_json() for key, bundle in bundles().items()}
    matches, results, openings, summaries = [], [], [], []
    for match in range(1, games + 1):
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
            openings.append((match, seats[number], f"opening-{rng.randrange(20)}"))
        cards = {
            seat: [f"card-{card_number}" for card_number in rng.sample(range(CARDS), 12)] for seat in seats
        }
        summaries.append(
            (match, GUILD, key, rng.randrange(5, 60), rng.randrange(900_000), json.dumps(cards), 0, 1)
        )
    marks = ", ".join("?" * len(TABLES["result"]))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(INSERT_MATCH, matches)
        connection.executemany(f"INSERT INTO result VALUES ({marks})", results)
        connection.executemany("INSERT INTO opening VALUES (?, ?, ?)", openings)
        connection.executemany("INSERT INTO summary VALUES (?, ?, ?, ?, ?, ?, ?, ?)", summaries)
