"""One client at the gateway: its session, which outlives connections, and its connection."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

GUILDS, GUILD_MEMBERS, GUILD_MODERATION = 1, 1 << 1, 1 << 2
GUILD_PRESENCES, GUILD_MESSAGES = 1 << 8, 1 << 9
DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
"""The bits of a client's intents (events/gateway, gateway intents)."""
KEPT_EVENTS = 5000
MAX_COMMANDS = 120


@dataclass(slots=True)
class Session:
    """One gateway session, which outlives its connections."""

    id: str
    shard: int
    shards: int
    intents: int
    connection: Connection | None = None
    sequence: int = 0
    events: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def covers(self, guild_id: int | None) -> bool:
        """Check whether this shard gets the events of a guild (None: DMs, which go to shard 0)."""
        return self.shard == (0 if guild_id is None else (guild_id >> 22) % self.shards)


class Connection:
    """One connection: frames go out in order through a queue, compressed when the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.received: deque[float] = deque(maxlen=MAX_COMMANDS)
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._deflate = zlib.compressobj() if compressed else None

    def send(self, frame: bytes) -> None:
        """Queue a frame."""
        self._frames.put_nowait(frame)

    async def write(self) -> None:
        """Send queued frames until the connection ends."""
        while (frame := await self._frames.get()) is not None:
            try:
                if self._deflate is None:
                    await self.socket.send_str(frame.decode())
                else:
                    packed = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return

    def stop(self) -> None:
        """End `write`."""
        self._frames.put_nowait(None)
