"""kill -9 while votes close, on both engines: what has won is done once, never twice, or afterwards."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.match.clocks import HouseClock
from bot.match.matches import MatchService
from bot.store.opening import open_store
from cogs import bundles
from cogs.inn.votes.service import Votes
from tests.inn.votes.victim import KEY
from tests.match import killing
from tests.match.killing import Journal, kill_again_and_again
from tests.postgres import Server
from tests.soak import SOAK
from tests.waiting import PATIENCE

KILLS = int(os.environ.get("KILLS", "50" if SOAK else "4"))
SEED = int(os.environ.get("SEED", "1"))
Query: TypeAlias = Callable[[str], list[tuple[Any, ...]]]

pytestmark = pytest.mark.timeout(3600)


async def test_what_has_won_is_done_once_though_the_process_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "votes.db"

    def query(text: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute(text).fetchall()

    await kill_and_judge(path, query, KILLS, monkeypatch)


async def test_it_is_done_once_on_postgresql_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    address = server.new_database()
    kills = KILLS if SOAK else 2
    await kill_and_judge(address, lambda text: server.query(address, text), kills, monkeypatch)


async def kill_and_judge(
    database: Path | str, query: Query, kills: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A whole game takes longer to load than the tiny one.
    monkeypatch.setattr(killing, "PATIENCE", PATIENCE)

    async def judge(journal: Journal) -> None:
        await finish(database)
        closed, done = count(query)
        assert closed == done, f"done twice, or not at all (seed {SEED})"

    command = [sys.executable, "-m", "tests.inn.votes.victim", str(database)]
    journal = await kill_again_and_again(command, kills, SEED, judge)

    assert len(journal.answers) >= kills
    assert count(query)[0]


async def finish(database: Path | str) -> None:
    """Whatever was stopped is closed after a start; then every match agrees with its log."""
    store = await open_store(database)
    clock = HouseClock()
    await clock.load(store)
    tables = MatchService(store, {KEY: bundles()[KEY]}, house_clock=clock)
    votes = Votes(tables)
    for row in await store.votes_due(100):
        if row.due == 0:
            assert await votes.close(row.match, row.seat) or await votes.count(row.match, row.seat)
    assert not [row for row in await store.votes_due(100) if row.due == 0]
    for match, _, _ in await store.playing():
        await tables.archive.verify(match)
    await store.close()


def count(query: Query) -> tuple[dict[tuple[int, str], int], dict[tuple[int, str], int]]:
    """By match and seat: votes that were closed with a result, and presses of the seat in the log."""
    tokens = query("SELECT token FROM receipt WHERE token LIKE 'vote-%'")
    presses = query(
        "SELECT match_id, seat, count(DISTINCT press) FROM entry WHERE kind = 'action' "
        "AND press IN (SELECT press FROM entry AS first WHERE first.match_id = entry.match_id "
        "GROUP BY press HAVING min(seq) = entry.seq) GROUP BY match_id, seat"
    )
    closed: dict[tuple[int, str], int] = {}
    for (token,) in tokens:
        _, match, seat, _ = token.split("-")
        closed[int(match), seat] = closed.get((int(match), seat), 0) + 1
    return closed, {(match, seat): number for match, seat, number in presses}
