"""A database of an earlier version, in the middle of games, goes on under this one.

`earlier/schema_18.sql.gz` was written by the version with schema 18: a game of each title, one with clocks, a
claim, a request of each kind, somebody who has resigned, a lobby and finished games.
"""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.match.matches import MatchService
from bot.store import SqliteStore
from cogs import bundles

EARLIER = Path(__file__).parent / "earlier" / "schema_18.sql.gz"
MOST_ACTIONS = 4000


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[tuple[SqliteStore, MatchService]]:
    """The earlier database, opened by this version."""
    path = tmp_path / "pony.db"
    database = sqlite3.connect(path)
    database.executescript(gzip.decompress(EARLIER.read_bytes()).decode())
    database.close()
    store = await SqliteStore.open(path)
    yield store, MatchService(store, bundles(), rng=Random(3))
    await store.close()


async def list_playing(store: SqliteStore) -> list[int]:
    return [match for match, _, _ in await store.playing()]


async def test_what_was_asked_under_an_earlier_version_can_be_answered(
    house: tuple[SqliteStore, MatchService],
) -> None:
    store, matches = house
    tables = [await matches.table(match) for match in await list_playing(store)]
    asked = {offer.kind: (table, offer) for table in tables for offer in table.offers}

    for kind, (table, offer) in asked.items():
        users = [user for seat, user in table.seats if user is not None and seat != offer.by]
        answering = [user for user in users if (await matches.view(table.id, user)).asked]
        assert answering or offer.newcomer is not None, kind
        for user in answering:
            await matches.refuse(table.id, user, f"{kind}-{user}", offer.seq)
            break

    assert set(asked) == {"undo", "end", "draw", "pause", "remove", "stand-in", "hints", "substitute"}


async def test_every_running_game_of_an_earlier_version_goes_on_to_its_end(
    house: tuple[SqliteStore, MatchService],
) -> None:
    store, matches = house
    rng, tokens = Random(11), count()
    broken = await matches.resume()
    running = await list_playing(store)

    for match in running:
        for _ in range(MOST_ACTIONS):
            table = await matches.table(match)
            if table.phase != "playing":
                break
            someone = next(user for _, user in table.seats if user is not None)
            view = await matches.view(match, someone)
            user = table.user_at(rng.choice(view.observation.waiting).seat)
            assert user is not None
            view = await matches.view(match, user)
            action = rng.choice(view.observation.legal)
            await matches.act(match, user, view.stamp, (str(action),), f"u{next(tokens)}")

    assert not broken
    assert {(await matches.table(match)).phase for match in running} == {"over"}
