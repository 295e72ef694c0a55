"""The control interface as an aiohttp application: its routes and how it refuses."""

from __future__ import annotations

from aiohttp import web
from aiohttp.typedefs import Handler
from pydantic import ValidationError

from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.control import behaviour, feed, people, world
from bot.sandbox.control.request import CORE, reply
from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError


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
    """The application to be mounted under /sandbox."""
    app = web.Application(middlewares=[refuse_impossible])
    app[CORE] = core
    for room in (world, people, feed, behaviour):
        app.add_routes(room.routes)
    return app
