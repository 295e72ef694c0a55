"""Pictures for whoever asks: nothing is painted on the event loop, and nothing twice.

The bot lays out the scene, a plain value, and the painting process turns it into an encoded picture. What is
asked for at the same time is painted once, and what nobody waits for any more is not painted. No module that
paints is imported by the bot (tests/draw/test_light.py).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from bot.draw.board import Board, paint
from bot.draw.encode import Encoded
from bot.metrics import FAILED_PICTURES, PAINTING
from bot.worker import InlineWorker, Worker

T = TypeVar("T")

MOST_PICTURES: Final = 512
"""Encoded pictures kept."""
MOST_BYTES: Final = 4 * 1024 * 1024
"""Bytes of encoded pictures kept: some thirty boards. Whoever wants one again does so within moments."""

PictureKey: TypeAlias = tuple[str, Hashable, str, float]
"""What a picture is known by: game, scene, theme and scale."""


@dataclass(slots=True)
class PictureJob:
    """A picture to be painted. waiting: how many wait for it; begun: whether it is being painted; urgent:
    whether somebody can do nothing without it."""

    board: Board[Any]
    picture: asyncio.Future[Encoded]
    waiting: int = 0
    begun: bool = False
    urgent: bool = False


class PictureService:
    """The service that has scenes painted and keeps the encoded pictures by what they show.

    Pictures are painted in the order asked for, urgent ones first, and one that nobody waits for any more is
    not painted at all.
    All methods belong to the event loop's thread.

    painter: makes who paints, one for pictures and one for each `run`.
    """

    def __init__(
        self,
        painter: Callable[[], Worker] = InlineWorker,
        most_pictures: int = MOST_PICTURES,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._make_painter = painter
        self._painter = painter()
        self._runners: set[Worker] = set()
        self._turn_to_run = asyncio.Lock()
        self._kept: OrderedDict[PictureKey, Encoded] = OrderedDict()
        self._most_pictures = most_pictures
        self._most_bytes = most_bytes
        self._bytes = 0
        self._jobs: OrderedDict[PictureKey, PictureJob] = OrderedDict()
        self._working: asyncio.Task[None] | None = None

    async def picture(
        self,
        board: Board[Any],
        key: str,
        scene: Hashable,
        theme: str = "parchment",
        scale: float = 1.0,
        *,
        urgent: bool = False,
    ) -> Encoded:
        """The encoded picture of a scene. Raises WorkerError.

        Requests for the same picture at the same time are painted once. urgent: where somebody can do nothing
        without it.
        """
        name = (key, scene, theme, scale)
        kept = self._recall(name)
        if kept is not None:
            return kept
        job = self._join(name, board, urgent=urgent)
        try:
            # Whoever stops waiting must not take the picture from the others.
            return await asyncio.shield(job.picture)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.begun:
                self._jobs.pop(name, None)
                job.picture.cancel()

    def begin(
        self, board: Board[Any], key: str, scene: Hashable, theme: str = "parchment", scale: float = 1.0
    ) -> None:
        """Have an urgent picture painted that will be asked for as soon as somebody has heard of it."""
        name = (key, scene, theme, scale)
        if self._recall(name) is None:
            self._join(name, board, urgent=True)

    def cached(
        self, key: str, scene: Hashable, theme: str = "parchment", scale: float = 1.0
    ) -> Encoded | None:
        """The picture, if it is at hand."""
        return self._recall((key, scene, theme, scale))

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function that takes long, such as joining a replay; return its result. Raises WorkerError.

        It has a painter for itself, one such function at a time, so that nobody's picture waits for it.
        """
        async with self._turn_to_run:
            return await asyncio.to_thread(self._run, function, *arguments)

    def close(self) -> None:
        """Stop painting; what is not finished is dropped."""
        if self._working is not None:
            self._working.cancel()
        for job in self._jobs.values():
            job.picture.cancel()
        self._jobs.clear()
        for painter in (self._painter, *self._runners):
            painter.close()

    def _run(self, function: Callable[..., T], *arguments: Any) -> T:
        runner = self._make_painter()
        self._runners.add(runner)
        try:
            return runner.run(function, *arguments)
        finally:
            self._runners.discard(runner)
            runner.close()

    def _join(self, name: PictureKey, board: Board[Any], *, urgent: bool) -> PictureJob:
        """Wait for a picture, with whoever does already."""
        job = self._jobs.get(name)
        if job is None:
            job = self._jobs[name] = PictureJob(board, asyncio.get_running_loop().create_future())
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self._work(), name="painting")
        job.waiting += 1
        job.urgent |= urgent
        return job

    async def _work(self) -> None:
        """Paint what is waited for, until there is nothing left."""
        while self._jobs:
            waiting = self._jobs.items()
            name, job = next((entry for entry in waiting if entry[1].urgent), next(iter(waiting)))
            job.begun = True
            _, scene, theme, scale = name
            try:
                with PAINTING.time():
                    picture = await asyncio.to_thread(
                        self._painter.run, paint, job.board, scene, theme, scale
                    )
            except Exception as error:
                FAILED_PICTURES.inc()
                job.picture.set_exception(error)
                job.picture.exception()  # with nobody waiting any more it is nobody's concern
            else:
                self._keep(name, picture)
                job.picture.set_result(picture)
            finally:
                self._jobs.pop(name, None)

    def _recall(self, name: PictureKey) -> Encoded | None:
        kept = self._kept.get(name)
        if kept is not None:
            self._kept.move_to_end(name)
        return kept

    def _keep(self, name: PictureKey, picture: Encoded) -> None:
        self._kept[name] = picture
        self._bytes += len(picture.bytes)
        while len(self._kept) > self._most_pictures or self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped.bytes)
