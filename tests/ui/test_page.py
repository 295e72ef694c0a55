"""A page and the message it is shown in: which pictures an answer keeps, and when one is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.messages.layout import Layout, frame, text
from bot.ui.messages.page import Attachment, Page, PictureRequest, keep_attachments

TABLE, HAND, MAP = "seat-1-table-aa", "seat-1-hand-bb", "seat-1-map-cc"


def hanging(*stems: str) -> list[Attachment]:
    """Pictures in a message, from top to bottom."""
    return [Attachment(f"attachment://{stem}.jpg", stem) for stem in stems]


def view_of(stem: str) -> str:
    return Attachment(f"attachment://{stem}.jpg", "").view


def page(*stems: str) -> Page:
    """A page that needs these pictures."""

    def build(pictures: Sequence[Attachment]) -> Layout:
        return frame([text(" ".join(each.alt for each in pictures))])

    def take(view: str) -> PictureRequest:
        return PictureRequest(next(each for each in stems if view_of(each) == view), view, (), 1.0, str)

    return Page("tiny", build, tuple(map(view_of, stems)), take)


def kept(wanted: Page, have: list[Attachment]) -> list[str]:
    """What stands in the answer, by alt text."""
    return [each.alt for each in keep_attachments(wanted, have)]


def test_an_answer_keeps_the_pictures_of_the_same_views_in_the_order_of_the_page() -> None:
    assert kept(page("seat-1-hand-new", TABLE), hanging(TABLE, MAP, HAND)) == [HAND, TABLE]


def test_a_picture_of_another_view_stands_in_where_there_is_none_of_this_one() -> None:
    assert kept(page(TABLE, "seat-1-map-new"), hanging(TABLE, HAND)) == [TABLE, HAND]
    assert kept(page(TABLE, HAND, MAP), hanging(TABLE)) == [TABLE]


def test_a_picture_with_a_name_that_is_not_ours_can_stand_in_too() -> None:
    assert kept(page(TABLE), hanging("holiday")) == ["holiday"]


def test_a_page_is_complete_when_every_picture_hangs_there_as_it_is_now() -> None:
    assert page(TABLE, HAND).is_complete(hanging(HAND, TABLE))
    assert not page(TABLE, "seat-1-hand-new").is_complete(hanging(HAND, TABLE))
    assert page().is_complete(hanging(HAND))


def test_no_picture_is_looked_at_before_the_layout_is_answered() -> None:
    def take(view: str) -> PictureRequest:
        raise AssertionError(view)

    wanted = Page("tiny", page(TABLE).build, ("table",), take)

    assert wanted.build(keep_attachments(wanted, hanging(TABLE))).to_components()
