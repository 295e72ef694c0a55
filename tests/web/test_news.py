"""What happens elsewhere comes to the page by itself: to everybody what they may know, and once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import orjson
import pytest

from bot.draw.picture_service import PictureService
from bot.ui.page import ComponentId, Kind
from tests.architecture.sources import ROOT
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, Evening, sit_down
from tests.waiting import PATIENCE
from tests.web.visitor import browser, choices_of, link_at, link_of_seat

CROWD = 200
"""People who look on."""


async def hear(socket: Any) -> dict[str, Any]:
    """The next news."""
    async with asyncio.timeout(PATIENCE):
        return dict(orjson.loads(await socket.receive_str()))


async def test_a_move_of_another_comes_by_itself(inn: Inn, evening: Evening, public: str) -> None:
    """Given both players' pages, when one moves in Discord, then the other's page is told what it would be
    shown."""
    mover = await evening.whose()
    other = DARK if mover == LIGHT else LIGHT
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[other]))
        socket = await visitor.listen((await visitor.look())["about"])

        await evening.do(mover, (await evening.legal(mover))[0])

        assert await hear(socket) == await visitor.look()


async def test_what_lies_in_the_pictures_is_called_by_its_name(evening: Evening, public: str) -> None:
    """Given a page of The Confrontation, then its regions have the names that the game explains them by."""
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[LIGHT]))
        told = await visitor.look()

    spots = {handle for picture in told["pictures"] for handle in picture["spots"]}
    assert told["names"]["fangorn"] == "Fangorn"
    assert told["names"].keys() <= spots


async def test_what_another_does_in_secret_makes_no_sound(inn: Inn, public: str) -> None:
    """Given a set-up in secret, when the other side places a figure, then nothing at all is told."""
    evening = await sit_down(inn)
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[LIGHT]))
        before = await visitor.look()
        socket = await visitor.listen(before["about"])
        legal = next(action for action in await evening.legal(DARK) if action.startswith("place"))

        await evening.do(DARK, legal)

        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.receive(), 0.5)
        assert await visitor.look() == before


async def test_a_press_delivered_twice_counts_once(inn: Inn, evening: Evening, public: str) -> None:
    """Given an answer that was lost, when the page asks again with the same token, then one move was made."""
    seat = await evening.whose()
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[seat]))
        shown = await visitor.look()
        choice = choices_of(shown)[0]
        while choice["leads"]:
            shown = await visitor.press(choice["id"])
            choice = choices_of(shown)[0]
        await visitor.press(choice["id"], token="twice-twice")
        entries = len(await inn.pony.store.entries(evening.match))

        again = await visitor.press(choice["id"], token="twice-twice")

        assert again["kind"] == "board"
        assert len(await inn.pony.store.entries(evening.match)) == entries


async def test_an_old_page_is_answered_by_how_things_stand(inn: Inn, evening: Evening, public: str) -> None:
    """Given a page from before a move, when a choice of it is touched, then the page is as it is now."""
    seat = await evening.whose()
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[seat]))
        old = choices_of(await visitor.look())[0]
        await evening.do(seat, (await evening.legal(seat))[0])
        entries = len(await inn.pony.store.entries(evening.match))

        answer = await visitor.press(old["id"])

        assert answer["kind"] == "board"
        assert answer["about"] == (await visitor.look())["about"]
        assert len(await inn.pony.store.entries(evening.match)) == entries


async def test_after_a_restart_the_same_browser_goes_on(inn: Inn, evening: Evening, public: str) -> None:
    """Given an open page, when the bot is started anew, then its connection is lost, its cookie is good, and
    what it shows can be touched, and its pictures can be had."""
    seat = await evening.whose()
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[seat]))
        shown = await visitor.look()
        socket = await visitor.listen(shown["about"])

        await inn.restart()

        assert (await socket.receive()).data in (None, 1000, 1001, 1006)
        assert await visitor.look() == shown
        assert (await visitor.fetch(shown)).status == 200
        assert (await visitor.press(choices_of(shown)[0]["id"]))["kind"] == "board"


async def test_many_look_on_and_each_picture_is_painted_once(
    inn: Inn, evening: Evening, public: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given 200 who look on, when somebody moves, then all are told the same, and it is painted once."""
    asked: list[tuple[Any, ...]] = []
    painted = PictureService._keep

    def keep(service: PictureService, name: Any, picture: Any) -> None:
        asked.append(name)
        painted(service, name, picture)

    monkeypatch.setattr(PictureService, "_keep", keep)
    async with browser(public) as visitor:
        await visitor.open(await link_at(inn.person("tom"), evening.match))
        monkeypatch.setattr("bot.web.crowd.MOST_SOCKETS", CROWD + 1)
        monkeypatch.setattr("bot.web.limits.A_SECOND", 1_000_000.0)
        about = (await visitor.look())["about"]
        sockets = [await visitor.listen(about) for _ in range(CROWD)]
        asked.clear()

        await evening.play(1)
        told = await asyncio.gather(*map(hear, sockets))
        pictures = await asyncio.gather(*(visitor.fetch(news) for news in told))

        assert {orjson.dumps(news) for news in told} == {orjson.dumps(told[0])}
        assert {response.status for response in pictures} == {200}
        assert len(asked) == len(set(asked))
        assert len({repr(name) for name in asked if name[0].endswith(" ")}) <= len(told[0]["pictures"])


async def test_who_leaves_amid_a_request_is_no_error(
    evening: Evening, public: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a press whose body has not all come, when its page is closed, then nothing is complained of."""
    begun = asyncio.Event()

    async def send() -> AsyncIterator[bytes]:
        yield b"{"
        begun.set()
        await asyncio.Event().wait()

    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[LIGHT]))
        headers = {"Origin": public}
        asked = asyncio.create_task(
            visitor.session.post(f"{visitor.table}/press", data=send(), headers=headers)
        )
        await begun.wait()
        await visitor.look()

        asked.cancel()

        with pytest.raises(asyncio.CancelledError):
            await asked
        await visitor.look()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_finished_game_is_stepped_through(inn: Inn, evening: Evening, public: str) -> None:
    """Given a game that is over, when somebody who looked on steps through it, then its moments are shown."""
    await inn.pony.services.matches.resign(evening.match, inn.user_id("frida"), "resigned")
    await inn.calm()
    async with browser(public) as visitor:
        await visitor.open(await link_at(inn.person("tom"), evening.match))
        assert (await visitor.look())["kind"] == "board"
        first = await visitor.press(str(ComponentId(Kind.STEP, evening.match)))
        ways = [
            component
            for part in first["parts"]
            for component in part.get("components", ())
            if component["type"] == 2
        ]
        assert first["kind"] == "side"
        assert any(ComponentId.parse(button["custom_id"]).kind is Kind.STEP for button in ways)


def test_without_an_address_nothing_of_the_page_is_loaded() -> None:
    """Given a bot with all its commands and no address, then no module of the page's server is there."""
    program = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from tempfile import TemporaryDirectory\n"
        "from bot.client import Plan, make_client\n"
        "from bot.store.sqlite import SqliteStore\n"
        "async def main():\n"
        "    with TemporaryDirectory() as place:\n"
        "        store = await SqliteStore.open(Path(place) / 'pony.db')\n"
        "        async with await make_client(store, Plan(shard_count=1)):\n"
        "            print(sorted(each for each in sys.modules if 'bot.web' in each or each.endswith("
        "('touching', 'touch.serving'))))\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "[]", done.stderr
