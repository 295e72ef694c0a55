"""A table has one message: what was meant for an earlier one is not written there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.draw.encode import Encoded
from bot.match.workers import OutboxItem, UndeliverableError
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.lobby import change, show_table
from bot.ui.layout import Layout
from cogs import bundles
from tests.laws.matches import MATCH, MOMENT
from tests.laws.recorded_discord import CHANNEL, NamedPictures, RecordedPress
from tests.laws.test_sent import SentPlay
from tests.ui.test_dispatcher import http_error

TABLE: Any = OutboxItem(1, MATCH, "table", None, 1)
NEW_MESSAGE = 77


class AwaitedPictures(NamedPictures):
    """Pictures that are drawn when they may be."""

    def __init__(self) -> None:
        super().__init__()
        self.may_be_drawn = asyncio.Event()
        self.is_drawing = asyncio.Event()

    async def picture(self, *scene: Any) -> Encoded:
        self.is_drawing.set()
        await self.may_be_drawn.wait()
        return await super().picture(*scene)


@pytest.fixture
def pictures() -> AwaitedPictures:
    return AwaitedPictures()


@pytest.fixture
async def play(pictures: AwaitedPictures) -> SentPlay:
    """A match whose table message is to be posted."""
    bundle = bundles()["confrontation"]
    play = await SentPlay.begin(bundle, bundle.game.options(), "seed")
    play.open_ui(pictures)
    play.store.told.clear()
    return play


async def message_of(play: SentPlay) -> int:
    message = (await play.service.table(MATCH)).message
    assert message is not None
    return message


def public(play: SentPlay) -> list[tuple[str, int]]:
    """What was done with messages of the channel since it was last asked."""
    return [(request.verb, request.message) for request in play.take_sent() if request.to == CHANNEL]


async def pass_turns() -> None:
    """Lets others go on until they wait for something."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_an_edit_that_waited_while_the_table_was_sent_anew_goes_to_the_new_message(
    play: SentPlay,
) -> None:
    await play.dispatcher.deliver(TABLE)
    old = await message_of(play)
    old_slot, new_slot = play.ui.slots.of(old), play.ui.slots.of(NEW_MESSAGE)
    public(play)

    async with new_slot.write():
        async with old_slot.write():
            edit = asyncio.create_task(play.dispatcher.deliver(TABLE))
            await pass_turns()
            await play.service.set_message(MATCH, NEW_MESSAGE, MOMENT)
        await pass_turns()
        assert public(play) == [], "another write to the new message is under way"
    await edit

    assert {message for _, message in public(play)} == {NEW_MESSAGE}


async def test_no_picture_is_drawn_for_a_message_that_a_command_has_replaced(
    play: SentPlay, pictures: AwaitedPictures
) -> None:
    rest = await play.dispatcher.deliver(TABLE)
    assert rest is not None
    old = await message_of(play)
    drawing = asyncio.create_task(rest.bring())
    await pictures.is_drawing.wait()
    public(play)

    press: Any = RecordedPress(play.discord, CHANNEL, None)
    press.client = play.discord
    press.message = None
    shown = asyncio.create_task(show_table(InteractionContext(play.ui, press, "en", public=True), MATCH))
    await asyncio.wait({drawing, asyncio.create_task(pass_turns())})
    assert await message_of(play) != old
    pictures.may_be_drawn.set()
    await asyncio.gather(drawing, shown)

    assert [verb for verb, message in public(play) if message == old] == ["delete"]


async def test_a_channel_that_goes_while_its_picture_is_drawn_is_lost_as_if_the_words_had_not_arrived(
    play: SentPlay, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise http_error(404, 10003)

    rest = await play.dispatcher.deliver(TABLE)
    assert rest is not None
    monkeypatch.setattr(play.ui.late_pictures, "bring", refuse)

    with pytest.raises(UndeliverableError):
        await rest.bring()

    assert (await play.service.table(MATCH)).message is None, "the players are told where they can go on"


async def test_who_is_called_to_the_table_is_called_by_the_message_that_tells_of_it(play: SentPlay) -> None:
    """Given two who cannot be written to must choose, after an update of the table."""
    people = [user for seat, user in play.users.items() if seat is not None]
    for user in people:
        await play.service.change_user_settings(
            user, lambda settings: settings.model_copy(update={"dm_closed": True})
        )
    play.take_sent()
    beside: Any = tuple(("turn", user) for user in people)

    await play.dispatcher.deliver(replace(TABLE, beside=beside))
    for number, user in enumerate(people):
        await play.dispatcher.deliver(OutboxItem(2 + number, MATCH, "turn", user, 1))

    assert [
        (request.verb, sorted(request.called)) for request in play.take_sent() if request.to == CHANNEL
    ] == [("post", sorted(people))]


class GonePress(RecordedPress):
    """A press in a message that is no longer there when it is to be changed."""

    async def edit_message(self, view: Layout) -> None:
        raise http_error(404, 10008, "Unknown Message")


async def test_a_press_in_a_lobby_that_has_just_been_sent_anew_counts_and_is_no_error(play: SentPlay) -> None:
    press: Any = GonePress(play.discord, play.users["light"], NEW_MESSAGE)

    await change(InteractionContext(play.ui, press, "en"), play.service.table(MATCH))

    assert press.is_done()
