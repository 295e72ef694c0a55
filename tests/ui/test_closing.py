"""How the bot lets go of everything."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord.ext import commands

from bot.client import Plan, make_client
from bot.store.sqlite import SqliteStore


async def test_pictures_on_their_way_arrive_before_the_bot_lets_go_of_discord(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an interaction that waits for its picture, which needs the connection."""
    told: list[str] = []

    async def stop(patience: float) -> None:
        told.append(f"pictures stopped within {patience} s")

    async def let_go(bot: commands.AutoShardedBot) -> None:
        told.append("let go of Discord")

    pony = await make_client(await SqliteStore.open(tmp_path / "pony.db"), Plan(shard_count=1))
    monkeypatch.setattr(pony.services.late_pictures, "stop", stop)
    monkeypatch.setattr(commands.AutoShardedBot, "close", let_go)

    await pony.close()

    assert told == ["pictures stopped within 5.0 s", "let go of Discord"]
