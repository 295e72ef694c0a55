"""The connections that news go out on: whatever has changed at a match, each is told what is new to it."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from bot.logs import get_logger
from bot.match.values import MatchId, RefusedError, UserId
from bot.text import Language
from bot.web.house import House, Shown
from bot.web.limits import MOST_SOCKETS

log = get_logger("web")

LOOK: Final = 1.0
"""Seconds between two looks at what other processes may have changed."""
SENDING: Final = 5.0
"""Seconds after which somebody who takes no news is given up."""


@dataclass(eq=False)
class Listener:
    """A connection. recognise: tells anew whose it is. about: what it was told last."""

    socket: web.WebSocketResponse
    recognise: Callable[[], Awaitable[object]]
    user: UserId
    language: Language
    about: str


@dataclass(eq=False)
class _Crowd:
    """Those who look at one match, and the work that tells them.

    fresh: who has come since the last news. revision: as of these.
    """

    listeners: set[Listener] = field(default_factory=set)
    fresh: set[Listener] = field(default_factory=set)
    stirred: asyncio.Event = field(default_factory=asyncio.Event)
    work: asyncio.Task[None] | None = None
    revision: int = -1


class Crowds:
    """All that look on, by match. Who is told nothing new hears nothing, not even that there was something.

    looks: whether matches are also changed by other processes.
    """

    def __init__(self, house: House, *, looks: bool) -> None:
        self._house = house
        self._looks = looks
        self._crowds: defaultdict[MatchId, _Crowd] = defaultdict(_Crowd)
        self._stop_hearing: Callable[[], None] | None = None

    def start(self) -> None:
        """Hear of changes."""
        self._stop_hearing = self._house.on_change(self.stir)

    async def stop(self) -> None:
        """Close all connections."""
        if self._stop_hearing is not None:
            self._stop_hearing()
        crowds = list(self._crowds.values())
        self._crowds.clear()
        for crowd in crowds:
            if crowd.work is not None:
                crowd.work.cancel()
        sockets = [listener.socket for crowd in crowds for listener in crowd.listeners]
        await asyncio.gather(*(_close(socket) for socket in sockets), return_exceptions=True)

    def stir(self, match: MatchId) -> None:
        """Have those who look at a match told what is new."""
        crowd = self._crowds.get(match)
        if crowd is not None:
            crowd.stirred.set()

    def check_room(self, user: UserId) -> None:
        """Raise RefusedError for who has too many connections open."""
        counted = Counter(listener.user for crowd in self._crowds.values() for listener in crowd.listeners)
        if counted[user] >= MOST_SOCKETS:
            raise RefusedError("touch-too-fast")

    async def listen(self, match: MatchId, listener: Listener) -> None:
        """Keep a connection until its browser ends it."""
        crowd = self._crowds[match]
        crowd.listeners.add(listener)
        crowd.fresh.add(listener)
        crowd.stirred.set()
        if crowd.work is None:
            crowd.work = asyncio.create_task(self._serve(match, crowd), name="board-news")
        try:
            async for _ in listener.socket:
                # What a browser has to say it says by requests; this keeps the connection awake.
                pass
        finally:
            crowd.listeners.discard(listener)
            if not crowd.listeners:
                if crowd.work is not None:
                    crowd.work.cancel()
                    crowd.work = None
                if self._crowds.get(match) is crowd:
                    del self._crowds[match]

    async def _serve(self, match: MatchId, crowd: _Crowd) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK if self._looks else None):
                    await crowd.stirred.wait()
            crowd.stirred.clear()
            try:
                revision = await self._house.revision(match)
                fresh, crowd.fresh = crowd.fresh, set()
                told = crowd.listeners if revision != crowd.revision else fresh & crowd.listeners
                crowd.revision = revision
                await self._tell(match, crowd, tuple(told))
            except RefusedError as error:
                log.info("board_news_late", match=match, reason=error.reason)
                crowd.revision = -1
                await asyncio.sleep(LOOK)
                crowd.stirred.set()

    async def _tell(self, match: MatchId, crowd: _Crowd, listeners: Iterable[Listener]) -> None:
        """Tell some what is new to them, each as soon as it is known who it is. What everybody sees alike is
        made once in each language."""
        made: dict[tuple[UserId, Language], asyncio.Task[Shown]] = {}

        async def tell(listener: Listener) -> None:
            try:
                await listener.recognise()
                whose = (await self._house.audience(match, listener.user), listener.language)
                if whose not in made:
                    made[whose] = asyncio.create_task(
                        self._house.show(match, listener.user, listener.language)
                    )
                shown = await made[whose]
            except RefusedError as error:
                if error.reason not in PASSING:
                    crowd.listeners.discard(listener)
                    await _close(listener.socket)
                return
            if shown.about != listener.about:
                listener.about = shown.about
                await _send(listener, shown)

        await asyncio.gather(*map(tell, listeners))


PASSING: Final = ("refused-storage", "refused-busy", "refused-sight-unknown")
"""Refusals that will pass; after any other one a connection is closed."""


async def _send(listener: Listener, shown: Shown) -> None:
    try:
        async with asyncio.timeout(SENDING):
            await listener.socket.send_str(shown.json.decode())
    except (ConnectionError, TimeoutError, RuntimeError):
        await _close(listener.socket)


async def _close(socket: web.WebSocketResponse) -> None:
    with suppress(ConnectionError, TimeoutError, RuntimeError):
        async with asyncio.timeout(SENDING):
            await socket.close()
