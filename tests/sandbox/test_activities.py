"""Discord's part around an Activity: what its client answers a page, what its proxy carries."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
from aiohttp import ClientSession, web

from bot.sandbox import Sandbox, SandboxSettings
from bot.sandbox.client import rpc
from bot.sandbox.core import Core
from bot.sandbox.proxy import HOST
from bot.sandbox.world import APP_ID
from bot.sandbox.world.activities import Frame

FRAMED = {"Content-Security-Policy": "script-src 'self'; frame-ancestors https://discord.com"}
HELLO: Mapping[str, Any] = {"v": 1, "encoding": "json", "client_id": str(APP_ID)}
ASKED: Mapping[str, Any] = {"client_id": str(APP_ID), "response_type": "code", "scope": ["identify"]}


def open_frame(core: Core) -> Frame:
    """Somebody's frame, in the first channel."""
    channel = next(iter(core.world.channels.values()))
    return core.activities.launch(core.world.people[0], channel)


def ask(core: Core, frame: Frame, command: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """What the client answers a command."""
    ((_, told),) = rpc.answer(core, frame, [rpc.FRAME, {"cmd": command, "args": arguments, "nonce": "n"}])
    return dict(told)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"v": 2}, rpc.INVALID_VERSION),
        ({"encoding": "etf"}, rpc.INVALID_ENCODING),
        ({"client_id": "1"}, rpc.INVALID_CLIENT),
        ({"frame_id": "another"}, rpc.INVALID_CLIENT),
    ],
)
def test_a_wrong_handshake_ends_it(wrong: Mapping[str, Any], code: int) -> None:
    """Given a page that greets as no page of this application does, then it is closed, and noted."""
    core = Core(SandboxSettings())
    frame = open_frame(core)

    ((opcode, told),) = rpc.answer(core, frame, [rpc.HANDSHAKE, {**HELLO, "frame_id": frame.id, **wrong}])

    assert (opcode, told["code"]) == (rpc.CLOSE, code)
    assert [error.kind for error in core.request_log.errors] == ["activity"]


def test_commands_are_answered_after_the_handshake_and_only_those_that_are_known() -> None:
    """Given a page, then nothing is answered before hands were shaken; afterwards a code is given for our own
    application, and what is unknown or not allowed is refused."""
    core = Core(SandboxSettings())
    frame = open_frame(core)
    assert rpc.answer(core, frame, [rpc.FRAME, {"cmd": "AUTHORIZE", "args": ASKED}])[0][0] == rpc.CLOSE
    ((_, ready),) = rpc.answer(core, frame, [rpc.HANDSHAKE, {**HELLO, "frame_id": frame.id}])
    assert ready["evt"] == "READY"

    assert ask(core, frame, "AUTHORIZE", ASKED)["data"]["code"]
    for command, arguments, code in (
        ("AUTHORIZE", {**ASKED, "client_id": "1"}, rpc.OTHER_CLIENT),
        ("AUTHORIZE", {**ASKED, "scope": ["everything"]}, rpc.INVALID_PAYLOAD),
        ("AUTHORIZE", {**ASKED, "scope": []}, rpc.INVALID_PAYLOAD),
        ("OPEN_EXTERNAL_LINK", {"url": "http://pony.example"}, rpc.INVALID_PAYLOAD),
        ("SET_CONFIG", {}, rpc.INVALID_COMMAND),
    ):
        told = ask(core, frame, command, arguments)
        assert (told["evt"], told["data"]["code"], told["nonce"]) == ("ERROR", code, "n")
    core.activities.declined.add(frame.user.id)
    assert ask(core, frame, "AUTHORIZE", ASKED)["data"]["code"] == rpc.DENIED


def test_an_instance_is_one_for_a_channel_and_over_when_all_have_left() -> None:
    """Given two in one channel and one in another, then the first two share an instance till both left."""
    core = Core(SandboxSettings())
    here, there = list(core.world.channels.values())[:2]
    first, second, third = core.world.people[:3]
    instance = core.activities.launch(first, here).instance
    assert core.activities.launch(second, here).instance is instance
    assert core.activities.launch(third, there).instance is not instance
    assert instance.payload()["users"] == [str(first.id), str(second.id)]

    core.activities.leave(first)
    assert instance.id in core.activities.instances
    core.activities.leave(second)
    assert instance.id not in core.activities.instances


@pytest.fixture
async def served(unused_tcp_port: int) -> AsyncIterator[tuple[Sandbox, dict[str, Any]]]:
    """A sandbox in front of a page of an Activity. With it the headers of that page, and what was asked."""
    seen: dict[str, Any] = {"headers": dict(FRAMED), "asked": []}

    async def answer(request: web.Request) -> web.Response:
        seen["asked"].append((request.path, dict(request.headers)))
        return web.Response(text="the page", headers=seen["headers"])

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", unused_tcp_port).start()
    async with Sandbox(SandboxSettings(activity_url=f"http://127.0.0.1:{unused_tcp_port}")) as sandbox:
        yield sandbox, seen
    await runner.cleanup()


async def test_the_proxy_carries_what_is_under_its_path_and_no_cookie(
    served: tuple[Sandbox, dict[str, Any]],
) -> None:
    """Given a page with cookies in its browser, then the proxy carries its requests without them, under its
    own origin, and adds a policy by which nothing is loaded but through it."""
    sandbox, seen = served
    async with ClientSession(cookies={"board": "kept"}) as session:
        given = {"Authorization": "Bearer x", "Origin": sandbox.url}
        answer = await session.get(f"{sandbox.url}/.proxy/table/1/now", headers=given)
        assert await answer.text() == "the page"
        assert (await session.get(f"{sandbox.url}/table/1/now")).status == 404
    ((path, headers),) = seen["asked"]
    assert path == "/table/1/now"
    assert headers["Authorization"] == "Bearer x"
    assert headers["Origin"] == f"https://{HOST}"
    assert "Cookie" not in headers
    assert f"default-src {sandbox.url}/.proxy/" in answer.headers.getall("Content-Security-Policy")[-1]


async def test_a_page_that_discord_may_not_frame_or_that_sets_a_cookie_is_noted(
    served: tuple[Sandbox, dict[str, Any]],
) -> None:
    """Given a page that may be framed by Discord, then it is shown; one that may not is refused, and a
    cookie is noted."""
    sandbox, seen = served
    url = f"{sandbox.url}/activities/{APP_ID}/?frame_id=1"
    async with ClientSession() as session:
        assert (await session.get(url)).status == 200
        seen["headers"] = {"Content-Security-Policy": "frame-ancestors 'none'"}
        assert (await session.get(url)).status == 502
        seen["headers"] = {"Set-Cookie": "board=1"}
        assert "Set-Cookie" not in (await session.get(f"{sandbox.url}/.proxy/x")).headers
    assert [error.kind for error in sandbox.core.request_log.errors] == ["activity", "activity"]


async def test_commands_registered_without_discords_own_are_refused(
    served: tuple[Sandbox, dict[str, Any]],
) -> None:
    """Given an application with an Activity, when its commands are registered without the one Discord made,
    then they are refused; with it they are taken."""
    sandbox, _ = served
    url, bot = f"{sandbox.api_url}/applications/{APP_ID}/commands", {"Authorization": "Bot x"}
    async with ClientSession(headers=bot) as session:
        (entry,) = await (await session.get(url)).json()
        own = {"name": "greet", "type": 1, "description": "Greet"}
        refused = await session.put(url, json=[own])
        assert (refused.status, (await refused.json())["code"]) == (400, 50240)
        assert (await session.put(url, json=[own, entry])).status == 200
