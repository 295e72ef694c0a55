"""Pictures of a private message come by an edit, or with it sent anew where Discord takes none in edits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.ui.layout import frame, text
from bot.ui.page import Page, PictureRequest
from tests.laws.recorded_discord import Written
from tests.ui.standing_table import BEN, StandingTable

OLD, NEW, OTHER = 11, 12, 13
PAGE = Page(
    "duel",
    lambda pictures: frame([text("words")]),
    ("table",),
    lambda view: PictureRequest("picture", view, view, 1.0, lambda: "a table"),
)


class Anew(Written):
    """A message that was sent in place of another."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.is_deleted = False

    async def delete(self, *, delay: float | None = None) -> None:
        self.is_deleted = True


class Answered:
    """A private message of Ben's, answered by a webhook."""

    def __init__(self, table: StandingTable) -> None:
        self.table = table
        self.anew = Anew(NEW)
        self.webhook: Any = MagicMock()
        self.webhook.edit_message = AsyncMock(side_effect=lambda message, **_: Written(message))
        self.webhook.send = AsyncMock(return_value=self.anew)
        self.webhook.delete_message = AsyncMock()

    async def put_panel(self, message: int, *, ephemeral: bool = True) -> None:
        """Ben's panel stands in a message."""
        view = await self.table.service.view(self.table.match, BEN)
        self.table.ui.panels.put(view, BEN, self.webhook, message, ephemeral=ephemeral)

    async def bring(self, *, is_panel: bool = True, in_dm: bool = False) -> None:
        """The pictures of the page come."""
        slot = self.table.ui.slots.of(OLD)
        claim = slot.claim()
        dm = BEN if in_dm else None
        await self.table.ui.private_pictures.bring(
            self.webhook, OLD, slot, claim, PAGE, is_panel=is_panel, in_dm_of=dm
        )

    def hangs_in(self, message: int) -> list[str]:
        """The pictures that are known to hang in a message."""
        return [picture.stem for picture in self.table.ui.hanging.in_message(message)]


@pytest.fixture
async def answered(tmp_path: Path) -> AsyncIterator[Answered]:
    """Nothing has been brought yet."""
    async with StandingTable.begun(tmp_path) as table:
        yield Answered(table)


async def test_pictures_come_by_an_edit(answered: Answered) -> None:
    await answered.put_panel(OLD)

    await answered.bring()

    edited = answered.webhook.edit_message.await_args
    assert edited.args == (OLD,)
    assert [file.filename for file in edited.kwargs["attachments"]] == ["picture.jpg"]
    assert answered.hangs_in(OLD) == ["picture"]
    answered.webhook.send.assert_not_awaited()


async def test_a_page_that_is_no_panel_gets_its_pictures_too(answered: Answered) -> None:
    await answered.bring(is_panel=False)

    answered.webhook.edit_message.assert_awaited_once()


async def test_where_edits_take_none_the_message_is_sent_anew_and_the_panel_stands_there(
    answered: Answered,
) -> None:
    answered.table.ui.picture_edits.are_refused = True
    await answered.put_panel(OLD)

    await answered.bring()

    sent = answered.webhook.send.await_args.kwargs
    assert sent["ephemeral"] is True, "it was nobody else's before"
    assert sent["wait"] is True
    assert [file.filename for file in sent["files"]] == ["picture.jpg"]
    answered.webhook.delete_message.assert_awaited_once_with(OLD)
    panels = answered.table.ui.panels
    assert (panels.stands_in(OLD), panels.stands_in(NEW)) == (False, True)
    assert answered.table.ui.private_pictures.sent_anew.get(OLD) is answered.anew
    assert answered.hangs_in(NEW) == ["picture"]


async def test_a_letter_that_is_sent_anew_is_mended_where_it_stands_then(answered: Answered) -> None:
    answered.table.ui.picture_edits.are_refused = True
    private = answered.table.service.private_messages
    await answered.put_panel(OLD, ephemeral=False)
    await private.note_shown(answered.table.match, BEN, OLD)

    await answered.bring(in_dm=True)

    assert answered.webhook.send.await_args.kwargs["ephemeral"] is False
    standing = [letter.message for letter in await private.of(answered.table.match, BEN)]
    assert NEW in standing
    assert OLD not in standing


@pytest.mark.parametrize("refused", [False, True])
async def test_a_panel_that_stands_in_another_message_by_now_stays_as_it_is(
    answered: Answered, refused: bool
) -> None:
    answered.table.ui.picture_edits.are_refused = refused
    await answered.put_panel(OTHER)

    await answered.bring()

    answered.webhook.edit_message.assert_not_awaited()
    answered.webhook.send.assert_not_awaited()
    answered.webhook.delete_message.assert_not_awaited()


async def test_a_letter_gets_the_picture_its_words_have_promised_though_the_panel_stands_elsewhere(
    answered: Answered,
) -> None:
    await answered.put_panel(OTHER)

    await answered.bring(in_dm=True)

    assert answered.hangs_in(OLD) == ["picture"]


async def test_a_letter_is_not_sent_anew_below_a_newer_panel(answered: Answered) -> None:
    answered.table.ui.picture_edits.are_refused = True
    await answered.put_panel(OTHER)

    await answered.bring(in_dm=True)

    answered.webhook.send.assert_not_awaited()


async def test_what_was_sent_while_a_newer_panel_came_is_taken_away_again(answered: Answered) -> None:
    answered.table.ui.picture_edits.are_refused = True
    await answered.put_panel(OLD)

    async def send(**_: object) -> Anew:
        await answered.put_panel(OTHER)
        return answered.anew

    answered.webhook.send = AsyncMock(side_effect=send)
    await answered.bring()

    assert answered.anew.is_deleted
    assert answered.table.ui.panels.stands_in(OTHER)
    answered.webhook.delete_message.assert_not_awaited()
