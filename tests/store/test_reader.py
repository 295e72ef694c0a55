"""Reading: queries that belong together see one moment, whoever reads or writes meanwhile, and all end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.store.queries import kept
from bot.store.sqlite.connecting import run_together
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


async def test_statements_run_together_all_run_although_one_fails_and_the_first_error_is_told() -> None:
    ran: list[str] = []

    async def run(name: str, error: Exception | None = None) -> str:
        await asyncio.sleep(0)
        ran.append(name)
        if error is not None:
            raise error
        return name

    assert await run_together(run("a"), run("b")) == ["a", "b"]
    with pytest.raises(KeyError):
        await run_together(run("c"), run("d", KeyError()), run("e", ValueError()), run("f"))
    assert ran == ["a", "b", "c", "d", "e", "f"]


async def test_who_waits_for_statements_no_longer_ends_them_all_before_anything_else_begins() -> None:
    """Given statements under way, when nobody waits for them any more, none of them goes on."""
    ended: list[str] = []

    async def wait(name: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(name)

    async def run(*statements: Awaitable[None]) -> None:
        try:
            await run_together(*statements)
        finally:
            ended.append("all")

    running = asyncio.create_task(run(wait("a"), wait("b"), wait("c")))
    await asyncio.sleep(0.01)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running

    assert sorted(ended[:3]) == ["a", "b", "c"]
    assert ended[3:] == ["all"]
