"""Somebody's browser at the page of the board, as far as the server can tell."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any

from aiohttp import ClientResponse, ClientSession, ClientWebSocketResponse, CookieJar, TCPConnector
from yarl import URL

from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn, Person
from tests.wire.inn import said
from tests.wire.people import offer_of, table_message, take

_tokens = count(1)


@dataclass
class Visitor:
    """A browser. public: the address of the page; match: the table it is at."""

    session: ClientSession
    public: str
    match: int = 0

    @property
    def table(self) -> str:
        """The address of the table."""
        return f"{self.public}/table/{self.match}"

    async def open(self, link: str) -> ClientResponse:
        """Follow a link, press its button, and see the page."""
        seen = await self.session.get(link)
        if seen.status != 200:
            return seen
        answer = await self.session.post(link, headers={"Origin": self.public})
        table_path = re.search(r"/table/(\d+)$", str(answer.url))
        self.match = int(table_path[1]) if table_path else 0
        return answer

    async def look(self) -> dict[str, Any]:
        """What is shown now."""
        return dict(await (await self.session.get(f"{self.table}/now")).json())

    async def press(
        self, custom_id: str, values: Sequence[str] = (), *, token: str = "", origin: str | None = None
    ) -> dict[str, Any]:
        """Press something; what comes of it."""
        body = {"id": custom_id, "values": [*values], "token": token or f"press-{next(_tokens):08}"}
        headers = {"Origin": self.public if origin is None else origin}
        answer = await self.session.post(f"{self.table}/press", json=body, headers=headers)
        return {"status": answer.status, **await answer.json()}

    async def listen(self, about: str = "", *, origin: str | None = None) -> ClientWebSocketResponse:
        """Open the connection on which news come, packed as a browser has them packed."""
        headers = {"Origin": self.public if origin is None else origin}
        return await self.session.ws_connect(f"{self.table}/news?about={about}", headers=headers, compress=15)

    async def fetch(self, shown: dict[str, Any], number: int = 0) -> ClientResponse:
        """Fetch a picture that is shown."""
        return await self.session.get(f"{self.table}/{shown['pictures'][number]['stem']}.jpg")


@asynccontextmanager
async def browser(public: str) -> AsyncIterator[Visitor]:
    """A browser with nothing in it."""
    jar = CookieJar(unsafe=True)
    connector = TCPConnector(limit=0)
    headers = {"Accept-Language": "en"}
    async with ClientSession(cookie_jar=jar, headers=headers, connector=connector) as session:
        yield Visitor(session, public)


async def link_at(person: Person | Any, match: int) -> str:
    """The link somebody gets who asks for one."""
    table = await table_message(person)
    answer = await person.press_stale(str(ComponentId(Kind.TOUCH, match)), table)
    return link_in(answer)


async def link_of_seat(person: Person | Any) -> str:
    """The link that the button at somebody's seat gives."""
    panel = (await take(person, offer_of(await table_message(person, Kind.SEAT), Kind.SEAT))).message
    return link_in(await take(person, offer_of(panel, Kind.TOUCH)))


def link_in(answer: Any) -> str:
    """The link in an answer."""
    for message in said(answer):
        link = re.search(r"https?://[^'\"\s]+/open/[^'\"\s]+", str(message.raw))
        if link:
            return link[0]
    raise LookupError(answer.raw)


def cookie_of(visitor: Visitor) -> str:
    """What the browser keeps."""
    kept = visitor.session.cookie_jar.filter_cookies(URL(visitor.public))
    return kept["board"].value


def choices_of(shown: dict[str, Any]) -> list[dict[str, Any]]:
    """All that can be chosen, in the order in which it is shown."""
    menu = shown.get("menu") or {"lit": [], "buttons": [], "groups": []}
    lit = [choice for spot in menu["lit"] for choice in spot["choices"]]
    return [*lit, *menu["buttons"], *(choice for group in menu["groups"] for choice in group["choices"])]


async def act(visitor: Visitor, shown: dict[str, Any], word: str) -> dict[str, Any]:
    """Choose what begins with a word, however many levels down."""
    for choice in choices_of(shown):
        if ComponentId.parse(choice["id"]).payload.startswith(word):
            return await visitor.press(choice["id"])
    raise LookupError(f"{word}: {[choice['id'] for choice in choices_of(shown)]}")


__all__ = [
    "Inn",
    "Visitor",
    "act",
    "browser",
    "choices_of",
    "cookie_of",
    "link_at",
    "link_in",
    "link_of_seat",
]
