"""The way answers go to Discord: over connections that are kept open for nothing else.

aiohttp takes longer over one small request than the bot over the move it tells of (docs/performance.md), and
it lets go of a connection after fifteen quiet seconds, so that the next answer begins with a handshake.
Whatever does not succeed at once is left to discord.py, which knows how to wait and try again.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import orjson
from aiohttp import ClientSession
from discord import HTTPException
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.logs import get_logger
from bot.ui.line import JSON, LostError, Network

log = get_logger("ui")

CALLBACK: Final = "/callback"
ACKNOWLEDGED: Final = 40060
"""Discord's code for an answer that has arrived already."""
NOT_NOW: Final = (429,)
"""The refusal that may pass, beside all of Discord's own faults."""


class Written(dict[str, Any]):
    """A plain answer that is written already. route: where it goes; body: as JSON."""

    __slots__ = ("body", "route")

    def __init__(self, route: Route, payload: Mapping[str, Any]) -> None:
        super().__init__(payload)
        self.route = route
        self.body = orjson.dumps(payload)


class Answering(AsyncWebhookAdapter):
    """discord.py's way to interactions and webhooks, with a quicker one for plain answers.

    It is in force where it has been put into discord.py's `async_context`.
    """

    def __init__(self, agent: str) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._network = Network(agent)

    async def open(self, base: str) -> None:
        """Opens a connection ahead of the first answer. base: of the API's addresses."""
        with suppress(OSError):
            await self._network.to(base).open()

    async def request(self, route: Route, session: ClientSession, **options: Any) -> Any:
        """What discord.py's does, and the same is raised."""
        payload = options.get("payload")
        if not isinstance(payload, Written) and not _is_plain(route, options):
            return await super().request(route, session, **options)
        lost = False
        try:
            path = route.url.split("/", 3)[3]
            body = payload.body if isinstance(payload, Written) else orjson.dumps(payload)
            reply = await self._network.to(Route.BASE).send("POST", f"/{path}", JSON, body)
        except OSError as error:
            log.info("answer_again", why=repr(error))
            lost = isinstance(error, LostError)
        else:
            if reply.status < HTTPStatus.MULTIPLE_CHOICES:
                return reply.data
            if reply.status not in NOT_NOW and reply.status < HTTPStatus.INTERNAL_SERVER_ERROR:
                raise reply.error()
            log.info("answer_again", status=reply.status)
        try:
            return await super().request(route, session, **options)
        except HTTPException as error:
            if lost and error.code == ACKNOWLEDGED:
                return None
            raise

    def close(self) -> None:
        """Lets go of all connections."""
        self._network.close()


def _is_plain(route: Route, options: dict[str, Any]) -> bool:
    """Whether it is an answer without files, of which nothing is wanted back."""
    if route.method != "POST" or not route.url.endswith(CALLBACK):
        return False
    given = {name for name, value in options.items() if value}
    return given == {"payload"}
