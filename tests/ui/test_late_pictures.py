"""Pictures that follow the words of their message: few at a time, and nothing of them stays in memory."""

from __future__ import annotations

import asyncio
import gc
from typing import Any, cast

import discord
from structlog.testing import capture_logs

from bot.draw.encode import Encoded
from bot.ui.late_pictures import MOST_AT_ONCE, LatePictures, PagePictures, PictureEdits
from bot.ui.layout import Layout, frame, text
from bot.ui.memory import MessageSlot
from bot.ui.page import Page, PictureRequest
from bot.worker import WorkerError

PAGE = Page(
    "tiny",
    lambda pictures: frame([text("words")]),
    ("table",),
    lambda view: PictureRequest("picture", view, view, 1.0, lambda: "a table"),
)


class Drawn:
    """Pictures that are there as soon as they are asked for."""

    async def draw(self, page: Page) -> dict[str, Encoded]:
        return {picture.stem: Encoded(b"picture", "png") for picture in page.pictures}


def late_pictures() -> LatePictures:
    return LatePictures(cast("PagePictures", Drawn()), PictureEdits())


async def refuse_to_be_needed(layout: Layout, files: list[discord.File]) -> None:
    raise AssertionError("an edit is enough")


async def test_a_picture_that_was_sent_is_let_go_of() -> None:
    """Given a request that is still referred to, as aiohttp's are until garbage is collected."""
    kept: list[discord.File] = []

    async def edit(layout: Layout, files: list[discord.File]) -> None:
        assert [file.fp.read() for file in files] == [b"picture"]
        kept.extend(files)

    slot = MessageSlot()
    await late_pictures().bring(slot, slot.claim(), PAGE, edit, refuse_to_be_needed)

    assert [file.fp.closed for file in kept] == [True]


async def test_only_a_few_pictures_are_on_their_way_at_a_time() -> None:
    under_way, most = 0, 0

    async def edit(*_: Any) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0)
        under_way -= 1

    pictures = late_pictures()
    slots = [MessageSlot() for _ in range(3 * MOST_AT_ONCE)]
    brought = [pictures.bring(slot, slot.claim(), PAGE, edit, refuse_to_be_needed) for slot in slots]
    await asyncio.gather(*brought)

    assert most == MOST_AT_ONCE


async def test_a_picture_whose_turn_comes_after_a_newer_page_is_not_drawn() -> None:
    slot = MessageSlot()
    claim = slot.claim()
    slot.claim()

    await late_pictures().bring(slot, claim, PAGE, refuse_to_be_needed, refuse_to_be_needed)


async def test_a_picture_that_is_of_no_use_any_more_when_its_turn_comes_is_not_drawn() -> None:
    slot, brought = MessageSlot(), late_pictures()

    await brought.bring(
        slot, slot.claim(), PAGE, refuse_to_be_needed, refuse_to_be_needed, is_of_use=lambda: False
    )


async def test_what_fails_once_nobody_waits_for_it_any_more_is_written_down_and_raises_nowhere() -> None:
    """Given a thread that is archived while a picture is on its way into it."""
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    refused, ended = asyncio.Event(), asyncio.Event()

    async def edit(*_: Any) -> None:
        try:
            await refused.wait()
            raise OSError("archived")
        finally:
            ended.set()

    slot = MessageSlot()
    bringing = asyncio.create_task(late_pictures().bring(slot, slot.claim(), PAGE, edit, refuse_to_be_needed))
    for _ in range(10):
        await asyncio.sleep(0)
    bringing.cancel()
    await asyncio.wait([bringing])
    with capture_logs() as told:
        refused.set()
        await ended.wait()
        await asyncio.sleep(0)
    gc.collect()

    assert complaints == []
    assert [entry["event"] for entry in told] == ["pictures_given_up"]


async def test_a_stop_waits_for_a_picture_on_its_way_and_begins_no_other() -> None:
    slot, pictures = MessageSlot(), late_pictures()
    begun, arrives, written = asyncio.Event(), asyncio.Event(), []

    async def edit(layout: Layout, files: list[discord.File]) -> None:
        begun.set()
        await arrives.wait()
        written.append(layout)

    bringing = asyncio.create_task(pictures.bring(slot, slot.claim(), PAGE, edit, refuse_to_be_needed))
    await begun.wait()
    stopping = asyncio.create_task(pictures.stop())
    await asyncio.sleep(0)
    assert not stopping.done()

    arrives.set()
    await asyncio.gather(stopping, bringing)
    later = MessageSlot()
    await pictures.bring(later, later.claim(), PAGE, refuse_to_be_needed, refuse_to_be_needed)

    assert len(written) == 1


async def test_a_stop_does_not_wait_for_ever() -> None:
    slot, pictures = MessageSlot(), late_pictures()
    begun = asyncio.Event()

    async def edit(*_: Any) -> None:
        begun.set()
        await asyncio.Event().wait()

    bringing = asyncio.create_task(pictures.bring(slot, slot.claim(), PAGE, edit, refuse_to_be_needed))
    await begun.wait()
    await pictures.stop(patience=0.01)

    assert not bringing.done()
    bringing.cancel()


async def test_a_picture_that_a_stop_has_kept_from_being_drawn_is_no_failure() -> None:
    class Closed:
        async def draw(self, page: Page) -> dict[str, Encoded]:
            await pictures.stop()
            raise WorkerError("closed")

    pictures = LatePictures(cast("PagePictures", Closed()), PictureEdits())
    slot = MessageSlot()
    with capture_logs() as told:
        await pictures.bring(slot, slot.claim(), PAGE, refuse_to_be_needed, refuse_to_be_needed)

    assert told == []
