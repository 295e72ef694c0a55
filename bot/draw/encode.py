"""A finished picture as a file: the encoding is chosen by measuring (docs/performance.md).

JPEG takes a sixth of the time of WebP at its fastest. With the tables of quantisation that were meant for
photographs it frays small lettering or weighs too much. Ours are nearly level, as sharp edges need it, and
finer for the slowest frequencies, where steps would show in gradients: 2 dB better at equal weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image

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


def encode_lossless(image: Image.Image) -> Encoded:
    """The picture as PNG, quickly rather than small."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=1)
    return Encoded(out.getvalue(), "png")
