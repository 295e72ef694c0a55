"""Reading: queries that belong together see one moment, whoever reads or writes meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.store import SqliteStore
from bot.store.queries import kept
from bot.store.work import Connection


async def test_a_read_of_several_queries_sees_one_moment_while_others_read_and_write(path: Path) -> None:
    """Given a read that pauses in its middle, what is written and read then does not reach into it."""
    store = await SqliteStore.open(path)
    await store.set_value("a", "before")
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def read_twice(connection: Connection) -> list[str | None]:
        first = await kept.read(connection, "house", "a")
        begun.set()
        await goes_on.wait()
        return [first, await kept.read(connection, "house", "a")]

    reading = asyncio.create_task(store.reader.read(read_twice))
    await begun.wait()
    await store.set_value("a", "after")
    other = asyncio.create_task(store.value("a"))
    for _ in range(20):
        await asyncio.sleep(0.005)  # the other read has every chance to get in between
    goes_on.set()

    assert await reading == ["before", "before"]
    assert await other == "after"
    await store.close()
