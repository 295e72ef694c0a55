"""The way answers go to Discord: over connections that are kept open for nothing else.

aiohttp takes longer over one small request than the bot over the move it tells of (docs/performance.md), and
it lets go of a connection after fifteen quiet seconds, so that the next answer begins with a handshake.
Whatever does not succeed at once is left to discord.py, which knows how to wait and try again.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from http.client import responses
from typing import Any, Final, cast
from urllib.parse import urlsplit

import orjson
from aiohttp import ClientSession
from discord import Forbidden, HTTPException, NotFound
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter
from httptools import HttpParserError, HttpResponseParser

from bot.logs import Logger

log = Logger("ui")

CALLBACK: Final = "/callback"
LONGEST_ANSWER: Final = 10.0
"""Seconds Discord has for a request; the answer to a press has three in all."""
MOST_KEPT: Final = 16
"""Connections kept open: as many answers as are on their way at the same time."""
ACKNOWLEDGED: Final = 40060
"""Discord's code for an answer that has arrived already."""
NOT_NOW: Final = (429,)
"""The refusal that may pass, beside all of Discord's own faults."""


class LostError(ConnectionError):
    """Raised when a connection ends before the reply has come: the request may have arrived."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back. body: may be empty."""

    status: int
    body: bytes

    @property
    def reason(self) -> str:
        """The status in words, as discord.py's errors tell it."""
        return responses.get(self.status, "")

    @property
    def data(self) -> Any:
        """The body as JSON; as text where it is none."""
        try:
            return orjson.loads(self.body) if self.body else None
        except orjson.JSONDecodeError:
            return self.body.decode(errors="replace")

    def error(self) -> HTTPException:
        """What discord.py would raise."""
        kind = {403: Forbidden, 404: NotFound}.get(self.status, HTTPException)
        return kind(self, self.data)


class Line(asyncio.Protocol):
    """One connection, with at most one request on its way."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._parser: HttpResponseParser | None = None
        self._reply: asyncio.Future[Reply] | None = None
        self._body: list[bytes] = []

    @property
    def is_free(self) -> bool:
        """Whether it may take a request."""
        return self._transport is not None and not self._transport.is_closing() and self._reply is None

    async def ask(self, request: bytes) -> Reply:
        """Sends a request and waits for the reply to it. Raises LostError."""
        assert self._transport is not None
        # First of all: nothing can come back before the event loop goes on.
        self._transport.write(request)
        loop = asyncio.get_running_loop()
        self._parser, self._body = HttpResponseParser(self), []
        self._reply = loop.create_future()
        patience = loop.call_later(LONGEST_ANSWER, self.close)
        try:
            return await self._reply
        finally:
            patience.cancel()
            if self._reply.cancelled():
                self.close()
            self._reply = None

    def close(self) -> None:
        """Ends it at once."""
        if self._transport is not None:
            self._transport.abort()

    # asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by asyncio."""
        # Those of other event loops are not of asyncio's class.
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio."""
        self._transport = None
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(LostError(repr(exc)))

    def data_received(self, data: bytes) -> None:
        """Called by asyncio; what nobody has asked for ends the connection."""
        if self._parser is None:
            self.close()
            return
        try:
            self._parser.feed_data(data)
        except HttpParserError:
            self.close()

    # httptools

    def on_body(self, body: bytes) -> None:
        """Called by the parser."""
        self._body.append(body)

    def on_message_complete(self) -> None:
        """Called by the parser; what is merely announced (1xx) is no reply yet."""
        assert self._parser is not None
        status = self._parser.get_status_code()
        if status < HTTPStatus.OK:
            return
        if not self._parser.should_keep_alive():
            self.close()
        self._parser = None
        if self._reply is not None and not self._reply.done():
            self._reply.set_result(Reply(status, b"".join(self._body)))


class Lines:
    """The open connections to one place, the one used last being used next."""

    def __init__(self, origin: str, agent: str) -> None:
        place = urlsplit(origin)
        assert place.hostname is not None
        self._host = place.hostname
        self._secure = ssl.create_default_context() if place.scheme == "https" else None
        self._port = place.port or (443 if self._secure else 80)
        self._head = (
            f" HTTP/1.1\r\nHost: {place.netloc}\r\nUser-Agent: {agent}\r\n"
            "Content-Type: application/json\r\nContent-Length: "
        ).encode()
        self._free: deque[Line] = deque(maxlen=MOST_KEPT)
        self._closed = False

    async def post(self, path: str, body: bytes) -> Reply:
        """Sends JSON and waits for the reply. Raises LostError, or OSError where there is no connection."""
        line = self._take() or await self._opened()
        try:
            return await line.ask(b"POST %b%b%d\r\n\r\n%b" % (path.encode(), self._head, len(body), body))
        finally:
            self._put_back(line)

    async def open(self) -> None:
        """Opens a connection for the first answer. Raises OSError."""
        self._put_back(await self._opened())

    def close(self) -> None:
        """Ends all that are free, and each of the others as soon as it is."""
        self._closed = True
        while self._free:
            self._free.pop().close()

    async def _opened(self) -> Line:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(LONGEST_ANSWER):
            _, line = await loop.create_connection(Line, self._host, self._port, ssl=self._secure)
        return line

    def _take(self) -> Line | None:
        while self._free:
            line = self._free.pop()
            if line.is_free:
                return line
        return None

    def _put_back(self, line: Line) -> None:
        if self._closed or not line.is_free or len(self._free) == MOST_KEPT:
            line.close()
        else:
            self._free.append(line)


class Answering(AsyncWebhookAdapter):
    """discord.py's way to interactions and webhooks, with a quicker one for plain answers.

    It is in force where it has been put into discord.py's `async_context`.
    """

    def __init__(self, agent: str) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._agent = agent
        self._lines: dict[str, Lines] = {}

    async def open(self, base: str) -> None:
        """Opens a connection ahead of the first answer. base: of the API's addresses."""
        with suppress(OSError):
            await self._to(base).open()

    async def request(self, route: Route, session: ClientSession, **options: Any) -> Any:
        """What discord.py's does, and the same is raised."""
        if not _is_plain(route, options):
            return await super().request(route, session, **options)
        lost = False
        try:
            path = route.url.split("/", 3)[3]
            reply = await self._to(Route.BASE).post(f"/{path}", orjson.dumps(options["payload"]))
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
        for lines in self._lines.values():
            lines.close()

    def _to(self, base: str) -> Lines:
        found = self._lines.get(base)
        if found is None:
            found = self._lines[base] = Lines(base, self._agent)
        return found


def _is_plain(route: Route, options: dict[str, Any]) -> bool:
    """Whether it is an answer without files, of which nothing is wanted back."""
    if route.method != "POST" or not route.url.endswith(CALLBACK):
        return False
    given = {name for name, value in options.items() if value}
    return given == {"payload"}
