"""Takes pictures to Discord for discord.py, in place of aiohttp's session.

aiohttp takes a form apart into pieces, and the event loop with it: an upload kept answers waiting for longer
than a move takes. Here it is put together once and written as a whole (docs/performance.md). When to try
again and how long to wait stays discord.py's business.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from email.message import Message
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlencode

from aiohttp import ClientSession, FormData

from bot.ui.line import JSON, ListeningLine, LostError, Network, Reply

AGENT: Final = "User-Agent"
TYPE: Final = "Content-Type"
LONGEST_UPLOAD: Final = 60.0
"""Seconds for one form on its way and the reply to it: the way up may be a narrow one."""
QUOTED: Final = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""How a name stands in a form (HTML standard, multipart/form-data)."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a form: a text, or a file, which has a filename and a content type."""

    name: str
    content: bytes
    filename: str | None = None
    kind: str = JSON


@dataclass(frozen=True, slots=True)
class Form:
    """A form with its content type. body: its bytes, in turns what is written about a file and the file."""

    kind: str
    body: tuple[bytes, ...]


def form(fields: Iterable[Field]) -> Form:
    """The form of some fields; files are not copied."""
    boundary = token_hex(16)
    body: list[bytes] = []
    before = b""
    for each in fields:
        where = f'form-data; name="{each.name.translate(QUOTED)}"'
        if each.filename is not None:
            where += f'; filename="{each.filename.translate(QUOTED)}"'
        before += f"--{boundary}\r\nContent-Disposition: {where}\r\n{TYPE}: {each.kind}\r\n\r\n".encode()
        if each.filename is None:
            before += each.content
        else:
            body += (before, each.content)
            before = b""
        before += b"\r\n"
    body.append(before + f"--{boundary}--\r\n".encode())
    return Form(f"multipart/form-data; boundary={boundary}", tuple(body))


def fields_of(data: FormData) -> Iterable[Field]:
    """What discord.py has put into a form. Files are read to their end."""
    for about, headers, value in data._fields:
        if isinstance(value, str):
            yield Field(about["name"], value.encode())
        else:
            yield Field(about["name"], value.read(), about["filename"], headers[TYPE])


class Replied:
    """A reply as discord.py reads it from aiohttp."""

    def __init__(self, reply: Reply) -> None:
        self.status = reply.status
        self.reason = reply.reason
        self.headers = reply.headers or Message()
        self._body = reply.body

    async def text(self, encoding: str) -> str:
        """The body."""
        return self._body.decode(encoding)


class Courier:
    """discord.py's session, but for forms: they go over connections of their own, so that no answer stands in
    line with a picture."""

    def __init__(self, session: ClientSession, agent: str) -> None:
        self._session = session
        self._network = Network(agent, ListeningLine)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    async def close(self) -> None:
        """Lets go of all connections, the session's as well."""
        self._network.close()
        await self._session.close()

    def request(
        self, method: str, url: str, *, data: Any = None, **options: Any
    ) -> AbstractAsyncContextManager[Any]:
        """As aiohttp's; a form raises OSError where there is no connection, or none any more."""
        if isinstance(data, FormData):
            return self._carried(method, url, form(fields_of(data)), **options)
        return self._session.request(method, url, data=data, **options)

    @asynccontextmanager
    async def _carried(
        self,
        method: str,
        url: str,
        carried: Form,
        *,
        headers: Mapping[str, str],
        params: Mapping[str, Any] | None = None,
        **unused: Any,
    ) -> AsyncIterator[Replied]:
        scheme, _, place, path = url.split("/", 3)
        query = f"?{urlencode(params)}" if params else ""
        more = {name: value for name, value in headers.items() if name != AGENT}

        async def sent() -> Reply:
            return await self._network.to(f"{scheme}//{place}").send(
                method, f"/{path}{query}", carried.kind, *carried.body, headers=more, patience=LONGEST_UPLOAD
            )

        try:
            reply = await sent()
        except LostError:
            # Most likely the other side had long closed it. What is edited twice looks the same.
            if method != "PATCH":
                raise
            reply = await sent()
        yield Replied(reply)
