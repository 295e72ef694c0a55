"""The one thread that draws: nothing is painted on the event loop, and nothing twice (DESIGN section 11)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

from bot.draw.board import Board
from bot.draw.encode import Encoded, encode

MOST_PICTURES = 512
"""Encoded pictures kept."""

MOST_BYTES = 64 * 1024 * 1024
"""Bytes of encoded pictures kept."""

Name = tuple[str, Hashable, str, float]
"""What a picture is known by: title, scene, theme and scale."""


class Studio:
    """Paints scenes on a thread of its own and keeps the encoded pictures by what they show.

    All methods belong to the event loop's thread; only painting and encoding happen elsewhere.
    """

    def __init__(self, most_pictures: int = MOST_PICTURES, most_bytes: int = MOST_BYTES) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio")
        self._kept: OrderedDict[Name, Encoded] = OrderedDict()
        self._under_way: dict[Name, asyncio.Future[Encoded]] = {}
        self._most_pictures = most_pictures
        self._most_bytes = most_bytes
        self._bytes = 0

    async def picture(
        self, board: Board[Any], key: str, scene: Hashable, theme: str = "parchment", scale: float = 1.0
    ) -> Encoded:
        """The encoded picture of a scene. Requests for the same picture at the same time are drawn once."""
        name = (key, scene, theme, scale)
        found = self._recall(name)
        if found is not None:
            return found
        work = self._under_way.get(name)
        if work is None:
            loop = asyncio.get_running_loop()
            work = loop.run_in_executor(self._thread, _paint, board, scene, theme, scale)
            self._under_way[name] = work
            work.add_done_callback(partial(self._finish, name))
        # One who stops waiting must not take the picture from the others.
        return await asyncio.shield(work)

    def cached(
        self, key: str, scene: Hashable, theme: str = "parchment", scale: float = 1.0
    ) -> Encoded | None:
        """The picture, if it is at hand."""
        return self._recall((key, scene, theme, scale))

    def warm(
        self,
        boards: Iterable[Board[Any]],
        themes: Iterable[str] = ("parchment",),
        scales: Iterable[float] = (1.0,),
    ) -> list[Future[None]]:
        """Builds static layers ahead of time, board after board; returns at once with the work under way."""
        plan = [(board, theme, scale) for board in boards for theme in themes for scale in scales]
        return [self._thread.submit(board.warm, theme, scale) for board, theme, scale in plan]

    def close(self) -> None:
        """Stops drawing; what is not yet begun is dropped."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _recall(self, name: Name) -> Encoded | None:
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
        return found

    def _finish(self, name: Name, work: asyncio.Future[Encoded]) -> None:
        self._under_way.pop(name, None)
        if work.cancelled() or work.exception() is not None:
            return
        picture = work.result()
        self._kept[name] = picture
        self._bytes += len(picture.bytes)
        while len(self._kept) > self._most_pictures or self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped.bytes)


def _paint(board: Board[Any], scene: Hashable, theme: str, scale: float) -> Encoded:
    return encode(board.paint(scene, theme, scale))
