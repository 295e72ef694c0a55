"""Everything of one database into another, in both directions, and what is not everything is noticed."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.store import DifferentError, MatchChange, NotEmptyError, SqliteStore
from bot.store.opening import move
from bot.store.tables import TABLES, Rows
from tests.postgres import Server
from tests.store.filled import everything, fill
from tests.store.rows import change, match_row


@pytest.fixture
async def file(tmp_path: Path) -> AsyncGenerator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "here.db")
    await fill(store)
    yield store
    await store.close()


async def test_there_and_back_again_everything_is_the_same(
    server: Server, file: SqliteStore, tmp_path: Path
) -> None:
    from bot.store.postgres import PostgresStore

    there = await PostgresStore.open(server.new_database())
    back = await SqliteStore.open(tmp_path / "back.db")
    moved: list[int] = []
    assert await move(file, there, moved.append) == (5, moved[-1])
    await move(there, back)
    before = await everything(file)
    assert before.keys() == TABLES.keys()
    assert await everything(there) == await everything(back) == before
    for store in (there, back):
        assert await store.fresh_match() == 6
        assert await store.match(2) == await file.match(2)
        old = {item.id for item in await store.outbox(9)}
        await store.commit(change(MatchChange(match_row(2, revision=2), 1, outbox=(("offer", 8),))))
        assert {item.id for item in await store.outbox(9, after=max(old))} - old, "told after what was there"
    await there.close()
    await back.close()


async def test_what_is_not_empty_is_refused_and_left_alone(
    server: Server, file: SqliteStore, tmp_path: Path
) -> None:
    from bot.store.postgres import PostgresStore

    for store in (await PostgresStore.open(server.new_database()), await SqliteStore.open(tmp_path / "b.db")):
        await store.set_value("a", "1")
        with pytest.raises(NotEmptyError):
            await move(file, store)
        assert (await store.match(1), await store.value("a")) == (None, "1")
        await store.close()


async def test_a_row_that_was_changed_on_the_way_is_noticed_and_its_match_is_named(
    file: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = await SqliteStore.open(tmp_path / "back.db")
    true = target.fill

    async def fill_wrongly(tables: AsyncGenerator[Rows]) -> None:
        async def wrong() -> AsyncGenerator[Rows]:
            async for table, rows in tables:
                yield table, [(*row[:3], "0") if table == "snapshot" and row[0] == 2 else row for row in rows]

        await true(wrong())

    monkeypatch.setattr(target, "fill", fill_wrongly)
    with pytest.raises(DifferentError) as caught:
        await move(file, target)
    assert caught.value.matches == [2]
    await target.close()
