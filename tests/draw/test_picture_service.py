"""The picture service: one painting for all who ask at once, off the event loop, a bounded memory."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Hashable, Iterator, Sequence
from pathlib import Path

import pytest
from PIL import Image

from bot.draw import picture_service
from bot.draw.encode import Encoded, encode, join
from bot.draw.picture_service import PictureService
from bot.engine import Observation
from bot.text import Language
from bot.worker import InlineWorker, WorkerError, WorkerProcess
from tests.draw import work
from tests.waiting import becomes_so


class Swatches:
    """A board whose scenes are colours."""

    def __init__(self) -> None:
        self.painted: list[Hashable] = []
        self.themes: list[str] = []
        self.threads: set[str] = set()
        self.at_once = self.most_at_once = 0
        self.gate = threading.Event()
        self.gate.set()
        self.begun = threading.Event()

    def views(self, observation: Observation) -> Sequence[str]:
        return ("table",)

    shown = details = views

    def scene(self, observation: Observation, view: str, language: Language) -> Hashable:
        return view

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        self.at_once += 1
        self.begun.set()
        self.most_at_once = max(self.most_at_once, self.at_once)
        self.gate.wait(5)
        self.at_once -= 1
        if scene == "broken":
            raise LookupError(scene)
        self.painted.append(scene)
        self.themes.append(theme)
        self.threads.add(threading.current_thread().name)
        return Image.new("RGB", (round(100 * scale), 80), str(scene))


@pytest.fixture
def service() -> Iterator[PictureService]:
    service = PictureService(most_pictures=3)
    yield service
    service.close()


async def test_a_picture_is_drawn_once_and_then_at_hand(service: PictureService) -> None:
    board = Swatches()
    first = await service.picture(board, "swatches", "red")
    assert service.cached("swatches", "red") is first
    assert await service.picture(board, "swatches", "red") is first
    assert board.painted == ["red"]


async def test_equal_requests_at_the_same_time_are_drawn_once(service: PictureService) -> None:
    board = Swatches()
    pictures = await asyncio.gather(*(service.picture(board, "swatches", "red") for _ in range(20)))
    assert board.painted == ["red"]
    assert len({picture.bytes for picture in pictures}) == 1


async def test_one_who_stops_waiting_does_not_take_the_picture_from_the_others(
    service: PictureService,
) -> None:
    board = Swatches()
    board.gate.clear()
    hasty = asyncio.create_task(service.picture(board, "swatches", "red"))
    patient = asyncio.create_task(service.picture(board, "swatches", "red"))
    await asyncio.sleep(0)
    hasty.cancel()
    board.gate.set()
    assert (await patient).extension == "jpg"
    assert board.painted == ["red"]


async def test_what_nobody_waits_for_any_more_is_not_painted(service: PictureService) -> None:
    board = Swatches()
    board.gate.clear()
    first = asyncio.create_task(service.picture(board, "swatches", "red"))
    overtaken = asyncio.create_task(service.picture(board, "swatches", "green"))
    last = asyncio.create_task(service.picture(board, "swatches", "blue"))
    await asyncio.sleep(0)
    overtaken.cancel()
    await asyncio.sleep(0)
    board.gate.set()
    await asyncio.gather(first, last)
    assert board.painted == ["red", "blue"]


async def test_a_picture_that_is_being_painted_is_finished_though_its_last_waiter_has_left(
    service: PictureService,
) -> None:
    board = Swatches()
    board.gate.clear()
    hasty = asyncio.create_task(service.picture(board, "swatches", "red"))
    await asyncio.to_thread(board.begun.wait)
    hasty.cancel()
    await asyncio.gather(hasty, return_exceptions=True)
    later = asyncio.create_task(service.picture(board, "swatches", "red"))
    await asyncio.sleep(0)
    board.gate.set()

    async with asyncio.timeout(60):
        assert (await later).extension == "jpg"
    assert board.painted == ["red"], "whoever asks again waits for the painting that has begun"
    assert service.cached("swatches", "red") is await later


async def test_title_theme_and_scale_tell_pictures_apart(service: PictureService) -> None:
    board = Swatches()
    await service.picture(board, "swatches", "red")
    assert service.cached("other", "red") is None
    assert service.cached("swatches", "red", "night") is None
    assert service.cached("swatches", "red", "parchment", 0.5) is None


async def test_a_picture_is_painted_in_the_theme_asked_for(service: PictureService) -> None:
    board = Swatches()
    await service.picture(board, "swatches", "red")
    await service.picture(board, "swatches", "red", "night")
    assert board.themes == ["parchment", "night"]


async def test_pictures_are_painted_one_at_a_time_off_the_event_loop_in_the_order_asked_for(
    service: PictureService,
) -> None:
    board = Swatches()
    scenes = ["red", "blue", "green"]
    await asyncio.gather(*(service.picture(board, "swatches", scene) for scene in scenes))
    assert board.painted == scenes
    assert board.most_at_once == 1
    assert threading.current_thread().name not in board.threads


async def test_an_urgent_picture_is_painted_next_though_others_have_waited_longer(
    service: PictureService,
) -> None:
    board = Swatches()
    board.gate.clear()
    waiting = [asyncio.create_task(service.picture(board, "swatches", scene)) for scene in ("red", "blue")]
    await asyncio.to_thread(board.begun.wait)
    service.begin(board, "swatches", "green")
    waiting.append(asyncio.create_task(service.picture(board, "swatches", "grey", urgent=True)))
    await asyncio.sleep(0)
    board.gate.set()
    await asyncio.gather(*waiting)
    assert board.painted == ["red", "green", "grey", "blue"]


async def test_what_is_begun_is_painted_before_anybody_waits_and_once(service: PictureService) -> None:
    board = Swatches()
    service.begin(board, "swatches", "red")
    await becomes_so(lambda: service.cached("swatches", "red") is not None, "nothing was painted")
    service.begin(board, "swatches", "red")
    assert await service.picture(board, "swatches", "red") is service.cached("swatches", "red")
    assert board.painted == ["red"]


async def test_the_least_used_picture_is_forgotten_first(service: PictureService) -> None:
    board = Swatches()
    for scene in ("red", "blue", "green"):
        await service.picture(board, "swatches", scene)
    await service.picture(board, "swatches", "red")
    await service.picture(board, "swatches", "black")
    assert service.cached("swatches", "blue") is None
    assert service.cached("swatches", "red") is not None


@pytest.mark.parametrize(
    ("most_pictures", "most_bytes", "stay"),
    [
        (3, 9, ["c", "d", "e"]),
        (9, 3, ["c", "d", "e"]),
        (9, 9, ["a", "b", "c", "d", "e"]),
        (5, 5, ["a", "b", "c", "d", "e"]),
        (9, 0, []),
    ],
)
async def test_as_many_pictures_and_bytes_as_allowed_are_at_hand_however_many_are_painted(
    monkeypatch: pytest.MonkeyPatch, most_pictures: int, most_bytes: int, stay: list[str]
) -> None:
    """Given room for so many pictures, and for the bytes of so many, then the latest stay."""
    one = Encoded(b"p" * 100, "png")
    monkeypatch.setattr(picture_service, "paint", lambda *_: one)
    service = PictureService(most_pictures=most_pictures, most_bytes=most_bytes * len(one.bytes))
    scenes = ["a", "b", "c", "d", "e"]
    for _ in range(2):
        for scene in scenes:
            await service.picture(Swatches(), "swatches", scene)

    assert [kept_scene for kept_scene in scenes if service.cached("swatches", kept_scene) is not None] == stay
    service.close()


async def test_a_failed_painting_is_told_and_not_kept(service: PictureService) -> None:
    board = Swatches()
    with pytest.raises(LookupError):
        await service.picture(board, "swatches", "broken")
    assert service.cached("swatches", "broken") is None
    assert (await service.picture(board, "swatches", "red")).bytes


async def test_closing_ends_what_takes_long_and_tells_who_waits(tmp_path: Path) -> None:
    service = PictureService(painter=WorkerProcess)
    mark = tmp_path / "pid"
    long = asyncio.create_task(service.run(work.write_pid_and_sleep, mark))
    await asyncio.to_thread(work.wait_for, mark)
    service.close()
    with pytest.raises(WorkerError):
        await long
    assert work.ends(int(mark.read_text()))


async def test_whoever_still_waits_for_a_picture_when_it_closes_hears_of_it(service: PictureService) -> None:
    board = Swatches()
    board.gate.clear()
    waiting = asyncio.create_task(service.picture(board, "swatches", "red"))
    await asyncio.sleep(0)
    service.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    board.gate.set()


async def test_closing_while_a_picture_is_painted_makes_nobody_stumble(service: PictureService) -> None:
    stumbles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: stumbles.append(told))
    board = Swatches()
    board.gate.clear()
    waiting = asyncio.create_task(service.picture(board, "swatches", "red"))
    await asyncio.to_thread(board.begun.wait)
    service.close()
    await asyncio.gather(waiting, return_exceptions=True)
    board.gate.set()
    painting = [task for task in asyncio.all_tasks() if task.get_name() == "painting"]
    ended = await asyncio.gather(*painting, return_exceptions=True)

    assert all(isinstance(result, asyncio.CancelledError) for result in ended)
    assert stumbles == []


async def test_what_takes_long_has_a_process_for_itself_which_ends_with_it() -> None:
    service = PictureService(painter=WorkerProcess)
    pid = await service.run(os.getpid)
    assert pid != os.getpid()
    assert work.ends(pid)
    with pytest.raises(WorkerError, match="frame"):
        await service.run(join, [], 1_000_000)
    service.close()


async def test_a_painter_whose_work_is_done_is_closed_once_and_forgotten() -> None:
    closed: list[InlineWorker] = []

    class Painter(InlineWorker):
        def close(self) -> None:
            closed.append(self)

    service = PictureService(painter=Painter)
    assert await service.run(sum, (1, 2)) == 3
    assert len(closed) == 1
    service.close()
    assert len(closed) == len({id(worker) for worker in closed}) == 2, "the one for pictures as well"


def test_the_same_picture_gives_the_same_bytes() -> None:
    image = Image.linear_gradient("L").convert("RGB")
    assert encode(image) == encode(image)
