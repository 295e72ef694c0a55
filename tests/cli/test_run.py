"""How a run ends: with one sentence, and with nothing left open."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli import run
from bot.config import Settings, StartError
from bot.store import LeaseError, ShardPlan


class Opened:
    """A store with shards of its own, which notes that it was closed."""

    def __init__(self, *, lost: bool) -> None:
        self.share: Any = SimpleNamespace(
            plan=ShardPlan(2),
            held=frozenset() if lost else frozenset({0}),
            lost=asyncio.Event(),
            on_change=lambda _: None,
        )
        if lost:
            self.share.lost.set()
        self.closed = False

    async def value(self, name: str) -> str | None:
        """What the bot reads first."""
        raise LeaseError(None, None)

    async def close(self) -> None:
        """Lets go of it."""
        self.closed = True


@pytest.mark.parametrize("lost", [True, False], ids=["while it waits", "while it gets ready"])
async def test_who_is_replaced_during_its_start_says_so_and_closes_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: bool
) -> None:
    """Else tasks of the driver's may outlive the end, and the process with them."""
    store = Opened(lost=lost)

    async def open_it(*_: Any, **__: Any) -> Opened:
        return store

    monkeypatch.setattr(run, "open_database", open_it)
    with pytest.raises(StartError, match="cli-lease-lost"):
        await run.serve(Settings(), run.Destination("token", tmp_path / "pony.db"), asyncio.Event())
    assert store.closed


async def test_what_swallows_a_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "AGAIN", 0.01)
    swallowed = asyncio.Event()

    async def go_on() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            swallowed.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(go_on())
    await asyncio.sleep(0)
    await run.end(task)
    assert swallowed.is_set()
    assert task.cancelled()


async def test_what_cannot_be_cancelled_is_named_and_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given one task that swallows each cancellation and one that does not, the end comes all the same."""
    monkeypatch.setattr(run, "AGAIN", 0.01)
    released = asyncio.Event()
    swallowed = 0

    async def go_on() -> None:
        nonlocal swallowed
        while not released.is_set() and swallowed < 2 * run.CANCELLATIONS:
            try:
                await released.wait()
            except asyncio.CancelledError:
                swallowed += 1

    stubborn = asyncio.create_task(go_on(), name="stubborn")
    obedient = asyncio.create_task(asyncio.Event().wait(), name="obedient")
    await asyncio.sleep(0)
    try:
        await run.end(stubborn, obedient)
        assert obedient.cancelled()
        assert not stubborn.done()
        assert swallowed == run.CANCELLATIONS
    finally:
        released.set()
        await stubborn
    (record,) = caplog.records
    assert isinstance(record.msg, dict)
    assert (record.msg["event"], record.msg["tasks"]) == ("tasks-go-on", ["stubborn"])


def test_what_is_loaded_to_stay_is_never_looked_through_for_garbage() -> None:
    gc.collect()
    before = gc.get_freeze_count()

    with run.load_to_stay():
        assert not gc.isenabled()
        loaded = [[number] for number in range(1000)]

    assert gc.isenabled()
    assert gc.get_freeze_count() >= before + len(loaded)


async def test_a_bot_that_starts_loads_its_games_and_its_commands_to_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a start that gets as far as the commands, then no garbage was looked for and all is frozen."""
    looked_for: list[bool] = []
    loaded: list[list[int]] = []

    def load(*_: Any) -> None:
        looked_for.append(gc.isenabled())
        loaded.extend([number] for number in range(1000))

    async def load_commands(*_: Any) -> None:
        load()
        raise LeaseError(None, None)

    async def open_it(*_: Any, **__: Any) -> Opened:
        return Opened(lost=False)

    monkeypatch.setattr(run, "read_component_files", load)
    monkeypatch.setattr(run, "open_database", open_it)
    monkeypatch.setattr(run, "make_client", load_commands)
    gc.collect()
    before = gc.get_freeze_count()

    with pytest.raises(StartError):
        await run.serve(Settings(), run.Destination("token", tmp_path / "pony.db"), asyncio.Event())

    assert looked_for == [False, False]
    assert gc.isenabled()
    assert gc.get_freeze_count() >= before + len(loaded)
