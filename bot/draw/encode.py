"""A finished picture, or a finished game as an animation, as a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from typing import Final

from PIL import Image

# A finished picture as a file: the encoding is chosen by measuring (docs/performance.md).
#
# JPEG takes a sixth of the time of WebP at its fastest. With the tables of quantisation that were meant for
# photographs it frays small lettering or weighs too much. Ours are nearly level, as sharp edges need it, and
# finer for the slowest frequencies, where steps would show in gradients: 2 dB better at equal weight.

SIDE: Final = 8
"""JPEG cuts a picture into squares of so many pixels."""


def _table_by_diagonal(steps: Sequence[int]) -> list[int]:
    """A table of steps by diagonal, from the slowest frequency on; the last stands for all that follow."""
    return [steps[min(across + down, len(steps) - 1)] for down in range(SIDE) for across in range(SIDE)]


BRIGHTNESS: Final = _table_by_diagonal((8, 14, 20, 26, 27))
COLOUR: Final = _table_by_diagonal((10, 12, 20, 36, 48))
HEAVIEST: Final = 600_000
"""Bytes above which a picture is encoded more coarsely: a hand of seven cards at its largest."""
COARSER: Final = (1.0, 1.6, 2.4, 3.6)
"""Factors of the steps that are tried one after the other."""
COARSEST_STEP: Final = 255


@dataclass(frozen=True, slots=True)
class Encoded:
    """A picture ready to be sent. extension: without the dot."""

    bytes: bytes
    extension: str


def encode(image: Image.Image) -> Encoded:
    """The picture, mode RGB, as JPEG; the same picture always gives the same bytes."""
    out = BytesIO()
    for factor in COARSER:
        out = BytesIO()
        tables = [
            [min(COARSEST_STEP, round(step * factor)) for step in table] for table in (BRIGHTNESS, COLOUR)
        ]
        image.save(out, "JPEG", qtables=tables, subsampling="4:2:0")
        if out.tell() <= HEAVIEST:
            break
    return Encoded(out.getvalue(), "jpg")


# A finished game as an animated WebP: a fraction of the bytes of a GIF, all colours, and Discord plays it
# wherever it is uploaded as a file.

MOST_FRAMES = 150
"""Pictures of one animation; a longer game is thinned out."""
MOST_BYTES = 3 * 1024 * 1024
"""What somebody shares on a phone may weigh."""
WIDTH = 700
"""Pixels an animation is wide at first."""
BEAT, LEAST_BEAT, LAST = 900, 120, 3500
"""Milliseconds of a picture where there are few, the least where there are many, and of the last one."""
LONGEST = 20_000
"""Milliseconds of an animation."""
QUALITY, EFFORT = 78, 2


class TooManyFramesError(ValueError):
    """Raised for more frames than an animation may have; thin them out first."""


def thin_out(count: int, most: int = MOST_FRAMES) -> tuple[int, ...]:
    """Choose which of `count` pictures to show: evenly spread, the first and the last always."""
    if count <= most:
        return tuple(range(count))
    return tuple(round(index * (count - 1) / (most - 1)) for index in range(most))


def join(pictures: Sequence[Encoded], most_bytes: int) -> Encoded:
    """Pictures as an animation. Raises TooManyFramesError, and ValueError for none at all."""
    return animate(map(_decode, pictures), min(most_bytes, MOST_BYTES))


def _decode(picture: Encoded) -> Image.Image:
    """An encoded picture as pixels."""
    with Image.open(BytesIO(picture.bytes)) as read:
        return read.convert("RGB")


def animate(frames: Iterable[Image.Image], most_bytes: int = MOST_BYTES) -> Encoded:
    """The frames in order, each in the middle of the largest. Too heavy an animation is made smaller, at most
    three times.

    Raises TooManyFramesError, and ValueError for no frames at all.
    """
    pictures = [_reduce(frame, WIDTH) for frame in islice(frames, MOST_FRAMES + 1)]
    if len(pictures) > MOST_FRAMES:
        raise TooManyFramesError(str(MOST_FRAMES))
    if not pictures:
        raise ValueError("an animation needs a frame")
    pictures = _make_alike(pictures)
    data = _encode(pictures)
    for share in (0.8, 0.6, 0.4):
        if len(data) <= most_bytes:
            break
        data = _encode([_reduce(picture, round(pictures[0].width * share)) for picture in pictures])
    return Encoded(data, "webp")


def _reduce(frame: Image.Image, width: int) -> Image.Image:
    if frame.width <= width:
        return frame
    return frame.resize((width, round(frame.height * width / frame.width)), Image.Resampling.LANCZOS)


def _make_alike(pictures: Sequence[Image.Image]) -> list[Image.Image]:
    """All pictures at one size; what one lacks of it is the colour of its corner."""
    wide, high = (max(sides) for sides in zip(*(picture.size for picture in pictures), strict=True))
    return [_put_in(picture, (wide, high)) for picture in pictures]


def _put_in(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    if picture.size == size:
        return picture
    whole = Image.new("RGB", size, picture.getpixel((0, 0)))
    whole.paste(picture, ((size[0] - picture.width) // 2, (size[1] - picture.height) // 2))
    return whole


def _encode(pictures: list[Image.Image]) -> bytes:
    out = BytesIO()
    moving = len(pictures) - 1
    beat = max(LEAST_BEAT, min(BEAT, (LONGEST - LAST) // moving)) if moving else LAST
    pictures[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=pictures[1:],
        duration=[beat] * moving + [LAST],
        loop=0,
        quality=QUALITY,
        method=EFFORT,
    )
    return out.getvalue()
