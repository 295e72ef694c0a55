"""Plain answers go over connections of their own; what does not succeed at once is left to discord.py."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord
import orjson
import pytest
from discord.http import Route

from tests.ui.server import CUT, DONE, Server, served, told

PAYLOAD = {"type": 7, "data": {"components": []}}


@asynccontextmanager
async def talk(
    monkeypatch: pytest.MonkeyPatch, replies: Sequence[bytes]
) -> AsyncIterator[tuple[Server, Any]]:
    """A server on loopback, and a way to answer interaction 5 on it."""
    async with served(monkeypatch, replies) as (server, answering, session):

        async def answer() -> Any:
            where = Route("POST", "/interactions/{id}/{token}/callback", id=5, token="secret")
            return await answering.request(where, session, payload=PAYLOAD, proxy=None)

        yield server, answer


async def test_answers_follow_each_other_on_one_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    async with talk(monkeypatch, [DONE, told("200 OK", 0)]) as (server, answer):
        assert await answer() is None
        assert await answer() == {"code": 0, "message": "no", "retry_after": 0.0}
    assert server.connections == 1
    first, headers, body = server.requests[0]
    assert first == "POST /api/v10/interactions/5/secret/callback HTTP/1.1"
    assert orjson.loads(body) == PAYLOAD
    assert (headers["Content-Type"], headers["User-Agent"]) == ("application/json", "tester")


async def test_answers_at_the_same_time_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async with talk(monkeypatch, [DONE] * 3) as (server, answer):
        await asyncio.gather(*(answer() for _ in range(3)))
        assert server.connections == 3


async def test_a_connection_the_other_side_has_closed_is_not_used_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closing = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
    async with talk(monkeypatch, [closing, DONE]) as (server, answer):
        await answer()
        await answer()
    assert (server.connections, len(server.requests)) == (2, 2)


async def test_an_announcement_is_no_reply_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    async with talk(monkeypatch, [b"HTTP/1.1 103 Early Hints\r\n\r\n" + told("200 OK", 0)]) as (_, answer):
        assert await answer() == {"code": 0, "message": "no", "retry_after": 0.0}


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        ("400 Bad Request", 50035, discord.HTTPException),
        ("403 Forbidden", 50001, discord.Forbidden),
        ("404 Not Found", 10062, discord.NotFound),
    ],
)
async def test_a_refusal_is_raised_as_discord_py_would_and_not_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, status: str, code: int, kind: type[discord.HTTPException]
) -> None:
    async with talk(monkeypatch, [told(status, code), DONE]) as (server, answer):
        with pytest.raises(kind) as caught:
            await answer()
        await answer()
    assert (caught.value.status, caught.value.code) == (int(status[:3]), code)
    assert status in str(caught.value)
    assert (server.connections, len(server.requests)) == (1, 2)


async def test_what_may_pass_is_tried_again_by_discord_py(monkeypatch: pytest.MonkeyPatch) -> None:
    async with talk(monkeypatch, [told("502 Bad Gateway", 0), DONE]) as (server, answer):
        await answer()
    assert [orjson.loads(body) for _, _, body in server.requests] == [PAYLOAD, PAYLOAD]


async def test_after_a_lost_reply_it_counts_that_the_answer_had_arrived(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with talk(monkeypatch, [CUT, told("400 Bad Request", 40060)]) as (server, answer):
        assert await answer() is None
    assert len(server.requests) == 2


async def test_an_answer_that_arrived_before_is_an_error_where_none_was_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with talk(monkeypatch, [told("400 Bad Request", 40060)]) as (_, answer):
        with pytest.raises(discord.HTTPException):
            await answer()


async def test_a_reply_that_never_comes_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.line.LONGEST_ANSWER", 0.05)
    async with talk(monkeypatch, [b"HTTP/1.1 204 No", DONE]) as (server, answer):
        await answer()
    assert (server.connections, len(server.requests)) == (2, 2)


async def test_whoever_stops_waiting_leaves_no_reply_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async with talk(monkeypatch, [b"HTTP/1.1 204 No", told("200 OK", 1)]) as (server, answer):
        waiting = asyncio.create_task(answer())
        await server.asked.wait()
        waiting.cancel()
        assert await asyncio.gather(waiting, return_exceptions=True)
        assert (await answer())["code"] == 1
    assert server.connections == 2
