"""Takes forms with pictures to Discord in place of aiohttp's session, for discord.py.

aiohttp takes a form apart into pieces, and the event loop with it: an upload kept answers waiting for longer
than a move takes. Here it is put together once and written as a whole (docs/performance.md). When to try
again and how long to wait stays discord.py's business.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.message import Message
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlencode

from bot.ui.line import JSON, Lines, LostError, Reply

LONGEST_UPLOAD: Final = 60.0
"""Seconds for one form on its way and the reply to it: the way up may be a narrow one."""
QUOTED: Final = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""How a name stands in a form (HTML standard, multipart/form-data)."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form with its content type. body: its bytes, in turns what is written about a file and the file."""

    kind: str
    body: tuple[bytes, ...]


def form(fields: Iterable[Mapping[str, Any]]) -> Form:
    """The form of fields as discord.py lists them: `name` and `value`, a text or an open file; of a file also
    `filename` and `content_type`. Files are read from their beginning."""
    boundary = token_hex(16)
    body: list[bytes] = []
    between = ""
    for each in fields:
        value, where = each["value"], f'form-data; name="{str(each["name"]).translate(QUOTED)}"'
        is_text = isinstance(value, str)
        if not is_text:
            where += f'; filename="{str(each["filename"]).translate(QUOTED)}"'
        kind = JSON if is_text else each["content_type"]
        between += f"--{boundary}\r\nContent-Disposition: {where}\r\nContent-Type: {kind}\r\n\r\n"
        if is_text:
            between += value
        else:
            value.seek(0)
            body += (between.encode(), value.read())
            between = ""
        between += "\r\n"
    body.append(f"{between}--{boundary}--\r\n".encode())
    return Form(f"multipart/form-data; boundary={boundary}", tuple(body))


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
    """A session that sends the same form each time it is asked to."""

    def __init__(self, lines: Lines, carried: Form) -> None:
        self._lines = lines
        self._carried = carried

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, params: Mapping[str, Any] | None = None, **_: Any
    ) -> AsyncIterator[Replied]:
        """Sends the form. Raises OSError where there is no connection, or none any more."""
        path = "/" + url.split("/", 3)[3]
        if params:
            path += "?" + urlencode(params)
        kind, body = self._carried.kind, self._carried.body
        try:
            reply = await self._lines.send(method, path, kind, *body, patience=LONGEST_UPLOAD)
        except LostError:
            # Most likely the other side had long closed it. What is edited twice looks the same.
            if method != "PATCH":
                raise
            reply = await self._lines.send(method, path, kind, *body, patience=LONGEST_UPLOAD)
        yield Replied(reply)
