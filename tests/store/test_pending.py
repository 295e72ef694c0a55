"""How far a database is from this release, told beside whoever has it open."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import ForeignDatabaseError, NewerDatabaseError, StoreError
from bot.store.opening import count_pending, open_store
from tests.postgres import Server

Ask = Callable[[str], object]


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path | str, Ask]:
    """An empty database of each engine, and what carries out a statement in it."""
    if request.param == "sqlite":
        path = tmp_path / "house.db"

        def write(statement: str) -> None:
            with closing(sqlite3.connect(path)) as connection, connection:
                connection.execute(statement)

        return path, write
    server: Server = request.getfixturevalue("server")
    address = server.new_database()
    return address, lambda statement: server.query(address, statement)


async def test_one_that_is_open_and_of_this_release_has_nothing_before_it(
    opened: tuple[Path | str, Ask],
) -> None:
    database, _ = opened
    store = await open_store(database)

    assert await count_pending(database) == 0
    await store.close()


async def test_what_is_missing_is_counted_and_not_brought(opened: tuple[Path | str, Ask]) -> None:
    database, ask = opened
    await (await open_store(database)).close()
    ask("DELETE FROM migration WHERE version > 10")

    assert await count_pending(database) == await count_pending(database) > 0


async def test_one_of_another_program_is_refused(opened: tuple[Path | str, Ask]) -> None:
    database, ask = opened
    ask("CREATE TABLE recipes (a integer)")

    with pytest.raises(ForeignDatabaseError):
        await count_pending(database)


async def test_one_of_a_newer_release_is_refused(opened: tuple[Path | str, Ask]) -> None:
    database, ask = opened
    await (await open_store(database)).close()
    ask("INSERT INTO migration VALUES (99, 'V0099__far.sql', 'x', '')")

    with pytest.raises(NewerDatabaseError):
        await count_pending(database)


async def test_a_file_that_is_no_database_is_a_typed_error(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database, however long one looks " * 30)

    with pytest.raises(StoreError):
        await count_pending(tmp_path / "text.db")
