"""The end of the start: nobody who presses something in that moment waits for it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from discord.http import Route

from bot.client import Plan, Pony
from bot.sandbox import Sandbox
from bot.store import SqliteStore


async def test_what_the_start_has_made_is_put_aside_without_being_looked_through(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []
    settled = asyncio.Event()
    monkeypatch.setattr(gc, "collect", lambda *_: asked.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: asked.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *_: settled.set())
    async with Sandbox() as sandbox:
        monkeypatch.setattr(Route, "BASE", sandbox.api_url)
        store = await SqliteStore.open(tmp_path / "pony.db")
        client = Pony(store, {}, Plan(open_post=False))
        try:
            await client.login("secret")
            await client.on_connect()
            await asyncio.wait_for(settled.wait(), 20.0)
        finally:
            await client.close()
    assert asked == ["freeze"]
