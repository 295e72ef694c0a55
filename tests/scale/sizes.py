"""What a match takes on disk, and what a commit costs either engine."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bot.match.values import Place
from bot.store import SqliteStore
from bot.store.opening import open_store
from cogs import bundles
from tests.bench.commits import commit_at_once, commit_one_by_one, play_script
from tests.bench.matches import KEY, Host
from tests.bench.ratio import interleaved
from tests.postgres import Server

AT_ONCE = 100
"""Matches that change at the same moment."""
LONGEST = 10_000
PAIR = (1, 2)


@dataclass(frozen=True, slots=True)
class Finished:
    """Matches of one game played at random to their end: presses and bytes on disk of each."""

    game: str
    presses: float
    bytes: float


@dataclass(frozen=True, slots=True)
class Commits:
    """Seconds of one commit: awaited one by one, and of many at once."""

    file_alone: float
    file_crowd: float
    server_alone: float
    server_crowd: float


async def weigh_finished(folder: Path, matches: int) -> list[Finished]:
    """Of every game, SQLite's file without its empty pages."""
    empty = await _weigh(folder / "empty.db", KEY, 0)
    found = []
    for key in bundles():
        taken, presses = await _weigh(folder / f"finished-{key}.db", key, matches)
        found.append(Finished(key, presses / matches, (taken - empty[0]) / matches))
    return found


async def _weigh(path: Path, key: str, matches: int) -> tuple[int, int]:
    """Bytes of the file, and how many presses the matches had."""
    store = await SqliteStore.open(path)
    presses = 0
    try:
        host = Host(store, key=key)
        for channel in range(matches):
            presses += await host.play(await host.open(Place(1, channel), PAIR), PAIR, LONGEST)
    finally:
        await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    return path.stat().st_size, presses  # noqa: ASYNC240 - nobody waits for this loop


def weigh_commits(runner: asyncio.Runner, folder: Path, server: Server, rounds: int) -> Commits:
    """The same commits of a move on both engines, in turns; both wait for the disk."""
    script = runner.run(play_script(folder / "script.db", KEY, AT_ONCE, rounds + 1))
    taken = []
    for commit in (commit_one_by_one, commit_at_once):
        addresses = (server.new_database(), folder / f"{commit.__name__}.db")
        there, here = (runner.run(open_store(each)) for each in addresses)
        for change in script.opening:
            runner.run(there.commit(change))
            runner.run(here.commit(change))
        pairs = interleaved(
            *(commit(runner, each, script) for each in (there, here)), rounds=rounds, clock=time.perf_counter
        )
        taken.append((median(each.floor for each in pairs), median(each.ours for each in pairs)))
        for store in (there, here):
            runner.run(store.close())
    (file_alone, server_alone), (file_crowd, server_crowd) = taken
    return Commits(file_alone, file_crowd, server_alone, server_crowd)
