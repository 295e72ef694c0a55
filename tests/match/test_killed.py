"""S1: kill -9 at any moment. No answered move is lost, none is doubled, and play goes on; on both engines."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.match.matches import MatchService
from bot.store.opening import open_store
from tests.match.killing import Journal, kill_again_and_again
from tests.match.tiny_game import tiny_bundle
from tests.postgres import Server
from tests.soak import SOAK

KILLS = int(os.environ.get("KILLS", "200" if SOAK else "10"))
SEED = int(os.environ.get("SEED", "1"))
Query: TypeAlias = Callable[[str], list[tuple[Any, ...]]]


def counted(query: Query) -> tuple[set[str], dict[int, int], dict[int, int]]:
    """Tokens used for presses; how many of them by match; how many actions its log has."""
    used = query("SELECT token, match_id FROM receipt WHERE token LIKE 'p-%'")
    logged = query("SELECT match_id, count(*) FROM entry WHERE kind = 'action' GROUP BY match_id")
    by_match: dict[int, int] = {}
    for _, match in used:
        by_match[match] = by_match.get(match, 0) + 1
    return {token for token, _ in used}, by_match, dict(logged)


async def test_s1_killed_at_any_moment_no_answered_move_is_lost_and_none_is_doubled(tmp_path: Path) -> None:
    path = tmp_path / "killed.db"

    def query(text: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute(text).fetchall()

    await kill_and_judge(path, query, KILLS)


@pytest.mark.timeout(3600 if SOAK else 240)
async def test_s1_holds_on_postgresql_too(server: Server) -> None:
    address = server.new_database()
    await kill_and_judge(address, lambda text: server.query(address, text), KILLS if SOAK else 3)


async def kill_and_judge(database: Path | str, query: Query, kills: int) -> None:
    async def judge(journal: Journal) -> None:
        # Opening waits until the server has ended what the dead process had begun.
        await check_matches(database, query, journal)
        tokens, presses, actions = counted(query)
        assert journal.answers <= tokens, f"answered but lost (seed {SEED})"
        assert tokens <= journal.presses.keys()
        assert presses == actions, f"a move counted twice or not at all (seed {SEED})"

    command = [sys.executable, "-m", "tests.match.victim", str(database)]
    journal = await kill_again_and_again(command, kills, SEED, judge)
    assert len(journal.answers) >= kills


async def check_matches(database: Path | str, query: Query, journal: Journal) -> None:
    """Every match agrees with its log, and what was on its way may be delivered again."""
    store = await open_store(database)
    tables = MatchService(store, {"tiny": tiny_bundle()})
    for match, _, _ in await store.playing():
        await tables.archive.verify(match)
    before = counted(query)
    for token in journal.unanswered():
        if token in before[0]:
            _, user, *_ = journal.presses[token]
            answer = await tables.act(int(journal.presses[token][0]), int(user), 1, ["end"], token)
            assert answer.repeated
    assert counted(query) == before
    assert (await store.outbox(1))[0].id > 0
    await store.close()


async def test_what_was_answered_ahead_is_played_once_though_the_process_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "ahead.db"

    def answered() -> list[tuple[Any, ...]]:
        """Presses that nobody made: each match has one turn of the seat that answers ahead."""
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute(
                "SELECT match_id, seat, count(*) FROM (SELECT match_id, seat, group_concat(text) AS texts "
                "FROM entry WHERE kind = 'action' GROUP BY match_id, press, seat) "
                "WHERE texts = 'step 3,step 3,end' GROUP BY match_id, seat"
            ).fetchall()

    async def judge(journal: Journal) -> None:
        store = await open_store(path)
        tables = MatchService(store, {"tiny": tiny_bundle()})
        for match, _, _ in await store.playing():
            await tables.archive.verify(match)
        await store.close()
        assert all(number == 1 for _, _, number in answered()), f"answered twice (seed {SEED})"

    command = [sys.executable, "-m", "tests.match.victim", str(path), "ahead"]
    await kill_again_and_again(command, KILLS, SEED, judge)
    assert answered(), "something was answered ahead"
