"""A page: what one message shows, with the pictures it still needs, and how it gets there.

The answer to a press never waits for a picture: it keeps the pictures the message already has, and those
that have to be drawn follow in an edit. Pictures are named by a digest of what they show, so the same picture
is never sent twice and a name betrays nothing the picture does not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import Any
from urllib.parse import urlsplit

import discord
import orjson

from bot.draw.board import Board
from bot.draw.encode import Encoded
from bot.engine import Observation
from bot.match.bundle import GameBundle
from bot.match.table import MatchId
from bot.text import Language
from bot.ui.house import House
from bot.ui.ids import base36
from bot.ui.menu import clip
from bot.ui.parts import CONTAINER, GALLERY, MOST_ALT, Layout, Part, picture
from bot.ui.upload import upload

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
    """What a message shows. build: the layout, given its pictures, from top to bottom.

    views: of which there are pictures; take: gives the picture of one. It takes longer than the layout, and
    an answer is laid out with the pictures that hang in the message, so it is not done before it is needed.
    """

    key: str
    build: Callable[[Sequence[Hung]], Layout]
    views: tuple[str, ...] = ()
    take: Callable[[str], Shot] | None = None
    _taken: list[Shot] = field(default_factory=list, init=False, compare=False)
    _alts: dict[str, str] = field(default_factory=dict, init=False, compare=False)

    @property
    def shots(self) -> Sequence[Shot]:
        """The pictures, in the order of the views."""
        if self.take is not None and not self._taken:
            self._taken.extend(map(self.take, self.views))
        return self._taken

    def alt(self, shot: Shot) -> str:
        """The alt text of one of its pictures."""
        alt = self._alts.get(shot.stem)
        if alt is None:
            alt = self._alts[shot.stem] = clip(shot.tell(), MOST_ALT)
        return alt

    @property
    def digest(self) -> str:
        """Equal for pages that look the same."""
        parts = orjson.dumps(self.build([Hung(each.stem, each.stem) for each in self.shots]).to_components())
        return blake2b(parts, digest_size=12).hexdigest()


def shot(
    title: GameBundle,
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
    stem = f"{'seat' if observation.viewer else 'board'}-{base36(match)}-{view}-{seen}"
    return Shot(stem, view, scene, scale, partial(title.words.alt, observation, view, language))


def gallery(hung: Hung) -> Part:
    """One picture over the whole width, with its alt text."""
    return picture(hung.url, hung.alt)


def plain(build: Callable[[], Layout]) -> Page:
    """A page without pictures."""
    return Page("", lambda _: build())


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
            # Put into words here, it is not done in one go with sending.
            page.alt(each)
            found[each.stem] = await self._house.studio.picture(
                board, page.key, each.scene, self._house.theme, each.scale
            )
        await self._house.answers.lull()
        return found


def files(page: Page, pictures: Mapping[str, Encoded]) -> tuple[Layout, list[discord.File]]:
    """The layout of a page with its pictures, and the files to send."""
    sent, hung = [], []
    for each in page.shots:
        picture, alt = pictures[each.stem], page.alt(each)
        file = upload(picture.bytes, f"{each.stem}.{picture.extension}", alt or None)
        sent.append(file)
        hung.append(Hung(file.uri, alt))
    return page.build(hung), sent


def stand_ins(page: Page, have: Mapping[str, Hung]) -> list[Hung]:
    """The pictures an answer keeps of those that hang in the message, by stem: of the same views, or for want
    of them those that were in their places, each with its own alt text."""
    by_view = {view_in(stem): hung for stem, hung in have.items()}
    spare = [hung for view, hung in by_view.items() if view not in page.views]
    found = (by_view.get(each) or (spare.pop(0) if spare else None) for each in page.views)
    return [each for each in found if each is not None]


def is_complete(page: Page, have: Mapping[str, Hung]) -> bool:
    """Whether every picture of a page is among those that hang in the message, by stem."""
    return all(each.stem in have for each in page.shots)


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


def view_in(stem: str) -> str:
    """What a picture shows, by its stem; the stem itself where the name is not one of ours."""
    parts = stem.split("-")
    return parts[2] if len(parts) == 4 else stem


def stem_of(name: str) -> str:
    """A file's name without its extension."""
    return name.rpartition(".")[0]
