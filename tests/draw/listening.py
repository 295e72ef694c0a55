"""Painting with somebody listening: marks follow the sprites they are on, and are measured on the picture.

The kit reports each text and sign on the image it is written on. What becomes of that image until it is part
of a picture (pasted, made smaller, cropped) is followed here, so that nothing of it costs the bot anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from itertools import combinations
from typing import Any, Final
from unittest.mock import patch

from PIL import Image, ImageChops, ImageFilter

from bot.draw.kit.cache import PAINTED, PaintedCache
from bot.draw.kit.marks import MARKS, Mark, lay_on, listening, marks_on
from bot.draw.kit.palette import luminance

PHONE: Final = 290
"""Pixels a picture is wide on a phone."""
LEAST_TEXT, LEAST_SIGN, LEAST_CONTRAST = 11.0, 14.0, 4.5
"""Pixels on a phone, and WCAG's ratio for letters of any size."""
TOUCH: Final = 1.0
"""Square pixels on a phone that two inks may share: rounding."""
AROUND: Final = 5
"""Side of the square by which letters are made fatter: what they fill then is what lies behind them."""
SOLID: Final = 200
"""Above this, of 255, what is laid on something hides it."""
WORST: Final = 0.2
"""Share of what lies behind letters that may stand off less from them."""


# Following marks through Pillow.


def _keep(image: Any, marks: tuple[Mark, ...]) -> Any:
    if isinstance(image, Image.Image) and (marks or MARKS in image.info):
        image.info[MARKS] = marks
    return image


def _add(image: Image.Image, more: tuple[Mark, ...]) -> None:
    old = marks_on(image)
    fresh = tuple(mark for mark in (lay_on(image, new_mark) for new_mark in more) if mark not in old)
    _keep(image, (*old, *fresh))


_within: list[str] = []
"""Pillow's own calls of itself, which carry nothing a second time."""


def _outermost(name: str, follow: Callable[..., None]) -> Any:
    """A context in which a method or function of Pillow has what follows from it told to `follow`."""
    owner, _, attribute = name.rpartition(".")
    home = Image if owner == "" else Image.Image
    original = getattr(home, attribute)

    @wraps(original)
    def call(*args: Any, **kwargs: Any) -> Any:
        if _within:
            return original(*args, **kwargs)
        before = marks_on(args[0])
        _within.append(name)
        try:
            done = original(*args, **kwargs)
        finally:
            _within.pop()
        follow(done, before, *args, **kwargs)
        return done

    return patch.object(home, attribute, call)


def _pasted(
    _: Any, before: tuple[Mark, ...], into: Any, lain: Any, box: Any = None, mask: Any = None
) -> None:
    if isinstance(lain, Image.Image):
        left, top = (0, 0) if box is None or isinstance(box, Image.Image) else box[:2]
        _keep(into, tuple(_covered(mark, lain if mask is None else mask, left, top) for mark in before))
        _add(into, tuple(mark.move(left, top) for mark in marks_on(lain)))
    else:
        _keep(into, before)


def _covered(mark: Mark, cover: Image.Image, left: int, top: int) -> Mark:
    """What is left to be seen of a line once something has been laid on it; other marks stay as they are."""
    if mark.kind != "line":
        return mark
    box = tuple(map(round, mark.box))
    seen = _at_its_place(mark, (box[0], box[1], box[2], box[3]))
    alpha = Image.new("L", cover.size, 255)
    if cover.mode in ("RGBA", "L"):
        alpha = cover.getchannel(cover.mode[-1])
    seen.paste(0, (left - box[0], top - box[1]), alpha.point(lambda value: 255 * (value > SOLID)))
    return replace(mark, mask=seen)


def _laid_over(
    _: Any, before: tuple[Mark, ...], into: Any, lain: Any, dest: Any = (0, 0), *more: Any
) -> None:
    _keep(into, before)
    _add(into, tuple(mark.move(*dest[:2]) for mark in marks_on(lain)))


def _joined(done: Any, before: tuple[Mark, ...], under: Any, over: Any) -> None:
    _keep(done, before)
    _add(done, marks_on(over))


def _resized(done: Any, before: tuple[Mark, ...], whole: Any, *_: Any, **__: Any) -> None:
    across, down = done.width / whole.width, done.height / whole.height
    _keep(done, tuple(mark.scale(across, down) for mark in before))


def _cropped(done: Any, before: tuple[Mark, ...], _: Any, box: Any = None) -> None:
    left, top = (0, 0) if box is None else box[:2]
    moved = (mark.move(-left, -top) for mark in before)
    _keep(done, tuple(mark for mark in moved if _is_within(mark, done)))


def _is_within(mark: Mark, image: Image.Image) -> bool:
    left, top, right, bottom = mark.box
    return right > 0 and bottom > 0 and left < image.width and top < image.height


MARKED: Final = PaintedCache()
"""What has been painted with marks."""


