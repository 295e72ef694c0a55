"""A page: what one message shows, with the pictures it still needs, and how it gets there.

The answer to a press never waits for a picture: it keeps the pictures the message already has, and those
that have to be drawn follow in an edit. Pictures are named by a digest of what they show, so the same picture
is never sent twice and a name betrays nothing the picture does not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from io import BytesIO
from typing import Any
from urllib.parse import urlsplit

import discord
import orjson

from bot.draw.board import Board
from bot.draw.encode import Encoded
from bot.engine import Observation
from bot.match.table import MatchId
from bot.match.title import Title
from bot.text import Language
from bot.ui.house import House
from bot.ui.ids import base36
from bot.ui.menu import clip
from bot.ui.parts import CONTAINER, GALLERY, MOST_ALT, Layout, Part, picture

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of a page. stem: its file name without the extension; tell: gives its alt text."""

    stem: str
    view: str
    scene: Hashable
    scale: float
    tell: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Hung:
    """A picture that is at hand: its address and the alt text it was sent with."""

    url: str
    alt: str


@dataclass(frozen=True, slots=True)
class Page:
    """What a message shows. build: the layout, given the pictures at hand by stem."""

    key: str
    shots: tuple[Shot, ...]
    build: Callable[[Mapping[str, Hung]], Layout]

    @property
    def digest(self) -> str:
        """Equal for pages that look the same."""
        names = {shot.stem: Hung(shot.stem, shot.stem) for shot in self.shots}
        parts = orjson.dumps(self.build(names).to_components())
        return blake2b(parts, digest_size=12).hexdigest()


def shot(
    title: Title,
    match: MatchId,
    observation: Observation,
    view: str,
    language: Language,
    theme: str,
    scale: float = 1.0,
) -> Shot:
    """A picture of an observation."""
    board: Board[Any] = title.board
    scene = board.scene(observation, view, language)
    seen = blake2b(repr((title.key, scene, theme, scale)).encode(), digest_size=6).hexdigest()
    stem = f"{'seat' if observation.viewer else 'board'}-{base36(match)}-{seen}"
    return Shot(stem, view, scene, scale, partial(title.words.alt, observation, view, language))


def gallery(hung: Hung) -> Part:
    """One picture over the whole width, with its alt text."""
    return picture(hung.url, hung.alt)


def plain(build: Callable[[], Layout]) -> Page:
    """A page without pictures."""
    return Page("", (), lambda _: build())


class Painter:
    """Gets the pictures of pages: from the message, from the cache, or drawn."""

    def __init__(self, house: House) -> None:
        self._house = house

    def cached(self, page: Page) -> dict[str, Encoded] | None:
        """All pictures of a page, if all are at hand."""
        found = {}
        for each in page.shots:
            picture = self._house.studio.cached(page.key, each.scene, self._house.theme, each.scale)
            if picture is None:
                return None
            found[each.stem] = picture
        return found

    async def drawn(self, page: Page) -> dict[str, Encoded]:
        """All pictures of a page, in a moment in which they may be sent."""
        found = {}
        for each in page.shots:
            board = self._house.title(page.key).board
            found[each.stem] = await self._house.studio.picture(
                board, page.key, each.scene, self._house.theme, each.scale
            )
        await self._house.answers.lull()
        return found


def files(page: Page, pictures: Mapping[str, Encoded]) -> tuple[Layout, list[discord.File]]:
    """The layout of a page with its pictures, and the files to send."""
    sent, hung = [], {}
    for each in page.shots:
        picture, alt = pictures[each.stem], clip(each.tell(), MOST_ALT)
        file = discord.File(
            BytesIO(picture.bytes), f"{each.stem}.{picture.extension}", description=alt or None
        )
        sent.append(file)
        hung[each.stem] = Hung(file.uri, alt)
    return page.build(hung), sent


def kept(page: Page, have: Mapping[str, Hung]) -> tuple[dict[str, Hung], bool]:
    """What a message already shows of a page: pictures by stem, and whether that is all of them.

    have: the pictures that hang in the message. One still to be drawn is stood in for by the one that was in
    its place, with its own alt text.
    """
    wanted = {each.stem for each in page.shots}
    spare = [stem for stem in have if stem not in wanted]
    hung: dict[str, Hung] = {}
    for each in page.shots:
        stem = each.stem if each.stem in have else (spare.pop(0) if spare else None)
        if stem is not None:
            hung[each.stem] = have[stem]
    return hung, wanted <= have.keys()


def hanging(components: Iterable[Part]) -> Iterator[Hung]:
    """The pictures in a message's galleries, from top to bottom."""
    for part in components:
        if part["type"] == GALLERY:
            for item in part["items"]:
                name = urlsplit(item["media"]["url"]).path.rpartition("/")[2]
                yield Hung(f"attachment://{name}", item.get("description") or "")
        elif part["type"] == CONTAINER:
            yield from hanging(part["components"])


def sent_as(sent: Iterable[discord.File]) -> dict[str, Hung]:
    """Pictures as they hang once they have been sent, by stem."""
    return by_stem(Hung(each.uri, each.description or "") for each in sent)


def by_stem(hung: Iterable[Hung]) -> dict[str, Hung]:
    """Pictures by the stem of their file's name."""
    return {stem_of(each.url.rpartition("/")[2]): each for each in hung}


def stem_of(name: str) -> str:
    """A file's name without its extension."""
    return name.rpartition(".")[0]
