"""S1: kill -9 at any moment. No answered move is lost, none is doubled, and play goes on."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from bot.match.service import MatchService
from bot.store import SqliteStore
from tests.match.killing import Journal, kill_again_and_again
from tests.match.tiny_game import tiny_bundle

KILLS = int(os.environ.get("KILLS", "200" if os.environ.get("SOAK") else "10"))
SEED = int(os.environ.get("SEED", "1"))


def counted(path: Path) -> tuple[set[str], dict[int, int], dict[int, int]]:
    """Tokens used for presses; how many of them by match; how many actions its log has."""
    with closing(sqlite3.connect(path)) as connection:
        used = connection.execute("SELECT token, match_id FROM receipt WHERE token LIKE 'p-%'").fetchall()
        logged = connection.execute(
            "SELECT match_id, count(*) FROM entry WHERE kind = 'action' GROUP BY match_id"
        ).fetchall()
    by_match: dict[int, int] = {}
    for _, match in used:
        by_match[match] = by_match.get(match, 0) + 1
    return {token for token, _ in used}, by_match, dict(logged)


async def test_s1_killed_at_any_moment_no_answered_move_is_lost_and_none_is_doubled(tmp_path: Path) -> None:
    path = tmp_path / "killed.db"

    async def judge(journal: Journal) -> None:
        tokens, presses, actions = counted(path)
        assert journal.answers <= tokens, f"answered but lost (seed {SEED})"
        assert tokens <= journal.presses.keys()
        assert presses == actions, f"a move counted twice or not at all (seed {SEED})"
        await check_matches(path, journal)

    command = [sys.executable, "-m", "tests.match.victim", str(path)]
    journal = await kill_again_and_again(command, KILLS, SEED, judge)
    assert len(journal.answers) >= KILLS


async def check_matches(path: Path, journal: Journal) -> None:
    """Every match agrees with its log, and what was on its way may be delivered again."""
    store = await SqliteStore.open(path)
    tables = MatchService(store, {"tiny": tiny_bundle()})
    for match, _, _ in await store.playing():
        await tables.archive.verify(match)
    before = counted(path)
    for token in journal.unanswered():
        if token in before[0]:
            _, user, *_ = journal.presses[token]
            answer = await tables.act(int(journal.presses[token][0]), int(user), 1, ["end"], token)
            assert answer.repeated
    assert counted(path) == before
    assert (await store.outbox(1))[0].id > 0
    await store.close()
