"""Pictures go out as one form over connections of their own; when to try again is for discord.py to say."""

from __future__ import annotations

import asyncio
from email import message_from_bytes
from pathlib import Path
from typing import Any

import discord
import discord.http
import pytest
from aiohttp import ClientError
from discord.http import Route, handle_message_parameters

from bot.client import SESSION
from bot.ui.courier import Courier, Field, form
from bot.ui.upload import upload
from tests.ui.server import CUT, DONE, logged_in, served, told

PICTURES = {"seat-1-table-ab.jpg": b"\xff\xd8--\r\n\r\n", "seat-1-hand-cd.jpg": b"\x00" * 300_000}
EXHAUSTED = ("X-RateLimit-Limit: 1", "X-RateLimit-Remaining: 0", "x-ratelimit-reset-after: 0.3")


def given() -> Any:
    """The parameters of an edit that brings two pictures."""
    sent = [upload(content, name, "a board") for name, content in PICTURES.items()]
    return handle_message_parameters(content="Your turn.", attachments=sent)


def parts(kind: str, body: bytes) -> list[tuple[str, str | None, str, bytes]]:
    """What a form says: name, file name, content type and content of each part."""
    found = message_from_bytes(f"Content-Type: {kind}\r\n\r\n".encode() + body)
    return [
        (
            str(each.get_param("name", header="content-disposition")),
            each.get_filename(),
            each.get_content_type(),
            each.get_payload(decode=True),
        )
        for each in found.get_payload()
    ]


async def edit(answering: Any, session: Any) -> Any:
    asked = given()
    return await answering.edit_original_interaction_response(
        1, "secret", session=session, payload=asked.payload, multipart=asked.multipart, files=asked.files
    )


def test_a_name_cannot_end_its_line() -> None:
    field = Field('a"\r\nb', b"x", filename='c"\n')
    assert b'name="a%22%0D%0Ab"; filename="c%22%0A"\r\n' in b"".join(form([field]).body)


def test_two_forms_are_never_parted_in_the_same_way() -> None:
    assert form([]).kind != form([]).kind


def test_a_file_is_not_copied() -> None:
    content = PICTURES["seat-1-hand-cd.jpg"]
    assert any(part is content for part in form([Field("a", content, "b")]).body)


async def test_pictures_arrive_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, [DONE]) as (server, answering, session):
        await edit(answering, session)
    first, headers, body = server.requests[0]
    assert first == "PATCH /api/v10/webhooks/1/secret/messages/@original HTTP/1.1"
    words, *pictures = parts(headers["Content-Type"], body)
    assert words[:3] == ("payload_json", None, "application/json")
    assert b"Your turn." in words[3]
    assert pictures == [
        (f"files[{number}]", name, "application/octet-stream", content)
        for number, (name, content) in enumerate(PICTURES.items())
    ]
    assert headers["User-Agent"] == "tester"


async def test_pictures_of_the_table_go_the_same_way_in_the_name_of_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left = ("X-RateLimit-Limit: 5", "X-RateLimit-Remaining: 4", "X-RateLimit-Reset-After: 2")
    async with served(monkeypatch, [told("200 OK", 0, *left)]) as (server, _, session):
        http = discord.http.HTTPClient(asyncio.get_running_loop())
        http.token, http._global_over = "secret", asyncio.Event()
        http._global_over.set()
        setattr(http, SESSION, session)
        await http.edit_message(4, 5, params=given())
        limits = list(http._buckets.values())
    first, headers, body = server.requests[0]
    assert first == "PATCH /api/v10/channels/4/messages/5 HTTP/1.1"
    assert headers["Authorization"] == "Bot secret"
    assert [each[3] for each in parts(headers["Content-Type"], body)][1:] == [*PICTURES.values()]
    assert [(each.limit, each.remaining) for each in limits] == [(5, 4)]


async def test_what_is_no_form_is_left_to_the_session(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, [DONE]) as (server, answering, session):
        await answering.edit_original_interaction_response(1, "secret", session=session, payload={"a": 1})
        assert not session.closed
    assert (server.requests[0][2], session.closed) == (b'{"a":1}', True)


async def test_parameters_of_the_address_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, [DONE]) as (server, answering, session):
        asked = given()
        await answering.edit_webhook_message(
            1, "secret", 9, session=session, multipart=asked.multipart, files=asked.files, thread_id=7
        )
    assert server.requests[0][0].split()[1].endswith("/messages/9?with_components=0&thread_id=7")


async def test_what_comes_back_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, [told("200 OK", 5)]) as (_, answering, session):
        assert (await edit(answering, session))["code"] == 5


async def test_a_refusal_is_raised_as_discord_py_would(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, [told("404 Not Found", 10008)]) as (_, answering, session):
        with pytest.raises(discord.NotFound) as caught:
            await edit(answering, session)
    assert caught.value.code == 10008


async def test_sent_too_fast_the_whole_form_goes_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    too_fast = told("429 Too Many Requests", 0, "Via: 1.1 google")
    async with served(monkeypatch, [too_fast, DONE]) as (server, answering, session):
        await edit(answering, session)
    first, second = (parts(headers["Content-Type"], body) for _, headers, body in server.requests)
    assert first == second
    assert len(first) == 1 + len(PICTURES)


async def test_an_exhausted_limit_makes_the_next_one_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(
        "discord.webhook.async_.AsyncDeferredLock.delay_by", lambda lock, delta: waited.append(delta)
    )
    async with served(monkeypatch, [told("200 OK", 0, *EXHAUSTED)]) as (_, answering, session):
        await edit(answering, session)
    assert waited == [0.3]


async def test_an_edit_whose_connection_was_lost_is_sent_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, [CUT, DONE]) as (server, answering, session):
        await edit(answering, session)
    assert (server.connections, len(server.requests)) == (2, 2)


async def test_a_new_message_whose_connection_was_lost_is_not_sent_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with served(monkeypatch, [CUT, DONE]) as (server, answering, session):
        asked = given()
        with pytest.raises((OSError, ClientError)):
            await answering.execute_webhook(
                1, "secret", session=session, multipart=asked.multipart, files=asked.files
            )
    assert len(server.requests) == 1


async def test_an_answer_does_not_share_its_connection_with_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(monkeypatch, [DONE, DONE]) as (server, answering, session):
        await edit(answering, session)
        where = Route("POST", "/interactions/{id}/{token}/callback", id=5, token="secret")
        await answering.request(where, session, payload={"type": 6})
    assert server.connections == 2


async def test_the_bot_sends_its_pictures_by_courier(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with logged_in(monkeypatch, tmp_path) as client:
        assert isinstance(getattr(client.http, SESSION), Courier)
