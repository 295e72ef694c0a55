"""One REST request, read."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import BodyPartReader, web

from bot.sandbox.errors import ApiError, Json
from bot.sandbox.rest.messages import UploadedFile

Reply = tuple[int, Any]
HUNG_UP = 499
"""The status of a request whose sender was gone before it was whole, as nginx writes it down."""
_FILE = re.compile(r"^files\[(\d+)\]$")


@dataclass(slots=True)
class Call:
    """Method, path after `/api/v10`, query, JSON body (also of a multipart request) and files.

    form: of a request that is none of JSON. bearer: a person's token.
    """

    method: str
    path: str
    query: dict[str, str]
    payload: Any = None
    parts: list[UploadedFile] = field(default_factory=list)
    multipart: bool = False
    form: dict[str, str] | None = None
    bearer: str | None = None

    def body(self) -> Json:
        """The JSON body, which must be an object."""
        if not isinstance(self.payload, dict):
            raise ApiError(50035, message="Only dictionaries may be used in a DictType")
        return self.payload

    def flag(self, name: str) -> bool:
        """Check whether a query parameter says yes."""
        return self.query.get(name, "").lower() in ("1", "true")


def _loads(raw: bytes) -> Any:
    try:
        return orjson.loads(raw) if raw else None
    except orjson.JSONDecodeError:
        raise ApiError(50109) from None


async def _read_multipart(request: web.Request, call: Call, limit: int) -> None:
    call.multipart = True
    held = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(50035, message="nested forms are not understood")
        name = str(part.name)
        data = bytes(await part.read())
        held += len(data)
        if held > limit + 1024 * 1024:
            raise ApiError(40005)
        file_field = _FILE.match(name)
        if name == "payload_json":
            call.payload = _loads(data)
        elif file_field:
            filename = str(part.filename or "unknown")
            declared = part.headers.get("Content-Type")
            call.parts.append(UploadedFile(int(file_field[1]), filename, declared, data))
        else:
            raise ApiError(50035, message=f"unknown form part {name!r}")


async def read_call(request: web.Request, path: str, limit: int) -> Call:
    """Read a request; raises 50109 on broken JSON, 40005 on too large a body, 499 on half a request."""
    call = Call(request.method, path, dict(request.query))
    given = request.headers.get("Authorization", "")
    call.bearer = given.removeprefix("Bearer ") if given.startswith("Bearer ") else None
    try:
        if request.content_type == "multipart/form-data":
            await _read_multipart(request, call, limit)
        elif request.content_type == "application/x-www-form-urlencoded":
            call.form = {name: str(value) for name, value in (await request.post()).items()}
        elif request.can_read_body:
            call.payload = _loads(await request.read())
    except ConnectionResetError:
        # A bot that is killed while it sends: nothing was asked yet, and nobody reads the reply.
        raise ApiError(0, status=HUNG_UP, message="the request broke off") from None
    return call
