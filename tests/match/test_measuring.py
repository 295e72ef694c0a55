"""Figures that are looked up in the database."""

from __future__ import annotations

import pytest
from prometheus_client import REGISTRY

from bot.client import measure_store
from bot.match import Place
from bot.match.clocks import HouseClock
from tests.match.house import ANN, BEN, CAT, House


async def test_what_waits_and_what_is_played_is_looked_up(house: House) -> None:
    await house.begun(ANN, BEN)
    await house.begun(ANN, CAT, place=Place(1, 12))

    await measure_store(house.store, HouseClock())

    assert REGISTRY.get_sample_value("pony_open_tables", {"game": "tiny"}) == 2
    assert REGISTRY.get_sample_value("pony_outbox_items") == len(await house.store.outbox(99))
    assert (REGISTRY.get_sample_value("pony_database_bytes") or 0) >= house.path.stat().st_size


async def test_a_commit_is_timed_and_one_that_fails_is_counted(house: House) -> None:
    timed = REGISTRY.get_sample_value("pony_commit_seconds_count") or 0
    failed = REGISTRY.get_sample_value("pony_failed_commits_total", {"error": "RuntimeError"}) or 0
    match = await house.begun()
    house.faulty.fail = "before"
    with pytest.raises(RuntimeError):
        await house.play(match, ANN, "put a")

    assert (REGISTRY.get_sample_value("pony_commit_seconds_count") or 0) > timed
    assert REGISTRY.get_sample_value("pony_failed_commits_total", {"error": "RuntimeError"}) == failed + 1
