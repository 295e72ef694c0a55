"""The gateway: HELLO, IDENTIFY, RESUME, heartbeats and events (Discord's events/gateway page)."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import orjson
from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox.errors import Json
from bot.sandbox.gateway.connection import (
    GUILD_MEMBERS,
    GUILDS,
    MAX_COMMANDS,
    MESSAGE_CONTENT,
    PRIVILEGED,
    Connection,
    Session,
)
from bot.sandbox.request_log import RequestLog
from bot.sandbox.settings import SandboxSettings
from bot.sandbox.world import APP_ID, Clock, Payloads, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11
KEPT_SESSIONS = 64
MAX_PAYLOAD, COMMAND_SECONDS = 4096, 60.0
ON_THE_WAY = 0.02
"""Seconds until a heartbeat is acknowledged. At once is too early: discord.py would take it for the answer to
the heartbeat before, and complain of being 41 seconds behind."""


class Gateway:
    """All sessions and connections."""

    def __init__(
        self,
        world: World,
        payloads: Payloads,
        clock: Clock,
        request_log: RequestLog,
        settings: SandboxSettings,
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._clock = clock
        self._request_log = request_log
        self._settings = settings
        self._connections: set[Connection] = set()
        self.sessions: dict[str, Session] = {}
        self.identifies = 0
        self.too_early = 0
        self._identified: dict[int, float] = {}
        self.resumes = 0
        self.url = ""
        self.ready = asyncio.Event()
        self.refuse_resume = False
        self.paused = False
        self._held_from: dict[str, int] = {}

    def dispatch(self, event: str, data: Json, guild_id: int | None, intent: int = 0) -> None:
        """Send an event to every session that covers the guild and asked for one of the `intent` bits."""
        for session in list(self.sessions.values()):
            if session.covers(guild_id) and (not intent or session.intents & intent):
                self._send(session, event, self._censor(data, session, event, guild_id))

    def _censor(self, data: Json, session: Session, event: str, guild_id: int | None) -> Json:
        """Without the message-content intent the words of others stay hidden (guilds, no mention)."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & MESSAGE_CONTENT:
            return data
        own = data["author"]["id"] == str(APP_ID)
        mentioned = any(user["id"] == str(APP_ID) for user in data["mentions"])
        if own or mentioned or guild_id is None:
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    def _send(self, session: Session, event: str, data: Json) -> None:
        session.sequence += 1
        frame = orjson.dumps({"op": DISPATCH, "t": event, "s": session.sequence, "d": data})
        session.events.append((session.sequence, frame))
        if session.connection is not None and not self.paused:
            session.connection.send(frame)

    @property
    def connected(self) -> bool:
        """Check whether a bot is connected and ready now."""
        return any(session.connection is not None for session in self.sessions.values())

    async def drop(self, code: int = 4000, *, forget: bool = False) -> int:
        """Close every connection with this code, `forget` the sessions or not; gives how many there were."""
        connections = list(self._connections)
        if forget:
            self.sessions.clear()
        for connection in connections:
            if connection.session is not None:
                connection.session.connection = None
            self._note_absence()
            await connection.socket.close(code=code)
        return len(connections)

    def send_op(self, op: int, data: Any = None) -> None:
        """Send a bare op to every connection: 7 asks to reconnect, 9 declares the session invalid."""
        if op == INVALID and not data:
            self.sessions.clear()
        for connection in self._connections:
            connection.send(orjson.dumps({"op": op, "d": data, "s": None, "t": None}))

    def pause(self, *, paused: bool) -> None:
        """Hold events back, or send what was held back."""
        self.paused = paused
        for session in self.sessions.values():
            connection = session.connection
            if not paused and connection is not None:
                self._replay(session, connection, self._held_from.pop(session.id, session.sequence))
            elif paused:
                self._held_from.setdefault(session.id, session.sequence)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one gateway connection."""
        socket = web.WebSocketResponse(max_msg_size=0, heartbeat=None, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        interval = int(self._settings.heartbeat_seconds * 1000)
        connection.send(
            orjson.dumps({"op": HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
        )
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    await socket.close(code=4002)
                    break
                code = self._receive(connection, message.data)
                if code:
                    self._request_log.record_problem(self._clock.now(), "gateway", f"closed with {code}")
                    await socket.close(code=code)
                    break
        finally:
            self._connections.discard(connection)
            if connection.session is not None and connection.session.connection is connection:
                connection.session.connection = None
                if socket.close_code in (1000, 1001):
                    self.sessions.pop(connection.session.id, None)
            self._note_absence()
            connection.stop()
            await writer
        return socket

    def _note_absence(self) -> None:
        if not self.connected:
            self.ready.clear()

    def _receive(self, connection: Connection, text: str) -> int:
        """Take one payload of the client; gives a close code, or 0."""
        if len(text.encode()) > MAX_PAYLOAD:
            return 4002
        now = self._clock.now()
        if len(connection.received) == MAX_COMMANDS and now - connection.received[0] < COMMAND_SECONDS:
            return 4008
        connection.received.append(now)
        try:
            payload = orjson.loads(text)
            op, data = payload["op"], payload.get("d")
        except (orjson.JSONDecodeError, KeyError, TypeError):
            return 4002
        if op == HEARTBEAT:
            ack = orjson.dumps({"op": ACK, "d": None, "s": None, "t": None})
            asyncio.get_running_loop().call_later(ON_THE_WAY, connection.send, ack)
            return 0
        if op == IDENTIFY:
            return self._identify(connection, data)
        if op == RESUME:
            return self._resume(connection, data)
        if connection.session is None:
            return 4003
        if op == MEMBERS:
            self._members(connection.session, data)
            return 0
        return 0 if op in (PRESENCE, VOICE) else 4001

    def _token_is_right(self, token: Any) -> bool:
        wanted = self._settings.token
        return wanted is None or str(token).removeprefix("Bot ") == wanted

    def _identify(self, connection: Connection, data: Json) -> int:
        if connection.session is not None:
            return 4005
        if not self._token_is_right(data.get("token")):
            return 4004
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0:
            return 4013
        if intents & PRIVILEGED & ~self._settings.privileged_intents:
            return 4014
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            return 4010
        served = sum((guild_id >> 22) % shards == shard for guild_id in self._world.guilds)
        if served > self._settings.guilds_per_shard:
            return 4011
        if not self._may_identify(shard % self._settings.max_concurrency):
            # Without a record: discord.py waits and asks again, as Discord wants it.
            connection.send(orjson.dumps({"op": INVALID, "d": False, "s": None, "t": None}))
            return 0
        self.identifies += 1
        if self.identifies > self._settings.identify_limit:
            return 4008
        for old in [s for s in self.sessions.values() if s.connection is None and s.shard == shard]:
            del self.sessions[old.id]
        while len(self.sessions) >= KEPT_SESSIONS:
            del self.sessions[next(iter(self.sessions))]
        session = Session(secrets.token_hex(16), shard, shards, intents, connection)
        self.sessions[session.id] = session
        connection.session = session
        self._welcome(session)
        return 0

    def _may_identify(self, key: int) -> bool:
        """Check whether the last IDENTIFY of a rate-limit key lies long enough ago; if so, note this one."""
        now, last = self._clock.now(), self._identified.get(key)
        if last is not None and now - last < self._settings.identify_seconds:
            self.too_early += 1
            return False
        self._identified[key] = now
        return True

    def _welcome(self, session: Session) -> None:
        guilds = [g for g in self._world.guilds.values() if session.covers(g.id)]
        ready: Json = {
            "v": 10,
            "user": self._payloads.me(),
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(APP_ID), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "_trace": [],
        }
        self._send(session, "READY", ready)
        if session.intents & GUILDS:
            members = bool(session.intents & GUILD_MEMBERS)
            for guild in guilds:
                self._send(session, "GUILD_CREATE", self._payloads.guild_create(guild, members=members))
        self.ready.set()

    def _resume(self, connection: Connection, data: Json) -> int:
        if not self._token_is_right(data.get("token")):
            return 4004
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq") or 0
        oldest = session.events[0][0] if session and session.events else 1
        if session is None or self.refuse_resume or sequence + 1 < oldest or sequence > session.sequence:
            self.refuse_resume = False
            connection.send(orjson.dumps({"op": INVALID, "d": False, "s": None, "t": None}))
            return 0
        self.resumes += 1
        session.connection = connection
        self.ready.set()
        connection.session = session
        self._replay(session, connection, sequence)
        self._send(session, "RESUMED", {"_trace": []})
        return 0

    @staticmethod
    def _replay(session: Session, connection: Connection, after: int) -> None:
        for number, frame in session.events:
            if number > after:
                connection.send(frame)

    def _members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(int(data.get("guild_id", 0)))
        if guild is None:
            return
        wanted = data.get("user_ids")
        query = str(data.get("query") or "").lower()
        ids = [int(i) for i in (wanted if isinstance(wanted, list) else [wanted])] if wanted else []
        users = [self._world.users[i] for i in guild.members]
        members = [u for u in users if (u.id in ids if wanted else u.name.lower().startswith(query))]
        limit = int(data.get("limit") or 0) or len(members)
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [self._payloads.member(guild, user) for user in members[:limit]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in ids if i not in guild.members],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._send(session, "GUILD_MEMBERS_CHUNK", chunk)

    async def close(self) -> None:
        """Close every connection for good."""
        for connection in list(self._connections):
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)
