"""What a picture says, mark by mark: how large each text and each sign is, and where it lies.

All lettering and all signs of the kit report here what they paint. Nobody listens while the bot runs; a test
does, and so learns from the layout itself what can be read on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

MARKS: Final = "marks"
"""Under this name a picture or sprite that was painted while somebody listened carries its marks."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Kind: TypeAlias = Literal["text", "sign", "line"]
"""A line, such as an arrow or a frame, is not to be read: no text may stand on it or under it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A text, a sign or a line. size: of its letters, or of the longer side of its ink, in
    pixels of the picture.

    box: of its mask. decoration: under which name the layout says that nobody needs it. carries: a sign on
    which something is written on purpose.
    """

    kind: Kind
    name: str
    size: float
    box: Box
    mask: Image.Image
    decoration: str = ""
    carries: bool = False

    def move(self, left: float, top: float) -> Mark:
        """The mark of a sprite where that has been pasted."""
        x, y, right, bottom = self.box
        return replace(self, box=(x + left, y + top, right + left, bottom + top))

    def scale(self, across: float, down: float) -> Mark:
        """The mark of a picture that has been made smaller or larger."""
        left, top, right, bottom = self.box
        box = (left * across, top * down, right * across, bottom * down)
        return replace(self, box=box, size=self.size * min(across, down))


_listens: ContextVar[bool] = ContextVar("listens", default=False)
_decoration: ContextVar[str] = ContextVar("decoration", default="")


@contextmanager
def listening() -> Iterator[None]:
    """Have everything that is painted meanwhile carry its marks."""
    token = _listens.set(True)
    try:
        yield
    finally:
        _listens.reset(token)


def listens() -> bool:
    """Check whether anybody wants to know."""
    return _listens.get()


@contextmanager
def decoration(name: str) -> Iterator[None]:
    """Say that what is laid on a picture meanwhile is there to be looked at and tells nothing by itself."""
    token = _decoration.set(name)
    try:
        yield
    finally:
        _decoration.reset(token)


def marks_on(image: Image.Image) -> tuple[Mark, ...]:
    """The marks a picture carries: none where nobody listened."""
    marks: tuple[Mark, ...] = image.info.get(MARKS, ())
    return marks


def lay_on(image: Image.Image, mark: Mark) -> Mark:
    """The mark as it lies on an image: what a finished picture has for decoration is decided there."""
    name = _decoration.get()
    return replace(mark, decoration=name) if name and image.mode == "RGB" else mark


def note_text(image: Image.Image, corner: tuple[int, int], text: str, size: int, mask: Image.Image) -> None:
    """Report one line of text; corner: where its mask is pasted."""
    if _listens.get():
        _note(image, Mark("text", text, size, _box_at(corner, mask), mask))


def note_sign(
    image: Image.Image,
    corner: tuple[int, int],
    name: str,
    mask: Image.Image,
    carries: bool = False,
    kind: Kind = "sign",
) -> None:
    """Report a sign; corner: where its mask is pasted."""
    if not _listens.get() or (inked := mask.getbbox()) is None:
        return
    left, top, right, bottom = inked
    size = max(right - left, bottom - top)
    place = (corner[0] + left, corner[1] + top)
    cut = mask.crop(inked)
    _note(image, Mark(kind, name, size, _box_at(place, cut), cut, carries=carries))


def as_sign(sprite: Image.Image, name: str, carries: bool = False) -> Image.Image:
    """Report that a finished drawing is a sign as a whole, whatever signs it is made of, and return it."""
    if _listens.get():
        sprite.info[MARKS] = tuple(mark for mark in marks_on(sprite) if mark.kind == "text")
        note_sign(sprite, (0, 0), name, sprite.getchannel("A"), carries)
    return sprite


def as_line(sprite: Image.Image, name: str) -> Image.Image:
    """Report that a finished drawing is a line as a whole, and return it."""
    if _listens.get():
        note_sign(sprite, (0, 0), name, sprite.getchannel("A"), kind="line")
    return sprite


def note_line(image: Image.Image, name: str, points: Sequence[tuple[float, float]], width: int) -> None:
    """Report a line that is drawn on an image."""
    if _listens.get():
        mask = Image.new("L", image.size, 0)
        ImageDraw.Draw(mask).line(points, 255, width, joint="curve")
        note_sign(image, (0, 0), name, mask, kind="line")


def _box_at(corner: tuple[int, int], mask: Image.Image) -> Box:
    left, top = corner
    return (left, top, left + mask.width, top + mask.height)


def _note(image: Image.Image, mark: Mark) -> None:
    image.info[MARKS] = (*marks_on(image), lay_on(image, mark))
