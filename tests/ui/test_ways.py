"""Quick presses in one message: the page asked for last is the one that stays."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.draw.picture_service import PictureService
from bot.ui.answering import Written
from bot.ui.arrival import Arrival, Origin
from bot.ui.house import BEHIND, MOST_DRAWING, House
from bot.ui.page import Hung, Page, Shot, by_stem, gallery
from bot.ui.parts import CONTAINER, Layout, frame, text
from bot.ui.visit import INVALID, Visit
from bot.ui.ways import Ways

MESSAGE = 7


class Desk:
    """A message and those who write it. Drawing and editing wait until they are let go.

    patient: whether answers and edits wait for each other, as they do unless one takes too long.
    """

    def __init__(self, *, patient: bool = False) -> None:
        self.ways: Ways[str] = Ways()
        self.patient = patient
        self.shown = ""
        self.drawn: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}

    def gate(self, step: str) -> asyncio.Event:
        return self.gates.setdefault(step, asyncio.Event())

    def open(self, *steps: str) -> None:
        for step in steps:
            self.gate(step).set()

    async def draw(self, page: str) -> Mapping[str, Any]:
        await self.gate(f"draw {page}").wait()
        self.drawn.append(page)
        return {}

    async def press(self, page: str, *, complete: bool = False) -> None:
        async def edit(newest: str, pictures: Mapping[str, Any]) -> bool:
            await self.gate(f"edit {newest}").wait()
            self.shown = f"{newest} with pictures"
            return True

        with self.ways.to(MESSAGE, page) as turn:
            async with turn.keep() if self.patient else nullcontext():
                await self.gate(f"answer {page}").wait()
                self.shown = f"{page} with pictures" if complete else page
            await turn.finish(complete, self.draw, edit)


async def settled() -> None:
    """Lets everything go on as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_the_pictures_follow_the_answer() -> None:
    desk = Desk()
    desk.open("answer one", "draw one", "edit one")

    await desk.press("one")

    assert desk.shown == "one with pictures"
    assert desk.ways.busy(MESSAGE) is None


async def test_a_newer_press_ends_the_older_drawing() -> None:
    desk = Desk()
    first = asyncio.create_task(desk.press("one"))
    desk.open("answer one")
    await settled()

    desk.open("answer two", "draw two", "edit two")
    await desk.press("two")
    await first

    assert desk.drawn == ["two"]
    assert desk.shown == "two with pictures"


async def test_an_edit_that_lands_on_a_newer_answer_is_made_good() -> None:
    """Given an edit under way when the next press is answered in full, then the newer page comes back."""
    desk = Desk()
    first = asyncio.create_task(desk.press("one"))
    desk.open("answer one", "draw one")
    await settled()
    desk.open("answer two", "draw two", "edit two")
    await desk.press("two", complete=True)

    desk.open("edit one")
    await first

    assert desk.shown == "two with pictures"
    assert desk.ways.busy(MESSAGE) is None


async def test_an_answer_that_lands_on_a_newer_one_is_made_good() -> None:
    desk = Desk()
    first = asyncio.create_task(desk.press("one"))
    await settled()
    second = asyncio.create_task(desk.press("two"))
    desk.open("answer two", "draw two")
    await settled()

    desk.open("answer one")
    await settled()
    desk.open("edit two")
    await asyncio.gather(first, second)

    assert desk.shown == "two with pictures"


async def test_an_answer_waits_for_an_edit_that_replaces_the_pictures_it_would_name() -> None:
    desk = Desk(patient=True)
    first = asyncio.create_task(desk.press("one"))
    desk.open("answer one", "draw one")
    await settled()
    second = asyncio.create_task(desk.press("two"))
    desk.open("answer two", "draw two", "edit two")
    await settled()
    assert desk.shown == "one"

    desk.open("edit one")
    await asyncio.gather(first, second)

    assert desk.shown == "two with pictures"


async def test_an_edit_waits_for_answers_that_name_the_pictures_it_would_replace() -> None:
    desk = Desk(patient=True)
    first = asyncio.create_task(desk.press("one"))
    second = asyncio.create_task(desk.press("two"))
    desk.open("answer two", "draw two", "edit two")
    await settled()
    assert desk.shown == "two"

    desk.open("answer one")
    await asyncio.gather(first, second)

    assert desk.shown == "two with pictures"
    assert desk.drawn == ["two"]


async def test_whoever_makes_good_stands_back_for_a_third_press() -> None:
    desk = Desk()
    first = asyncio.create_task(desk.press("one"))
    desk.open("answer one", "draw one")
    await settled()
    desk.open("answer two")
    await desk.press("two", complete=True)
    desk.open("edit one")
    await settled()

    desk.open("answer three", "draw three", "edit three")
    await desk.press("three")
    await first

    assert desk.shown == "three with pictures"
    assert "two" not in desk.drawn


async def test_a_drawing_that_fails_is_heard_of() -> None:
    desk = Desk()
    desk.open("answer one")

    async def fail(page: str) -> Mapping[str, Any]:
        raise ValueError(page)

    desk.draw = fail  # type: ignore[method-assign]
    with pytest.raises(ValueError, match="one"):
        await desk.press("one")

    assert desk.ways.busy(MESSAGE) is None


