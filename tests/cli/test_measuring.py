"""What Discord refuses is counted by its own code, and every limit by whose it is."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from prometheus_client import REGISTRY

from bot.client import trace_requests

REFUSALS = {
    "by its own code": (403, '{"message": "Missing Permissions", "code": 50013}', "50013"),
    "without a code": (401, '{"message": "401: Unauthorized", "code": 0}', "401"),
    "without an object": (500, "[1]", "500"),
    "without JSON": (502, "<html>Bad gateway</html>", "502"),
    "of an old message": (429, '{"message": "Maximum number of edits", "code": 30046}', "30046"),
}


def count(name: str, **labels: str) -> float:
    """A figure as Prometheus would read it."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def ask(status: int, body: str, **headers: str) -> str:
    """Sends a request that is answered so; what whoever asked can still read."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=status, text=body, headers=headers)

    app = web.Application()
    app.router.add_get("/", answer)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[trace_requests()]) as session,
        session.get(server.make_url("/")) as response,
    ):
        return await response.text()


@pytest.mark.parametrize("kind", REFUSALS)
async def test_a_refusal_is_counted(kind: str) -> None:
    status, body, code = REFUSALS[kind]
    before = count("pony_discord_refusals_total", code=code)

    assert await ask(status, body) == body
    assert count("pony_discord_refusals_total", code=code) == before + 1


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_a_limit_is_counted_by_whose_it_is(scope: str) -> None:
    before = count("pony_discord_rate_limits_total", scope=scope)

    await ask(429, "{}", **{"X-RateLimit-Scope": scope})

    assert count("pony_discord_rate_limits_total", scope=scope) == before + 1


async def test_what_is_done_is_no_refusal() -> None:
    await ask(200, '{"code": 77}')

    assert count("pony_discord_refusals_total", code="77") == 0
