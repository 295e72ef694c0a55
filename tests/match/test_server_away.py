"""PostgreSQL's server stopped as by a crash, and started again, while people play at full speed."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.match.matches import MatchService
from bot.store.opening import open_store
from tests.match import victim
from tests.match.killing import Journal
from tests.match.test_killed import counted
from tests.match.tiny_game import tiny_bundle
from tests.postgres import Server
from tests.soak import SOAK

FAILOVERS = 20 if SOAK else 2
LONGEST_AWAY = 3.0
"""Seconds; reads wait for ten."""
GOES_ON = 10.0
"""Seconds after the return of the server within which somebody is answered."""


@pytest.mark.timeout(1200 if SOAK else 240)
async def test_nothing_is_lost_or_doubled_and_play_goes_on_by_itself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, rng, journal = server.new_database(), Random(1), Journal()
    monkeypatch.setattr(victim, "say", lambda *words: journal.note(" ".join(map(str, words))))
    store = await open_store(address)
    tables = MatchService(store, {"tiny": tiny_bundle()})
    playing = [
        asyncio.create_task(victim.play(tables, channel, Random(channel))) for channel in victim.CHANNELS
    ]
    for _ in range(FAILOVERS):
        await asyncio.sleep(rng.uniform(0.2, 1.0))
        await asyncio.to_thread(server.stop)
        await asyncio.sleep(rng.uniform(0.0, LONGEST_AWAY))
        answered = len(journal.answers)
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(GOES_ON):
            while len(journal.answers) == answered:  # noqa: ASYNC110 - no feed tells
                await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in ended), ended
    for match, _, _ in await store.playing():
        await tables.archive.verify(match)
    await store.close()
    tokens, presses, actions = counted(lambda text: server.query(address, text))
    assert journal.answers <= tokens
    assert tokens <= journal.presses.keys()
    assert presses == actions
