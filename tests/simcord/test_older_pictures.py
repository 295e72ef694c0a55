"""Words come before their pictures: until then the message says that its picture is older."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.draw.encode import Encoded
from bot.draw.picture_service import PictureService
from bot.ui.open_panels import OpenPanels
from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.wire.people import has, offers, take

AWAY = 3600
"""Seconds after which somebody is written to."""
OLDER = ("older than these words", "Obraz jest starszy")


def says_older(text: str) -> bool:
    return any(phrase in text for phrase in OLDER)


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Pictures that are not at hand are painted once this is set."""
    painting, free = PictureService.picture, asyncio.Event()
    free.set()

    async def wait(service: PictureService, *rest: Any) -> Encoded:
        await free.wait()
        return await painting(service, *rest)

    monkeypatch.setattr(PictureService, "picture", wait)
    return free


async def begin(inn: Inn) -> Evening:
    """A game whose pictures hang in the table message and in the panel of who is to move."""
    evening = await sit_down(inn)
    await evening.set_up()
    for seat in (LIGHT, DARK):
        await evening.players[seat].sit()
    await inn.calm()
    return evening


async def until_read(inn: Inn, read: Any, wanted: bool) -> str:
    """The words of a message once they say what is wanted of its picture."""
    text = ""
    for _ in range(400):
        text = await read()
        if says_older(text) == wanted:
            return text
        await asyncio.sleep(0.01)
    raise AssertionError(text)


async def test_a_table_message_whose_picture_is_older_than_its_words_says_so_until_the_new_one_comes(
    inn: Inn, brush: asyncio.Event
) -> None:
    evening = await begin(inn)
    person = evening.people[LIGHT]

    async def read() -> str:
        return next(seen for seen in await person.read() if not seen.ephemeral and has(seen, Kind.MORE)).text

    assert not says_older(await read())
    brush.clear()
    seat = await evening.whose()
    user = inn.user_id(evening.people[seat].name)
    action = (await evening.legal(seat))[0]
    await inn.pony.services.matches.act(evening.match, user, None, [action], "act")
    await until_read(inn, read, True)

    brush.set()
    await inn.calm()

    assert not says_older(await read()), "the picture's edit takes the line away"


async def test_a_panel_says_so_in_the_answer_itself(inn: Inn, brush: asyncio.Event) -> None:
    evening = await sit_down(inn)
    person = evening.people[LIGHT]
    panel = await evening.players[LIGHT].sit()
    await inn.calm()
    move = next(offer for offer in offers(panel) if offer.action == "muster")
    brush.clear()
    pressing = asyncio.create_task(take(person, move))

    async def read() -> str:
        return next(seen for seen in await person.read() if seen.id == panel.id).text

    text = await until_read(inn, read, True)
    brush.set()
    await pressing
    await inn.calm()

    assert text
    assert not says_older(await read())


async def test_a_private_message_gets_the_picture_it_promises_also_where_a_newer_panel_stands_elsewhere(
    inn: Inn, brush: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await sit_down(inn)
    letters = inn.person(evening.people[LIGHT].name, "dm")
    await inn.advance(AWAY)
    panel = (await letters.read())[-1]
    move = next(offer for offer in offers(panel) if offer.action == "muster")
    monkeypatch.setattr(OpenPanels, "stands_in", lambda panels, message: False)
    brush.clear()
    pressing = asyncio.create_task(take(letters, move))

    async def read() -> str:
        return next(seen for seen in await letters.read() if seen.id == panel.id).text

    await until_read(inn, read, True)
    brush.set()
    await pressing
    await inn.calm()

    assert not says_older(await read())
