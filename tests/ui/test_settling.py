"""The end of the start: nobody who presses something in that moment waits for it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from tests.ui.server import logged_in


async def test_what_the_start_has_made_is_put_aside_without_being_looked_through(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []
    settled = asyncio.Event()
    monkeypatch.setattr(gc, "collect", lambda *_: asked.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: asked.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *_: settled.set())
    async with logged_in(monkeypatch, tmp_path) as client:
        await client.on_connect()
        await asyncio.wait_for(settled.wait(), 20.0)
    assert asked == ["freeze"]
