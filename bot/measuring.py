"""Figures that are looked up from time to time rather than counted, and requests to Discord."""

from __future__ import annotations

import asyncio
import json
import math
from collections import Counter
from datetime import UTC, datetime
from typing import Any, Final

import aiohttp
import discord

from bot import metrics
from bot.logs import get_logger
from bot.match.clocks import HouseClock
from bot.store import StoreError
from bot.store.interface import Store

EVERY: Final = 15.0
"""Seconds between two looks: as often as Prometheus usually asks."""
MOST_LOOKED_AT: Final = 10_000
"""Items and deadlines counted; more are that many."""
LEAST_REFUSAL: Final = 400
TOO_MANY: Final = 429
log = get_logger("metrics")


def trace_requests() -> aiohttp.TraceConfig:
    """Count the requests discord.py makes, what Discord refuses, and the limits that were met."""

    async def count(_: aiohttp.ClientSession, __: Any, done: aiohttp.TraceRequestEndParams) -> None:
        status = done.response.status
        metrics.REQUESTS.labels(done.method, status).inc()
        if status == TOO_MANY:
            scope = done.response.headers.get("X-RateLimit-Scope", "cloudflare")
            metrics.RATE_LIMITS.labels(scope).inc()
        if status >= LEAST_REFUSAL:
            metrics.REFUSALS.labels(await read_code(done.response)).inc()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(count)
    return trace


async def read_code(refusal: aiohttp.ClientResponse) -> str:
    """Discord's code for what it did not like; the status of an answer without one. It can be read again."""
    try:
        answer = json.loads(await refusal.read())
    except (aiohttp.ClientError, ValueError):
        answer = None
    code = answer.get("code") if isinstance(answer, dict) else None
    return str(code if isinstance(code, int) and code else refusal.status)


async def measure_forever(client: discord.AutoShardedClient, store: Store, clock: HouseClock) -> None:
    """Look again and again, until it is cancelled."""
    while True:
        try:
            measure_gateway(client)
            await measure_store(store, clock)
        except StoreError as error:
            log.warning("not-measured", error=str(error))
        await asyncio.sleep(EVERY)


def measure_gateway(client: discord.AutoShardedClient) -> None:
    """The servers, and the connection of each shard."""
    metrics.SERVERS.set(len(client.guilds))
    for number, shard in client.shards.items():
        metrics.SHARD_UP.labels(number).set(not shard.is_closed())
        latency = shard.latency
        metrics.SHARD_LATENCY.labels(number).set(latency if math.isfinite(latency) else 0.0)


async def measure_store(store: Store, clock: HouseClock) -> None:
    """Measure what waits to be told, what is late, what is being played, and how large the database is."""
    waiting = await store.outbox(MOST_LOOKED_AT)
    metrics.OUTBOX.set(len(waiting))
    oldest = min((datetime.fromisoformat(each.created) for each in waiting), default=None)
    age = 0.0 if oldest is None else (datetime.now(UTC) - oldest).total_seconds()
    metrics.OUTBOX_AGE.set(max(0.0, age))
    now = clock.time()
    metrics.LATE.set(sum(each.due <= now for each in await store.deadlines(MOST_LOOKED_AT)))
    metrics.TABLES.clear()
    for game, count in Counter(game for _, game, _ in await store.playing()).items():
        metrics.TABLES.labels(game).set(count)
    metrics.DATABASE_BYTES.set(await store.size())
