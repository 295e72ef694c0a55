"""A press as it comes from the gateway: unpacked as far as it is asked for, and gone once it is answered."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.webhook.async_ import async_context

from bot.client import begun
from bot.ui.arrival import Arrival
from bot.ui.parts import Layout


class Payload(dict[str, Any]):
    """A dict one can hold weakly."""


def press(**changes: Any) -> Payload:
    """What the gateway sends for a press in somebody's direct messages."""
    return Payload(
        {
            "id": "11",
            "application_id": "12",
            "type": 3,
            "token": "secret",
            "version": 1,
            "locale": "pl",
            "attachment_size_limit": 1,
            "data": {"custom_id": "x", "component_type": 2},
            "channel": {"id": "13", "type": 1, "recipients": []},
            "user": {"id": "14", "username": "frida", "discriminator": "0", "avatar": None},
            "message": {"id": "15", "flags": 0, "components": []},
        }
        | changes
    )


def arrival(data: Payload) -> Arrival:
    me = SimpleNamespace(id=12)
    client = SimpleNamespace(user=me)
    state: Any = SimpleNamespace(
        _get_client=lambda: client,
        http=SimpleNamespace(_HTTPClient__session=None, proxy=None, proxy_auth=None),
    )
    state.store_user = lambda user, **_: discord.User(state=state, data=user)
    return Arrival(data=data, state=state)


def test_every_answer_finds_what_it_needs() -> None:
    came = arrival(press())
    assert (came.id, came.by, came.token, came.application_id, came.guild_id) == (11, 14, "secret", 12, None)
    assert (came.locale, came.data["custom_id"]) == (discord.Locale.polish, "x")
    assert (came.origin.id, came.origin.private) == (15, True)


async def test_an_answer_goes_before_what_nobody_waits_for() -> None:
    """Given other work that waits for its turn, then an answer has begun when the press has been read."""
    done: list[str] = []

    async def answer(number: int) -> None:
        done.append(f"answer {number} begins")
        await asyncio.sleep(0)
        done.append(f"answer {number} ends")

    asyncio.get_running_loop().call_soon(done.append, "other")
    tasks = [begun(answer(number)) for number in range(2)]
    assert done == ["answer 0 begins", "answer 1 begins"]
    await asyncio.gather(*tasks)
    assert done[2:] == ["other", "answer 0 ends", "answer 1 ends"]


async def test_who_answers_and_who_reads_are_tasks_of_their_own() -> None:
    """Given an answer that gives something up after a time, then the reader of presses is not disturbed."""
    seen: list[asyncio.Task[Any] | None] = []

    async def answer() -> None:
        seen.append(asyncio.current_task())
        with suppress(TimeoutError):
            async with asyncio.timeout(0.001):
                await asyncio.sleep(10.0)
        seen.append(asyncio.current_task())

    reader = asyncio.current_task()
    task = begun(answer())
    assert asyncio.current_task() is reader
    await asyncio.sleep(0.01)
    await task
    assert seen == [task, task]


async def test_an_answer_that_fails_at_once_fails_alone() -> None:
    async def answer() -> None:
        raise ValueError("one")

    task = begun(answer())
    assert asyncio.current_task() is not task
    with pytest.raises(ValueError, match="one"):
        await task


def test_an_unknown_language_is_english() -> None:
    assert arrival(press(locale="tlh")).locale == discord.Locale.american_english


def test_the_rest_is_there_when_it_is_asked_for() -> None:
    came = arrival(press())
    assert came.message is None, "of the message only the origin is kept"
    assert isinstance(came.channel, discord.DMChannel)
    assert came.user.name == "frida"
    assert came.app_permissions.value == 0
    with pytest.raises(AttributeError):
        came.nothing_of_the_kind  # noqa: B018


async def test_answers_of_different_presses_are_kept_apart_when_they_have_to_be_repeated() -> None:
    sent: list[Any] = []

    async def request(route: Any, **_: Any) -> None:
        sent.append(route)

    came = arrival(press())
    adapter: Any = SimpleNamespace(request=request)
    before = async_context.get()
    async_context.set(adapter)
    try:
        await came.update(came.written(Layout([])))
    finally:
        async_context.set(before)
    assert [(route.webhook_id, route.webhook_token) for route in sent] == [(11, "secret")]
    assert sent[0].url.endswith("/interactions/11/secret/callback")


def test_a_press_that_has_been_dealt_with_is_gone_at_once() -> None:
    data = press()
    held = weakref.ref(data)
    came = arrival(data)
    assert not came.response.is_done()
    gc.disable()
    try:
        came.let_go()
        del came, data
        assert held() is None
    finally:
        gc.enable()
