"""Requests of the bot so far, and how the sandbox is to misbehave."""

from __future__ import annotations

import re
from dataclasses import asdict

from aiohttp import web
from pydantic import TypeAdapter

from bot.sandbox.control.request import CORE, read_body, reply
from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.rest.faults import Fault
from bot.sandbox.settings import GalleryEdits, Threads, Uploads

routes = web.RouteTableDef()
GALLERY_EDITS: TypeAdapter[GalleryEdits] = TypeAdapter(GalleryEdits)
UPLOADS: TypeAdapter[Uploads] = TypeAdapter(Uploads)
THREADS: TypeAdapter[Threads] = TypeAdapter(Threads)


@routes.get("/requests")
async def list_requests(request: web.Request) -> web.Response:
    """The bot's requests."""
    after = int(request.query.get("after", 0))
    path = re.compile(request.query.get("path", ""))
    method = request.query.get("method")
    return reply(
        [
            record.as_json()
            for record in request.app[CORE].request_log.requests
            if record.number > after and path.search(record.path) and method in (None, record.method)
        ]
    )


@routes.delete("/requests")
async def clear_requests(request: web.Request) -> web.Response:
    """Forget requests, errors and warnings."""
    request.app[CORE].request_log.clear()
    return reply({})


@routes.get("/errors")
async def list_errors(request: web.Request) -> web.Response:
    """Errors and warnings."""
    log = request.app[CORE].request_log
    return reply(
        {
            "errors": [asdict(problem) for problem in log.errors],
            "warnings": [asdict(problem) for problem in log.warnings],
            "invalid_replies": log.invalid_replies,
        }
    )


@routes.post("/faults")
async def plan_fault(request: web.Request) -> web.Response:
    """Plan a fault."""
    request.app[CORE].faults.plan(Fault.model_validate(await read_body(request)))
    return reply({})


@routes.delete("/faults")
async def clear_faults(request: web.Request) -> web.Response:
    """Drop all planned faults."""
    request.app[CORE].faults.planned.clear()
    return reply({})


@routes.get("/behaviour")
async def show_behaviour(request: web.Request) -> web.Response:
    """Show how the sandbox behaves where Discord may behave in more than one way."""
    return reply(_describe(request.app[CORE]))


@routes.patch("/behaviour")
async def change_behaviour(request: web.Request) -> web.Response:
    """Change how the sandbox behaves."""
    core, body = request.app[CORE], await read_body(request)
    core.gallery_edits = GALLERY_EDITS.validate_python(body.get("gallery_edits", core.gallery_edits))
    core.uploads = UPLOADS.validate_python(body.get("uploads", core.uploads))
    core.threads = THREADS.validate_python(body.get("threads", core.threads))
    return reply(_describe(core))


def _describe(core: Core) -> Json:
    return {"gallery_edits": core.gallery_edits, "uploads": core.uploads, "threads": core.threads}


@routes.get("/gateway")
async def show_gateway(request: web.Request) -> web.Response:
    """Connections, identifies and resumes so far."""
    gateway = request.app[CORE].gateway
    counts = {"connected": gateway.connected, "sessions": len(gateway.sessions)}
    return reply({**counts, "identifies": gateway.identifies, "resumes": gateway.resumes})


@routes.post("/gateway")
async def disturb_gateway(request: web.Request) -> web.Response:
    """Drop connections, ask to reconnect, invalidate sessions, hold events back."""
    body, gateway = await read_body(request), request.app[CORE].gateway
    if "drop" in body:
        return reply({"closed": await gateway.drop(int(body["drop"]), forget=bool(body.get("forget")))})
    if "refuse_resume" in body:
        gateway.refuse_resume = bool(body["refuse_resume"])
    if "op" in body:
        gateway.send_op(int(body["op"]), body.get("data"))
    if "pause" in body:
        gateway.pause(paused=bool(body["pause"]))
    return reply({})
