"""Pictures on order: nothing is painted on the event loop, and nothing twice (DESIGN section 11)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from bot import cores
from bot.draw.encode import Encoded
from bot.draw.jobs import paint, warm
from bot.draw.worker import InlineWorker, Worker

if TYPE_CHECKING:
    from bot.draw.board import Board

T = TypeVar("T")

MOST_PICTURES = 512
"""Encoded pictures kept."""

MOST_BYTES = 16 * 1024 * 1024
"""Bytes of encoded pictures kept."""

Name = tuple[str, Hashable, str, float]
"""What a picture is known by: title, scene, theme and scale."""


@dataclass(slots=True)
class Commission:
    """A picture that is waited for: by how many, and where it will be found."""

    board: Board[Any]
    work: asyncio.Future[Encoded]
    waiting: int = 0


class PictureService:
    """Has scenes painted and keeps the encoded pictures by what they show.

    All methods belong to the event loop's thread; another one waits for the worker, which paints and encodes.
    Pictures are painted in the order asked for, and one that nobody waits for any more is not painted at all.
    """

    def __init__(
        self,
        most_pictures: int = MOST_PICTURES,
        most_bytes: int = MOST_BYTES,
        worker: Callable[[], Worker] = InlineWorker,
    ) -> None:
        self._hire = worker
        self._worker = worker()
        self._errands: set[Worker] = set()
        # A thread begins where the one that asks for it is kept, and so does a process.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio", initializer=cores.roam)
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="errands", initializer=cores.roam)
        self._kept: OrderedDict[Name, Encoded] = OrderedDict()
        self._commissions: OrderedDict[Name, Commission] = OrderedDict()
        self._painting: Name | None = None
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
        commission = self._commissions.get(name)
        if commission is None:
            commission = Commission(board, asyncio.get_running_loop().create_future())
            self._commissions[name] = commission
            self._paint_next()
        commission.waiting += 1
        try:
            # One who stops waiting must not take the picture from the others.
            return await asyncio.shield(commission.work)
        finally:
            commission.waiting -= 1
            if not commission.waiting and name != self._painting and not commission.work.done():
                self._commissions.pop(name, None)
                commission.work.cancel()

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
        return [
            self._thread.submit(self._worker.do, warm, board, theme, scale) for board, theme, scale in plan
        ]

    async def errand(self, function: Callable[..., T], *arguments: Any) -> T:
        """What a function returns that takes long and is called where pictures are painted.

        It is given a worker for itself, so that nobody's picture waits for it.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._aside, self._run, function, *arguments)

    def stay_on(self, core: int) -> None:
        """Has pictures painted on one core, so that the others are free."""
        self._worker.stay_on(core)

    def roam(self) -> None:
        """Has pictures painted wherever there is time."""
        self._worker.roam()

    def close(self) -> None:
        """Stops drawing; what is not yet begun is dropped."""
        for commission in self._commissions.values():
            commission.work.cancel()
        self._commissions.clear()
        for thread in (self._thread, self._aside):
            thread.shutdown(wait=False, cancel_futures=True)
        for worker in (self._worker, *self._errands):
            worker.close()

    def _run(self, function: Callable[..., T], *arguments: Any) -> T:
        worker = self._hire()
        self._errands.add(worker)
        try:
            return worker.do(function, *arguments)
        finally:
            self._errands.discard(worker)
            worker.close()

    def _recall(self, name: Name) -> Encoded | None:
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
        return found

    def _paint_next(self) -> None:
        if self._painting is not None or not self._commissions:
            return
        name, commission = next(iter(self._commissions.items()))
        self._painting = name
        _, scene, theme, scale = name
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(
            self._thread, self._worker.do, paint, commission.board, scene, theme, scale
        )
        work.add_done_callback(self._painted)

    def _painted(self, work: asyncio.Future[Encoded]) -> None:
        name, self._painting = self._painting, None
        assert name is not None
        commission = self._commissions.pop(name, None)
        if not work.cancelled():
            error = work.exception()
            if error is None:
                self._keep(name, work.result())
            if commission is not None and not commission.work.done():
                _hand_over(commission.work, work.result() if error is None else None, error)
        self._paint_next()

    def _keep(self, name: Name, picture: Encoded) -> None:
        self._kept[name] = picture
        self._bytes += len(picture.bytes)
        while len(self._kept) > self._most_pictures or self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped.bytes)


def _hand_over(work: asyncio.Future[Encoded], picture: Encoded | None, error: BaseException | None) -> None:
    if picture is not None:
        work.set_result(picture)
    elif error is not None:
        work.set_exception(error)
        work.exception()  # it is told to those who wait; with nobody waiting it is nobody's concern
