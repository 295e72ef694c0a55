"""A page: what one message shows, with the pictures it still needs, and how it gets there.

The answer to a press never waits for a picture: it keeps the pictures the message already has, and those
that have to be drawn follow in an edit. Pictures are named by a digest of what they show, so the same picture
is never sent twice and a name betrays nothing the picture does not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from io import BytesIO
from typing import Any

import discord
import orjson
from discord import ui

from bot.draw.board import Board
from bot.draw.encode import Encoded
from bot.engine import Observation
from bot.match.table import MatchId
from bot.match.title import Title
from bot.text import Language
from bot.ui.house import House
from bot.ui.ids import base36

NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of a page. stem: its file name without the extension."""

    stem: str
    view: str
    scene: Hashable
    alt: str
    scale: float


@dataclass(frozen=True, slots=True)
class Page:
    """What a message shows. build: the layout, given the addresses of the pictures at hand by stem."""

    key: str
    shots: tuple[Shot, ...]
    build: Callable[[Mapping[str, str]], ui.LayoutView]

    @property
    def digest(self) -> str:
        """Equal for pages that look the same."""
        names = {shot.stem: shot.stem for shot in self.shots}
        parts = orjson.dumps(self.build(names).to_components())  # type: ignore[no-untyped-call]
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
    alt = title.words.alt(observation, view, language)
    return Shot(
        f"{'seat' if observation.viewer else 'board'}-{base36(match)}-{seen}", view, scene, alt, scale
    )


def plain(build: Callable[[], ui.LayoutView]) -> Page:
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
        """All pictures of a page."""
        board = self._house.title(page.key).board if page.shots else None
        return {
            each.stem: await self._house.studio.picture(
                board, page.key, each.scene, self._house.theme, each.scale
            )
            for each in page.shots
            if board is not None
        }


def files(page: Page, pictures: Mapping[str, Encoded]) -> tuple[ui.LayoutView, list[discord.File]]:
    """The layout of a page with its pictures, and the files to send."""
    sent = [
        discord.File(
            BytesIO(pictures[each.stem].bytes),
            f"{each.stem}.{pictures[each.stem].extension}",
            description=each.alt[:1024],
        )
        for each in page.shots
    ]
    urls = {each.stem: file.uri for each, file in zip(page.shots, sent, strict=True)}
    return page.build(urls), sent


def kept(
    page: Page, attachments: Sequence[discord.Attachment]
) -> tuple[dict[str, str], list[discord.Attachment], bool]:
    """What a message already has for a page: addresses by stem, attachments to keep, and whether that is all.

    A picture that is still to be drawn is stood in for by the one that was in its place.
    """
    have = {stem_of(attachment): attachment for attachment in attachments}
    wanted = {each.stem for each in page.shots}
    spare = [attachment for stem, attachment in have.items() if stem not in wanted]
    taken: dict[str, discord.Attachment] = {}
    for each in page.shots:
        found = have.get(each.stem) or (spare.pop(0) if spare else None)
        if found is not None:
            taken[each.stem] = found
    complete = all(stem_of(taken[each.stem]) == each.stem for each in page.shots if each.stem in taken)
    urls = {stem: f"attachment://{attachment.filename}" for stem, attachment in taken.items()}
    return urls, list(taken.values()), complete and len(taken) == len(page.shots)


def stem_of(attachment: discord.Attachment) -> str:
    """The name a picture was sent under."""
    return attachment.filename.rpartition(".")[0]
