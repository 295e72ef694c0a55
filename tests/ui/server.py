"""Servers on loopback, one that answers as it has been told to and the sandbox, and ways to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import orjson
import pytest
from discord.http import Route

from bot.client import Plan, Pony
from bot.sandbox import Sandbox
from bot.store import SqliteStore
from bot.ui.answering import Answering
from bot.ui.courier import Courier

DONE = b"HTTP/1.1 204 No Content\r\n\r\n"
CUT = b""
"""Stands for the end of the connection in place of a reply."""


def told(status: str, code: int, *headers: str) -> bytes:
    body = orjson.dumps({"code": code, "message": "no", "retry_after": 0.0})
    lines = (f"HTTP/1.1 {status}", "Content-Type: application/json", f"Content-Length: {len(body)}", *headers)
    return "".join(f"{line}\r\n" for line in lines).encode() + b"\r\n" + body


@dataclass
class Server:
    """Answers each request with the next of its replies. connections: how many were opened."""

    replies: list[bytes]
    base: str = ""
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    connections: int = 0
    asked: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                first, *lines = head.decode().strip().split("\r\n")
                headers = dict(line.split(": ", 1) for line in lines)
                body = await reader.readexactly(int(headers["Content-Length"]))
                self.requests.append((first, headers, body))
                self.asked.set()
                reply = self.replies.pop(0)
                writer.write(reply)
                if reply == CUT:
                    return
        except asyncio.IncompleteReadError:
            return
        finally:
            writer.close()


@asynccontextmanager
async def served(
    monkeypatch: pytest.MonkeyPatch, replies: Sequence[bytes]
) -> AsyncIterator[tuple[Server, Answering, Any]]:
    """A server, and discord.py's way to it with its session."""
    server = Server([*replies])
    listening = await asyncio.start_server(server.serve, "127.0.0.1", 0)
    server.base = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/api/v10"
    monkeypatch.setattr(Route, "BASE", server.base)
    answering = Answering("tester")
    async with listening:
        session = Courier(aiohttp.ClientSession(), "tester")
        try:
            yield server, answering, session
        finally:
            answering.close()
            await session.close()


@asynccontextmanager
async def logged_in(monkeypatch: pytest.MonkeyPatch, place: Path) -> AsyncIterator[Pony]:
    """The bot, without games and with an empty database, logged in to a sandbox."""
    async with Sandbox() as sandbox:
        monkeypatch.setattr(Route, "BASE", sandbox.api_url)
        client = Pony(await SqliteStore.open(place / "pony.db"), {}, Plan(open_post=False))
        try:
            await client.login("secret")
            yield client
        finally:
            await client.close()
