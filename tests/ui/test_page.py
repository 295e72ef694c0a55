"""A page and the message it is shown in: which pictures an answer keeps, and when one is asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.draw.encode import Encoded
from bot.ui.layout import Layout, frame, text
from bot.ui.page import (
    Attachment,
    Page,
    PictureRequest,
    attach,
    attachments_of,
    keep_attachments,
    name_picture,
    plain,
)
from bot.web.house import PICTURE_NAME

TABLE, HAND, MAP = "seat-1-table-aa", "seat-1-hand-bb", "seat-1-map-cc"


def hanging(*stems: str) -> list[Attachment]:
    """Pictures in a message, from top to bottom."""
    return [Attachment(f"attachment://{stem}.jpg", stem) for stem in stems]


def view_of(stem: str) -> str:
    return Attachment(f"attachment://{stem}.jpg", "").view


def page(*stems: str) -> Page:
    """A page that needs these pictures."""

    def build(pictures: Sequence[Attachment]) -> Layout:
        return frame([text(" ".join(picture.alt for picture in pictures))])

    def take(view: str) -> PictureRequest:
        return PictureRequest(next(stem for stem in stems if view_of(stem) == view), view, (), 1.0, str)

    return Page("tiny", build, tuple(map(view_of, stems)), take)


def kept(wanted: Page, have: list[Attachment]) -> list[str]:
    """What stands in the answer, by alt text."""
    return [picture.alt for picture in keep_attachments(wanted, have)]


def test_an_answer_keeps_the_pictures_of_the_same_views_in_the_order_of_the_page() -> None:
    assert kept(page("seat-1-hand-new", TABLE), hanging(TABLE, MAP, HAND)) == [HAND, TABLE]


def test_a_picture_of_another_view_stands_in_where_there_is_none_of_this_one() -> None:
    assert kept(page(TABLE, "seat-1-map-new"), hanging(TABLE, HAND)) == [TABLE, HAND]
    assert kept(page(TABLE, HAND, MAP), hanging(TABLE)) == [TABLE]


def test_the_picture_of_the_lobby_stands_in_for_no_board() -> None:
    assert kept(page(TABLE), hanging("lobby-0-cover-abc")) == []


def test_no_picture_of_something_else_stands_in_on_a_page_that_begins_afresh() -> None:
    wanted = replace(page(TABLE, "seat-1-hand-new"), afresh=True)

    assert kept(wanted, hanging(TABLE, HAND)) == [TABLE]


def test_a_picture_with_a_name_that_is_not_ours_can_stand_in_too() -> None:
    assert kept(page(TABLE), hanging("holiday")) == ["holiday"]


def test_a_picture_of_many_ways_can_be_asked_for_and_is_known_again_in_its_message() -> None:
    view = "now" + "__shadow__north_ithilien__minas_morgul" * 9
    old, new = (name_picture("seat", 36**9, view, digest * 10) for digest in ("aa", "bb"))

    def take(view: str) -> PictureRequest:
        return PictureRequest(new, view, (), 1.0, str)

    wanted = Page("tiny", page(old).build, (view,), take)

    assert re.fullmatch(PICTURE_NAME, old)
    assert old != new
    assert [picture.old for picture in keep_attachments(wanted, hanging(TABLE, old))] == [True]
    assert kept(wanted, hanging(TABLE, old)) == [old]


def test_a_page_is_complete_when_every_picture_hangs_there_as_it_is_now() -> None:
    assert page(TABLE, HAND).is_complete(hanging(HAND, TABLE))
    assert not page(TABLE, "seat-1-hand-new").is_complete(hanging(HAND, TABLE))
    assert page().is_complete(hanging(HAND))


def test_a_picture_is_known_to_be_older_than_the_words_beside_it() -> None:
    wanted = page(TABLE, "seat-1-hand-new")

    assert [picture.old for picture in keep_attachments(wanted, hanging(TABLE, HAND))] == [False, True]
    again = keep_attachments(wanted, keep_attachments(wanted, hanging(TABLE, "seat-1-hand-new")))
    assert [picture.old for picture in again] == [False, False]


def test_no_picture_is_looked_at_before_it_is_known_whom_it_names() -> None:
    def take(view: str) -> PictureRequest:
        raise AssertionError(view)

    wanted = Page("tiny", page(TABLE).build, ("table",), take)

    assert wanted.build(keep_attachments(wanted, hanging(TABLE), judged=False)).to_components()


def test_a_page_is_sent_with_a_file_for_each_picture_in_its_order() -> None:
    pictures = {TABLE: Encoded(b"table", "webp"), HAND: Encoded(b"hand", "jpg")}

    layout, files = attach(page(HAND, TABLE), pictures)

    assert [(file.filename, file.fp.read()) for file in files] == [
        (f"{HAND}.jpg", b"hand"),
        (f"{TABLE}.webp", b"table"),
    ]
    assert "seat-1" not in str(layout.to_components()), "what has no words has no alt text"  # type: ignore[no-untyped-call]


def test_pictures_are_found_in_a_message_from_top_to_bottom_inside_a_frame_too() -> None:
    galleries = [_gallery(f"https://cdn.test/{stem}.jpg?ex=1", stem) for stem in (TABLE, HAND)]
    framed: Any = {"type": 17, "id": 9, "components": [galleries[1]]}

    pictures = attachments_of([_component(galleries[0]), _component(framed)])

    assert [(picture.url, picture.alt) for picture in pictures] == [
        (f"attachment://{TABLE}.jpg", TABLE),
        (f"attachment://{HAND}.jpg", HAND),
    ]


def _gallery(url: str, alt: str) -> dict[str, Any]:
    media = {"url": url, "proxy_url": url, "height": 1, "width": 1, "content_type": "image/jpeg"}
    return {"type": 12, "id": 1, "items": [{"media": media, "description": alt, "spoiler": False}]}


def _component(payload: dict[str, Any]) -> discord.Component:
    kinds: Any = {12: discord.MediaGalleryComponent, 17: discord.Container}
    component: discord.Component = kinds[payload["type"]](payload, None)
    return component


def test_pages_that_look_the_same_have_the_same_digest() -> None:
    one, other = (plain(lambda words=words: frame([text(words)])) for words in ("one", "other"))

    assert one.digest == plain(lambda: frame([text("one")])).digest
    assert one.digest != other.digest
    assert page(TABLE).digest != page(HAND).digest
