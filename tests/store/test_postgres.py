"""The store on PostgreSQL: what every backend keeps, and what is PostgreSQL's own."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.store import (
    AddressError,
    ForeignDatabaseError,
    LeaseError,
    MatchChange,
    NewerDatabaseError,
    SeatRow,
    SqliteStore,
    Store,
    StoreError,
    UnreachableError,
)
from bot.store.tables import TABLES
from tests.postgres import Server
from tests.store.conformance import Conformance, Opening
from tests.store.rows import change, match_row, result

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore


async def open_postgres(address: str, folder: Path | None = None) -> PostgresStore:
    """Imported here: without the driver these tests are skipped."""
    from bot.store.postgres import PostgresStore

    return await PostgresStore.open(address, **({"folder": folder} if folder else {}))


@pytest.fixture
def address(server: Server) -> str:
    """Of a new database."""
    return server.new_database()


class TestPostgres(Conformance):
    @pytest.fixture
    def opening(self, server: Server) -> Opening:
        address = server.new_house()
        return lambda: open_postgres(address)

    @pytest.fixture
    def copied(self) -> Callable[[Path], Awaitable[Store]]:
        """A backup is a file of SQLite's."""
        return SqliteStore.open


async def test_a_commit_is_on_disk_although_the_server_would_not_wait(server: Server, address: str) -> None:
    server.query(address, f"ALTER DATABASE {address.rpartition('/')[2]} SET synchronous_commit = off")
    store = await open_postgres(address)
    async with store.writer._turn:
        connection = await store.writer._session.connection()
        assert await (await connection.execute("SHOW synchronous_commit")).fetchone() == ("on",)
        await connection.rollback()
    await store.close()


