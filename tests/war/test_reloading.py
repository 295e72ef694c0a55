"""A long match comes back from the database as it was: from its snapshot, and from its log alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from bot.match.matches import MatchService
from bot.match.storing import load
from bot.match.values import MatchId, Place
from bot.store import SqliteStore
from cogs import bundles
from cogs.war.game import WAR

ACTIONS = 400
PLAYERS = (70_000_001, 70_000_002)
NOW = "2026-01-01T00:00:00+00:00"
SPOIL = "UPDATE snapshot SET fingerprint = 'another'"


async def play_long(store: SqliteStore) -> tuple[MatchId, str]:
    """A match in which so many random actions have been taken, and its position."""
    tables, rng = MatchService(store, bundles(), rng=Random(1)), Random(2)
    host = PLAYERS[0]
    table = await tables.open_lobby("war", Place(1, 2), host, (), {}, "open")
    for user in PLAYERS:
        await tables.join(table.id, user, None, f"join {user}")
    await tables.begin(table.id, host, "begin")
    for number in range(ACTIONS):
        views = [await tables.view(table.id, user) for user in PLAYERS]
        view = rng.choice([seat_view for seat_view in views if seat_view.observation.legal])
        mover = view.table.user_at(view.seat or "")
        assert mover is not None
        action = str(rng.choice(view.observation.legal))
        await tables.act(table.id, mover, view.stamp, [action], f"act {number}")
    return table.id, WAR.dump((await tables.repository.get(table.id)).state)


async def reloaded(path: Path, match: MatchId) -> tuple[Any, Any]:
    """The match as it comes back, and what had to be mended."""
    store = await SqliteStore.open(path)
    live, draft = await load(store, bundles(), match, Random(3), NOW)
    await store.close()
    return live, draft


async def test_a_match_of_400_actions_is_the_same_from_its_snapshot_and_from_its_log(tmp_path: Path) -> None:
    path = tmp_path / "pony.db"
    store = await SqliteStore.open(path)
    match, position = await play_long(store)
    await store.close()

    kept, nothing = await reloaded(path, match)
    assert nothing is None
    assert WAR.dump(kept.state) == position

    with sqlite3.connect(path) as connection:
        connection.execute(SPOIL)
    connection.close()
    replayed, mended = await reloaded(path, match)
    assert mended is not None, "the log was read, not the snapshot"
    assert mended.retold == (), "every entry tells what it told at first"
    assert replayed.state == kept.state
    assert (replayed.news, replayed.last_actions) == (kept.news, kept.last_actions)
