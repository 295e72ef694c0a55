"""Discord's proxy in front of the page of an Activity: what it carries, and what a browser may load by it.

On Discord it is a host of its own, `<application>.discordsays.com`, in a frame of discord.com. Here both are
this server, so their names in a policy are read as ours. It carries what is under `/.proxy/`, and no cookies.
"""

from __future__ import annotations

import asyncio
from typing import Final

from aiohttp import (
    ClientError,
    ClientSession,
    ClientWebSocketResponse,
    WSMsgType,
    WSServerHandshakeError,
    web,
)
from multidict import CIMultiDict

from bot.sandbox.core import Core
from bot.sandbox.world import APP_ID

PROXY: Final = "/.proxy/"
HOST: Final = f"{APP_ID}.discordsays.com"
DISCORD: Final = "https://discord.com"
KEPT_BACK: Final = frozenset(
    {
        *(
            "host",
            "cookie",
            "origin",
            "referer",
            "connection",
            "upgrade",
            "content-length",
            "accept-encoding",
        ),
        *("sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions", "sec-websocket-protocol"),
    }
)
NOT_GIVEN: Final = frozenset(
    {"set-cookie", "content-encoding", "content-length", "transfer-encoding", "connection", "date", "server"}
)
POLICY: Final = "Content-Security-Policy"


class ActivityProxy:
    """The proxy to where the portal says the Activity is served."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def add_to(self, app: web.Application) -> None:
        """Serve the page of the Activity, and all it loads."""
        app.router.add_get(f"/activities/{APP_ID}/", self._page)
        app.router.add_route("*", PROXY + "{path:.*}", self._carry)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        answer = await self._fetch(request, f"/?{request.query_string}")
        *policies, _ = answer.headers.getall(POLICY, [""])
        here = f"http://{request.host}"
        if any(
            "frame-ancestors" in policy and here not in policy.partition("frame-ancestors")[2]
            for policy in policies
        ):
            self._core.record_problem("activity", f"Discord may not frame the page: {policies}")
            return web.Response(status=502, text="This page does not let itself be framed.")
        return answer

    async def _carry(self, request: web.Request) -> web.StreamResponse:
        path = request.raw_path.removeprefix(PROXY[:-1])
        fault = self._core.faults.take(request.method, request.path)
        if fault is not None and fault.status:
            return web.Response(status=fault.status)
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._connect(request, path)
        return await self._fetch(request, path)

    def _headers(self, request: web.Request) -> CIMultiDict[str]:
        given = ((name, value) for name, value in request.headers.items() if name.lower() not in KEPT_BACK)
        return CIMultiDict([*given, ("Origin", f"https://{HOST}")])

    async def _fetch(self, request: web.Request, path: str) -> web.Response:
        target = self._core.settings.activity_url
        if target is None:
            return web.Response(status=404, text="This application has no Activity.")
        try:
            async with (
                ClientSession() as session,
                session.request(
                    request.method,
                    target + path,
                    headers=self._headers(request),
                    data=await request.read(),
                    allow_redirects=False,
                ) as answer,
            ):
                body = await answer.read()
        except (ClientError, OSError) as error:
            return web.Response(status=502, text=repr(error))
        if "Set-Cookie" in answer.headers:
            self._core.record_problem("activity", f"a cookie for {path}: in a frame it is a third party's")
        headers = CIMultiDict(
            (name, self._read_names(value, request) if name == POLICY else value)
            for name, value in answer.headers.items()
            if name.lower() not in NOT_GIVEN
        )
        headers.add(POLICY, _write_policy(request.host))
        return web.Response(status=answer.status, body=body, headers=headers)

    def _read_names(self, policy: str, request: web.Request) -> str:
        here = f"http://{request.host}"
        return policy.replace(f"wss://{HOST}", f"ws://{request.host}").replace(DISCORD, here)

    async def _connect(self, request: web.Request, path: str) -> web.StreamResponse:
        target = self._core.settings.activity_url
        spoken = [
            protocol.strip()
            for protocol in request.headers.get("Sec-WebSocket-Protocol", "").split(",")
            if protocol
        ]
        try:
            async with (
                ClientSession() as session,
                session.ws_connect(
                    f"{target}{path}", headers=self._headers(request), protocols=spoken
                ) as far,
            ):
                near = web.WebSocketResponse(protocols=[far.protocol] if far.protocol else [])
                await near.prepare(request)
                ways = [asyncio.create_task(_relay(far, near)), asyncio.create_task(_relay(near, far))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await near.close()
                return near
        except WSServerHandshakeError as error:
            return web.Response(status=error.status)
        except (ClientError, OSError) as error:
            return web.Response(status=502, text=repr(error))


async def _relay(
    source: ClientWebSocketResponse | web.WebSocketResponse,
    target: ClientWebSocketResponse | web.WebSocketResponse,
) -> None:
    async for message in source:
        if message.type is WSMsgType.TEXT:
            await target.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await target.send_bytes(message.data)


def _write_policy(host: str) -> str:
    """The proxy's own policy: nothing but by the proxy, and nobody but Discord around it."""
    ours = f"http://{host}{PROXY}"
    return (
        f"default-src {ours} 'unsafe-inline' 'unsafe-eval' blob: data:; "
        f"connect-src {ours} ws://{host}{PROXY}; frame-ancestors 'self'"
    )
