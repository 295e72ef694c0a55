"""A page: what one message shows, with the pictures it still needs.

The answer to a press never waits for a picture: it keeps the pictures the message already has, and those that
have to be drawn follow in an edit. Pictures are named by a digest of what they show, so the same picture is
never sent twice and a name betrays nothing the picture does not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from io import BytesIO
from typing import Final
from urllib.parse import urlsplit

import discord
import orjson

from bot.draw.encode import Encoded
from bot.ui.menus.level import clip
from bot.ui.messages.layout import MOST_ALT, Layout

COVER: Final = "cover"
"""The name of the picture of a game in its lobby."""


@dataclass(frozen=True)
class PictureRequest:
    """A picture of a page. stem: its file name without the extension; describe: gives its alt text.

    audience: the seat whose picture it is, "" where it is for everybody. What one seat looks at is not at
    hand for another: else how soon a picture comes would tell what others had to look at.
    """

    stem: str
    view: str
    scene: Hashable
    scale: float
    describe: Callable[[], str] = field(compare=False)
    audience: str = ""

    @cached_property
    def alt(self) -> str:
        """Its alt text."""
        return clip(self.describe(), MOST_ALT)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A picture that hangs in a message: its address and the alt text it was sent with.

    old: whether the words beside it say more than it shows.
    """

    url: str
    alt: str
    old: bool = False

    @property
    def stem(self) -> str:
        """Its file's name without the extension."""
        return self.url.rpartition("/")[2].rpartition(".")[0]

    @property
    def view(self) -> str:
        """Return what it shows; the stem where the name is not one of ours."""
        parts = self.stem.split("-")
        return parts[2] if len(parts) == 4 else self.stem


@dataclass(frozen=True)
class Page:
    """The content of a message. build: the layout, given its pictures, from top to bottom.

    views: of which there are pictures; request: asks for the picture of one. That takes longer than the
    layout, so it is not done before it is needed.
    """

    key: str
    build: Callable[[Sequence[Attachment]], Layout]
    views: tuple[str, ...] = ()
    request: Callable[[str], PictureRequest] | None = None

    @cached_property
    def pictures(self) -> tuple[PictureRequest, ...]:
        """The pictures, in the order of the views."""
        return () if self.request is None else tuple(map(self.request, self.views))

    @cached_property
    def digest(self) -> str:
        """Equal for pages that look the same."""
        layout = self.build([Attachment(each.stem, each.stem) for each in self.pictures])
        return blake2b(orjson.dumps(layout.to_components()), digest_size=12).hexdigest()  # type: ignore[no-untyped-call]

    def is_complete(self, attached: Iterable[Attachment]) -> bool:
        """Check whether every picture it needs is among these."""
        return {each.stem for each in self.pictures} <= {each.stem for each in attached}


def plain(build: Callable[[], Layout]) -> Page:
    """A page without pictures."""
    return Page("", lambda _: build())


def attach(page: Page, pictures: Mapping[str, Encoded]) -> tuple[Layout, list[discord.File]]:
    """The layout of a page with its pictures by stem, and the files to send."""
    files = [
        discord.File(
            BytesIO(pictures[each.stem].bytes),
            f"{each.stem}.{pictures[each.stem].extension}",
            description=each.alt or None,
        )
        for each in page.pictures
    ]
    return page.build(sent(files)), files


@contextmanager
def close_after_sending(files: Sequence[discord.File]) -> Iterator[None]:
    """The time in which files are sent; requests would keep them until garbage is collected."""
    try:
        yield
    finally:
        for each in files:
            # Until its file is closed a stream cannot be; discord.py leaves that to whoever opened it.
            each.close()
            each.fp.close()


def sent(files: Iterable[discord.File]) -> list[Attachment]:
    """Pictures as they hang once they have been sent."""
    return [Attachment(each.uri, each.description or "") for each in files]


def keep_attachments(page: Page, attached: Sequence[Attachment], *, judged: bool = True) -> list[Attachment]:
    """The pictures an answer keeps of those in the message: of the same views, or for want of them those that
    were in their places, each with its own alt text. The lobby's stands in for none of the table.

    judged: whether it is said of each if it is older than the page; not where it is not known yet what the
    page's own pictures are, since they name people.
    """
    by_view = {each.view: each for each in attached}
    spare = [each for view, each in by_view.items() if view not in (*page.views, COVER)]
    kept = (by_view.get(view) or (spare.pop(0) if spare else None) for view in page.views)
    found = [each for each in kept if each is not None]
    wanted = {each.stem for each in page.pictures} if found and judged else {each.stem for each in found}
    return [replace(each, old=each.stem not in wanted) for each in found]


def attachments_of(components: Iterable[discord.Component]) -> Iterator[Attachment]:
    """The pictures in a message's galleries, from top to bottom."""
    for part in components:
        if isinstance(part, discord.MediaGalleryComponent):
            for item in part.items:
                name = urlsplit(item.media.url).path.rpartition("/")[2]
                yield Attachment(f"attachment://{name}", item.description or "")
        elif isinstance(part, discord.Container):
            yield from attachments_of(part.children)
