"""Free memory is given back while people press, and garbage collected when nobody does."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot import cleaning


async def test_nothing_is_collected_while_somebody_waits_but_what_is_free_is_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    busy = [True, True, False, True]
    over = asyncio.Event()

    def idle() -> bool:
        if not busy:
            over.set()
            return False
        return not busy.pop(0)

    monkeypatch.setattr(cleaning, "give_back", lambda: done.append("given back"))
    monkeypatch.setattr(gc, "collect", lambda: done.append("collected"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("put aside"))
    working = asyncio.create_task(cleaning.clean(idle, seconds=0.001, longest=10))
    await asyncio.wait_for(over.wait(), 10)
    working.cancel()

    whole = ["collected", "put aside", "given back"]
    assert done[:6] == ["given back", "given back", *whole, "given back"]


async def test_where_somebody_always_waits_garbage_is_collected_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collected = asyncio.Event()
    monkeypatch.setattr(cleaning, "give_back", lambda: None)
    monkeypatch.setattr(gc, "collect", collected.set)
    monkeypatch.setattr(gc, "freeze", lambda: None)

    working = asyncio.create_task(cleaning.clean(lambda: False, seconds=0.001, longest=0.005))
    await asyncio.wait_for(collected.wait(), 10)
    working.cancel()
