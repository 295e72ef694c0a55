"""An erased guild is nowhere in the files, and no table can be forgotten when one is erased."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store import MatchChange, SqliteStore
from bot.store.queries.guilds import BY_COLUMN, OF_GUILD, OF_PEOPLE, OTHERWISE
from bot.store.tables import TABLES
from tests.postgres import Server
from tests.store.filled import fill
from tests.store.guilds import LEFT, OTHER
from tests.store.rows import change, match_row
from tests.store.test_erasing import traces


def test_of_every_table_it_is_known_which_rows_are_a_guilds() -> None:
    assert OF_GUILD.keys() | OF_PEOPLE == TABLES.keys()
    assert OF_GUILD.keys().isdisjoint(OF_PEOPLE)
    by_row = {table for table, columns in TABLES.items() if set(BY_COLUMN) & set(columns)}
    assert by_row == OF_GUILD.keys() - OTHERWISE.keys(), "what bears a guild, a match or a tournament"


async def test_after_an_erasure_the_guild_is_in_none_of_the_files(path: Path) -> None:
    store = await SqliteStore.open(path)
    await fill(store, OTHER, 1)
    for number in range(1, 12):
        await fill(store, LEFT if number == 6 else LEFT - 6 + number, 1 + 5 * number)
    for match in range(100, 300):
        guild = LEFT if match % 3 else LEFT + 100
        await store.commit(change(MatchChange(match_row(match, guild=guild), None)))
    assert traces(path, LEFT)
    await store.guilds.erase(LEFT)
    assert traces(path, LEFT) == {}
    assert traces(path, OTHER)
    await store.set_value("afterwards", "1")
    await store.close()
    assert traces(path, LEFT) == {}


async def test_an_erasure_of_a_guild_counts_although_a_backup_is_being_made(path: Path) -> None:
    """Given another connection that reads, then the log is emptied by the next pruning."""
    store = await SqliteStore.open(path)
    await fill(store, LEFT)
    async with store.writer.alone() as connection:
        await connection.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM match").fetchone()
        await store.guilds.erase(LEFT)
        assert await store.guilds.list_guilds() == frozenset()
        assert traces(path, LEFT)
        reader.execute("COMMIT")
    await store.prune("2020")
    assert traces(path, LEFT) == {}
    await store.close()


async def test_on_a_server_no_row_of_any_table_holds_the_guild(server: Server) -> None:
    from bot.store.postgres import PostgresStore

    address = server.new_database()
    store = await PostgresStore.open(address)
    await fill(store, OTHER, 1)
    await fill(store, LEFT, 6)
    await store.guilds.erase(LEFT)
    for table in TABLES:
        rows = server.query(address, f"SELECT count(*) FROM {table} AS row WHERE row::text LIKE '%{LEFT}%'")
        assert rows == [(0,)], table
    await store.close()
