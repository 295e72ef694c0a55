"""The studio: one thread, one drawing for all who ask at once, a bounded memory."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Hashable, Iterator, Sequence
from io import BytesIO

import pytest
from PIL import Image

from bot.draw.encode import encode, encode_lossless
from bot.draw.gif import MOST_FRAMES, TooManyFramesError, animate, thinned
from bot.draw.picture_service import PictureService
from bot.engine import Observation
from bot.text import Language


class Swatches:
    """A board whose scenes are colours."""

    def __init__(self) -> None:
        self.painted: list[Hashable] = []
        self.threads: set[str] = set()
        self.warmed: list[tuple[str, float]] = []
        self.gate = threading.Event()
        self.gate.set()

    def views(self, observation: Observation) -> Sequence[str]:
        return ("table",)

    shown = details = views

    def scene(self, observation: Observation, view: str, language: Language) -> Hashable:
        return view

    def paint(self, scene: Hashable, theme: str, scale: float) -> Image.Image:
        self.gate.wait(5)
        if scene == "broken":
            raise LookupError(scene)
        self.painted.append(scene)
        self.threads.add(threading.current_thread().name)
        return Image.new("RGB", (round(100 * scale), 80), str(scene))

    def warm(self, theme: str, scale: float) -> None:
        self.warmed.append((theme, scale))


@pytest.fixture
def studio() -> Iterator[PictureService]:
    studio = PictureService(most_pictures=3)
    yield studio
    studio.close()


async def test_a_picture_is_drawn_once_and_then_at_hand(studio: PictureService) -> None:
    board = Swatches()
    first = await studio.picture(board, "swatches", "red")
    assert studio.cached("swatches", "red") is first
    assert await studio.picture(board, "swatches", "red") is first
    assert board.painted == ["red"]


async def test_equal_requests_at_the_same_time_are_drawn_once(studio: PictureService) -> None:
    board = Swatches()
    pictures = await asyncio.gather(*(studio.picture(board, "swatches", "red") for _ in range(20)))
    assert board.painted == ["red"]
    assert len({picture.bytes for picture in pictures}) == 1


async def test_one_who_stops_waiting_does_not_take_the_picture_from_the_others(
    studio: PictureService,
) -> None:
    board = Swatches()
    board.gate.clear()
    hasty = asyncio.create_task(studio.picture(board, "swatches", "red"))
    patient = asyncio.create_task(studio.picture(board, "swatches", "red"))
    await asyncio.sleep(0)
    hasty.cancel()
    board.gate.set()
    assert (await patient).extension == "jpg"
    assert board.painted == ["red"]


async def test_what_nobody_waits_for_any_more_is_not_painted(studio: PictureService) -> None:
    board = Swatches()
    board.gate.clear()
    first = asyncio.create_task(studio.picture(board, "swatches", "red"))
    overtaken = asyncio.create_task(studio.picture(board, "swatches", "green"))
    last = asyncio.create_task(studio.picture(board, "swatches", "blue"))
    await asyncio.sleep(0)
    overtaken.cancel()
    await asyncio.sleep(0)
    board.gate.set()
    await asyncio.gather(first, last)
    assert board.painted == ["red", "blue"]


async def test_title_theme_and_scale_tell_pictures_apart(studio: PictureService) -> None:
    board = Swatches()
    await studio.picture(board, "swatches", "red")
    assert studio.cached("other", "red") is None
    assert studio.cached("swatches", "red", "night") is None
    assert studio.cached("swatches", "red", "parchment", 0.5) is None


async def test_everything_is_painted_on_one_thread_off_the_event_loop(studio: PictureService) -> None:
    board = Swatches()
    await asyncio.gather(*(studio.picture(board, "swatches", scene) for scene in ("red", "blue", "green")))
    assert len(board.threads) == 1
    assert threading.current_thread().name not in board.threads


async def test_the_least_used_picture_is_forgotten_first(studio: PictureService) -> None:
    board = Swatches()
    for scene in ("red", "blue", "green"):
        await studio.picture(board, "swatches", scene)
    await studio.picture(board, "swatches", "red")
    await studio.picture(board, "swatches", "black")
    assert studio.cached("swatches", "blue") is None
    assert studio.cached("swatches", "red") is not None


async def test_a_failed_painting_is_told_and_not_kept(studio: PictureService) -> None:
    board = Swatches()
    with pytest.raises(LookupError):
        await studio.picture(board, "swatches", "broken")
    assert studio.cached("swatches", "broken") is None
    assert (await studio.picture(board, "swatches", "red")).bytes


async def test_warming_builds_every_theme_and_scale(studio: PictureService) -> None:
    board = Swatches()
    work = studio.warm([board], themes=("parchment", "night"), scales=(1.0, 0.5))
    await asyncio.gather(*map(asyncio.wrap_future, work))
    assert board.warmed == [("parchment", 1.0), ("parchment", 0.5), ("night", 1.0), ("night", 0.5)]


def test_the_same_picture_gives_the_same_bytes() -> None:
    image = Image.linear_gradient("L").convert("RGB")
    assert encode(image) == encode(image)
    lossless = encode_lossless(image)
    with Image.open(BytesIO(lossless.bytes)) as read:
        assert read.convert("RGB").tobytes() == image.tobytes()


def test_an_animation_holds_its_frames_and_its_size() -> None:
    frames = [Image.new("RGB", (1400, 900), "white") for _ in range(8)]
    for index, frame in enumerate(frames):
        frame.paste("red", (index * 100, 0, index * 100 + 90, 90))
    film = animate(frames)
    assert film.extension == "gif"
    with Image.open(BytesIO(film.bytes)) as read:
        assert getattr(read, "n_frames", 1) == 8
        assert read.size == (700, 450)


def test_too_heavy_an_animation_is_made_smaller() -> None:
    noise = [Image.effect_noise((600, 400), 90 + index).convert("RGB") for index in range(4)]
    whole = animate(noise)
    small = animate(noise, most_bytes=len(whole.bytes) // 2)
    assert len(small.bytes) <= len(whole.bytes) // 2


def test_an_animation_is_bounded_and_never_empty() -> None:
    tile = Image.new("RGB", (4, 4))
    with pytest.raises(TooManyFramesError):
        animate(tile for _ in range(MOST_FRAMES + 1))
    with pytest.raises(ValueError, match="frame"):
        animate([])


def test_a_long_game_is_thinned_out_evenly_with_both_ends() -> None:
    assert thinned(5) == (0, 1, 2, 3, 4)
    kept = thinned(1000, 100)
    assert (kept[0], kept[-1], len(kept)) == (0, 999, 100)
    assert list(kept) == sorted(set(kept))
