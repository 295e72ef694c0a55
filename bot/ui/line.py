"""Connections to Discord kept open: one request at a time on each, and no more of HTTP than that takes."""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from email.message import Message
from http import HTTPStatus
from http.client import responses
from typing import Any, Final, cast
from urllib.parse import urlsplit

import orjson
from discord import Forbidden, HTTPException, NotFound
from httptools import HttpParserError, HttpResponseParser

JSON: Final = "application/json"
LONGEST_ANSWER: Final = 10.0
"""Seconds Discord has for a request; the answer to a press has three in all."""
MOST_KEPT: Final = 16
"""Connections kept open: as many answers as are on their way at the same time."""


class LostError(ConnectionError):
    """Raised when a connection ends before the reply has come: the request may have arrived."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back. body: may be empty; headers: where they were listened to."""

    status: int
    body: bytes
    headers: Message | None = None

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

    async def ask(self, request: Iterable[bytes], patience: float) -> Reply:
        """Sends the parts of a request and waits so many seconds for the reply to it. Raises LostError."""
        assert self._transport is not None
        # First of all: nothing can come back before the event loop goes on.
        for part in request:
            self._transport.write(part)
        loop = asyncio.get_running_loop()
        self._parser, self._body = HttpResponseParser(self), []
        self._reply = loop.create_future()
        end = loop.call_later(patience, self.close)
        try:
            return await self._reply
        finally:
            end.cancel()
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
            self._reply.set_result(self._told(status, b"".join(self._body)))

    def _told(self, status: int, body: bytes) -> Reply:
        return Reply(status, body)


class ListeningLine(Line):
    """One that listens to the headers of a reply as well."""

    def __init__(self) -> None:
        super().__init__()
        self._headers = Message()

    def on_message_begin(self) -> None:
        """Called by the parser."""
        self._headers = Message()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Called by the parser."""
        self._headers[name.decode("latin-1")] = value.decode("latin-1")

    def _told(self, status: int, body: bytes) -> Reply:
        return Reply(status, body, self._headers)


class Lines:
    """The open connections to one place, the one used last being used next."""

    def __init__(self, origin: str, agent: str, line: type[Line]) -> None:
        place = urlsplit(origin)
        assert place.hostname is not None
        self._host = place.hostname
        self._secure = ssl.create_default_context() if place.scheme == "https" else None
        self._port = place.port or (443 if self._secure else 80)
        self._line = line
        self._head = f" HTTP/1.1\r\nHost: {place.netloc}\r\nUser-Agent: {agent}\r\n"
        self._free: deque[Line] = deque(maxlen=MOST_KEPT)
        self._closed = False

    async def send(
        self,
        method: str,
        path: str,
        kind: str,
        *body: bytes,
        headers: Mapping[str, str] | None = None,
        patience: float | None = None,
    ) -> Reply:
        """Sends a request and waits for the reply.

        kind: the content type. body: its parts; large ones are not put together, for that takes longer than
        to send them. headers: more of them. patience: in seconds, if not that of an answer.

        Raises LostError, or OSError where there is no connection.
        """
        line = self._take() or await self._opened()
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items()) if headers else ""
        length = sum(map(len, body))
        head = f"{method} {path}{self._head}{more}Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n"
        try:
            return await line.ask((head.encode() + body[0], *body[1:]), patience or LONGEST_ANSWER)
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
            _, line = await loop.create_connection(self._line, self._host, self._port, ssl=self._secure)
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


class Network:
    """The open connections to all places, by origin. line: what each of them is."""

    def __init__(self, agent: str, line: type[Line] = Line) -> None:
        self._agent = agent
        self._line = line
        self._lines: dict[str, Lines] = {}

    def to(self, origin: str) -> Lines:
        """Those to one place."""
        found = self._lines.get(origin)
        if found is None:
            found = self._lines[origin] = Lines(origin, self._agent, self._line)
        return found

    def close(self) -> None:
        """Lets go of all connections."""
        for lines in self._lines.values():
            lines.close()
