"""The SQL of the store means the same on both engines, in what it says beyond what both know."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store import MatchChange, SqliteStore, Store
from bot.store.work import Connection
from tests.store.rows import change, match_row
from tests.store.test_postgres import address, open_postgres

__all__ = ["address"]


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncGenerator[Store]:
    if request.param == "sqlite":
        store: Any = await SqliteStore.open(path)
    else:
        store = await open_postgres(request.getfixturevalue("address"))
    for name in ("a", "b", "Z", "50%"):
        await store.set_value(name, f"value {name}")
    yield store
    await store.close()


async def fetch(store: Store, query: str, **values: Any) -> list[Any]:
    async def work(connection: Connection) -> list[Any]:
        return await connection.fetch(query, **values)

    return [tuple(row) for row in await store.reader.read(work)]


async def test_a_list_finds_what_is_in_it_and_an_empty_one_nothing(store: Store) -> None:
    query = "SELECT name FROM meta WHERE name IN :names AND value <> :name ORDER BY name"

    assert await fetch(store, query, names=("a", "b", "none"), name="value a") == [("b",)]
    assert await fetch(store, query, names=(), name="value a") == []


async def test_text_is_ordered_by_its_characters_numbers(store: Store) -> None:
    query = "SELECT name FROM meta WHERE value LIKE 'value%' ORDER BY name COLLATE BINARY"

    assert await fetch(store, query) == [("50%",), ("Z",), ("a",), ("b",)]


async def test_a_percent_sign_and_a_name_given_twice_mean_what_they_say(store: Store) -> None:
    query = (
        "SELECT 7 % CAST(:three AS bigint), name FROM meta "
        "WHERE name LIKE '%\\%' ESCAPE '\\' AND CAST(:three AS bigint) = 3"
    )

    assert await fetch(store, query, three=3) == [(1, "50%")]


async def test_rows_are_locked_for_whoever_is_about_to_change_them(store: Store) -> None:
    async def work(connection: Connection) -> list[Any]:
        return await connection.fetch("SELECT value FROM meta WHERE name = :name FOR UPDATE", name="a")

    assert [tuple(row) for row in await store.writer.write(work)] == [("value a",)]


async def test_an_item_has_an_id_that_none_had_before(store: Store) -> None:
    await store.commit(change(MatchChange(match_row(), None)))
    ids: list[int] = []
    for _ in range(3):
        await store.writer.write(partial(_add_items, users=(1, 2)))
        items = await store.outbox(9)
        ids += [item.id for item in items]
        for item in items:
            await store.remove_outbox_item(item.id, item.revision)

    assert len(set(ids)) == 6
    assert ids == sorted(ids)


async def _add_items(connection: Connection, users: tuple[int, ...]) -> None:
    statement = (
        "INSERT INTO outbox (id, match_id, kind, user_id, press, revision, created) "
        "VALUES (:next_item, 1, 'turn', :user, 0, 1, 'now')"
    )
    await connection.execute_together([(statement, [{"user": user} for user in users])])
