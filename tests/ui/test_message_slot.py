"""The order among the writes to one message."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import cast

import discord
import pytest
from prometheus_client import REGISTRY

from bot.draw.encode import Encoded
from bot.ui import memory
from bot.ui.late_pictures import LatePictures, PagePictures, PictureEdits
from bot.ui.layout import Layout, frame
from bot.ui.memory import MessageSlot, MessageSlots
from bot.ui.page import plain
from tests.ui.test_dispatcher import http_error

PAGE = plain(lambda: frame([]))
GALLERY_REFUSED = http_error(400, 50035, "In components.0.media: The referenced attachment was not found")
REFUSED = "pony_refused_picture_edits_total"


class Pictures:
    """Pictures that are drawn at once."""

    async def draw(self, _: object) -> dict[str, Encoded]:
        return {}


class Message:
    """What has been written to a message. error: what an edit meets."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.written: list[str] = []
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def edit(self, _: Layout, __: list[discord.File]) -> None:
        self.written.append("edit")
        if self.error is not None:
            raise self.error

    async def send_anew(self, _: Layout, __: list[discord.File]) -> None:
        self.written.append("begun anew")
        await self.go_on.wait()
        self.written.append("sent anew")


def pictures(edits: PictureEdits) -> LatePictures:
    return LatePictures(cast("PagePictures", Pictures()), edits)


async def test_a_picture_of_a_page_that_is_no_longer_the_newest_is_not_written() -> None:
    slot, message = MessageSlot(), Message()
    old = slot.claim()
    slot.claim()

    await pictures(PictureEdits()).bring(slot, old, PAGE, message.edit, message.send_anew)

    assert message.written == []


async def test_a_picture_that_waits_for_another_write_is_not_written_after_a_newer_page() -> None:
    slot, message = MessageSlot(), Message()
    async with slot.write() as claim:
        bring = pictures(PictureEdits()).bring(slot, claim, PAGE, message.edit, message.send_anew)
        bringing = asyncio.create_task(bring)
        await asyncio.sleep(0.01)
        slot.claim()
    await bringing

    assert message.written == []


async def test_what_is_being_drawn_for_an_older_page_is_given_up() -> None:
    slot = MessageSlot()
    drawing = asyncio.create_task(slot.wait_for(slot.claim(), asyncio.Event().wait()))
    await asyncio.sleep(0)
    assert slot.is_busy

    slot.claim()

    assert await drawing is None
    assert not slot.is_busy


@pytest.mark.parametrize("is_drawn", [True, False])
async def test_a_picture_still_comes_where_the_answer_that_was_to_replace_it_fails(
    is_drawn: bool,
) -> None:
    """Given an answer that fails while the picture is being drawn, or has been and waits for it."""
    slot, message, drawn = MessageSlot(), Message(), asyncio.Event()

    class Slow(Pictures):
        async def draw(self, page: object) -> dict[str, Encoded]:
            await drawn.wait()
            return {}

    late = LatePictures(cast("PagePictures", Slow()), PictureEdits())
    bringing = asyncio.create_task(late.bring(slot, slot.claim(), PAGE, message.edit, message.send_anew))
    await asyncio.sleep(0)

    with suppress(OSError):
        async with slot.answer():
            if is_drawn:
                drawn.set()
                await asyncio.sleep(0.01)
            raise OSError("away")
    drawn.set()
    await bringing

    assert message.written == ["edit"]


async def test_of_two_answers_the_later_one_stands_though_the_earlier_one_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "LONGEST_WAIT_TO_WRITE", 0.01)
    slot, message = MessageSlot(), Message()
    first = slot.claim()
    with suppress(OSError):
        async with slot.answer():
            async with slot.answer() as second:
                await asyncio.sleep(0)
            raise OSError("away")

    for claim in (first, second):
        await pictures(PictureEdits()).bring(slot, claim, PAGE, message.edit, message.send_anew)

    assert message.written == ["edit"]


async def test_a_later_write_waits_for_the_one_under_way() -> None:
    slot = MessageSlot()
    async with slot.write():
        later = asyncio.create_task(_write(slot))
        await asyncio.sleep(0.01)
        assert not later.done()
    await later


async def test_an_answer_waits_only_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LONGEST_WAIT_TO_WRITE", 0.01)
    slot = MessageSlot()
    async with slot.write():
        async with slot.answer():
            pass
        assert slot.is_busy


async def _write(slot: MessageSlot) -> None:
    async with slot.write():
        pass


async def test_a_slot_is_one_as_long_as_somebody_holds_it() -> None:
    slots = MessageSlots()
    held = slots.of(7)

    assert slots.of(7) is held
    assert slots.of(8) is not held


async def test_a_refusal_is_counted_remembered_and_the_message_sent_anew() -> None:
    counted = REGISTRY.get_sample_value(REFUSED) or 0
    edits, message, slot = PictureEdits(), Message(GALLERY_REFUSED), MessageSlot()

    for _ in range(2):
        await pictures(edits).bring(slot, slot.claim(), PAGE, message.edit, message.send_anew)

    assert edits.are_refused
    assert REGISTRY.get_sample_value(REFUSED) == counted + 1
    assert message.written == ["edit", *["begun anew", "sent anew"] * 2]


@pytest.mark.parametrize("error", [http_error(400, 50006), http_error(404, 50035), http_error(500)])
async def test_another_error_is_no_refusal_of_pictures(error: discord.HTTPException) -> None:
    edits, message, slot = PictureEdits(), Message(error), MessageSlot()

    with pytest.raises(discord.HTTPException):
        await pictures(edits).bring(slot, slot.claim(), PAGE, message.edit, message.send_anew)

    assert not edits.are_refused
    assert message.written == ["edit"]


async def test_where_nobody_would_try_again_an_error_is_the_end_of_it() -> None:
    message, slot = Message(http_error(404, 10008)), MessageSlot()

    await pictures(PictureEdits()).try_to_bring(slot, slot.claim(), PAGE, message.edit, message.send_anew)

    assert message.written == ["edit"]


async def test_a_message_being_sent_anew_is_sent_wholly_even_if_it_is_given_up_meanwhile() -> None:
    """And whatever is written next waits for it."""
    edits, message, slot = PictureEdits(), Message(), MessageSlot()
    edits.are_refused = True
    message.go_on.clear()
    bringing = asyncio.create_task(
        pictures(edits).bring(slot, slot.claim(), PAGE, message.edit, message.send_anew)
    )
    while not message.written:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)

    bringing.cancel()
    await asyncio.wait({bringing})
    message.go_on.set()
    await _write(slot)

    assert message.written == ["begun anew", "sent anew"]
