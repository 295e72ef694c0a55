"""What a first visit takes: as few bytes and as few journeys as can be, and no picture begun late."""

from __future__ import annotations

import re
from typing import Any

import orjson
import pytest

from bot.draw.picture_service import PictureService
from bot.web.server import FILES
from tests.simcord.evening import LIGHT, Evening
from tests.waiting import becomes_so
from tests.web.visitor import Visitor, browser, choices_of, link_of_seat


async def test_what_is_read_is_sent_packed_and_pictures_as_they_are(evening: Evening, public: str) -> None:
    """Given a browser that takes what is packed, then the page, its script and what is shown are packed, a
    picture is not; and one that does not take it is sent the same as it is."""
    async with browser(public) as visitor:
        page = await visitor.open(await link_of_seat(evening.people[LIGHT]))
        shown = await visitor.look()
        for address in (str(page.url), f"{visitor.table}/now", _scripts(public, await page.text())[0]):
            packed = await visitor.session.get(address, headers={"Accept-Encoding": "gzip"})
            plain = await visitor.session.get(address, headers={"Accept-Encoding": "identity"})
            assert packed.headers["Content-Encoding"] == "gzip", address
            assert "Content-Encoding" not in plain.headers, address
            assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
            assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"])
            assert await packed.read() == await plain.read()
        assert "Content-Encoding" not in (await visitor.fetch(shown)).headers


async def test_the_page_brings_what_is_shown_and_names_all_it_will_load(
    evening: Evening, public: str
) -> None:
    """Given the page, then what is shown stands in it, and each module of it is named before any is read."""
    async with browser(public) as visitor:
        text = await (await visitor.open(await link_of_seat(evening.people[LIGHT]))).text()
        told = re.search(r'<script type="application/json" id="told">(.*?)</script>', text)
        assert told is not None
        assert orjson.loads(told[1])["shown"] == await visitor.look()

        stem = orjson.loads(told[1])["shown"]["pictures"][0]["stem"]
        assert f'<link rel="preload" as="image" href="/table/{visitor.match}/{stem}.jpg?theme=' in text

        scripts = _scripts(public, text)
        assert sorted(script.rpartition("/")[2] for script in scripts) == sorted(
            path.name for path in FILES.glob("*.js")
        )
        for script in scripts:
            assert (await visitor.session.get(script)).status == 200


async def test_the_page_comes_in_the_theme_somebody_has_chosen(evening: Evening, public: str) -> None:
    """Given the cookie in which the page keeps a theme, then the page and its first picture have that; and
    the house's own where the cookie says what is none."""
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[LIGHT]))
        for chosen, theme in (("night", "night"), ("<b>", "parchment")):
            visitor.session.cookie_jar.update_cookies({"theme": chosen})
            text = await (await visitor.session.get(visitor.table)).text()
            assert f'data-theme="{theme}"' in text
            assert f"?theme={theme}" in text
            assert chosen == theme or chosen not in text


async def test_the_first_picture_is_painted_before_it_is_asked_for(
    evening: Evening, public: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given somebody who touches a choice, when they are answered, then the picture that the question needs
    is painted already, in the theme they have chosen, and no other one of theirs."""
    painted: list[tuple[Any, ...]] = []
    keep = PictureService._keep

    def note(service: PictureService, name: Any, picture: Any) -> None:
        painted.append(name)
        keep(service, name, picture)

    monkeypatch.setattr(PictureService, "_keep", note)
    seat = await evening.whose()
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[seat]))
        shown = await visitor.look()
        await visitor.session.get(f"{visitor.table}/{shown['pictures'][0]['stem']}.jpg?theme=night")
        before = len(painted)

        await _act(visitor, shown)

        def mine() -> list[tuple[Any, ...]]:
            return [name for name in painted[before:] if name[0].endswith(f" {seat}") and name[2] == "night"]

        await becomes_so(lambda: len(mine()) == 1, "nothing was painted")


async def _act(visitor: Visitor, shown: dict[str, Any]) -> dict[str, Any]:
    """Touch the first choice, and what it leads to, until one counts; what is shown then."""
    while (choice := choices_of(shown)[0])["leads"]:
        shown = await visitor.press(choice["id"])
    return await visitor.press(choice["id"])


def _scripts(public: str, page: str) -> list[str]:
    """The addresses of the modules that a page names to be loaded early."""
    return [public + path for path in re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)]