class Press(Arrival):
    """A press in a message with one picture; what names a picture that is gone is refused, as by Discord."""

    def __init__(self, there: str) -> None:
        picture = gallery(Hung(f"https://cdn.test/seat-1-map-{there}.webp?ex=1", ""))
        self.id, self.token = 11, "secret"
        self.origin = Origin(MESSAGE, True, [{"type": CONTAINER, "components": [picture]}])
        self.standing = there
        self.layouts: list[str] = []

    async def update(self, answer: Written) -> None:
        parts = answer.body.decode()
        if set(re.findall(r"attachment://seat-1-map-(\w+)", parts)) - {self.standing}:
            refused: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(refused, {"code": INVALID, "message": "Invalid Form Body"})
        self.layouts.append(parts)


def _visit(press: Press) -> Visit:
    house = House(tables=None, bundles={}, studio=PictureService())  # type: ignore[arg-type]
    return Visit(house, press, "en")


def _page() -> Page:
    def build(hung: Sequence[Hung]) -> Layout:
        return frame([text("how things stand"), *map(gallery, hung)])

    return Page("tiny", build, ("map",), lambda view: Shot("seat-1-map-new", view, (), 1.0, str))


async def test_an_answer_does_without_pictures_that_have_just_been_replaced() -> None:
    """Given pictures replaced by somebody we know nothing of, then the answer comes without any."""
    press = Press("old")
    press.standing = "other"

    hanging = await _visit(press)._replace(_page(), press)

    assert not hanging
    assert ["how things stand" in each for each in press.layouts] == [True]


async def test_an_answer_names_the_pictures_put_there_since_the_press() -> None:
    """Given an edit of ours that has come after the press was made, then its pictures stay."""
    press = Press("old")
    visit = _visit(press)
    visit.house.hanging.put(MESSAGE, by_stem([Hung("attachment://seat-1-map-new.webp", "")]))
    press.standing = "new"

    hanging = await visit._replace(_page(), press)

    assert list(hanging) == ["seat-1-map-new"]
    assert ["seat-1-map-new" in each for each in press.layouts] == [True]


async def test_where_many_wait_for_pictures_a_panel_is_brought_up_to_date_later() -> None:
    """Given as many drawings under way as there may be, then an answer comes without a further one."""
    press = Press("old")
    press.id, press.by, press.token = 1, 2, "secret"
    press.standing = "old"
    visit = _visit(press)
    visit.house.drawing = MOST_DRAWING
    view: Any = SimpleNamespace(table=SimpleNamespace(id=3, seq=4, phase="playing", offer=None), stamp=5)

    await visit.show(_page(), panel_of=view)

    assert ["seat-1-map-old" in each for each in press.layouts] == [True]
    assert await visit.house.behind.next() == (3, 2)
    found = visit.house.panel_of(3, 2)
    assert found is not None
    assert found.about == BEHIND


async def test_where_many_wait_for_pictures_a_complete_panel_stays_as_it_is() -> None:
    """Given a walk through a menu, which needs no new picture, then nothing is shown in its place later."""
    press = Press("new")
    press.id, press.by, press.token = 1, 2, "secret"
    visit = _visit(press)
    visit.house.drawing = MOST_DRAWING
    view: Any = SimpleNamespace(table=SimpleNamespace(id=3, seq=4, phase="playing", offer=None), stamp=5)

    await visit.show(_page(), panel_of=view)

    found = visit.house.panel_of(3, 2)
    assert found is not None
    assert found.about != BEHIND


async def test_where_many_wait_for_pictures_nobody_looks_after_an_action_which_are_missing() -> None:
    press = Press("old")
    press.id, press.by, press.token = 1, 2, "secret"
    press.standing = "old"
    visit = _visit(press)
    view: Any = SimpleNamespace(table=SimpleNamespace(id=3, seq=4, phase="playing", offer=None), stamp=5)
    looked: list[str] = []

    def look(view: str) -> Shot:
        looked.append(view)
        return _page().shots[0]

    page = replace(_page(), take=look)

    visit.house.drawing = MOST_DRAWING
    await visit.show(page, panel_of=view, acted=True)

    assert looked == []
    assert await visit.house.behind.next() == (3, 2)


async def test_opening_a_panel_counts_as_being_there_until_it_is_open() -> None:
    """Given two openings at once, then somebody is arriving until both are done."""
    house = House(tables=None, bundles={}, studio=PictureService())  # type: ignore[arg-type]

    with house.arrival(1, 2):
        with house.arrival(1, 2):
            pass
        assert house.is_arriving(1, 2)

    assert not house.is_arriving(1, 2)
    assert not house.arriving


async def test_nothing_is_drawn_for_a_panel_that_another_one_has_replaced() -> None:
    """Given a drawing under way, when its message is given up, then it ends and nothing is edited."""
    desk = Desk()
    desk.open("answer a", "edit a")
    press = asyncio.create_task(desk.press("a"))
    await settled()

    desk.ways.give_up(MESSAGE)
    await settled()

    assert press.done()
    assert desk.shown == "a"
    assert desk.drawn == []
    desk.ways.give_up(MESSAGE)
