"""The sandbox as a server on loopback: REST, gateway, CDN, control interface and page."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import orjson
from aiohttp import web
from aiohttp.typedefs import Handler
from pydantic import ValidationError

from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.control import behaviour, feed, people, world
from bot.sandbox.control.request import CORE, reply
from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError
from bot.sandbox.proxy import ActivityProxy
from bot.sandbox.request_log import RequestRecord
from bot.sandbox.rest import router
from bot.sandbox.rest.call import Call, read_call
from bot.sandbox.rest.faults import Fault
from bot.sandbox.rest.threads import archive_idle_threads
from bot.sandbox.settings import SandboxSettings

API = "/api/v10"
PAGE = Path(__file__).parent / "page"
LOUD = {50035: "bad_request", 50006: "bad_request", 40060: "double_answer", 10062: "late_answer"}


def _build_response(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    # discord.py compares the content type with == and takes anything with a charset for text
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=orjson.dumps(body), headers=headers)


class Sandbox:
    """A Discord on this machine: `start()`, connect a bot to `api_url` and `gateway_url`, then `stop()`.

    With port 0 the system chooses one. All state is in memory and goes with the object.
    """

    def __init__(self, settings: SandboxSettings | None = None, *, port: int = 0) -> None:
        self.settings = settings or SandboxSettings()
        self.core = Core(self.settings)
        self.port = port
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """The address of the page and of the control interface."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def api_url(self) -> str:
        """Return what `discord.http.Route.BASE` must be."""
        return self.url + API

    @property
    def gateway_url(self) -> str:
        """Return what `DiscordWebSocket.DEFAULT_GATEWAY` must be, as text."""
        return f"ws://127.0.0.1:{self.port}/gateway/"

    async def start(self) -> None:
        """Listen on loopback; OSError when the port is taken."""
        app = web.Application(client_max_size=self.settings.request_limit + 2 * 1024 * 1024)
        app.router.add_get("/gateway/", self.core.gateway.handle)
        app.router.add_get("/gateway", self.core.gateway.handle)
        app.router.add_get("/attachments/{channel}/{number}/{name}", self._file)
        app.router.add_get("/emojis/{number}.{kind}", self._emoji)
        app.router.add_route("*", API + "/{path:.*}", self._rest)
        app.router.add_get("/", self._page)
        app.router.add_static("/page", PAGE)
        ActivityProxy(self.core).add_to(app)
        app.add_subapp("/sandbox", create_control_app(self.core))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.core.base_url = self.url
        self.core.gateway.url = self.gateway_url

    async def stop(self) -> None:
        """Close every connection and stop listening; the port may be used again at once."""
        self.core.pending.close()
        self.core.feed.close()
        await self.core.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Sandbox:
        """Start."""
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop."""
        await self.stop()

    async def _page(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _file(self, request: web.Request) -> web.Response:
        stored = self.core.files.get(int(request.match_info["number"]))
        if stored is None or stored.filename != request.match_info["name"]:
            return web.Response(status=404, text="This content is no longer available.")
        headers = {"Content-Type": stored.content_type, "Cache-Control": "max-age=3600"}
        return web.Response(body=stored.data, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        if number not in self.core.emojis.ids:
            return web.Response(status=404, text="This emoji is not there any more.")
        emoji = self.core.emojis.get(int(number))
        # A picture belongs to its id for good.
        headers = {"Content-Type": emoji.content_type, "Cache-Control": "max-age=3600"}
        return web.Response(body=emoji.data, headers=headers)

    async def _rest(self, request: web.Request) -> web.Response:
        core = self.core
        path = request.path.removeprefix(API)
        record = core.request_log.open(core.clock.now(), request.method, path, dict(request.query), None)
        started = time.perf_counter()
        headers: dict[str, str] = {}
        try:
            call = await read_call(request, path, self.settings.request_limit)
            _describe(record, call)
            status, body = await self.answer(request, call, headers)
        except ApiError as error:
            status, body = error.status, error.body()
            headers |= error.headers
            self._record_refusal(error, record)
        except Exception as error:
            core.record_problem("sandbox_fault", f"{request.method} {path}: {error!r}", record.number)
            raise
        record.status, record.reply = status, body
        record.milliseconds = (time.perf_counter() - started) * 1000
        if status in (401, 403, 429):
            core.request_log.invalid_replies += 1
        return _build_response(status, body, headers)

    async def answer(self, request: web.Request, call: Call, headers: dict[str, str]) -> tuple[int, Any]:
        """Carry out a request of the bot; return status and body. `headers` is added to. Raises ApiError."""
        archive_idle_threads(self.core)
        fault = self.core.faults.take(call.method, call.path)
        if fault is not None:
            await self._apply_fault(request, fault, before=True)
        routed = router.find(call.method, call.path)
        if routed is None:
            self.core.record_problem("unknown_route", f"{call.method} {call.path}")
            raise ApiError(0)
        route, gaps = routed
        if not route.exempt and not (route.bearer and (call.bearer or call.form)):
            self._check_token(request)
        name, major = router.bucket(route, gaps)
        headers |= self.core.rates.count(name, major, route.rule, exempt=route.exempt)
        reply = router.run(self.core, call, route, gaps)
        if fault is not None:
            await self._apply_fault(request, fault, before=False)
        return reply

    async def _apply_fault(self, request: web.Request, fault: Fault, *, before: bool) -> None:
        if fault.after == before:
            return
        await asyncio.sleep(fault.delay)
        if fault.cut and request.transport is not None:
            request.transport.close()
            raise ApiError(0, status=500, message="cut")
        error = fault.error()
        if error is not None:
            raise error

    def _check_token(self, request: web.Request) -> None:
        given = request.headers.get("Authorization", "")
        wanted = self.settings.token
        if not given.startswith("Bot ") or (wanted is not None and given != f"Bot {wanted}"):
            raise ApiError(0, status=401, message="401: Unauthorized")

    def _record_refusal(self, error: ApiError, record: RequestRecord) -> None:
        kind = None if error.ordered else LOUD.get(error.code)
        if error.code in (30008, 30015, 30032, 40005) and not error.ordered:
            kind = "bad_request"
        if kind is not None:
            where = f"{record.method} {record.path}"
            self.core.record_problem(kind, f"{where}: {error}", record.number)


def _describe(record: RequestRecord, call: Call) -> None:
    record.payload = call.payload
    record.multipart = call.multipart
    record.files = [
        {
            "number": part.number,
            "filename": part.filename,
            "content_type": part.declared_type,
            "size": len(part.data),
        }
        for part in call.parts
    ]


@web.middleware
async def refuse_impossible(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer 400 with the reason where a request asks for what cannot be done."""
    try:
        return await handler(request)
    except ImpossibleError as error:
        why = {"reason": error.reason, "facts": error.facts} if error.reason else {}
        return reply({"impossible": str(error), **why}, 400)
    except (KeyError, ValueError, ValidationError, ApiError) as error:
        return reply({"impossible": str(error)}, 400)


def create_control_app(core: Core) -> web.Application:
    """Create the control interface, to be mounted under /sandbox."""
    app = web.Application(middlewares=[refuse_impossible])
    app[CORE] = core
    for room in (world, people, feed, behaviour):
        app.add_routes(room.routes)
    return app