async def test_a_second_process_is_refused_and_told_who_has_the_database(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store.postgres import session

    monkeypatch.setattr(session, "LEASE_PATIENCE", 0.2)
    store = await open_postgres(address)
    with pytest.raises(LeaseError) as caught:
        await open_postgres(address)
    assert caught.value.pid == os.getpid()
    assert caught.value.since is not None
    await store.close()
    await (await open_postgres(address)).close()


async def test_who_has_lost_the_lease_to_another_writes_nothing_until_it_is_free_again(
    server: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a session that the server has ended, and another process that was quicker to take the lease."""
    from bot.store.postgres import session

    monkeypatch.setattr(session, "LEASE_PATIENCE", 0.2)
    store = await open_postgres(address)
    server.query(address, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    other = await open_postgres(address)
    errors = await asyncio.gather(*(store.set_value(name, "1") for name in "abc"), return_exceptions=True)
    assert [type(error) for error in errors] == [LeaseError] * 3
    await other.set_value("d", "1")
    await other.close()
    await store.set_value("c", "2")
    assert [await store.value(name) for name in "abcd"] == [None, None, "2", "1"]
    await store.close()


async def test_the_lease_ends_with_the_process_however_it_dies(address: str) -> None:
    code = (
        "import asyncio, sys; from bot.store.postgres import PostgresStore\n"
        "async def main():\n"
        "    await PostgresStore.open(sys.argv[1]); print('open', flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())"
    )
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", code, address, stdout=subprocess.PIPE)
    assert child.stdout is not None
    assert await child.stdout.readline() == b"open\n"
    child.kill()
    await child.wait()
    await (await open_postgres(address)).close()


@pytest.mark.parametrize(
    ("address", "error"),
    [
        ("postgresql://ann:secret%zz@here/pony", AddressError),
        ("postgresql://ann:secret@here/pony?colour=green", AddressError),
        ("postgresql://ann:secret@127.0.0.1:1/pony", UnreachableError),
    ],
)
async def test_what_cannot_be_reached_is_a_typed_error_without_the_password(
    address: str, error: type[StoreError]
) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(error) as caught:
        await open_postgres(address)
    assert "secret" not in str(caught.value)


async def test_a_newer_database_is_refused(server: Server, address: str) -> None:
    await (await open_postgres(address)).close()
    server.query(address, "INSERT INTO migration VALUES (99, 'V0099__far.sql', 'x', '')")
    with pytest.raises(NewerDatabaseError):
        await open_postgres(address)


async def test_a_database_of_another_program_is_refused_and_left_alone(server: Server, address: str) -> None:
    server.query(address, "CREATE TABLE recipes (a integer)")
    with pytest.raises(ForeignDatabaseError):
        await open_postgres(address)
    assert server.query(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [
        ("recipes",)
    ]


async def test_a_failing_migration_leaves_the_database_as_it_was(
    server: Server, address: str, tmp_path: Path
) -> None:
    from bot.store.postgres.session import FOLDER

    shutil.copytree(FOLDER, tmp_path / "sql")
    number = len(list(FOLDER.glob("*.sql"))) + 1
    broken = tmp_path / "sql" / f"V{number:04}__broken.sql"
    broken.write_text("CREATE TABLE more (a integer);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreError, match="nowhere"):
        await open_postgres(address, tmp_path / "sql")
    assert server.query(address, "SELECT to_regclass('more')") == [(None,)]
    broken.write_text("CREATE TABLE more (a integer);\n")
    for _ in range(2):
        await (await open_postgres(address, tmp_path / "sql")).close()
    assert server.query(address, "SELECT max(version) FROM migration") == [(number,)]
    with pytest.raises(NewerDatabaseError):
        await open_postgres(address)


async def test_both_engines_have_the_same_tables_and_columns(
    server: Server, address: str, tmp_path: Path
) -> None:
    """What a migration adds to one of them, it adds to the other and to what is moved between them."""
    await (await open_postgres(address)).close()
    await (await SqliteStore.open(tmp_path / "house.db")).close()
    here: dict[str, set[str]] = {}
    for table, column in server.query(
        address,
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
    ):
        here.setdefault(table, set()).add(column)
    with closing(sqlite3.connect(tmp_path / "house.db")) as file:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        names = [name for (name,) in file.execute(query)]
        there = {name: {row[1] for row in file.execute(f"PRAGMA table_info({name})")} for name in names}
    there["entry"].remove("id")
    for own in ("process", "presence", "identify", "lease"):
        del here[own]
    del there["lease"]
    for schema in (here, there):
        del schema["migration"]
        assert schema == {table: set(columns) for table, columns in TABLES.items()}


async def test_after_an_erasure_no_row_of_any_table_holds_the_id(
    server: Server, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = 812_345_678_901_234_567
    store = await open_postgres(address)
    seats, items = (SeatRow(ann, 0, "north"), SeatRow(8, 1, "east")), (("turn", ann), ("offer", 8))
    row = match_row(host=ann)
    results = (result(1, ann, seat="north"),)
    await store.commit(change(MatchChange(row, None, seats, (9, ann), results=results, outbox=items)))  # type: ignore[arg-type]
    await store.set_user_settings(ann, "{}")
    await store.erase(ann)
    assert "traces-remain" not in caplog.text
    for table in TABLES:
        rows = server.query(address, f"SELECT count(*) FROM {table} AS row WHERE row::text LIKE '%{ann}%'")
        assert rows == [(0,)], table
    await store.close()


async def test_a_change_that_breaks_a_reference_is_undone_and_those_beside_it_stand(address: str) -> None:
    store = await open_postgres(address)
    orphan = MatchChange(match_row(2), None, results=(result(99, 7),), outbox=(("table", None),))
    wrong = change(MatchChange(match_row(), None), orphan, token="t")
    with pytest.raises(StoreError, match="foreign key"):
        await store.commit(wrong)
    outcomes = await asyncio.gather(
        store.set_value("a", "1"), store.commit(wrong), store.set_value("b", "1"), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), StoreError, type(None)]
    assert (await store.value("a"), await store.value("b")) == ("1", "1")
    assert (await store.match(1), await store.receipt("t"), await store.outbox(9)) == (None, None, ())
    await store.close()