@contextmanager
def following() -> Iterator[None]:
    """Paint with marks. What is kept of other pictures carries none: it is put aside meanwhile."""
    with (
        patch.multiple(PAINTED, at_hand=MARKED.at_hand, packed=MARKED.packed),
        listening(),
        _outermost("Image.paste", _pasted),
        _outermost("Image.alpha_composite", _laid_over),
        _outermost("alpha_composite", _joined),
        _outermost("Image.resize", _resized),
        _outermost("Image.reduce", _resized),
        _outermost("Image.rotate", _resized),
        _outermost("Image.crop", _cropped),
    ):
        yield


# Measuring.


@dataclass(frozen=True, slots=True)
class Flaw:
    """What cannot be read on a phone. what: text, sign, contrast, overlap, or line for a text that is crossed
    by one; measure: in its unit."""

    what: str
    name: str
    measure: float

    def __str__(self) -> str:
        return f"{self.what} {self.name!r}: {self.measure:.1f}"


def read_on(picture: Image.Image) -> list[Mark]:
    """The marks that lie on a picture and are to be read."""
    return [mark for mark in marks_on(picture) if not mark.decoration and _is_within(mark, picture)]


def flaws_of(picture: Image.Image) -> list[Flaw]:
    """All that falls short of the bar in a picture painted with marks."""
    at_phone = PHONE / picture.width
    marks = read_on(picture)
    flaws: list[Flaw] = []
    for mark in marks:
        size, least = mark.size * at_phone, LEAST_TEXT if mark.kind == "text" else LEAST_SIGN
        if mark.kind != "line" and size < least - 0.05:
            flaws.append(Flaw(mark.kind, mark.name, size))
        if mark.kind == "text" and (ratio := contrast_of(picture, mark)) < LEAST_CONTRAST:
            flaws.append(Flaw("contrast", mark.name, ratio))
    return [*flaws, *overlaps_on(picture)]


def overlaps_on(picture: Image.Image) -> list[Flaw]:
    """The texts of a picture that lie on another text or on a sign, or are crossed by a line."""
    at_phone, flaws = PHONE / picture.width, []
    for one, other in combinations(read_on(picture), 2):
        kinds = one.kind, other.kind
        if "text" in kinds and not one.carries and not other.carries:
            shared = _shared(one, other) * at_phone**2
            if shared > TOUCH:
                what = "line" if "line" in kinds else "overlap"
                flaws.append(Flaw(what, f"{one.name} / {other.name}", shared))
    return flaws


def _at_its_place(mark: Mark, box: tuple[int, int, int, int]) -> Image.Image:
    """The mark's mask, cut to a box of the picture."""
    left, top, right, bottom = mark.box
    size = (max(1, round(right - left)), max(1, round(bottom - top)))
    mask = mark.mask if mark.mask.size == size else mark.mask.resize(size, Image.Resampling.BOX)
    laid = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
    laid.paste(mask, (round(left) - box[0], round(top) - box[1]))
    return laid


def _shared(one: Mark, other: Mark) -> float:
    """Square pixels of the picture on which both have ink."""
    left, top = (max(a, b) for a, b in zip(one.box[:2], other.box[:2], strict=True))
    right, bottom = (min(a, b) for a, b in zip(one.box[2:], other.box[2:], strict=True))
    if right - left < 1 or bottom - top < 1:
        return 0.0
    box = (round(left), round(top), round(right), round(bottom))
    if box[0] >= box[2] or box[1] >= box[3]:
        return 0.0
    both = ImageChops.darker(_at_its_place(one, box), _at_its_place(other, box))
    return float(sum(both.point(lambda value: value > 127).histogram()[1:]))


LINEAR: Final = [round(255 * luminance((value, value, value))) for value in range(256)]
WEIGHTS: Final = (0.2126, 0.7152, 0.0722, 0.0)


def contrast_of(picture: Image.Image, mark: Mark) -> float:
    """How the letters that are to be seen stand off from what is to be seen behind them; 1 if covered."""
    left, top, right, bottom = mark.box
    box = (
        max(0, round(left) - AROUND), max(0, round(top) - AROUND),
        min(picture.width, round(right) + AROUND), min(picture.height, round(bottom) + AROUND),
    )  # fmt: skip
    mask = _at_its_place(mark, box)
    fat = mask.point(lambda value: 255 if value > 40 else 0).filter(ImageFilter.MaxFilter(AROUND))
    behind = ImageChops.subtract(fat, mask.point(lambda value: 255 if value > 8 else 0))
    most = max(tone for tone, count in enumerate(mask.histogram()) if count)
    inked = mask.point(lambda value: 255 if value > min(200.0, most * 0.8) else 0)
    seen = picture.crop(box).convert("RGB").point(LINEAR * 3).convert("L", WEIGHTS)
    ink = _quantile(seen.histogram(inked), 0.5)
    ratios = sorted(
        (_ratio(ink, tone / 255), count) for tone, count in enumerate(seen.histogram(behind)) if count
    )
    total, passed = sum(count for _, count in ratios), 0
    for ratio, count in ratios:
        passed += count
        if passed >= WORST * total:
            return ratio
    return 1.0


def _quantile(counts: list[int], share: float) -> float:
    total, passed = sum(counts), 0
    for tone, count in enumerate(counts):
        passed += count
        if total and passed >= share * total:
            return tone / 255
    return 0.0


def _ratio(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)
