"""A server that goes away: what waits is done once it is back, and a commit that was cut off counts once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

import pytest

from bot.store import MatchChange, StalledError, UnreachableError
from bot.store.postgres.work import PostgresReader, make_pool
from bot.store.work import Connection
from tests.postgres import Server, make_server, run_server
from tests.store.rows import change, entry, match_row
from tests.store.test_postgres import address, open_postgres

__all__ = ["address"]


class Wire:
    """The way to a server. cut: "before" or "after" the server has it, the next commit is cut off."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self.cut: str | None = None
        self.cuts = 0
        self._behind = port
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._behind)
        ways = [
            asyncio.create_task(self._forward(reader, back, writer)),
            asyncio.create_task(self._forward(there, writer, None)),
        ]
        self._tasks.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for stream in (writer, back):
            stream.transport.abort()

    async def _forward(
        self, reader: asyncio.StreamReader, onward: asyncio.StreamWriter, answers: asyncio.StreamWriter | None
    ) -> None:
        with suppress(OSError):
            while piece := await reader.read(65536):
                if answers is not None and self.cut and b"COMMIT" in piece:
                    when, self.cut = self.cut, None
                    self.cuts += 1
                    if when == "after":
                        onward.write(piece)
                        await onward.drain()
                    answers.transport.abort()
                    if when == "after":
                        await asyncio.sleep(0.2)  # until the server has done it
                    return
                onward.write(piece)
                await onward.drain()


@pytest.fixture
async def wire(server: Server) -> AsyncGenerator[Wire]:
    wire = Wire(server.port)
    await wire.open()
    yield wire
    await wire.close()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_commit_that_was_cut_off_counts_once(
    wire: Wire, address: str, when: str, server: Server
) -> None:
    """Of what can be told apart only by how often it was done: pseudonyms are counted on."""
    store = await open_postgres(address.replace(str(server.port), str(wire.port)))
    await store.set_user_settings(7, "{}")
    wire.cut = when
    assert await store.erase(7) == -1
    assert wire.cuts == 1
    assert await store.value("last-pseudonym") == "-1"
    await store.commit(change(MatchChange(match_row(), None)))
    wire.cut = when
    pressed = change(MatchChange(match_row(revision=2, last_entry=1), 1, entries=(entry(1),)), token="t")
    results = await asyncio.gather(store.commit(pressed), store.set_value("a", "1"), store.fresh_match())
    assert wire.cuts == 2
    assert results[0] is None
    assert await store.receipt("t") == 1
    assert await store.entries(1) == (entry(1),)
    assert await store.value("a") == "1"
    await store.close()


async def test_what_waits_for_a_server_is_done_once_it_is_back(server: Server, address: str) -> None:
    store = await open_postgres(address)
    await store.commit(change(MatchChange(match_row(), None)))
    server.stop()
    writing = [asyncio.create_task(store.set_value(f"n{number}", "1")) for number in range(3)]
    reading = asyncio.create_task(store.match(1))
    await asyncio.sleep(0.3)
    assert not any(task.done() for task in (*writing, reading))
    server.start()
    async with asyncio.timeout(10):
        await asyncio.gather(*writing)
        stored = await reading
    assert stored is not None
    assert [await store.value(f"n{number}") for number in range(3)] == ["1"] * 3
    await store.close()


async def test_what_waits_too_long_is_withdrawn_and_has_had_no_effect(
    server: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store.postgres import work

    store = await open_postgres(address)
    monkeypatch.setattr(work, "PATIENCE", 0.2)
    server.stop()
    try:
        with pytest.raises(StalledError):
            await store.commit(change(MatchChange(match_row(), None), token="t"), patience=0.2)
        with pytest.raises(UnreachableError):
            await store.match(1)
    finally:
        server.start()
    monkeypatch.undo()
    await store.set_value("a", "1")
    assert (await store.match(1), await store.receipt("t")) == (None, None)
    await store.close()


async def test_a_store_closes_although_its_server_is_away(
    server: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store.postgres import store as store_module

    monkeypatch.setattr(store_module, "ENDING", 0.3)
    store = await open_postgres(address)
    server.stop()
    try:
        writing = asyncio.create_task(store.set_value("a", "1"))
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await store.close()
        assert not writing.done(), "nobody can say whether it counts"
        writing.cancel()
    finally:
        server.start()


async def test_on_a_server_that_was_promoted_everything_answered_is_there_and_play_goes_on() -> None:
    """Given two servers, the first of which waits with every commit for the second and then crashes."""
    with run_server() as first, make_server(first.programs) as second:
        second.follow(first)
        address = first.new_database().replace(f":{first.port}", f":{first.port},127.0.0.1:{second.port}")
        store = await open_postgres(address)
        answered = []

        async def press() -> None:
            for seq in range(1, 10_000):
                row = match_row(revision=seq, last_entry=seq)
                await store.commit(change(MatchChange(row, seq - 1 or None, entries=(entry(seq),))))
                answered.append(seq)

        pressing = asyncio.create_task(press())
        await asyncio.sleep(0.5)
        await asyncio.to_thread(first.stop)
        before = len(answered)
        await asyncio.to_thread(second.promote)
        async with asyncio.timeout(20):
            while len(answered) == before:  # noqa: ASYNC110 - no feed tells
                await asyncio.sleep(0.01)
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        seqs = [entry_row.seq for entry_row in await store.entries(1)]
        assert before > 0
        assert seqs == list(range(1, len(seqs) + 1))
        assert answered == seqs[: len(answered)]
        await store.close()


async def test_a_read_that_nobody_waits_for_any_more_ends_although_the_driver_swallows_that(
    server: Server,
) -> None:
    """Given a connection is lost, or had, just when its reader is cancelled."""
    under_way = asyncio.Event()

    async def answer_all_the_same(connection: Connection) -> str:
        under_way.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        return "an answer"

    async with make_pool(server.new_database()) as pool:
        reading = asyncio.create_task(PostgresReader(pool).read(answer_all_the_same))
        await under_way.wait()
        reading.cancel()

        (ended,) = await asyncio.gather(reading, return_exceptions=True)

    assert isinstance(ended, asyncio.CancelledError)


async def test_a_read_that_is_broken_off_leaves_the_next_one_none_of_its_answers(server: Server) -> None:
    """Given what the server sends for the one may still be on its way, the other has a new connection."""
    under_way = asyncio.Event()
    backends: list[int] = []

    async def ask_and_dawdle(connection: Connection) -> None:
        await note_backend(connection)
        under_way.set()
        await connection.fetch_together(["SELECT pg_sleep(60)", "SELECT 'late'"])

    async def note_backend(connection: Connection) -> None:
        ((backend,),) = await connection.fetch("SELECT pg_backend_pid()")
        backends.append(backend)

    async with make_pool(server.new_database()) as pool:
        reader = PostgresReader(pool)
        for read in (reader.read, reader.ask):
            backends.clear()
            under_way.clear()
            reading = asyncio.create_task(read(ask_and_dawdle))
            await under_way.wait()
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

            for _ in range(4):
                await read(note_backend)
            assert backends[0] not in backends[1:]
